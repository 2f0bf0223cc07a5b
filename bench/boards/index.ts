/**
 * `npm run bench -- boards [FIGURE …] [GAMES]`: the real desktop application, looked at through its own window. What
 * counts is the time of the processor that its one thread takes; the load of the computer is printed beside.
 */
import { buildIfStale } from '../../scripts/build.ts';
import { beetles } from './figures/beetles.ts';
import { memory } from './figures/memory.ts';
import { replay } from './figures/replay.ts';
import { steps } from './figures/steps.ts';
import { updates } from './figures/updates.ts';
import { wall } from './figures/wall.ts';
import { Report } from './report.ts';
import { openWindow, type Bench } from './window.ts';

/** How many games the memory is watched for. */
const GAMES = 1000;

const figures: Readonly<Record<string, (bench: Bench, report: Report, games: number) => Promise<void>>> = {
  replay,
  beetles,
  steps,
  updates,
  wall,
  memory,
};

export async function run(args: readonly string[]): Promise<void> {
  const games = Number(args.find((arg) => /^\d+$/.test(arg)) ?? GAMES);
  const names = args.filter((arg) => !/^\d+$/.test(arg));
  const unknown = names.find((name) => !(name in figures));
  if (unknown !== undefined) {
    console.error(
      `there is no figure ${unknown}: npm run bench -- boards [${Object.keys(figures).join(' | ')}] [GAMES]`,
    );
    process.exitCode = 2;
    return;
  }
  await buildIfStale();
  const bench = await openWindow();
  const report = new Report();
  try {
    for (const [name, measure] of Object.entries(figures))
      if (names.length === 0 || names.includes(name)) await measure(bench, report, games);
  } finally {
    await bench.close();
  }
  report.summarise();
}
