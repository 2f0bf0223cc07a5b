/** Work that comes in parts, each of which says how much it was: done at once, or so that nobody else waits for long. */
import { setImmediate as breath } from 'node:timers/promises';

/** A window draws a frame in less. */
const AT_A_STRETCH_MS = 12;
/** What is over in a moment is not worth a word. */
const FIRST_NEWS_MS = 250;
const NEWS_MS = 100;

export function atOnce<T>(parts: Generator<number, T>): T {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** With a breath after every few parts; `tell` hears how much is done, unless all of it is over in a moment. */
export async function unhurried(parts: Iterable<number>, tell: (done: number) => void): Promise<void> {
  const begin = performance.now();
  let [stretch, told, done] = [begin, begin + FIRST_NEWS_MS - NEWS_MS, 0];
  for (const part of parts) {
    done += part;
    const now = performance.now();
    if (now - told >= NEWS_MS) {
      told = now;
      tell(done);
    }
    if (now - stretch < AT_A_STRETCH_MS) continue;
    await breath();
    stretch = performance.now();
  }
}
