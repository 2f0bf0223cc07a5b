/**
 * What the referee itself costs a move: two C programs that answer at once play Agon and only pass, so nearly all of
 * the time between two turns is ours. Printed beside the bare exchange of the same lines over pipes, without a referee.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ProgramStore } from '../../src/main/contestants/store.ts';
import type { GameOrder, SeatOrder } from '../../src/main/referee/game-order.ts';
import { agon } from '../../src/shared/games/agon/index.ts';
import { refereeSettingsSchema } from '../../src/shared/match/referee-settings.ts';

const GAMES = 10;

export async function run([games = String(GAMES)]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  try {
    const binary = join(folder, 'passer');
    execFileSync('cc', ['-O2', '-o', binary, join(import.meta.dirname, 'passer.c')]);
    const store = new ProgramStore(join(folder, 'programs'));
    const program = await store.importPath(binary);
    const seat: SeatOrder = { kind: 'program', program, files: store.filesOf(program.id) };
    print('bare pipes, no referee', await bareExchange(binary, 3000));
    for (const suspend of [false, true]) {
      for (const atOnce of [1, 2]) {
        const intervals: number[] = [];
        for (let played = 0; played < Number(games); played += atOnce) {
          const orders = Array.from({ length: atOnce }, () => orderOf([seat, seat], suspend, join(folder, 'scratch')));
          for (const turns of await Promise.all(orders.map(play))) intervals.push(...differences(turns));
        }
        print(`${suspend ? 'with' : 'without'} suspension, ${atOnce} at a time`, intervals);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function orderOf(players: readonly SeatOrder[], suspend: boolean, scratchRoot: string): GameOrder {
  const settings = agon.settings.parse({ moves: 500 });
  const setup = { game: 'agon', settings, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
  return { setup, players, referee: refereeSettingsSchema.parse({ suspend }), scratchRoot };
}

function play(order: GameOrder): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order });
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}

/** The first turns are left out: the programs are still starting. */
function differences(times: readonly number[]): number[] {
  return times.slice(20).map((time, i) => time - (times[i + 19] ?? time));
}

/** The same question and answer between this thread and the program, with nothing in between. */
async function bareExchange(binary: string, rounds: number): Promise<number[]> {
  const child = spawn(binary, { stdio: ['pipe', 'pipe', 'inherit'] });
  const state = agon.start({ settings: agon.settings.parse({}), seed: 1, seats: 2 });
  const question = agon.protocol.ask(state, 1, [120_000, 120_000]);
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const begin = performance.now();
    child.stdin.write(question);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    times.push(performance.now() - begin);
  }
  child.stdin.end();
  return times.slice(20);
}

function print(what: string, intervals: readonly number[]): void {
  const sorted = intervals.toSorted((a, b) => a - b);
  const at = (share: number) => (1000 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)).toFixed(0);
  console.log(
    `${what.padEnd(34)} median ${at(0.5).padStart(5)} µs   99 % ${at(0.99).padStart(6)} µs   (${sorted.length} moves)`,
  );
}
