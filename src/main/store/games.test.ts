import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { sampleResult } from '../../../tests/contest-file/game.ts';
import {
  expectContestError,
  expectContestRejection,
  finishGame,
  sampleContest,
} from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { ContestFile } from './contest-file.ts';
import { packGame, unpackReplay } from './game-record.ts';
import type { NewGame } from './games.ts';

const folder = useFolder();
let file: ContestFile;
let path: string;
const planned = (number: number, more: Partial<NewGame> = {}): NewGame => ({
  categoryId: 1,
  matchId: 'final',
  number,
  seats: ['1', '2'],
  seed: number,
  ...more,
});
beforeEach(() => {
  ({ file, path } = sampleContest(folder.path));
  return () => file.close();
});

test('a game goes from the plan to the record', async () => {
  const id = file.games.plan(planned(1));
  expect(file.games.get(id)).toMatchObject({ state: 'planned', seed: 1, winner: null, startedAt: null });
  file.games.start(id);
  expect(file.games.list({ state: 'running' })).toHaveLength(1);
  const result = await sampleResult();
  await finishGame(file, id, result);
  const { outcome } = result.replay;
  const game = file.games.get(id);
  expect(game).toMatchObject({ state: 'finished', reason: outcome?.reasons[0]?.code, note: null });
  expect(game.seats.map(({ contestantId, place, score }) => [contestantId, place, score])).toEqual([
    ['1', outcome?.places[0], outcome?.scores[0]],
    ['2', outcome?.places[1], outcome?.scores[1]],
  ]);
  // A program that is gone is gone once, however often it was asked afterwards.
  expect(game.seats.map(({ thinkingMs, timeouts, crashes }) => [thinkingMs, timeouts, crashes])).toEqual([
    [120, 0, 0],
    [80, 1, 1],
  ]);
  const [listed] = file.games.results();
  expect(listed).toMatchObject({ id, matchId: 'final', number: 1, winner: game.winner, reason: game.reason });
  expect(listed?.seats.map(({ timeouts }) => timeouts)).toEqual([0, 1]);
});

test('a game is in one state at a time', async () => {
  const result = await sampleResult();
  const id = file.games.plan(planned(1));
  expectContestError(() => file.games.plan(planned(1)), 'refused', 'final');
  await expectContestRejection(finishGame(file, id, result), 'refused', 'planned');
  file.games.start(id);
  expectContestError(() => file.games.start(id), 'refused', 'running');
  expectContestError(() => file.games.discard(id), 'refused');
  await finishGame(file, id, result);
  await expectContestRejection(finishGame(file, id, result), 'refused', 'finished');
  expectContestError(() => file.games.fail(id, 'x'), 'refused');
  expectContestError(() => file.games.start(99), 'missing');
  expectContestError(() => file.games.replay(99), 'missing');
  expectContestError(() => file.games.plan(planned(2, { seats: ['1', '50'] })), 'missing', 'contestant');
  expectContestError(() => file.games.plan(planned(2, { categoryId: 50 })), 'missing', 'category');
  expectContestError(() => file.games.plan(planned(2, { mapId: 50 })), 'missing', 'map');
  expectContestError(() => file.games.plan(planned(2, { seed: -1 })), 'refused', 'seed');
  expect(file.games.list()).toHaveLength(1);
});

test('a result for other seats than planned is refused as a whole', async () => {
  const id = file.games.plan(planned(1, { seats: ['1', '2', '3'] }));
  file.games.start(id);
  await expectContestRejection(finishGame(file, id, await sampleResult()), 'refused', 'seats');
  expect(file.games.get(id).state).toBe('running');
  const { replay, ...rest } = await sampleResult();
  await expectContestRejection(finishGame(file, id, { ...rest, replay: { ...replay, outcome: null } }), 'refused');
});

test('a game that is played again stays, marked, and does not count', async () => {
  const id = file.games.plan(planned(1));
  file.games.start(id);
  await finishGame(file, id, await sampleResult());
  const again = file.games.replace(id, 'the power was cut', 77);
  expect(file.games.get(id)).toMatchObject({ state: 'replaced', note: 'the power was cut' });
  expect(file.games.get(again)).toMatchObject({ state: 'planned', replaces: id, number: 1, seed: 77 });
  expect(file.games.get(again).seats.map(({ contestantId }) => contestantId)).toEqual(['1', '2']);
  expect(file.games.results()).toEqual([]);
  expect(file.games.replay(id).outcome).not.toBeNull();
  expectContestError(() => file.games.replace(again, 'x', 1), 'refused', 'planned');
  file.games.start(again);
  file.games.fail(again, 'the worker ended');
  const third = file.games.replace(again, 'once more', 78);
  expect(file.games.get(again).note).toBe('the worker ended\nonce more');
  file.games.start(third);
  await finishGame(file, third, await sampleResult(3));
  expect(file.games.results().map((game) => game.id)).toEqual([third]);
  expect(file.audit.list().filter(({ what }) => what === 'game-replaced')).toHaveLength(2);
});

