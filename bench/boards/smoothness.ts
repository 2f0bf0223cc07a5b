/** Whether a window stutters: what its frames cost, and how they came. */
import { quantile, type Report } from './report.ts';
import { traced, type Trace } from './trace.ts';
import type { Bench } from './window.ts';

declare global {
  interface Window {
    readonly metronome: { beats: boolean };
  }
}

/** A frame at 60 a second. */
const FRAME_MS = 1000 / 60;
/** From here on a person notices that a click is not heard at once. */
const LONG_TASK_MS = 50;

/** Asks for every frame that there can be: one that nobody wants is not drawn, and would look like one that is late. */
export async function watched({ page, devtools }: Bench, work: () => Promise<unknown>): Promise<Trace> {
  await page.evaluate(() => {
    const metronome = { beats: true };
    Object.assign(window, { metronome });
    requestAnimationFrame(function beat() {
      if (metronome.beats) requestAnimationFrame(beat);
    });
  });
  const trace = await traced(devtools, work);
  await page.evaluate(() => (window.metronome.beats = false));
  return trace;
}

/** Without aims where more is asked of the window than anybody would. */
export function smoothness(
  report: Report,
  what: string,
  traces: readonly Trace[],
  { hasAims }: { readonly hasAims: boolean },
): void {
  const aim = (most: number) => (hasAims ? { aim: most } : {});
  const frames = traces.flatMap(({ frames }) => frames);
  const gaps = traces.flatMap(({ frames }) => frames.slice(1).map(({ at }, i) => at - (frames[i]?.at ?? at)));
  const costs = frames.map(({ drawing }) => drawing);
  const longest = Math.max(0, ...gaps);
  const dropped = gaps.filter((gap) => gap > 1.5 * FRAME_MS).length;
  report.say({
    what,
    value: quantile(costs, 0.95),
    unit: 'ms',
    ...aim(16.7),
    besides: `95 % of ${costs.length} frames cost the processor no more; median ${quantile(costs, 0.5).toFixed(2)}`,
  });
  report.say({
    what: '… the longest without hearing a click',
    value: Math.max(...traces.map(({ longestTask }) => longestTask)),
    unit: 'ms',
    ...aim(LONG_TASK_MS),
  });
  report.say({
    what: '… from frame to frame, as the rest of the computer allows, 95 %',
    value: quantile(gaps, 0.95),
    unit: 'ms',
    ...aim(33.4),
    besides: `median ${quantile(gaps, 0.5).toFixed(1)}, longest ${longest.toFixed(0)} ms, ${dropped} of ${gaps.length} late`,
  });
}
