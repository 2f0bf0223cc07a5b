/**
 * One live game, as the host tells it: joined once, then followed by events. Each event says where its turns belong, so
 * what is known already is skipped; where turns are missing the game is joined again. However many of them come in
 * between, the window takes them up once for each of its pictures: it must not drown in what it cannot show.
 */
import { nextTick, ref, shallowRef, type Ref } from 'vue';
import type { Bridge, ContestGame, EventPayload, LiveGame, LiveStatus } from '../../shared/bridge.ts';
import type { GameSetup, TurnRecord } from '../../shared/match/replay.ts';
import { problemOf, type Problem } from '../bridge/host.ts';
import type { GameRecord } from '../composables/use-watched-game.ts';

/** `began`: when the one who is asked after these was asked, on the clock of this window. */
type Heard = EventPayload<'live.turns'> & { readonly began: number };

/** Before the next picture; at once where none is drawn. */
function nextPicture(act: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) act();
  else requestAnimationFrame(act);
}

export interface LiveFeed {
  readonly live: Ref<string | null>;
  readonly setup: Ref<GameSetup | null>;
  /** New with each piece of news, though its lists are the same and grow: a long game is not copied for every turn. */
  readonly record: Ref<GameRecord>;
  readonly end: Ref<LiveStatus>;
  /** Which game of the open contest it is, where it is one. */
  readonly contestGame: Ref<ContestGame | null>;
  /** How many of those who decide this turn have answered: they are asked one after the other. */
  readonly answered: Ref<number>;
  /** When the one who is asked now was asked, on the clock of this window. */
  readonly askedAt: Ref<number>;
  readonly problem: Ref<Problem | null>;
  join(id: string): Promise<void>;
  rejoin(): Promise<void>;
  leave(): void;
  /** Hears nothing any more. */
  close(): void;
}

export function createLiveFeed(bridge: Bridge, soon: (act: () => void) => void = nextPicture): LiveFeed {
  const live = ref<string | null>(null);
  const setup = shallowRef<GameSetup | null>(null);
  let turns: TurnRecord[] = [];
  let times: number[] = [];
  const record = shallowRef<GameRecord>({ turns, times });
  const end = shallowRef<LiveStatus>({ status: 'running' });
  const contestGame = shallowRef<ContestGame | null>(null);
  const answered = ref(0);
  const askedAt = ref(0);
  const problem = shallowRef<Problem | null>(null);
  let joining: symbol | null = null;
  let heardMeanwhile: Heard[] = [];
  let waiting: Heard[] = [];

  const stopTurns = bridge.on('live.turns', (news) => {
    if (news.live !== live.value) return;
    const heard = { ...news, began: performance.now() - news.sinceMs };
    if (joining) heardMeanwhile.push(heard);
    else if (waiting.push(heard) === 1) soon(takeUp);
  });

  function takeUp(): void {
    const news = waiting;
    waiting = [];
    const known = turns.length;
    const complete = news.every(append);
    if (turns.length > known) record.value = { turns, times };
    if (!complete) void rejoin();
  }

  const stopEnds = bridge.on('live.ended', (news) => {
    if (news.live !== live.value) return;
    if (waiting.length === 0) {
      end.value = news.end;
      return;
    }
    takeUp();
    // Whoever follows the game goes to its last turn before it is told that no more will come.
    void nextTick(() => {
      if (news.live === live.value) end.value = news.end;
    });
  });

  const stopSwitches = bridge.on('contest.switched', () => (contestGame.value = null));

  async function join(id: string): Promise<void> {
    if (live.value !== id) leave();
    live.value = id;
    await rejoin();
  }

  async function rejoin(): Promise<void> {
    const id = live.value;
    if (id === null) return;
    const attempt = (joining = Symbol(id));
    heardMeanwhile = waiting;
    waiting = [];
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
    contestGame.value = game.contestGame ?? null;
    turns = [...game.turns];
    times = [...game.times];
    answered.value = game.answered;
    askedAt.value = performance.now() - game.sinceMs;
    // The news of the end may have overtaken a reply that was written before it.
    if (game.end.status !== 'running' || end.value.status === 'running') end.value = game.end;
    const complete = heardMeanwhile.every(append);
    heardMeanwhile = [];
    record.value = { turns, times };
    if (!complete) void Promise.resolve().then(rejoin);
  }

  /** False when turns are missing in between. */
  function append({ from, turns: heard, times: heardTimes, answered: count, began }: Heard): boolean {
    const known = turns.length;
    if (from > known) return false;
    const fresh = heard.slice(known - from);
    // What was known already may be older than what is known of this turn.
    if (from + heard.length < known) return true;
    answered.value = count;
    askedAt.value = began;
    if (fresh.length === 0) return true;
    for (const turn of fresh) turns.push(turn);
    const answers = fresh.reduce((sum, turn) => sum + [turn].flat().length, 0);
    for (const time of heardTimes.slice(heardTimes.length - answers)) times.push(time);
    return true;
  }

  function leave(): void {
    joining = null;
    waiting = [];
    live.value = null;
    setup.value = null;
    contestGame.value = null;
    turns = [];
    times = [];
    record.value = { turns, times };
    end.value = { status: 'running' };
    problem.value = null;
  }

  function close(): void {
    leave();
    stopTurns();
    stopEnds();
    stopSwitches();
  }

  return { live, setup, record, end, contestGame, answered, askedAt, problem, join, rejoin, leave, close };
}
