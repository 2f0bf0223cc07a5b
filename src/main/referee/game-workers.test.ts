import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beetles } from '../../shared/games/beetles/index.ts';
import { refereeSettingsSchema } from '../../shared/match/referee-settings.ts';
import type { GameOrder } from './game-order.ts';
import { GameWorkers, WorkerDied } from './game-workers.ts';
import { gameWorkerCode } from './worker-code.ts';

const code = await gameWorkerCode();
let workers: GameWorkers;
let threads: Worker[];
const onThread = (worker: Worker) => void threads.push(worker);

beforeEach(() => {
  workers = new GameWorkers(code);
  threads = [];
  process.on('worker', onThread);
});
afterEach(async () => {
  process.off('worker', onThread);
  await workers.close();
});

function orderOf(bots: readonly string[], settings: object = { size: 4 }): GameOrder {
  return {
    setup: { game: 'othello', settings, seed: 5, seats: bots.map((name) => ({ name })) },
    players: bots.map((bot) => ({ kind: 'house', bot })),
    referee: refereeSettingsSchema.parse({}),
    scratchRoot: '/nonexistent',
  };
}
const short = orderOf(['random', 'greedy']);
const long = orderOf(['expert', 'expert'], { size: 18 });

test('the code is one built file here, where the bundler is', () => {
  expect(code.pathname).toMatch(/\.mjs$/);
  expect(existsSync(fileURLToPath(code))).toBe(true);
});

test('games one after the other share a thread and come out the same; games at once do not share', async () => {
  const first = await workers.run(short);
  const turns: unknown[] = [];
  const second = await workers.run(short, { onTurn: (record) => turns.push(record) });
  expect(threads).toHaveLength(1);
  expect(second.replay.turns).toEqual(first.replay.turns);
  expect(turns).toEqual(first.replay.turns);
  await Promise.all([workers.run(short), workers.run(short)]);
  expect(threads).toHaveLength(2);
});

test('at a pace no turn comes before it is due, and the game is the same', async () => {
  const players = ['random', 'greedy'].map((bot) => ({ kind: 'house', bot, pace: 100 }) as const);
  const { replay, ms } = await workers.run({ ...short, players });
  expect(replay.turns).toEqual((await workers.run(short)).replay.turns);
  expect(ms).toBeGreaterThan((replay.turns.length - 1) * 10);
});

test.runIf(process.platform === 'linux')('a game of the house gives way to the rest of the application', async () => {
  await workers.run(short);
  const threads = readdirSync('/proc/self/task').map((id) => getPriority(Number(id)));
  expect(Math.max(...threads)).toBeGreaterThanOrEqual(5);
  expect(getPriority(process.pid)).toBe(Math.min(...threads));
});

test('where several decide a turn, each is asked after the one before it has answered', async () => {
  const told: string[] = [];
  const setup = { ...short.setup, game: 'beetles', settings: { turnLimit: 3 }, map: beetles.maps?.standard };
  const { replay } = await workers.run(
    { ...short, setup },
    { onTurn: () => told.push('turn'), onAnswer: (answered) => told.push(`${answered} answered`) },
  );
  expect(told).toEqual(replay.turns.flatMap(() => ['1 answered', 'turn']));
});

test('a thread whose game was stopped is not used again', async () => {
  const stop = new AbortController();
  const onTurn = () => stop.abort(new Error('enough'));
  await expect(workers.run(long, { signal: stop.signal, onTurn })).rejects.toThrow('enough');
  expect((await workers.run(short)).replay.outcome).not.toBeNull();
  expect(threads).toHaveLength(2);
  const tooLate = new AbortController();
  await workers.run(short, { signal: tooLate.signal });
  tooLate.abort(new Error('too late'));
  expect((await workers.run(short)).replay.outcome).not.toBeNull();
  expect(threads).toHaveLength(2);
});

test('what is wrong with an order is said, and the next game is played in another thread', async () => {
  await expect(workers.run(orderOf(['random', 'nobody']))).rejects.toThrow('othello has no house bot "nobody"');
  expect((await workers.run(short)).replay.outcome).not.toBeNull();
  expect(threads).toHaveLength(2);
});

test('a thread that dies in a game is told apart; one that dies idle is not missed', async () => {
  const dying = new GameWorkers(new URL('data:text/javascript,process.exit(3)'));
  await expect(dying.run(short)).rejects.toThrow(WorkerDied);
  const failing = new GameWorkers(new URL('data:text/javascript,throw new Error("no memory")'));
  await expect(failing.run(short)).rejects.toThrow("The game's worker failed: no memory");
  await workers.run(short);
  await threads.at(-1)?.terminate();
  expect((await workers.run(short)).replay.outcome).not.toBeNull();
});

test('closed workers begin no game and leave no idle thread', async () => {
  await workers.run(short);
  await workers.close();
  expect(threads[0]?.threadId).toBe(-1);
  await expect(workers.run(short)).rejects.toThrow('closed');
});
