/** The contest being played, as the host tells it a few times a second. */
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { GameRow, RunningGame, RunState } from '../../shared/bridge/running.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { once } from './once.ts';

/** Those that have just finished stay in sight for a while; all are in the list of games. */
const JUST_FINISHED = 12;

const NOTHING: RunState = {
  status: 'idle',
  categories: [],
  finished: 0,
  remaining: 0,
  remainingMs: null,
  running: [],
  problems: [],
};

export const useRunStore = defineStore('run', () => {
  const { bridge } = useHost();
  const state = shallowRef<RunState>(NOTHING);
  const justFinished = shallowRef<readonly GameRow[]>([]);
  const problem = shallowRef<Problem | null>(null);
  const isBusy = ref(false);

  const isRunning = computed(() => ['running', 'pausing', 'stopping'].includes(state.value.status));
  /** Those of each match, by the category and the match's id. */
  const byMatch = computed(() => Map.groupBy(state.value.running, ({ category, match }) => `${category} ${match}`));

  bridge.on('run.changed', (now) => {
    state.value = now;
  });
  bridge.on('games.finished', (game) => {
    justFinished.value = [game, ...justFinished.value.filter(({ id }) => id !== game.id)].slice(0, JUST_FINISHED);
  });
  bridge.on('contest.switched', () => {
    state.value = NOTHING;
    justFinished.value = [];
    problem.value = null;
    void read();
  });

  const read = once(async () => {
    try {
      state.value = await bridge.call('run.state');
      if (state.value.finished > 0 && justFinished.value.length === 0) await readFinished();
    } catch (error) {
      problem.value = problemOf(error);
    }
  });

  /** Those that finished before this window was opened. */
  async function readFinished(): Promise<void> {
    const { rows } = await bridge.call('games.list', { filter: { state: 'finished' }, limit: JUST_FINISHED });
    if (justFinished.value.length === 0) justFinished.value = rows;
  }

  async function ask(question: () => Promise<RunState>): Promise<boolean> {
    problem.value = null;
    isBusy.value = true;
    try {
      state.value = await question();
      return true;
    } catch (error) {
      problem.value = problemOf(error);
      return false;
    } finally {
      isBusy.value = false;
    }
  }

  const start = (categories?: readonly number[]) =>
    ask(() => bridge.call('run.start', categories ? { categories: [...categories] } : {}));
  const pause = () => ask(() => bridge.call('run.pause'));
  const stop = () => ask(() => bridge.call('run.stop'));
  const runningOf = (category: number, match: string): readonly RunningGame[] =>
    byMatch.value.get(`${category} ${match}`) ?? [];

  return { state, justFinished, problem, isBusy, isRunning, read, start, pause, stop, runningOf };
});
