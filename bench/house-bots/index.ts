/** How strong the house bots are: each pair of them plays the same games from both sides. */
import { winnerOf, type Game, type Outcome } from '../../src/shared/games/game.ts';
import { games } from '../../src/shared/games/index.ts';
import { Random } from '../../src/shared/games/random.ts';
import { playAlone, playOut } from './play-out.ts';

const GAMES = 100;

export function run([only, count]: readonly string[]): void {
  const wanted = count === undefined ? GAMES : Number(count);
  for (const game of games) {
    if (only !== undefined && game.id !== only) continue;
    if (game.seats.max === 1) compareAlone(game, wanted);
    else compareInPairs(game, wanted);
  }
}

const PAIRS = [
  ['expert', 'greedy'],
  ['greedy', 'random'],
] as const;

function compareInPairs(game: Game, count: number): void {
  for (const [better, worse] of PAIRS) {
    const tally = { won: 0, drawn: 0, lost: 0 };
    const slowest = { ms: 0 };
    for (let i = 0; i < count; i++) {
      const seat = 1 + (i % 2);
      const outcome = playOut(game, seat === 1 ? [better, worse] : [worse, better], i, slowest);
      const winner = winnerOf(outcome);
      tally[winner === null ? 'drawn' : winner === seat ? 'won' : 'lost']++;
    }
    print(game, better, worse, tally, slowest.ms);
  }
}

/** On each random field both bots make their attempt; the better measure wins. */
function compareAlone(game: Game, count: number): void {
  for (const [better, worse] of PAIRS) {
    const tally = { won: 0, drawn: 0, lost: 0 };
    const slowest = { ms: 0 };
    for (let i = 0; i < count; i++) {
      const [mine, theirs] = [better, worse].map((bot) => playAlone(game, bot, Random.fromSeed(i), i, slowest));
      const order = compare(mine, theirs);
      tally[order === 0 ? 'drawn' : order > 0 ? 'won' : 'lost']++;
    }
    print(game, better, worse, tally, slowest.ms);
  }
}

function compare(mine: Outcome | undefined, theirs: Outcome | undefined): number {
  const [a, b] = [mine?.measure ?? [], theirs?.measure ?? []];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function print(game: Game, better: string, worse: string, tally: { won: number; drawn: number; lost: number }, ms: number): void {
  const { won, drawn, lost } = tally;
  const pair = `${better} against ${worse}`.padEnd(24);
  console.log(`${game.id.padEnd(9)} ${pair} won ${won}, drawn ${drawn}, lost ${lost}; slowest turn ${ms.toFixed(0)} ms`);
}
