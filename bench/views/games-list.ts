/** The list of all games while somebody types in its search, and while they scroll from end to end. */
import { processorMs } from '../boards/metrics.ts';
import type { Bench } from '../boards/window.ts';

declare global {
  interface Window {
    /** For each frame since it was set: the milliseconds since the one before. */
    frameGaps?: number[];
  }
}

/** What organisers look for: a name in the middle, a number, and what nobody is called. */
const SEARCHES = ['محمدحسین طبا', 'featherstone', '98000370', 'zzz'];
const SCROLL_STEPS = 300;
/** A key a tenth of a second, and a pause between the words. */
const KEY_MS = 100;

export async function searchGames(bench: Bench): Promise<string[]> {
  const { page } = bench;
  await page.evaluate(() => (location.hash = '#/contest/games'));
  await page.locator('[data-testid^=game-row-]').first().waitFor();
  const field = page.getByTestId('games-search').locator('input');
  const answers: number[] = [];
  const keys: number[] = [];
  await page.evaluate(watchFrames);
  const before = await processorMs(bench);
  for (const search of SEARCHES) {
    await field.fill('');
    await answered(bench, '');
    await field.focus();
    for (const [index] of [...search].entries()) {
      const typed = search.slice(0, index + 1);
      const begin = performance.now();
      await page.keyboard.insertText(typed.at(-1) ?? '');
      keys.push(performance.now() - begin);
      await answered(bench, typed);
      answers.push(performance.now() - begin);
    }
    await page.waitForTimeout(KEY_MS);
  }
  const busy = (await processorMs(bench)) - before;
  const gaps = await page.evaluate(() => window.frameGaps ?? []);
  return [
    `search, from the key to its answer   ${spread(answers)} (aim 200 ms)`,
    `… until the next key can be typed    ${spread(keys)} (aim 50 ms)`,
    `… longest frame while typing         ${Math.max(0, ...gaps).toFixed(0)} ms (aim 100 ms)`,
    `… the processor for each key         ${(busy / answers.length).toFixed(1)} ms`,
  ];
}

/** The list shows what was found for exactly this text. */
async function answered({ page }: Bench, text: string): Promise<void> {
  await page.locator(`[data-found="${text.trim()}"]`).waitFor({ timeout: 30_000 });
}

export async function scrollGames(bench: Bench): Promise<string[]> {
  const { page } = bench;
  await page.getByTestId('games-search').locator('input').fill('');
  await answered(bench, '');
  await page.locator('[data-testid^=game-row-]').first().waitFor();
  await page.evaluate(watchFrames);
  const before = await processorMs(bench);
  const empty = await page.evaluate(async (steps) => {
    const list = document.querySelector('[data-testid=games]');
    if (!list) throw new Error('there is no list of games');
    let without = 0;
    for (let step = 1; step <= steps; step++) {
      list.scrollTop = (list.scrollHeight * step) / steps;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (!list.querySelector('[data-testid^=game-row-]')) without++;
    }
    return without;
  }, SCROLL_STEPS);
  await page.locator('[data-testid^=game-row-]').first().waitFor();
  const busy = (await processorMs(bench)) - before;
  const gaps = await page.evaluate(() => window.frameGaps ?? []);
  return [
    `scrolling all games end to end       ${spread(gaps)} from frame to frame, longest ${Math.max(0, ...gaps).toFixed(0)} ms (aim 100 ms)`,
    `… the processor for each jump        ${(busy / SCROLL_STEPS).toFixed(1)} ms; ${empty} of ${SCROLL_STEPS} jumps showed no line in the second frame`,
  ];
}

/** Runs in the page, until it is asked to begin anew. */
function watchFrames(): void {
  const gaps: number[] = [];
  window.frameGaps = gaps;
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    gaps.push(now - last);
    last = now;
    if (window.frameGaps === gaps) requestAnimationFrame(next);
  });
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
  return `median ${at(0.5)}, 95 % ${at(0.95)} ms`;
}
