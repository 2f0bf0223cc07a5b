/** A step in each of the other games: at once, as one who wants no motion sees it, and frame for frame. */
import { games } from '../../../src/shared/games/index.ts';
import { swept } from '../metrics.ts';
import { gameOf } from '../replays.ts';
import { mean, quantile, type Report } from '../report.ts';
import { traced } from '../trace.ts';
import { openReplay, settled, steps as stepOn, turnsShown } from '../watching.ts';
import type { Bench } from '../window.ts';

const STEPS = 60;
const PASSES = 3;
const WATCHED_MS = 5000;
const IDLE_MS = 0.1;

export async function steps(bench: Bench, report: Report): Promise<void> {
  for (const { id } of games.filter(({ id }) => id !== 'beetles')) await stepsOf(bench, report, id);
}

async function stepsOf(bench: Bench, report: Report, id: string): Promise<void> {
  const { page, devtools } = bench;
  const game = games.find((game) => game.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  await openReplay(bench, gameOf(game, 3));
  await settled(bench);
  // Opening a game and reading it to its end leaves more behind than a thousand steps: that is not theirs to pay for.
  await swept(bench);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const count = Math.min(STEPS, await turnsShown(bench));
  // Whoever steps through a game has done so before: the first time through, everything is compiled.
  await stepOn(bench, count);
  // What others do on this computer makes a step dearer, never cheaper: the quietest time is nearest to what it costs.
  const passes: Pass[] = [];
  while (passes.length < PASSES) passes.push(await passOf(bench, count));
  const [quietest] = passes.toSorted((a, b) => a.script - b.script);
  report.say({
    what: `a step of ${id}, script`,
    value: quietest?.script ?? NaN,
    unit: 'ms',
    aim: 2,
    besides:
      `the quietest of ${passes.map(({ script }) => script.toFixed(2)).join(', ')}; ` +
      `${quietest?.all.toFixed(2)} ms with styles, layout and painting`,
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByTestId('to-start').click();
  const moving = await traced(devtools, async () => {
    await page.getByTestId('play').click();
    await page.waitForTimeout(WATCHED_MS);
    await page.getByTestId('to-start').click();
  });
  const script = moving.frames.map((frame) => frame.script).filter((ms) => ms > IDLE_MS);
  report.say({
    what: '… a frame of its movement, script, 95 %',
    value: quantile(script, 0.95),
    unit: 'ms',
    aim: 2,
    besides: `median ${quantile(script, 0.5).toFixed(2)}, mean ${mean(script).toFixed(2)} of ${script.length} frames`,
  });
}

/** What a step cost on the way from the start, in milliseconds. */
interface Pass {
  readonly script: number;
  readonly all: number;
}

async function passOf(bench: Bench, count: number): Promise<Pass> {
  await bench.page.getByTestId('to-start').click();
  const { frames } = await traced(bench.devtools, () => stepOn(bench, count));
  const mean = (part: 'script' | 'all') => frames.reduce((total, frame) => total + frame[part], 0) / count;
  return { script: mean('script'), all: mean('all') };
}
