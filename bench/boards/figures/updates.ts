/** A game that is played far faster than anybody can look, followed at its end. */
import { smoothness } from '../smoothness.ts';
import type { Report } from '../report.ts';
import { traced } from '../trace.ts';
import { goTo, startGame } from '../watching.ts';
import type { Bench } from '../window.ts';

const GAMES = 4;

export async function updates(bench: Bench, report: Report): Promise<void> {
  const { page, devtools } = bench;
  let turns = 0;
  let seconds = 0;
  const seen = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const live = await startGame(bench, { game: 'diamonds', settings: { rounds: 2000 }, seed, bot: 'random' });
    await goTo(bench, `#/live/${live}?now=1`);
    await page.getByTestId('board').waitFor();
    const begin = performance.now();
    const from = Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
    seen.push(await traced(devtools, () => page.getByTestId('outcome').waitFor({ timeout: 120_000 })));
    seconds += (performance.now() - begin) / 1000;
    turns += Number(await page.getByTestId('turn-counter').getAttribute('data-length')) - from;
  }
  smoothness(report, `following ${Math.round(turns / seconds)} updates a second`, seen);
}
