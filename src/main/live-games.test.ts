import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { events, type EventName } from '../shared/bridge.ts';
import { refereeSettingsSchema } from '../shared/match/referee-settings.ts';
import { refusal } from '../shared/refusals/refusal.ts';
import { LiveGames } from './live-games.ts';
import { GameWorkers } from './referee/game-workers.ts';
import { gameWorkerCode } from './referee/worker-code.ts';

const setup = { game: 'othello', settings: { size: 4 }, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
const outcome = { places: [1, 2], scores: [3, 1], reasons: [{ code: 'discs' }] };
const workers = new GameWorkers(await gameWorkerCode());

let games: LiveGames;
let heard: { name: EventName; payload: unknown }[];
let listeners: (() => void)[];

beforeEach(() => {
  heard = [];
  listeners = [];
  games = new LiveGames(workers, (name, payload) => {
    heard.push({ name, payload: events[name].parse(payload) });
    for (const listener of listeners) listener();
  });
});
afterEach(() => games.close());
afterAll(() => workers.close());

/** Resolves with the payload of the first such event, past or to come. */
async function event(name: EventName): Promise<unknown> {
  for (;;) {
    const found = heard.find((each) => each.name === name);
    if (found) return found.payload;
    await new Promise<void>((resolve) => listeners.push(resolve));
  }
}

test('a game is announced, listed and joined whole in its middle and after its end', async () => {
  const contestGame = { game: 7, category: 1, match: 'main-3-1', number: 2 };
  const report = games.begin(setup, { live: 'final', contestGame });
  const summary = { live: 'final', game: 'othello', names: ['a', 'b'], contestGame };
  expect(heard).toEqual([{ name: 'live.started', payload: { ...summary, turns: 0, status: 'running' } }]);
  report.turn('0 2', [12]);
  report.turn('0 1', [7]);
  expect(games.list()).toEqual([{ ...summary, turns: 2, status: 'running' }]);
  expect(games.join('final')).toMatchObject({ turns: ['0 2', '0 1'], times: [12, 7], end: { status: 'running' } });
  expect(games.join('final').contestGame).toEqual(contestGame);
  expect(await games.transcript('final')).toEqual({ entries: [], complete: false });

  const entry = { at: 3, seat: 1, turn: 1, stream: 'out', text: '0 2\n' } as const;
  report.end({ status: 'finished', outcome }, [entry]);
  expect(games.list()).toEqual([{ ...summary, turns: 2, status: 'finished' }]);
  expect(games.join('final')).toMatchObject({ turns: ['0 2', '0 1'], end: { status: 'finished' } });
  expect(await games.transcript('final')).toEqual({ entries: [entry], complete: true });

  // The contest is closed: what was played is still there, but a game of none.
  games.leaveContest();
  expect(games.list()).toEqual([{ ...summary, contestGame: undefined, turns: 2, status: 'finished' }]);
  expect(games.join('final').contestGame).toBeUndefined();
});

test('news is sent together, and none of it after the end', async () => {
  const report = games.begin(setup);
  for (let turn = 0; turn < 1000; turn++) report.turn('pass', [1]);
  expect(heard.map(({ name }) => name)).toEqual(['live.started']);
  report.end({ status: 'finished', outcome });
  expect(heard.map(({ name }) => name)).toEqual(['live.started', 'live.turns', 'live.ended']);
  expect(await event('live.turns')).toMatchObject({ from: 0, turns: { length: 1000 } });
});

test('how long those to move have been thinking is counted from the last turn', () => {
  vi.useFakeTimers();
  const report = games.begin(setup);
  vi.advanceTimersByTime(300);
  expect(games.join(report.live).sinceMs).toBe(300);
  report.turn('0 2', [12]);
  vi.advanceTimersByTime(20);
  expect(games.join(report.live).sinceMs).toBe(20);
  vi.useRealTimers();
});

test('those who decide together are asked one after the other, and that is told too', async () => {
  vi.useFakeTimers();
  const report = games.begin(setup);
  vi.advanceTimersByTime(300);
  report.answer(1);
  vi.advanceTimersByTime(40);
  expect(games.join(report.live)).toMatchObject({ turns: [], answered: 1, sinceMs: 40 });
  report.turn(['a', 'b'], [300, 40]);
  vi.advanceTimersByTime(40);
  expect(games.join(report.live)).toMatchObject({ answered: 0, sinceMs: 40 });
  vi.useRealTimers();
  expect(heard.filter(({ name }) => name === 'live.turns').map(({ payload }) => payload)).toMatchObject([
    { from: 0, turns: [], answered: 1 },
    { from: 0, turns: [['a', 'b']], answered: 0 },
  ]);
});

test('old games are forgotten when there are many, running ones never', () => {
  const running = games.begin(setup, { live: 'running' });
  const stopped = { status: 'failed', refusal: refusal('live-stopped') } as const;
  for (let i = 0; i < 80; i++) games.begin(setup, { live: `g${i}` }).end(stopped);
  const known = games.list().map(({ live }) => live);
  expect(known).toHaveLength(50);
  expect(known).toContain(running.live);
  expect(known).toContain('g79');
  expect(() => games.join('g0')).toThrow('not running any more');
});

test('a game of the house is played and told like any other', async () => {
  const players = [
    { kind: 'house', bot: 'random' },
    { kind: 'house', bot: 'greedy' },
  ] as const;
  const scratchRoot = join(tmpdir(), 'meydan-live-scratch');
  const live = games.start({ setup, players, referee: refereeSettingsSchema.parse({}), scratchRoot });
  expect(await event('live.ended')).toMatchObject({ live, end: { status: 'finished' } });
  const game = games.join(live);
  expect(game.turns.length).toBeGreaterThan(3);
  expect(game.times).toHaveLength(game.turns.length);
});
