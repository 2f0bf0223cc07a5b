import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { formatSchema } from '../../shared/tournament/tournament.ts';
import { ContestFile } from '../store/contest-file.ts';
import { GameWorkers } from '../referee/game-workers.ts';
import { gameWorkerCode } from '../referee/worker-code.ts';
import { Runner, type RunnerListener } from './runner.ts';

const workers = new GameWorkers(await gameWorkerCode());
afterAll(() => workers.close());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-runner-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function newContest(
  game: string,
  contestants: number,
  format: object,
  settings: Record<string, unknown> = {},
): ContestFile {
  const file = ContestFile.create(join(folder, 'class.meydan'), { name: 'Class', game });
  file.settings.set('game', settings);
  const category = file.categories.add({ name: 'All', format: formatSchema.parse(format) });
  for (let i = 0; i < contestants; i++) {
    const id = file.contestants.add({
      name: `Contestant ${i + 1}`,
      seed: i + 1,
      houseBot: i % 2 === 0 ? 'greedy' : 'random',
    });
    file.categories.enter(category, [id]);
  }
  file.categories.setDraw(category, makeDraw(file.categories.get(category).format, file.contestants.list(), 7));
  return file;
}

function runnerOf(file: ContestFile, listener: RunnerListener = {}, concurrency = 2): Runner {
  return new Runner(file, {
    workers,
    programsFolder: join(folder, 'programs'),
    scratchRoot: join(folder, 'scratch'),
    concurrency,
    listener,
  });
}

function playedGames(file: ContestFile): unknown[] {
  return file.games
    .results()
    .map(({ matchId, number, seats, winner }) => [
      matchId,
      number,
      seats.map(({ contestantId, score }) => [contestantId, score]),
      winner,
    ]);
}

describe('a contest of house bots', () => {
  test.each([
    [{ kind: 'single-elimination', bestOf: 3 }, 5],
    [{ kind: 'double-elimination' }, 4],
    [{ kind: 'round-robin', bestOf: 2 }, 4],
    [{ kind: 'groups-knockout', groups: 2 }, 6],
    [{ kind: 'swiss' }, 5],
  ])('%j is played to its end and found again in the file', async (format, contestants) => {
    const file = newContest('othello', contestants, format, { size: 4 });
    const runner = runnerOf(file);
    await runner.run();
    const [category] = runner.plans;
    expect(category?.plan.isOver).toBe(true);
    expect(category?.plan.champion).not.toBeNull();
    expect(runner.progress()).toMatchObject({ running: 0, remaining: 0 });
    const tables = category?.plan.tables();
    file.close();
    const { file: again } = ContestFile.open(join(folder, 'class.meydan'));
    expect(runnerOf(again).plans[0]?.plan.tables()).toEqual(tables);
    again.close();
  });

  test('a ranking has everybody play every map', async () => {
    const file = newContest('worm', 3, { kind: 'ranking' }, { target: 30 });
    const runner = runnerOf(file);
    await runner.run();
    expect(file.games.results()).toHaveLength(3);
    expect(runner.plans[0]?.plan.isOver).toBe(true);
    file.close();
  });

  test('a pause lets the running games end, and going on plays the same games as without it', async () => {
    const format = { kind: 'round-robin', bestOf: 1 };
    const whole = newContest('othello', 4, format, { size: 4 });
    await runnerOf(whole, {}, 1).run();
    const expected = playedGames(whole);
    whole.close();
    rmSync(join(folder, 'class.meydan'));

    const file = newContest('othello', 4, format, { size: 4 });
    const runner = runnerOf(file, { onFinished: () => runner.pause() }, 1);
    await runner.run();
    expect(file.games.results()).toHaveLength(1);
    await runner.run();
    expect(file.games.results()).toHaveLength(2);
    const rest = runnerOf(file, {}, 1);
    await rest.run();
    expect(playedGames(file)).toEqual(expected);
    file.close();
  });

  test('stopping ends the running game at once, and it is played again', async () => {
    const file = newContest('othello', 2, { kind: 'single-elimination' }, { size: 18 });
    const [slow] = file.contestants.list();
    file.contestants.edit(slow?.id ?? '', { houseBot: 'expert' });
    const runner = runnerOf(file, { onTurn: () => runner.stop() }, 1);
    await runner.run();
    expect(file.games.results()).toHaveLength(0);
    expect(file.games.list().map(({ state }) => state)).toEqual(['planned']);
    file.close();
  });

  test('a contestant without a program is a failed game, never a loss, and is played when there is one', async () => {
    const file = newContest('othello', 2, { kind: 'single-elimination' }, { size: 4 });
    const [first] = file.contestants.list();
    file.contestants.edit(first?.id ?? '', { houseBot: null });
    const failures: string[] = [];
    await runnerOf(file, { onFailed: (_game, message) => failures.push(message) }).run();
    expect(failures).toEqual(['Contestant 1 has handed in no program.']);
    expect(file.games.results()).toHaveLength(0);
    file.contestants.edit(first?.id ?? '', { houseBot: 'random' });
    await runnerOf(file).run();
    expect(file.games.results()).toHaveLength(1);
    file.close();
  });

  test('whoever is disqualified loses what is not yet played', async () => {
    const file = newContest('othello', 4, { kind: 'single-elimination', thirdPlace: false }, { size: 4 });
    const [first] = file.contestants.list();
    file.contestants.disqualify(first?.id ?? '', 'copied');
    const runner = runnerOf(file);
    await runner.run();
    expect(runner.plans[0]?.plan.isOver).toBe(true);
    expect(runner.plans[0]?.plan.champion).not.toBe(first?.id);
    expect(file.games.results()).toHaveLength(2);
    file.close();
  });
});
