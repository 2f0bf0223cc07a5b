/** A replay of 600 turns with 2,000 beetles: how soon it is there, and how soon any turn of it. */
import { marchOfBeetles } from '../replays.ts';
import { quantile, type Report } from '../report.ts';
import { jumps, openReplay, settled } from '../watching.ts';
import type { Bench } from '../window.ts';
import { processorMs } from '../metrics.ts';

const OPENINGS = 7;
const JUMPS = 60;

export async function replay(bench: Bench, report: Report): Promise<void> {
  const { page } = bench;
  const march = marchOfBeetles();
  const length = march.turns.length;
  const opened: number[] = [];
  const busy: number[] = [];
  for (let time = 0; time < OPENINGS; time++) {
    const before = await processorMs(bench);
    opened.push(await openReplay(bench, march));
    busy.push((await processorMs(bench)) - before);
    await page.getByTestId('another-replay').click();
  }
  const [first = 0] = opened;
  report.say({ what: 'open the very first replay of a window', value: first, unit: 'ms', aim: 300 });
  report.say({
    what: `open a replay of Beetles, 2,000 on 100×100, ${length} turns`,
    value: quantile(opened, 0.5),
    unit: 'ms',
    aim: 300,
    besides: `longest of the others ${Math.max(...opened.slice(1)).toFixed(0)} ms`,
  });
  report.say({ what: '… of the processor, alone', value: quantile(busy, 0.5), unit: 'ms', aim: 300 });
  const atOnce: number[] = [];
  for (let time = 0; time < OPENINGS; time++) {
    if (time > 0) await page.getByTestId('another-replay').click();
    await openReplay(bench, march);
    atOnce.push(...(await jumps(bench, [length])));
    await settled(bench);
  }
  // None of them is the next turn: that would be a step, which is shown as a movement and takes its time.
  const far = Array.from({ length: JUMPS }, (_, i) => 1 + (((i + 1) * 7919) % (length - 1)));
  const quiet = await processorMs(bench);
  const took = await jumps(bench, far);
  const jumped = ((await processorMs(bench)) - quiet) / far.length;
  report.say({
    what: `jump to any of its turns, the longest of ${JUMPS}`,
    value: Math.max(...took),
    unit: 'ms',
    aim: 50,
    besides: `median ${quantile(took, 0.5).toFixed(1)}, 95 % ${quantile(took, 0.95).toFixed(1)} ms`,
  });
  report.say({ what: '… of the processor, each', value: jumped, unit: 'ms', aim: 50 });
  report.say({
    what: '… to its end in the very moment it is open',
    value: quantile(atOnce, 0.5),
    unit: 'ms',
    aim: 50,
    besides: `longest ${Math.max(...atOnce).toFixed(0)} ms`,
  });
}
