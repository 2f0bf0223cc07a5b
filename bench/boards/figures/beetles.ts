/** 2,000 beetles that all move, in every turn. */
import { marchOfBeetles } from '../replays.ts';
import { mean, quantile, type Report } from '../report.ts';
import { traced } from '../trace.ts';
import { jumps, openReplay, settled } from '../watching.ts';
import type { Bench } from '../window.ts';

const WATCHED_MS = 12_000;
/** Between the turns the frames have next to nothing to do; they must not make the average look good. */
const IDLE_MS = 0.3;

export async function beetles(bench: Bench, report: Report): Promise<void> {
  const { page, devtools } = bench;
  await openReplay(bench, marchOfBeetles());
  await settled(bench);
  await jumps(bench, [3]);
  const { frames } = await traced(devtools, async () => {
    await page.getByTestId('play').click();
    await page.waitForTimeout(WATCHED_MS);
    await page.getByTestId('pause').click();
  });
  const busy = frames.filter(({ script }) => script > IDLE_MS);
  const script = busy.map((frame) => frame.script);
  report.say({
    what: 'a frame of 2,000 moving beetles on 100×100, script, 95 %',
    value: quantile(script, 0.95),
    unit: 'ms',
    aim: 8,
    besides: `median ${quantile(script, 0.5).toFixed(2)}, mean ${mean(script).toFixed(2)} of ${busy.length} frames`,
  });
  report.say({
    what: '… with styles, layout and painting',
    value: mean(busy.map(({ all }) => all)),
    unit: 'ms',
  });
}
