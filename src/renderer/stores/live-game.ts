/**
 * One live game, as the host tells it: joined once, then followed by events. Each event says where its turns belong, so
 * what is known already is skipped; where turns are missing the game is joined again.
 */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { EventPayload, LiveGame, LiveStatus } from '../../shared/bridge.ts';
import type { GameSetup, TurnRecord } from '../../shared/match/replay.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

type NewTurns = EventPayload<'live.turns'>;

export const useLiveGameStore = defineStore('live-game', () => {
  const { bridge } = useHost();
  const live = ref<string | null>(null);
  const setup = shallowRef<GameSetup | null>(null);
  const turns = shallowRef<readonly TurnRecord[]>([]);
  const times = shallowRef<readonly number[]>([]);
  const end = shallowRef<LiveStatus>({ status: 'running' });
  const problem = shallowRef<Problem | null>(null);
  let joining: symbol | null = null;
  let heardMeanwhile: NewTurns[] = [];

  bridge.on('live.turns', (news) => {
    if (news.live !== live.value) return;
    if (joining) heardMeanwhile.push(news);
    else if (!append(news)) void rejoin();
  });

  bridge.on('live.ended', (news) => {
    if (news.live === live.value) end.value = news.end;
  });

  async function join(id: string): Promise<void> {
    if (live.value !== id) leave();
    live.value = id;
    await rejoin();
  }

  async function rejoin(): Promise<void> {
    const id = live.value;
    if (id === null) return;
    const attempt = (joining = Symbol(id));
    heardMeanwhile = [];
    problem.value = null;
    try {
      const game = await bridge.call('live.join', { live: id });
      if (joining === attempt) accept(game);
    } catch (error) {
      if (joining === attempt) problem.value = problemOf(error);
    } finally {
      if (joining === attempt) joining = null;
    }
  }

  function accept(game: LiveGame): void {
    setup.value = game.setup;
    turns.value = game.turns;
    times.value = game.times;
    // The news of the end may have overtaken a reply that was written before it.
    if (game.end.status !== 'running' || end.value.status === 'running') end.value = game.end;
    const complete = heardMeanwhile.every(append);
    heardMeanwhile = [];
    if (!complete) void Promise.resolve().then(rejoin);
  }

  /** False when turns are missing in between. */
  function append({ from, turns: heard, times: heardTimes }: NewTurns): boolean {
    const known = turns.value.length;
    if (from > known) return false;
    const fresh = heard.slice(known - from);
    if (fresh.length === 0) return true;
    turns.value = [...turns.value, ...fresh];
    const answers = fresh.reduce((count, turn) => count + [turn].flat().length, 0);
    times.value = [...times.value, ...heardTimes.slice(heardTimes.length - answers)];
    return true;
  }

  function leave(): void {
    joining = null;
    live.value = null;
    setup.value = null;
    turns.value = [];
    times.value = [];
    end.value = { status: 'running' };
    problem.value = null;
  }

  return { live, setup, turns, times, end, problem, join, rejoin, leave };
});
