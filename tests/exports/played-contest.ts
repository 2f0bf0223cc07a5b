/** Contests of house bots, played by the real runner: what exports are made of in tests. */
import { join } from 'node:path';
import { makeDraw } from '../../src/shared/tournament/draw.ts';
import { formatSchema } from '../../src/shared/tournament/tournament.ts';
import { GameWorkers } from '../../src/main/referee/game-workers.ts';
import { gameWorkerCode } from '../../src/main/referee/worker-code.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { Runner } from '../../src/main/tournaments/runner.ts';

export interface PlayedCategory {
  readonly name: string;
  readonly format: object;
  readonly contestants: readonly string[];
}

export interface PlayedContest {
  readonly name?: string;
  readonly game: string;
  readonly settings?: Record<string, unknown>;
  readonly maps?: readonly unknown[];
  readonly categories: readonly PlayedCategory[];
  readonly bots?: readonly string[];
}

/** Names that strangers might choose: formulas, markup, turned writing, devices of Windows, very long ones. */
export const HOSTILE_NAMES = [
  "=cmd|' /C calc'!A0",
  '</script><img src=x onerror="document.title=1">',
  '\u202egnp.exe\u202c turned',
  'ش'.repeat(200),
  '+1; "quoted", and\tmore',
  '../../CON',
] as const;

/** Played to its end and still open. */
export async function playContest(folder: string, contest: PlayedContest): Promise<ContestFile> {
  const file = drawnContest(folder, contest);
  await run(file, folder);
  return file;
}

export function drawnContest(folder: string, contest: PlayedContest): ContestFile {
  const { name = 'Spring contest', game, settings = {}, maps = [], bots = ['greedy', 'random'] } = contest;
  const file = ContestFile.create(join(folder, 'contest.meydan'), { name, game });
  file.settings.set('game', settings);
  for (const map of maps) file.maps.add(map);
  for (const { name: categoryName, format, contestants } of contest.categories) {
    const category = file.categories.add({ name: categoryName, format: formatSchema.parse(format) });
    for (const [index, contestant] of contestants.entries()) {
      const houseBot = bots[index % bots.length] ?? 'random';
      const id = file.contestants.add({ name: contestant, number: `9900${index + 1}`, seed: index + 1, houseBot });
      file.categories.enter(category, [id]);
    }
    const entrants = new Set(file.categories.entrants(category));
    const entered = file.contestants.list().filter(({ id }) => entrants.has(id));
    file.categories.setDraw(category, makeDraw(file.categories.get(category).format, entered, 7));
  }
  return file;
}

export async function run(file: ContestFile, folder: string): Promise<void> {
  const workers = new GameWorkers(await gameWorkerCode());
  try {
    const runner = new Runner(file, {
      workers,
      programsFolder: join(folder, 'programs'),
      scratchRoot: join(folder, 'scratch'),
      concurrency: 2,
    });
    await runner.run();
  } finally {
    await workers.close();
  }
}
