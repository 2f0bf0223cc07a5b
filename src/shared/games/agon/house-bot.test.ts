import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { agon } from './index.ts';
import type { AgonState } from './state.ts';
import { move, newGame, refusal, scene, type Pair } from './tabletop.ts';

function answer(bot: string, state: AgonState, seed = 1) {
  const found = agon.bots[bot];
  if (!found) throw new Error(`no bot ${bot}`);
  return found.sitDown(state.toMove, Random.fromSeed(seed)).decide(agon.view(state, state.toMove));
}

function duel(black: string, white: string, seed: number, moves: number): AgonState {
  let state = newGame({ moves });
  const [one, two] = [black, white].map((bot, i) => agon.bots[bot]?.sitDown(i + 1, Random.fromSeedFor(seed, i + 1)));
  while (!state.ended) {
    const player = state.toMove === 1 ? one : two;
    const decision = player?.decide(agon.view(state, state.toMove)) ?? { kind: 'pass' };
    expect(refusal(state, decision)).toBeNull();
    state = agon.decide(state, [{ decision }]).state;
  }
  return state;
}

const FIVE: readonly Pair[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

describe('the house bots', () => {
  test.each(['greedy', 'expert'])('%s wins when it can, and does not surround the empty throne', (bot) => {
    const won = scene({ black: { queen: [0, 0], guards: [...FIVE, [0, -2]] } });
    expect(answer(bot, won)).toEqual(move([0, -2], [0, -1]));
    const trap = scene({ black: { queen: [0, -5], guards: [...FIVE, [0, -2]] } });
    expect(answer(bot, trap)).not.toEqual(move([0, -2], [0, -1]));
  });

  test('G1 the same seed plays the same game, and the expert plays only legal moves', () => {
    const games = [1, 2].map(() => duel('greedy', 'expert', 7, 6));
    expect(games[0]).toEqual(games[1]);
    expect(duel('random', 'greedy', 3, 150).ended).not.toBeNull();
  }, 60_000);

  test('the expert beats the greedy one, in both seats', () => {
    const first = duel('expert', 'greedy', 11, 25);
    const second = duel('greedy', 'expert', 12, 25);
    expect([agon.outcome(first)?.places, agon.outcome(second)?.places]).toEqual([
      [1, 2],
      [2, 1],
    ]);
  }, 60_000);

  test.each(['random', 'greedy', 'expert'])('%s answers in a finished game without harm', (bot) => {
    const over = agon.decide(newGame(), [{ fault: 'crash' }]).state;
    expect(answer(bot, over)).toEqual({ kind: 'pass' });
  });
});
