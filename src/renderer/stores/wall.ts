/** The games that the host plays now, and those it played last. */
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { LiveSummary } from '../../shared/bridge.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

/** A contest has thousands of games; the host forgets the finished ones too. */
const MOST_FINISHED = 48;

function trimmed(games: readonly LiveSummary[]): readonly LiveSummary[] {
  let finished = 0;
  return games.filter(({ status }) => status === 'running' || finished++ < MOST_FINISHED);
}

export const useWallStore = defineStore('wall', () => {
  const { bridge } = useHost();
  /** The newest first; null until the host has told. */
  const games = shallowRef<readonly LiveSummary[] | null>(null);
  const problem = shallowRef<Problem | null>(null);
  let startedMeanwhile: LiveSummary[] = [];

  bridge.on('live.started', (game) => {
    if (games.value) games.value = trimmed([game, ...games.value.filter(({ live }) => live !== game.live)]);
    else startedMeanwhile.push(game);
  });

  bridge.on('live.ended', ({ live, end: { status } }) => {
    games.value = games.value?.map((game) => (game.live === live ? { ...game, status } : game)) ?? null;
  });

  // What was played is no game of the contest that is open now.
  bridge.on('contest.switched', () => {
    games.value = games.value?.map((game) => ({ ...game, contestGame: undefined })) ?? null;
  });

  async function read(): Promise<void> {
    problem.value = null;
    startedMeanwhile = [];
    games.value = null;
    try {
      const listed = await bridge.call('live.list');
      const known = new Set(listed.map(({ live }) => live));
      games.value = [...listed, ...startedMeanwhile.filter(({ live }) => !known.has(live))].toReversed();
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  const running = computed(() => games.value?.filter(({ status }) => status === 'running') ?? []);
  const finished = computed(() => games.value?.filter(({ status }) => status !== 'running') ?? []);

  return { games, running, finished, problem, read };
});
