/**
 * `npm run bench -- boards`: the real desktop application, watched through its own window. What counts is how
 * long the window's one thread is busy; from frame to frame the rest of the computer has a say, so the load is printed.
 */
import { loadavg } from 'node:os';
import { games } from '../../src/shared/games/index.ts';
import type { Replay } from '../../src/shared/match/replay.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { gameOf, marchOfBeetles } from './replays.ts';
import { metrics, openWindow, ranOnHiddenScreen, type Bench } from '../window.ts';

const WALL = 16;

export async function run([games = '1000']: string[] = []): Promise<void> {
  if (await ranOnHiddenScreen('boards', [games])) return;
  await buildIfStale();
  const bench = await openWindow();
  try {
    await beetlesOnTheMarch(bench);
    await stepsOfTheOthers(bench);
    await manyUpdates(bench);
    await theWall(bench);
    await manyGames(bench, Number(games));
  } finally {
    await bench.close();
  }
}

function say(what: string, value: string, aim = ''): void {
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`${what.padEnd(58)} ${value.padStart(28)}  ${aim.padEnd(18)} ${load}`);
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(2);
  return `median ${at(0.5)}, 95 % ${at(0.95)} ms`;
}

/** Drops a replay on the window, as a person would; the milliseconds until its first position is drawn. */
async function openReplay({ page }: Bench, replay: Replay): Promise<number> {
  await page.evaluate(() => (location.hash = '#/replay'));
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

/** The milliseconds of each jump, until the position is drawn. */
function jumps({ page }: Bench, turns: readonly number[]): Promise<number[]> {
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

async function beetlesOnTheMarch(bench: Bench): Promise<void> {
  const { page } = bench;
  const replay = marchOfBeetles();
  const length = replay.turns.length;
  const opened: number[] = [];
  const busy: number[] = [];
  for (let time = 0; time < 5; time++) {
    const before = await metrics(bench);
    opened.push(await openReplay(bench, replay));
    busy.push((await metrics(bench)).busy - before.busy);
    await page.getByTestId('another-replay').click();
  }
  say('… the processor for it', spread(busy));
  say(`open a replay of Beetles, 2,000 on 100×100, ${length} turns`, spread(opened), 'aim 300 ms');
  await openReplay(bench, replay);
  await page.locator(`[data-testid=score-chart][data-length="${length}"]`).waitFor({ timeout: 120_000 });
  const anywhere = Array.from({ length: 60 }, (_, i) => (i * 7919) % length).filter((turn) => turn > 0);
  const quiet = await metrics(bench);
  const took = await jumps(bench, anywhere);
  const jumped = (await metrics(bench)).busy - quiet.busy;
  say('jump to any of its turns', spread(took), 'aim 50 ms');
  say('… the processor for each', `${(jumped / anywhere.length).toFixed(2)} ms`);
  await jumps(bench, [3]);
  await page.evaluate(() => window.stopwatch.reset());
  await page.getByTestId('play').click();
  const before = await metrics(bench);
  await page.waitForTimeout(12_000);
  const after = await metrics(bench);
  await page.getByTestId('pause').click();
  const work = await page.evaluate(() => window.stopwatch.work);
  const drawn = work.filter((ms) => ms > 0.3).length;
  say(
    'all that the window does for each frame of 2,000 moving beetles',
    `${((after.busy - before.busy) / drawn).toFixed(2)} ms`,
    'aim 8 ms',
  );
  // Between the turns the frames have next to nothing to do; they must not make the average look good.
  say('a frame of 2,000 moving beetles, script', spread(work.filter((ms) => ms > 0.3)), 'aim 8 ms');
}

async function stepsOfTheOthers(bench: Bench): Promise<void> {
  const { page } = bench;
  for (const game of games.filter(({ id }) => id !== 'beetles')) {
    await openReplay(bench, gameOf(game, 3));
    await page.waitForTimeout(1500);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const steps = Math.min(60, Number(await page.getByTestId('turn-counter').getAttribute('data-length')));
    const before = await metrics(bench);
    await page.evaluate(async (steps) => {
      for (let step = 0; step < steps; step++) {
        globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    }, steps);
    const after = await metrics(bench);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    say(
      `a step of ${game.id}, all that the window does`,
      `${((after.busy - before.busy) / steps).toFixed(2)} ms`,
      'aim 2 ms',
    );
    await page.getByTestId('to-start').click();
    await page.evaluate(() => window.stopwatch.reset());
    await page.getByTestId('play').click();
    await page.waitForTimeout(5000);
    await page.getByTestId('to-start').click();
    const work = await page.evaluate(() => window.stopwatch.work);
    say(`a frame of its movement, script`, spread(work.filter((ms) => ms > 0.05)), 'aim 2 ms');
  }
}

async function start(
  { page }: Bench,
  game: string,
  settings: Record<string, unknown>,
  seed: number,
  bot = 'random',
): Promise<string> {
  const seats = game === 'worm' ? 1 : 2;
  const input = { game, bots: Array.from({ length: seats }, () => bot), settings, seed };
  const { value } = await page.evaluate((order) => window.meydan.call('demo.start', order), input);
  return value.live;
}

/** A game that is played as fast as the computer can, followed at its end. */
async function manyUpdates(bench: Bench): Promise<void> {
  const { page } = bench;
  const live = await start(bench, 'diamonds', { rounds: 2000 }, 1);
  await page.evaluate((hash) => (location.hash = hash), `#/live/${live}?now=1`);
  await page.getByTestId('board').waitFor();
  const before = await metrics(bench);
  await page.evaluate(() => window.stopwatch.reset());
  const begin = performance.now();
  await page.getByTestId('outcome').waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - begin) / 1000;
  const length = Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
  const after = await metrics(bench);
  const gaps = await page.evaluate(() => window.stopwatch.gaps);
  say(
    `following a game at ${Math.round(length / seconds)} turns a second, from frame to frame`,
    spread(gaps),
    'aim 16.7 ms',
  );
  say('… the processor in each second', `${((after.busy - before.busy) / seconds).toFixed(0)} ms`);
}

async function theWall(bench: Bench): Promise<void> {
  const { page } = bench;
  await page.evaluate(() => (location.hash = '#/wall'));
  await page.getByTestId('wall-count').waitFor();
  // Thinking bots and long games: all of them still run when the measuring ends, and the last line says so.
  const kinds: readonly (readonly [string, Record<string, unknown>])[] = [
    ['diamonds', { rounds: 2000 }],
    ['agon', { moves: 1000, budgetMs: 600_000 }],
  ];
  for (let i = 0; i < WALL; i++) {
    const [game, settings] = kinds[i % kinds.length] ?? ['agon', {}];
    await start(bench, game, settings, i, 'expert');
  }
  await page.waitForTimeout(3000);
  const before = await metrics(bench);
  await page.evaluate(() => window.stopwatch.reset());
  const begin = performance.now();
  await page.waitForTimeout(8000);
  const seconds = (performance.now() - begin) / 1000;
  const after = await metrics(bench);
  const { work, gaps } = await page.evaluate(() => ({ work: window.stopwatch.work, gaps: window.stopwatch.gaps }));
  const running = await page.locator('[data-testid^=tile-][data-status=running]').count();
  say(`a wall of ${WALL} games, ${running} running to the end, from frame to frame`, spread(gaps), 'aim 16.7 ms');
  say('… script of a frame', spread(work.filter((ms) => ms > 0.05)));
  say('… the processor in each second', `${((after.busy - before.busy) / seconds).toFixed(0)} ms`);
}

/** What is left in memory when nothing is wanted any more. */
async function swept(bench: Bench): Promise<Awaited<ReturnType<typeof metrics>>> {
  await bench.page.evaluate(() => (location.hash = '#/replay'));
  await bench.page.waitForTimeout(500);
  for (let time = 0; time < 3; time++) await bench.devtools.send('HeapProfiler.collectGarbage');
  return metrics(bench);
}

async function manyGames(bench: Bench, count: number): Promise<void> {
  const { page } = bench;
  const kinds: readonly (readonly [string, Record<string, unknown>])[] = [
    ['othello', { size: 4 }],
    ['agon', { moves: 5 }],
    ['diamonds', { rounds: 10 }],
    ['worm', { moveLimit: 20 }],
    ['beetles', { turnLimit: 10 }],
  ];
  for (let watched = 0; watched <= count; watched++) {
    if (watched === Math.min(100, Math.floor(count / 10)) || watched === count) {
      const { heap, nodes, listeners } = await swept(bench);
      say(`memory after ${watched} games`, `${(heap / 2 ** 20).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`);
    }
    if (watched === count) return;
    const [game, settings] = kinds[watched % kinds.length] ?? ['othello', {}];
    const live = await start(bench, game, settings, watched);
    await page.evaluate((hash) => (location.hash = hash), `#/live/${live}`);
    await page.getByTestId('board').waitFor();
    await page.keyboard.press('End');
    await page.getByTestId('outcome').waitFor({ timeout: 60_000 });
  }
}
