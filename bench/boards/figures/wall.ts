/** Sixteen games at once on the wall. */
import type { Report } from '../report.ts';
import { smoothness, watched } from '../smoothness.ts';
import { goTo, startGame } from '../watching.ts';
import type { Bench } from '../window.ts';

const GAMES = 16;
const WATCHED_MS = 8000;
/** Thinking bots and long games: all of them still run when the measuring ends, and the line says so. */
const KINDS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['diamonds', { rounds: 2000 }],
  ['agon', { moves: 1000, budgetMs: 600_000 }],
];

export async function wall(bench: Bench, report: Report): Promise<void> {
  const { page } = bench;
  await goTo(bench, '#/wall');
  await page.getByTestId('wall-count').waitFor();
  for (let seed = 0; seed < GAMES; seed++) {
    const [game, settings] = KINDS[seed % KINDS.length] ?? ['agon', {}];
    await startGame(bench, { game, settings, seed, bot: 'expert' });
  }
  await page.waitForTimeout(3000);
  const running = page.locator('[data-testid^=tile-][data-status=running]');
  const turns = () =>
    running.evaluateAll((tiles) => tiles.reduce((sum, tile) => sum + Number(tile.getAttribute('data-turn')), 0));
  const before = await turns();
  const trace = await watched(bench, () => page.waitForTimeout(WATCHED_MS));
  const played = Math.round(((await turns()) - before) / (WATCHED_MS / 1000));
  smoothness(report, `a wall of ${GAMES} games, ${await running.count()} still running, ${played} turns a second`, [
    trace,
  ]);
}
