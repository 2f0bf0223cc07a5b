/**
 * A contest file with a hundred thousand games: how long it takes to open it and read all results, how long to save one
 * more, and how large it is. The games are copies of one real game of Othello.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameResult } from '../../src/main/referee/game-order.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { packGame } from '../../src/main/store/game-record.ts';
import { othello } from '../../src/shared/games/othello/index.ts';
import { realGame } from './real-game.ts';

const BATCH = 2000;
const SAVES = 1000;

export async function run([count = '100000']: string[] = []): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  try {
    const path = join(folder, 'bench.meydan');
    const result = await realGame(othello, 7);
    await fill(path, Number(count), result);
    console.log(`${count} games: ${(statSync(path).size / 1024 / 1024).toFixed(0)} MB\n`);
    for (const time of ['first', 'second', 'third']) opening(path, time);
    await saving(path, Number(count), result);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function opening(path: string, time: string): void {
  const begin = performance.now();
  const { file } = ContestFile.open(path);
  const opened = performance.now();
  const results = file.games.results();
  const read = performance.now();
  const [open, list] = [opened - begin, read - opened].map((ms) => ms.toFixed(0).padStart(5));
  console.log(
    `${time.padEnd(8)} open ${open} ms, ${results.length} results ${list} ms, both ${(read - begin).toFixed(0)} ms`,
  );
  file.close();
}

/** With packing, as a result comes from the referee; and what of it keeps the main thread busy. */
async function saving(path: string, count: number, result: GameResult): Promise<void> {
  const { file } = ContestFile.open(path);
  const [all, saves]: [number[], number[]] = [[], []];
  for (let game = 1; game <= SAVES; game += 1) {
    const id = file.games.plan(gameNumber(count + game));
    file.games.start(id);
    const begin = performance.now();
    const packed = await packGame(result);
    const saving = performance.now();
    file.games.save(id, packed);
    const end = performance.now();
    all.push(end - begin);
    saves.push(end - saving);
  }
  console.log(`\npack and save a result  ${spread(all)}\nsave alone              ${spread(saves)}`);
  const begin = performance.now();
  file.close();
  console.log(`close                   ${(performance.now() - begin).toFixed(1)} ms`);
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms  (aim 5 ms)`;
}

async function fill(path: string, count: number, result: GameResult): Promise<void> {
  const file = ContestFile.create(path, { name: 'Bench', game: 'othello' });
  file.together(() => {
    for (let contestant = 1; contestant <= 500; contestant += 1)
      file.contestants.add({ name: `Contestant ${contestant}` });
    file.categories.add({ name: 'All', format: { kind: 'round-robin' } });
  });
  const packed = await packGame(result);
  for (let first = 1; first <= count; first += BATCH) {
    file.together(() => {
      for (let game = first; game < first + BATCH && game <= count; game += 1) {
        const id = file.games.plan(gameNumber(game));
        file.games.start(id);
        file.games.save(id, packed);
      }
    });
  }
  file.close();
}

function gameNumber(number: number) {
  const seats = [String(1 + (number % 500)), String(1 + ((number * 7 + 1) % 500))];
  return { categoryId: 1, matchId: `main-${number}`, number: 1, seats, seed: number };
}
