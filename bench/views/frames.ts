/** The frames of a window, as somebody sees them who looks at it. */
import type { Bench } from '../boards/window.ts';

declare global {
  interface Window {
    /** For each frame since it was set: the milliseconds since the one before. */
    frameGaps?: number[];
  }
}

/** Counts from now on, until it is asked to begin anew. */
export async function watchFrames({ page }: Bench): Promise<void> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    window.frameGaps = gaps;
    let last = performance.now();
    requestAnimationFrame(function next(now) {
      gaps.push(now - last);
      last = now;
      if (window.frameGaps === gaps) requestAnimationFrame(next);
    });
  });
}

export async function frameGaps({ page }: Bench): Promise<number[]> {
  return (await page.evaluate(() => window.frameGaps)) ?? [];
}
