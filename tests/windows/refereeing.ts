/** Whole games under the referee: programs imported, copied, launched from the table, suspended, timed and ended. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ProgramStore } from '../../src/main/contestants/store.ts';
import type { GameOrder, GameResult, SeatOrder } from '../../src/main/referee/game-order.ts';
import { GameTable } from '../../src/main/referee/game-table.ts';
import { GameWorkers } from '../../src/main/referee/game-workers.ts';
import { findGame } from '../../src/shared/games/index.ts';
import { refereeSettingsSchema } from '../../src/shared/match/referee-settings.ts';
import { verify } from '../../src/shared/match/verify.ts';
import { contestantPath, type Name } from './contestant.ts';

async function playBetween(
  t: TestContext,
  gameId: string,
  names: readonly [Name, Name],
  settings: object,
  play = (order: GameOrder) => new GameTable(order).play(),
): Promise<GameResult> {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-windows-'));
  t.after(() => rm(folder, { recursive: true, force: true }).catch(() => {}));
  const store = new ProgramStore(join(folder, 'programs'));
  const players: SeatOrder[] = [];
  for (const name of names) {
    const program = await store.importPath(contestantPath(name));
    assert.equal(program.kind, 'windows');
    players.push({ kind: 'program', program, files: store.filesOf(program.id) });
  }
  const setup = { game: gameId, settings, seed: 1, seats: names.map((name) => ({ name })) };
  // wine starts a program slowly on a busy machine.
  const referee = refereeSettingsSchema.parse({ startMs: 30_000 });
  const scratchRoot = join(folder, 'scratch');
  const result = await play({ setup, players, referee, scratchRoot });
  const game = findGame(gameId);
  assert.ok(game);
  assert.equal(verify(game, result.replay).verified, true);
  assert.deepEqual(
    result.reports.flatMap(({ faults }) => faults),
    [],
  );
  assert.deepEqual(await readdir(scratchRoot), []);
  return result;
}

test('the referee plays a whole game of Othello between two .exe files', async (t) => {
  const { replay } = await playBetween(t, 'othello', ['othello', 'othello'], { size: 8, moveMs: 10_000 });
  t.diagnostic(`${replay.turns.length} turns, ${replay.outcome?.scores.join(' to ')}`);
  assert.deepEqual(replay.outcome?.reasons, [{ code: 'discs' }]);
});

test('the referee plays a whole game of Agon between two .exe files', async (t) => {
  const { replay } = await playBetween(t, 'agon', ['passer', 'passer'], {});
  t.diagnostic(`${replay.turns.length} turns`);
  assert.equal(replay.turns.length, 300);
  assert.deepEqual(replay.outcome?.places, [1, 1]);
});

test('the packed application finds what it needs of Windows and plays a game', async (t) => {
  const folder = process.env['MEYDAN_TEST_PACKED'];
  assert.ok(folder, 'run.ts packs the application and names the folder');
  const workers = new GameWorkers(pathToFileURL(join(folder, 'out', 'main', 'game-worker.js')));
  t.after(() => workers.close());
  const play = (order: GameOrder) => workers.run(order);
  const { replay } = await playBetween(t, 'othello', ['othello', 'othello'], { size: 6, moveMs: 10_000 }, play);
  assert.deepEqual(replay.outcome?.reasons, [{ code: 'discs' }]);
});

test('a program that says nothing is timed out under the referee, and the other is unharmed', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-windows-'));
  t.after(() => rm(folder, { recursive: true, force: true }).catch(() => {}));
  const store = new ProgramStore(join(folder, 'programs'));
  const silent = await store.importPath(contestantPath('passer'));
  const player = await store.importPath(contestantPath('othello'));
  const setup = {
    game: 'othello',
    settings: { size: 4, moveMs: 300 },
    seed: 1,
    seats: [{ name: 'silent' }, { name: 'player' }],
  };
  const players = [silent, player].map((program) => ({
    kind: 'program' as const,
    program,
    files: store.filesOf(program.id),
  }));
  const referee = refereeSettingsSchema.parse({ startMs: 3000 });
  const { replay, reports } = await new GameTable({
    setup,
    players,
    referee,
    scratchRoot: join(folder, 'scratch'),
  }).play();
  assert.deepEqual(replay.outcome?.reasons, [{ code: 'timeout', seat: 1 }]);
  assert.deepEqual(reports[1]?.faults, []);
});
