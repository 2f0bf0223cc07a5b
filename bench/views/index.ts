/**
 * `npm run bench -- views [games]`: how long every view of the desktop application takes to open when the contest has
 * 500 contestants and 100,000 games, how the search and the scrolling of the games feel, and how all that grows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build.ts';
import { openWindow, ranOnHiddenScreen, type Bench } from '../boards/window.ts';
import { CONTESTANTS, makeCrowd, makeRanking, type Crowd } from './crowd.ts';
import { scrollGames, searchGames } from './games-list.ts';
import { timed, type Timing } from './timing.ts';
import { visitsOf, visitsOfRanking, type Visit } from './visits.ts';

const AIM_MS = 500;
const ROUNDS = 5;
/** The views that are looked at again with fewer games. */
const WORST = 6;
const OPENING: Visit = {
  name: 'the contest itself, from its file',
  from: '#/',
  standing: '[data-testid=known-contest]',
  click: '[data-testid=known-contest] button',
  content: '[data-testid=contestant]',
};

export async function run([games = '100000', only = '']: string[] = []): Promise<void> {
  if (await ranOnHiddenScreen(import.meta.filename, [games, only])) return;
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  try {
    const crowd = await makeCrowd(folder, Number(games));
    const medians = await measure(
      crowd,
      visitsOf(crowd).filter(({ name }) => name.includes(only)),
      ROUNDS,
    );
    if (only === '') {
      const ranking = await makeRanking(folder);
      await measure(ranking, visitsOfRanking(ranking), ROUNDS);
      await growth(folder, crowd, medians);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(crowd: Crowd, visits: readonly Visit[], rounds: number): Promise<ReadonlyMap<string, number>> {
  const bench = await openWindow({ contest: crowd.path });
  try {
    await bench.page.evaluate(() => (location.hash = '#/contest/contestants'));
    await bench.page.locator('[data-testid=contestant]').first().waitFor({ timeout: 60_000 });
    console.log(`${crowd.game}: ${CONTESTANTS} contestants, ${crowd.games} games; load ${loadavg()[0]?.toFixed(1)}`);
    line(['', 'first', 'median', 'longest', 'window', 'host', `aim ${AIM_MS} ms`]);
    const medians = new Map<string, number>();
    for (const visit of visits) {
      const taken: Timing[] = [];
      for (let round = 0; round < rounds; round++) taken.push(await timed(bench, visit));
      sayView(visit.name, taken);
      medians.set(visit.name, median(taken.map(({ ms }) => ms)));
    }
    if (visits.some(({ name }) => name === 'games')) await theRest(bench);
    return medians;
  } finally {
    await bench.close();
  }
}

async function theRest(bench: Bench): Promise<void> {
  const opened: Timing[] = [];
  for (let time = 0; time < 3; time++) {
    await bench.page.evaluate(() => window.meydan.call('contest.close', undefined));
    opened.push(await timed(bench, OPENING));
  }
  sayView(OPENING.name, opened);
  console.log();
  for (const found of await searchGames(bench)) console.log(found);
  for (const scrolled of await scrollGames(bench)) console.log(scrolled);
  console.log();
}

/** The worst views again, with a tenth and a hundredth of the games. */
async function growth(folder: string, crowd: Crowd, medians: ReadonlyMap<string, number>): Promise<void> {
  const worst = [...medians].toSorted(([, a], [, b]) => b - a).slice(0, WORST);
  const columns = [medians];
  const sizes = [crowd.games];
  for (const part of [10, 100]) {
    const smaller = await makeCrowd(folder, Math.round(crowd.games / part));
    const visits = visitsOf(smaller).filter(({ name }) => worst.some(([other]) => other === name));
    columns.push(await measure(smaller, visits, 3));
    sizes.push(smaller.games);
  }
  console.log('\nHow it grows: the worst views, median in ms');
  line(['games', ...sizes.map(String)]);
  for (const [name] of worst) line([name, ...columns.map((column) => (column.get(name) ?? 0).toFixed(0))]);
}

function sayView(name: string, taken: readonly Timing[]): void {
  const ms = taken.map((timing) => timing.ms);
  const [first = 0] = ms;
  const middle = median(ms);
  line([
    name,
    first.toFixed(0),
    middle.toFixed(0),
    Math.max(...ms).toFixed(0),
    median(taken.map(({ window }) => window)).toFixed(0),
    median(taken.map(({ host }) => host)).toFixed(0),
    Math.max(first, middle) <= AIM_MS ? 'met' : middle <= AIM_MS ? 'met but at first' : 'MISSED',
  ]);
}

function line([first = '', ...cells]: readonly string[]): void {
  console.log(first.padEnd(34) + cells.map((cell) => cell.padStart(12)).join(''));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

if (import.meta.main) await run(process.argv.slice(2));
