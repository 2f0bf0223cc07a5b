/** The list of all games while somebody types in its search, and while they scroll from end to end. */
import { processorMs } from '../boards/metrics.ts';
import type { Bench } from '../boards/window.ts';
import { frameGaps, watchFrames } from './frames.ts';
import { at, median, say } from './report.ts';

/** What organisers look for: a name in the middle, a number, and what nobody is called. */
const SEARCHES = ['محمدحسین طبا', 'featherstone', '98000370', 'zzz'];
const SCROLL_STEPS = 300;
/** A pause between the words, and how fast somebody types who does not wait for answers. */
const REST_MS = 100;
const FAST_KEY_MS = 50;

/** What the processor spends on a key and on a jump. */
export interface ListCosts {
  readonly key: number;
  readonly jump: number;
}

export async function searchAndScroll(bench: Bench): Promise<ListCosts> {
  return { key: await searchGames(bench), jump: await scrollGames(bench) };
}

async function searchGames(bench: Bench): Promise<number> {
  const { page } = bench;
  await page.evaluate(() => (location.hash = '#/contest/games'));
  await page.locator('[data-testid^=game-row-]').first().waitFor();
  const field = page.getByTestId('games-search').locator('input');
  const answers: number[] = [];
  const keys: number[] = [];
  let [window, host] = [0, 0];
  await watchFrames(bench);
  for (const search of SEARCHES) {
    await clear(bench);
    await field.focus();
    const before = { window: await processorMs(bench), host: await bench.hostBusy() };
    for (const [index] of [...search].entries()) {
      const typed = search.slice(0, index + 1);
      const begin = performance.now();
      await page.keyboard.insertText(typed.at(-1) ?? '');
      keys.push(performance.now() - begin);
      await answered(bench, typed);
      answers.push(performance.now() - begin);
    }
    window += (await processorMs(bench)) - before.window;
    host += (await bench.hostBusy()) - before.host;
    await page.waitForTimeout(REST_MS);
  }
  const gaps = await frameGaps(bench);
  say('search, from the key to its answer', median(answers), 'ms', 200, `95 %: ${at(answers, 0.95).toFixed(0)} ms`);
  say('… until the next key can be typed', median(keys), 'ms', 50, `95 %: ${at(keys, 0.95).toFixed(0)} ms`);
  say('… longest frame while typing', Math.max(0, ...gaps), 'ms', 100);
  say('… processor of the window, a key', window / answers.length, 'ms', 16, 'with the list that it finds');
  say('… processor of the host, a key', host / answers.length, 'ms', 16);
  await typeFast(bench);
  return (window + host) / answers.length;
}

/** Nobody waits for the answer to a key before the next: what is not wanted any more is dropped. */
async function typeFast(bench: Bench): Promise<void> {
  const { page } = bench;
  await clear(bench);
  const before = await processorMs(bench);
  const [search = ''] = SEARCHES;
  for (const key of search) {
    await page.keyboard.insertText(key);
    await page.waitForTimeout(FAST_KEY_MS);
  }
  const begin = performance.now();
  await answered(bench, search);
  say('typing fast, last key to its answer', performance.now() - begin, 'ms', 200);
  say('… processor of the window, a key', ((await processorMs(bench)) - before) / search.length, 'ms', 16);
}

async function clear(bench: Bench): Promise<void> {
  await bench.page.getByTestId('games-search').locator('input').fill('');
  await answered(bench, '');
}

/** The list shows what was found for exactly this text. */
async function answered({ page }: Bench, text: string): Promise<void> {
  await page.locator(`[data-found="${text.trim()}"]`).waitFor({ timeout: 30_000 });
}

async function scrollGames(bench: Bench): Promise<number> {
  const { page } = bench;
  await clear(bench);
  await page.locator('[data-testid^=game-row-]').first().waitFor();
  await watchFrames(bench);
  const before = await processorMs(bench);
  const seen = await page.evaluate(async (steps) => {
    const list = document.querySelector('[data-testid=games]');
    if (!list) throw new Error('there is no list of games');
    let [empty, waiting] = [0, 0];
    for (let step = 1; step <= steps; step++) {
      list.scrollTop = (list.scrollHeight * step) / steps;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (!list.querySelector('[role=option]')) empty++;
      else if (!list.querySelector('[data-testid^=game-row-]')) waiting++;
    }
    return { empty, waiting };
  }, SCROLL_STEPS);
  await page.locator('[data-testid^=game-row-]').first().waitFor();
  const jump = ((await processorMs(bench)) - before) / SCROLL_STEPS;
  const gaps = await frameGaps(bench);
  say('scrolling all games, frame to frame', median(gaps), 'ms', 17, `95 %: ${at(gaps, 0.95).toFixed(0)} ms`);
  say('… longest frame', Math.max(0, ...gaps), 'ms', 100);
  say('… processor of the window, a jump', jump, 'ms', 16);
  say('… jumps without a line in two frames', seen.empty, `of ${SCROLL_STEPS}`, 0);
  say('… jumps with lines still to come', seen.waiting, `of ${SCROLL_STEPS}`, null);
  return jump;
}
