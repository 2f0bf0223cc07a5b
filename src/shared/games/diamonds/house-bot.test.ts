import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { diamonds } from './index.ts';
import { stage } from './staged.ts';
import type { Action, DiamondsState } from './state.ts';

function choose(bot: string, state: DiamondsState): Action | undefined {
  const seat = state.toMove;
  const decision = diamonds.bots[bot]?.sitDown(seat, Random.fromSeed(1)).decide(diamonds.view(state, seat));
  return decision?.kind === 'act' ? decision.action : undefined;
}

/** The final scores of bots that sit at the standard map. */
function match(bots: readonly string[], seed: number, settings = {}): readonly number[] {
  let state = diamonds.start({ settings: diamonds.settings.parse(settings), seed, seats: bots.length });
  const players = bots.map((bot, i) => diamonds.bots[bot]?.sitDown(i + 1, Random.fromSeedFor(seed, i + 1)));
  while (!diamonds.outcome(state)) {
    const answers = diamonds.turn(state).seats.map((seat) => {
      const decision = players[seat - 1]?.decide(diamonds.view(state, seat));
      return decision ? { decision } : ({ fault: 'crash' } as const);
    });
    state = diamonds.decide(state, answers).state;
  }
  return diamonds.scores(state);
}

function wins(better: string, worse: string, games: number): number {
  let count = 0;
  for (let seed = 1; seed <= games; seed++) {
    const first = seed % 2 === 0;
    const [one = 0, two = 0] = match(first ? [better, worse] : [worse, better], seed);
    if (first ? one > two : two > one) count++;
  }
  return count;
}

describe('the house bots', () => {
  test.each(['random', 'greedy', 'expert'])('D14 %s confirms', (bot) => {
    const state = diamonds.start({ settings: diamonds.settings.parse({}), seed: 1, seats: 2 });
    const player = diamonds.bots[bot]?.sitDown(2, Random.fromSeed(1));
    expect(player?.decide(diamonds.view(state, 2))).toEqual({ kind: 'confirm' });
  });

  test('expert beats greedy in more than 80 of 100 games, and greedy beats random', () => {
    expect(wins('expert', 'greedy', 20)).toBeGreaterThan(16);
    expect(wins('greedy', 'random', 10)).toBeGreaterThanOrEqual(9);
  });

  test('G1 expert plays the same game again', () => {
    expect(match(['expert', 'expert'], 4)).toEqual(match(['expert', 'expert'], 4));
  });

  test('D11 alone, in 40 rounds, expert gathers more than greedy', () => {
    const sums = ['expert', 'greedy'].map((bot) =>
      [1, 2, 3, 4].reduce((sum, seed) => sum + (match([bot], seed, { rounds: 40 })[0] ?? 0), 0),
    );
    expect(sums[0]).toBeGreaterThan(sums[1] ?? 0);
  });

  test.each(['greedy', 'expert'])('D8 %s passes by what it may not take', (bot) => {
    const state = stage({ rows: ['EE4E1E', 'EEEEEE'], agents: [{ at: [0, 1], score: 45 }] });
    expect(choose(bot, state)).toBe('right');
    const left = stage({ rows: ['E1EE4E', 'EEEEEE'], agents: [{ at: [0, 3], score: 45 }] });
    expect(choose(bot, left)).toBe('left');
  });

  test('D6 expert hits an enemy that has fewer points', () => {
    const state = stage({
      rows: ['EEE', 'EEE', 'EEE'],
      agents: [
        { at: [1, 1], score: 90 },
        { at: [1, 2], score: 50 },
      ],
    });
    expect(choose('expert', state)).toBe('right');
  });

  test('D7 expert takes the teleport out of an empty place', () => {
    const state = stage({ rows: ['EEWE1E', 'ETWT1E', 'EEWE1E'], agents: [{ at: [1, 1] }] });
    expect(choose('expert', state)).toBe('teleport');
  });
});
