/** A game that is played far faster than anybody can look, followed at its end. */
import type { Report } from '../report.ts';
import { smoothness, watched } from '../smoothness.ts';
import { goTo, startGame, turnsShown } from '../watching.ts';
import type { Bench } from '../window.ts';

const WATCHED_MS = 8000;

export async function updates(bench: Bench, report: Report): Promise<void> {
  const { page } = bench;
  const settings = { moveLimit: 40_000, target: 1_000_000 };
  const live = await startGame(bench, { game: 'worm', settings, seed: 1, bot: 'expert' });
  await goTo(bench, `#/live/${live}?now=1`);
  await page.getByTestId('turn-counter').waitFor();
  const [begin, from] = [performance.now(), await turnsShown(bench)];
  const ended = page.getByTestId('outcome').waitFor({ timeout: 120_000 });
  const trace = await watched(bench, () => Promise.race([page.waitForTimeout(WATCHED_MS), ended]));
  const seconds = (performance.now() - begin) / 1000;
  const turns = await turnsShown(bench);
  await ended;
  const rate = Math.round((turns - from) / seconds);
  smoothness(report, `following ${rate} updates a second from the host, ${turns} in all`, [trace]);
}
