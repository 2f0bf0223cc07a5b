/**
 * What running a contest costs beside its games: round robins of house bots, Othello on 6 × 6, to the end. The share of
 * time outside the games is 1 − the time that games took in their threads / (the time of it all × games at once): the
 * planning, the file, packing and every hand-over from thread to thread are in it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameOrder, GameResult } from '../../src/main/referee/game-order.ts';
import { GameWorkers, type RunOptions } from '../../src/main/referee/game-workers.ts';
import { gameWorkerCode } from '../../src/main/referee/worker-code.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { Runner } from '../../src/main/tournaments/runner.ts';
import { makeDraw } from '../../src/shared/tournament/draw.ts';
import { formatSchema } from '../../src/shared/tournament/tournament.ts';

const SIZES = [16, 32, 64];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  /** As in a class: some think for a while, most answer at once. */
  class: ['expert', 'greedy', 'random', 'greedy', 'greedy', 'random', 'greedy', 'random'],
  /** Games of a millisecond: nearly all of the time is ours, and shows how it grows with the number of contestants. */
  instant: ['greedy', 'random'],
};
const AIM = 0.05;

class TimedWorkers extends GameWorkers {
  inside = 0;

  override async run(order: GameOrder, options?: RunOptions): Promise<GameResult> {
    const result = await super.run(order, options);
    this.inside += result.ms ?? 0;
    return result;
  }
}

/** `npm run bench -- tournament instant 64` for one field, or one size, only. */
export async function run(args: readonly string[]): Promise<void> {
  const sizes = args.map(Number).filter((size) => size > 0);
  const fields = Object.keys(FIELDS).filter((name) => args.includes(name));
  const workers = new TimedWorkers(await gameWorkerCode());
  const line = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(13)).join(''));
  line([
    'field',
    'contestants',
    'games',
    'at once',
    'seconds',
    'games/s',
    'ms in a game',
    'outside',
    'main thread',
    'load',
  ]);
  // The first games warm the threads up.
  await measure(workers, FIELDS['instant'] ?? [], 8, 2);
  for (const field of fields.length > 0 ? fields : Object.keys(FIELDS)) {
    for (const contestants of sizes.length > 0 ? sizes : SIZES) {
      for (const concurrency of [1, 2]) {
        const { games, seconds, inside, busy } = await measure(workers, FIELDS[field] ?? [], contestants, concurrency);
        const outside = 1 - inside / (seconds * concurrency);
        line([
          field,
          String(contestants),
          String(games),
          String(concurrency),
          seconds.toFixed(1),
          (games / seconds).toFixed(0),
          ((1000 * inside) / games).toFixed(1),
          percent(outside) + (field === 'class' && outside > AIM ? '!' : ''),
          percent(busy / seconds),
          loadavg()[0]?.toFixed(1) ?? '',
        ]);
      }
    }
  }
  console.log(`\nThe aim is less than ${percent(AIM)} outside in a class; beyond it there is a !.`);
  await workers.close();
}

async function measure(workers: TimedWorkers, field: readonly string[], contestants: number, concurrency: number) {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  const file = newContest(join(folder, 'bench.meydan'), field, contestants);
  try {
    const folders = { programsFolder: join(folder, 'programs'), scratchRoot: join(folder, 'scratch') };
    const runner = new Runner(file, { workers, ...folders, concurrency });
    workers.inside = 0;
    const begin = performance.now();
    const loop = performance.eventLoopUtilization();
    const { kind } = await runner.run();
    const seconds = (performance.now() - begin) / 1000;
    if (kind !== 'over') throw new Error(`the contest ended with "${kind}"`);
    const busy = performance.eventLoopUtilization(loop).active / 1000;
    return { games: file.games.results().length, seconds, inside: workers.inside / 1000, busy };
  } finally {
    file.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function newContest(path: string, field: readonly string[], contestants: number): ContestFile {
  const file = ContestFile.create(path, { name: 'Bench', game: 'othello' });
  file.settings.set('game', { size: 6 });
  const category = file.categories.add({ name: 'All', format: formatSchema.parse({ kind: 'round-robin' }) });
  const ids = Array.from({ length: contestants }, (_, i) =>
    file.contestants.add({ name: `Bot ${i + 1}`, seed: i + 1, houseBot: field[i % field.length] ?? null }),
  );
  file.categories.setEntrants(category, ids);
  file.categories.setDraw(category, makeDraw(file.categories.get(category).format, file.contestants.list(), 1));
  return file;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
