/** Sixteen games at once on the wall. */
import type { Report } from '../report.ts';
import { smoothness, watched } from '../smoothness.ts';
import { goTo, startGame } from '../watching.ts';
import type { Bench } from '../window.ts';

const GAMES = 16;
const WATCHED_MS = 8000;
/** Turns in a second of each game: the programs of a class are hardly ever faster, and a person does not see more. */
const PACE = 4;
/** All five games, so long that they still run when the measuring ends, and the line says so. */
const kinds = (rounds: number): readonly (readonly [string, Record<string, unknown>])[] => [
  ['diamonds', { rounds: 2 * rounds }],
  ['agon', { moves: rounds, budgetMs: 600_000 }],
  ['beetles', { turnLimit: 2 * rounds }],
  ['othello', { size: 16 }],
  ['worm', { moveLimit: 2 * rounds, target: 1_000_000 }],
];

/** At a class's pace, with bots that decide quickly; and with sixteen that think as much as they can, as information. */
export async function wall(bench: Bench, report: Report): Promise<void> {
  await watchWall(bench, report, 60, { bot: 'greedy', pace: PACE });
  await watchWall(bench, report, 1000, { bot: 'expert' });
}

async function watchWall(
  bench: Bench,
  report: Report,
  rounds: number,
  how: { readonly bot: string; readonly pace?: number },
): Promise<void> {
  const { page } = bench;
  await goTo(bench, '#/wall');
  await page.getByTestId('wall-count').waitFor();
  const of = kinds(rounds);
  const ids: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const [game, settings] = of[seed % of.length] ?? ['agon', {}];
    ids.push(await startGame(bench, { game, settings, seed, ...how }));
  }
  await page.waitForTimeout(3000);
  const tiles = (which: string) => page.locator(ids.map((id) => `[data-testid="tile-${id}"]${which}`).join());
  const running = tiles('[data-status=running]');
  const turns = () =>
    tiles('').evaluateAll((tiles) => tiles.reduce((sum, tile) => sum + Number(tile.getAttribute('data-turn')), 0));
  const before = await turns();
  const trace = await watched(bench, () => page.waitForTimeout(WATCHED_MS));
  const played = Math.round(((await turns()) - before) / (WATCHED_MS / 1000));
  const thinking = how.pace === undefined ? ' of thinking bots' : '';
  const what = `a wall of ${GAMES} games${thinking}, ${await running.count()} running, ${played} turns a second`;
  smoothness(report, what, [trace], { hasAims: how.pace !== undefined });
  // Games at a pace come to their end by themselves; nobody else is to share the computer with them.
  if (how.pace !== undefined) await running.first().waitFor({ state: 'detached', timeout: 120_000 });
}
