import { describe, expect, test } from 'vitest';
import { winnerOf, type Outcome } from '../game.ts';
import { Random } from '../random.ts';
import { othello } from './index.ts';

function play(bots: readonly [string, string], seed: number, size: number): Outcome {
  const players = bots.map((bot, i) => othello.bots[bot]?.sitDown(i + 1, Random.fromSeedFor(seed, i + 1)));
  let state = othello.start({ settings: othello.settings.parse({ size }), seed, seats: 2 });
  for (;;) {
    const outcome = othello.outcome(state);
    if (outcome) return outcome;
    const decision = players[state.toMove - 1]?.decide(othello.view(state, state.toMove));
    if (!decision) throw new Error('nobody sits there');
    state = othello.decide(state, [{ decision }]).state;
  }
}

describe.each([4, 6, 8, 18])('size %i', (size) => {
  test.each(Object.keys(othello.bots))(
    'G1 %s plays whole games by the rules, the same game for the same seed',
    (bot) => {
      const [first, again] = [play([bot, 'random'], 3, size), play([bot, 'random'], 3, size)];
      expect(first.reasons).toEqual([{ code: 'discs' }]);
      expect(again).toEqual(first);
    },
  );
});

test('the expert is better than greedy', () => {
  let wins = 0;
  for (let seed = 0; seed < 10; seed++) {
    const seat = 1 + (seed % 2);
    const outcome = play(seat === 1 ? ['expert', 'greedy'] : ['greedy', 'expert'], seed, 6);
    if (winnerOf(outcome) === seat) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(8);
});
