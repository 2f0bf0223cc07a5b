/** What somebody does who watches: opens a replay, jumps about in it, has a game played and looks at it. */
import type { Replay } from '../../src/shared/match/replay.ts';
import type { Bench } from './window.ts';

declare global {
  interface Window {
    readonly meydan: { call(name: string, input: unknown): Promise<{ value: { live: string } }> };
  }
}

/** A few frames: each step is drawn before the next one is asked for. */
const STEP_MS = 60;

export async function goTo({ page }: Bench, hash: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), hash);
}

/** Drops a replay on the window, as a person would; the milliseconds until its first position is drawn. */
export async function openReplay(bench: Bench, replay: Replay): Promise<number> {
  const { page } = bench;
  await goTo(bench, '#/replay');
  await page.getByTestId('open-replay').waitFor();
  return page.evaluate(async (text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], `${Math.random()}.replay.json`));
    const begin = performance.now();
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await new Promise<void>((resolve) => {
      const isDrawn = () => document.querySelector('[data-testid=board]')?.getAttribute('data-drawn') === '0';
      new MutationObserver((_changes, observer) => {
        if (!isDrawn()) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-drawn'] });
    });
    return performance.now() - begin;
  }, JSON.stringify(replay));
}

/** Until nothing is read or checked any more in the background. */
export async function settled({ page }: Bench): Promise<void> {
  const length = await page.getByTestId('turn-counter').getAttribute('data-length');
  await page.locator(`[data-testid=score-chart][data-length="${length}"]`).waitFor({ timeout: 120_000 });
  await page.locator('[data-testid=replay-head][data-verified=true]').waitFor({ timeout: 120_000 });
}

/** How many turns of the game are known here. */
export async function turnsShown({ page }: Bench): Promise<number> {
  return Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
}

/** The milliseconds of each jump, until the position is drawn. */
export function jumps({ page }: Bench, turns: readonly number[]): Promise<number[]> {
  return page.evaluate(async (turns) => {
    const slider = document.querySelector<HTMLInputElement>('[data-testid=timeline]');
    const board = document.querySelector('[data-testid=board]');
    const took: number[] = [];
    for (const turn of turns) {
      const drawn = new Promise<void>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (board?.getAttribute('data-drawn') !== String(turn)) return;
          observer.disconnect();
          resolve();
        }).observe(board ?? document, { attributeFilter: ['data-drawn'] });
      });
      const begin = performance.now();
      if (slider) slider.value = String(turn);
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
      await drawn;
      took.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return took;
  }, turns);
}

/** Steps on with the arrow key, as a person does: nothing of the bench runs in the page, so nothing of it is counted. */
export async function steps({ page }: Bench, count: number): Promise<void> {
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(STEP_MS);
  }
}

export interface DemoOrder {
  readonly game: string;
  readonly settings: Record<string, unknown>;
  readonly seed: number;
  readonly bot: string;
  /** Turns in a second; as fast as the bots can when left out. */
  readonly pace?: number;
}

/** Has the house play a game; the id under which it is watched. */
export async function startGame({ page }: Bench, { game, bot, ...how }: DemoOrder): Promise<string> {
  const bots = Array.from({ length: game === 'worm' ? 1 : 2 }, () => bot);
  const { value } = await page.evaluate((order) => window.meydan.call('demo.start', order), {
    game,
    bots,
    ...how,
  });
  return value.live;
}
