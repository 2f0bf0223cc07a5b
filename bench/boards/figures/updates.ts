/** A game that is played far faster than anybody can look, followed at its end. */
import type { Report } from '../report.ts';
import { smoothness, watched } from '../smoothness.ts';
import type { Trace } from '../trace.ts';
import { goTo, startGame, turnsShown } from '../watching.ts';
import type { Bench } from '../window.ts';

const GAMES = 5;

export async function updates(bench: Bench, report: Report): Promise<void> {
  const { page } = bench;
  const traces: Trace[] = [];
  let turns = 0;
  let seconds = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const live = await startGame(bench, { game: 'diamonds', settings: { rounds: 2000 }, seed, bot: 'random' });
    traces.push(
      await watched(bench, async () => {
        await goTo(bench, `#/live/${live}?now=1`);
        await page.getByTestId('turn-counter').waitFor();
        const [begin, from] = [performance.now(), await turnsShown(bench)];
        await page.getByTestId('outcome').waitFor({ timeout: 120_000 });
        seconds += (performance.now() - begin) / 1000;
        turns += (await turnsShown(bench)) - from;
      }),
    );
  }
  smoothness(report, `following ${Math.round(turns / seconds)} updates a second from the host`, traces);
}
