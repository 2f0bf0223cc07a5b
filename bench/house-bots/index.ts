/** How strong the house bots are: each pair of them plays the same games from both sides. */
import { compareMeasures, winnerOf, type Game } from '../../src/shared/games/game.ts';
import { games } from '../../src/shared/games/index.ts';
import { fieldsOf } from './fields.ts';
import { playOut, type Field, type Slowest } from './play-out.ts';

const GAMES = 100;

const PAIRS = [
  ['expert', 'greedy'],
  ['greedy', 'random'],
] as const;

export function run([only, count]: readonly string[]): void {
  for (const game of games) {
    if (only !== undefined && game.id !== only) continue;
    for (const [better, worse] of PAIRS) compare(game, better, worse, count === undefined ? GAMES : Number(count));
  }
}

function compare(game: Game, better: string, worse: string, count: number): void {
  const tally = { won: 0, drawn: 0, lost: 0 };
  const slowest = { ms: 0 };
  const fields = fieldsOf(game);
  for (let seed = 0; seed < count; seed++) {
    const field = fields(seed);
    const order =
      game.seats.max === 1
        ? race(game, better, worse, seed, field, slowest)
        : duel(game, better, worse, seed, field, slowest);
    tally[order === 0 ? 'drawn' : order > 0 ? 'won' : 'lost']++;
  }
  const { won, drawn, lost } = tally;
  const pair = `${better} against ${worse}`.padEnd(24);
  console.log(
    `${game.id.padEnd(9)} ${pair} won ${won}, drawn ${drawn}, lost ${lost}; slowest turn ${slowest.ms.toFixed(0)} ms`,
  );
}

/** Positive when the better one won; they change seats from game to game. */
function duel(game: Game, better: string, worse: string, seed: number, field: Field, slowest: Slowest): number {
  const seat = 1 + (seed % 2);
  const winner = winnerOf(playOut(game, seat === 1 ? [better, worse] : [worse, better], seed, field, slowest));
  return winner === null ? 0 : winner === seat ? 1 : -1;
}

/** Both play alone on the same field. */
function race(game: Game, better: string, worse: string, seed: number, field: Field, slowest: Slowest): number {
  const [mine = [], theirs = []] = [better, worse].map((bot) => playOut(game, [bot], seed, field, slowest).measure);
  return compareMeasures(mine, theirs);
}
