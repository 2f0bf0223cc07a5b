/** Games that are played faster than anybody can look, followed at their end; and what their length costs. */
import { worm } from '../../../src/shared/games/worm/index.ts';
import { gameOf } from '../replays.ts';
import type { Report } from '../report.ts';
import { smoothness, watched } from '../smoothness.ts';
import { traced } from '../trace.ts';
import { goTo, jumps, openReplay, settled, startGame, steps, turnsShown, type DemoOrder } from '../watching.ts';
import type { Bench } from '../window.ts';

const WATCHED_MS = 8000;
const UPDATES = 1000;
const LENGTHS = [1000, 10_000, 100_000];
const STEPS = 60;

/** Far more points than a worm can get, so that its moves alone end the game. */
const movesOf = (moveLimit: number) => ({ moveLimit, target: 1_000_000 });
const ORDER = { game: 'worm', seed: 1, bot: 'expert' };

export async function updates(bench: Bench, report: Report): Promise<void> {
  const { page } = bench;
  await follow(bench, report, { ...ORDER, settings: movesOf(12 * UPDATES), pace: UPDATES });
  await follow(bench, report, { ...ORDER, settings: movesOf(40_000) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const length of LENGTHS) await stepsOfLong(bench, report, length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** At a pace there are aims; as fast as the host can play, it is only told what it costs. */
async function follow(bench: Bench, report: Report, order: DemoOrder): Promise<void> {
  const { page } = bench;
  const live = await startGame(bench, order);
  await goTo(bench, `#/live/${live}?now=1`);
  await page.getByTestId('turn-counter').waitFor();
  const [begin, from] = [performance.now(), await turnsShown(bench)];
  const ended = page.getByTestId('outcome').waitFor({ timeout: 120_000 });
  const trace = await watched(bench, () => Promise.race([page.waitForTimeout(WATCHED_MS), ended]));
  const seconds = (performance.now() - begin) / 1000;
  const turns = await turnsShown(bench);
  await ended;
  const rate = Math.round((turns - from) / seconds);
  const hasAims = order.pace !== undefined;
  const how = hasAims ? '' : ', as many as it can';
  smoothness(report, `following ${rate} updates a second${how}, ${turns} in all`, [trace], { hasAims });
}

/** A step near the end of a long game. */
async function stepsOfLong(bench: Bench, report: Report, length: number): Promise<void> {
  await openReplay(bench, gameOf(worm, 3, movesOf(length)));
  await settled(bench);
  const back = (await turnsShown(bench)) - STEPS - 1;
  await jumps(bench, [back]);
  await steps(bench, STEPS);
  await jumps(bench, [back]);
  const { frames } = await traced(bench.devtools, () => steps(bench, STEPS));
  const sum = (part: 'script' | 'all') => frames.reduce((total, frame) => total + frame[part], 0) / STEPS;
  report.say({
    what: `a step at turn ${back} of a worm's way, script`,
    value: sum('script'),
    unit: 'ms',
    besides: `${sum('all').toFixed(2)} ms with styles, layout and painting`,
  });
}
