/**
 * `npm run bench -- views [games] [name part]`: how long every view of the desktop application takes to open when the
 * contest has 500 contestants and 100,000 games, how the search and the scrolling of the games feel, and what a contest
 * costs that runs. `npm run bench -- views growth`: the same views with 1,000, 10,000 and 100,000 games, side by side.
 * `npm run bench -- views running`: only the contest that runs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build.ts';
import { openWindow, type Bench } from '../boards/window.ts';
import { CONTESTANTS, makeCrowd, makeRanking, type Crowd } from './crowd.ts';
import { searchAndScroll } from './games-list.ts';
import { FOOTNOTE, heads, line, median, sayView } from './report.ts';
import { watchHall } from './running.ts';
import { timed, type Timing } from './timing.ts';
import { visitsOf, visitsOfRanking, type Visit } from './visits.ts';

const AIM_MS = 500;
/** For the contest itself; whoever opens it sees how far it is. */
const OPENING_AIM_MS = 1000;
const ROUNDS = 5;
const SIZES = [1000, 10_000, 100_000];
/** What costs so much more with a hundred times the games, and that much, is worth a look. */
const GROWS = 2;
const NOTICED_MS = 50;
const OPENING: Visit = {
  name: 'the contest itself, from its file',
  from: '#/',
  standing: '[data-testid=known-contest]',
  click: '[data-testid=known-contest] button',
  content: '[data-testid=contestant]',
};

/** What the processor spends on each view, in the window and the host together, by its name. */
type Costs = ReadonlyMap<string, number>;

export async function run([what = '100000', only = '']: string[] = []): Promise<void> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  try {
    if (what === 'growth') await growth(folder, only);
    else if (what === 'running') await watchHall(folder, AIM_MS);
    else await everything(folder, Number(what), only);
    console.log(`\n${FOOTNOTE}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function everything(folder: string, games: number, only: string): Promise<void> {
  await measure(await makeCrowd(folder, games), visitsOf, only, ROUNDS);
  if (only !== '') return;
  await measure(await makeRanking(folder), visitsOfRanking, only, ROUNDS);
  await watchHall(folder, AIM_MS);
}

async function measure(
  crowd: Crowd,
  visitsIn: (crowd: Crowd) => readonly Visit[],
  only: string,
  rounds: number,
): Promise<Costs> {
  const bench = await openWindow({ contest: crowd.path });
  try {
    await bench.page.evaluate(() => (location.hash = '#/contest/contestants'));
    await bench.page.locator('[data-testid=contestant]').first().waitFor({ timeout: 60_000 });
    console.log(`${crowd.game}: ${CONTESTANTS} contestants, ${crowd.games} games; load ${loadavg()[0]?.toFixed(1)}`);
    heads();
    const costs = new Map<string, number>();
    for (const visit of visitsIn(crowd).filter(({ name }) => name.includes(only))) {
      costs.set(visit.name, await visited(bench, visit, rounds));
    }
    if (costs.has('games')) await theRest(bench, costs);
    return costs;
  } finally {
    await bench.close();
  }
}

/** A view that cannot be looked at is said, and the others are looked at all the same. */
async function visited(bench: Bench, visit: Visit, rounds: number): Promise<number> {
  const taken: Timing[] = [];
  try {
    for (let round = 0; round < rounds; round++) taken.push(await timed(bench, visit));
  } catch (error) {
    line([visit.name, 'FAILED']);
    console.log(error);
    return NaN;
  }
  sayView(visit.name, taken, AIM_MS);
  return median(taken.map(({ window, host }) => window + host));
}

async function theRest(bench: Bench, costs: Map<string, number>): Promise<void> {
  const opened: Timing[] = [];
  for (let time = 0; time < 3; time++) {
    await bench.page.evaluate(() => window.meydan.call('contest.close', undefined));
    opened.push(await timed(bench, OPENING));
  }
  sayView(OPENING.name, opened, OPENING_AIM_MS);
  costs.set(OPENING.name, median(opened.map(({ window, host }) => window + host)));
  console.log();
  const { key, jump } = await searchAndScroll(bench);
  costs.set('a key in the search', key);
  costs.set('a jump in the list of games', jump);
  console.log();
}

async function growth(folder: string, only: string): Promise<void> {
  const columns: Costs[] = [];
  for (const games of SIZES) columns.push(await measure(await makeCrowd(folder, games), visitsOf, only, 3));
  console.log('\nHow it grows: milliseconds of the processor, in the window and the host together');
  line(['games', ...SIZES.map(String)]);
  for (const name of columns[0]?.keys() ?? []) {
    const row = columns.map((column) => column.get(name) ?? NaN);
    const [least, most] = [Math.min(...row), Math.max(...row)];
    const isGrowing = row.at(-1) === most && most > GROWS * least && most - least > NOTICED_MS;
    line([name, ...row.map((ms) => ms.toFixed(0)), isGrowing ? 'grows' : '']);
  }
}
