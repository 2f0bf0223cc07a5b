/**
 * What the referee itself costs a move: two C programs that answer at once play Agon and only pass, so nearly all of
 * the time between two turns is ours. Printed beside the bare exchange of the same lines over pipes, without a referee.
 * Games that are played at once have a process each, so that nobody waits for another's turn.
 */
import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProgramStore } from '../../src/main/contestants/store.ts';
import type { GameOrder, SeatOrder } from '../../src/main/referee/game-order.ts';
import { agon } from '../../src/shared/games/agon/index.ts';
import { refereeSettingsSchema } from '../../src/shared/match/referee-settings.ts';

const GAMES = 10;
const AT_ONCE = 2;

export async function run([games = String(GAMES)]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  try {
    const binary = join(folder, 'passer');
    execFileSync('cc', ['-O2', '-o', binary, join(import.meta.dirname, 'passer.c')]);
    const store = new ProgramStore(join(folder, 'programs'));
    const program = await store.importPath(binary);
    const seat: SeatOrder = { kind: 'program', program, files: store.filesOf(program.id) };
    print('bare pipes, no referee', await bareExchange(binary, 3000));
    const tables = Array.from({ length: AT_ONCE }, () => fork(join(import.meta.dirname, 'table.ts')));
    // Ours is warm as it is in a contest, after a few games.
    await Promise.all(tables.map((table) => play(table, orderOf([seat, seat], true, join(folder, 'scratch')))));
    for (const suspend of [false, true]) {
      for (const atOnce of [1, AT_ONCE]) {
        const intervals: number[] = [];
        for (let played = 0; played < Number(games); played += atOnce) {
          const order = orderOf([seat, seat], suspend, join(folder, 'scratch'));
          const turns = await Promise.all(tables.slice(0, atOnce).map((table) => play(table, order)));
          for (const times of turns) intervals.push(...differences(times));
        }
        print(`${suspend ? 'with' : 'without'} suspension, ${atOnce} at a time`, intervals);
      }
    }
    for (const table of tables) table.disconnect();
    console.log(`\nThe aim is a median of 100 µs with suspension. Load ${loadavg()[0]?.toFixed(1)}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function orderOf(players: readonly SeatOrder[], suspend: boolean, scratchRoot: string): GameOrder {
  const settings = agon.settings.parse({ moves: 500 });
  const setup = { game: 'agon', settings, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
  return { setup, players, referee: refereeSettingsSchema.parse({ suspend }), scratchRoot };
}

function play(table: ChildProcess, order: GameOrder): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a table ended with code ${code}`));
    table.once('exit', onExit);
    table.once('message', (times: number[]) => {
      table.off('exit', onExit);
      resolve(times);
    });
    table.send(order);
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
