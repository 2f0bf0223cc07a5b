/** Small contests of house bots in real files, and runners for them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { GameWorkers } from '../../src/main/referee/game-workers.ts';
import { gameWorkerCode } from '../../src/main/referee/worker-code.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import type { RunnerListener } from '../../src/main/tournaments/runner-events.ts';
import { Runner } from '../../src/main/tournaments/runner.ts';
import { makeDraw } from '../../src/shared/tournament/draw.ts';
import { formatSchema } from '../../src/shared/tournament/tournament.ts';

export interface Playground {
  readonly path: string;
  /** A drawn contest with one category; its contestants have the ids 1, 2, … and are seeded in this order. */
  contest(game: string, contestants: number, format: object, settings?: Record<string, unknown>): ContestFile;
  open(): ContestFile;
  /** `concurrency` null is that of the file. */
  runner(file: ContestFile, listener?: RunnerListener, concurrency?: number | null): Runner;
}

/** For the tests of a file: a folder for each test, threads for all of them. */
export async function usePlayground(): Promise<Playground> {
  const workers = new GameWorkers(await gameWorkerCode());
  let folder = '';
  const path = () => join(folder, 'class.meydan');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meydan-runner-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => workers.close());
  return {
    get path() {
      return path();
    },
    contest(game, contestants, format, settings = {}) {
      rmSync(path(), { force: true });
      const file = ContestFile.create(path(), { name: 'Class', game });
      file.settings.set('game', settings);
      const category = file.categories.add({ name: 'All', format: formatSchema.parse(format) });
      for (let i = 1; i <= contestants; i++) {
        const houseBot = i % 2 === 1 ? 'greedy' : 'random';
        file.categories.enter(category, [file.contestants.add({ name: `Contestant ${i}`, seed: i, houseBot })]);
      }
      file.categories.setDraw(category, makeDraw(file.categories.get(category).format, file.contestants.list(), 7));
      return file;
    },
    open() {
      return ContestFile.open(path()).file;
    },
    runner(file, listener = {}, concurrency = 2) {
      const folders = { programsFolder: join(folder, 'programs'), scratchRoot: join(folder, 'scratch') };
      return new Runner(file, { workers, ...folders, listener, ...(concurrency === null ? {} : { concurrency }) });
    },
  };
}

/** Who played whom, and how it ended; the same for the same games, whenever they were played. */
export function playedGames(file: ContestFile): unknown[] {
  return file.games
    .results()
    .toSorted((a, b) => (a.matchId === b.matchId ? a.number - b.number : a.matchId < b.matchId ? -1 : 1))
    .map(({ id, matchId, number, seats, winner }) => [
      matchId,
      number,
      seats.map(({ contestantId, score }) => [contestantId, score]),
      winner,
      file.games.replay(id).turns,
    ]);
}
