/** Games watched one after another, and what is left of them when nobody watches any more. */
import { kept, type Kept } from '../metrics.ts';
import type { Report } from '../report.ts';
import { goTo, startGame } from '../watching.ts';
import type { Bench } from '../window.ts';

const KINDS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['othello', { size: 4 }],
  ['agon', { moves: 5 }],
  ['diamonds', { rounds: 10 }],
  ['worm', { moveLimit: 20 }],
  ['beetles', { turnLimit: 10 }],
];

export async function memory(bench: Bench, report: Report, games: number): Promise<void> {
  const early = Math.min(100, Math.floor(games / 2));
  await watch(bench, 0, early);
  const before = await left(bench);
  await watch(bench, early, games);
  const after = await left(bench);
  const growth = (part: keyof Kept) => after[part] - before[part];
  const besides = (part: keyof Kept) =>
    `${rounded(before[part])} after ${early} games, ${rounded(after[part])} after ${games}`;
  report.say({
    what: `memory kept of ${games} games`,
    value: growth('heapMB'),
    unit: 'MB',
    aim: 1,
    besides: besides('heapMB'),
  });
  report.say({ what: '… nodes of the page', value: growth('nodes'), unit: '', aim: 100, besides: besides('nodes') });
  report.say({ what: '… listeners', value: growth('listeners'), unit: '', aim: 20, besides: besides('listeners') });
}

const rounded = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

async function watch(bench: Bench, from: number, to: number): Promise<void> {
  const { page } = bench;
  for (let watched = from; watched < to; watched++) {
    const [game, settings] = KINDS[watched % KINDS.length] ?? ['othello', {}];
    const live = await startGame(bench, { game, settings, seed: watched, bot: 'random' });
    await goTo(bench, `#/live/${live}`);
    await page.getByTestId('board').waitFor();
    await page.keyboard.press('End');
    await page.getByTestId('outcome').waitFor({ timeout: 60_000 });
  }
}

async function left(bench: Bench): Promise<Kept> {
  await goTo(bench, '#/replay');
  await bench.page.getByTestId('open-replay').waitFor();
  await bench.page.waitForTimeout(500);
  return kept(bench);
}