test('games that run now are not those that were interrupted', () => {
  const [first, second] = [file.games.plan(planned(1)), file.games.plan(planned(2))];
  file.games.start(first);
  expect(file.games.interrupted()).toEqual([]);
  file.close();
  ({ file } = ContestFile.open(path));
  file.games.start(second);
  expect(file.games.interrupted()).toEqual([first]);
  expect(file.games.list().map(({ state }) => state)).toEqual(['planned', 'running']);
  file.games.stop(second);
  expect(file.games.get(second)).toMatchObject({ state: 'planned', startedAt: null });
});

test('games are found by category, match, contestant and state, page by page', async () => {
  const other = file.categories.add({ name: 'Other', format: { kind: 'swiss' } });
  const packed = await packGame(await sampleResult());
  for (let number = 1; number <= 6; number += 1) {
    const seats = number % 2 ? ['1', '2'] : ['3', '1'];
    const id = file.games.plan(
      planned(number, { seats, categoryId: number > 4 ? other : 1, matchId: `m${number % 3}` }),
    );
    file.games.start(id);
    if (number !== 6) file.games.save(id, packed);
  }
  const numbers = (games: readonly { readonly number: number }[]) => games.map(({ number }) => number);
  expect(numbers(file.games.list({ categoryId: other }))).toEqual([5, 6]);
  expect(numbers(file.games.list({ matchId: 'm1' }))).toEqual([1, 4]);
  expect(numbers(file.games.list({ contestantId: '3', state: 'finished' }))).toEqual([2, 4]);
  expect(numbers(file.games.list({ after: 2, limit: 2 }))).toEqual([3, 4]);
  expect(numbers(file.games.results(other))).toEqual([5]);
  expect(numbers(file.games.results())).toEqual([1, 2, 3, 4, 5]);
  expect(file.games.results(1).every(({ seats }) => seats.length === 2)).toBe(true);
});

test('the measure of a game played alone is kept', async () => {
  const { replay, transcript, reports } = await sampleResult();
  const outcome = { places: [1], scores: [12.5], reasons: [{ code: 'all' }], measure: [3, -1.25] };
  const id = file.games.plan(planned(1, { seats: ['4'] }));
  file.games.start(id);
  await finishGame(file, id, { replay: { ...replay, outcome }, transcript, reports: reports.slice(0, 1) });
  expect(file.games.results()[0]).toMatchObject({
    winner: null,
    measure: [3, -1.25],
    seats: [{ score: 12.5, place: 1 }],
  });
});

test('what unpacks to more than any game has is refused', () => {
  const part = gzipSync(Buffer.alloc(16 * 1024 * 1024));
  expect(() => unpackReplay(Buffer.concat(Array.from({ length: 40 }, () => part)))).toThrow(/larger than/);
  expect(() => unpackReplay(gzipSync('{}'))).toThrow();
  expect(() => unpackReplay(new Uint8Array(10))).toThrow();
});

test('games are found by any of several names, also when some have come and others are gone since', () => {
  const [first, second] = [file.games.plan(planned(1)), file.games.plan(planned(2, { seats: ['3', '1'] }))];
  const third = file.games.plan(planned(3, { seats: ['3', '4'] }));
  const found = (anyOf: readonly string[], offset = 0) => {
    const { total, games } = file.games.page({ anyOf }, offset, 2);
    return { total, ids: games.map(({ id }) => id) };
  };
  expect(found(['1', '3'])).toEqual({ total: 3, ids: [third, second] });
  expect(found(['1', '3'], 2)).toEqual({ total: 3, ids: [first] });
  expect(found(['2'])).toEqual({ total: 1, ids: [first] });
  const fourth = file.games.plan(planned(4));
  expect(found(['2'])).toEqual({ total: 2, ids: [fourth, first] });
  file.games.discard(first);
  expect(found(['2', '4'])).toEqual({ total: 2, ids: [fourth, third] });
  expect(file.games.page({ anyOf: ['3'], state: 'finished' }, 0, 2).total).toBe(0);
  expect(file.games.page({ anyOf: ['3'], state: 'planned' }, 0, 2).total).toBe(2);
});
