import { describe, expect, test } from 'vitest';
import { compareMeasures } from '../game.ts';
import { Random } from '../random.ts';
import { fieldMap, newAttempt, settingsOf, type Field } from './attempt.fixture.ts';
import { worm } from './index.ts';
import type { WormState } from './state.ts';

function playOut(id: string, start: WormState): WormState {
  const player = worm.bots[id]?.sitDown(1, Random.fromSeed(11));
  let state = start;
  while (!worm.outcome(state)) {
    const decision = player?.decide(worm.view(state, 1)) ?? 'left';
    if (!worm.moves?.(state).includes(decision)) throw new Error(`${id} answers ${decision}`);
    state = worm.decide(state, [{ decision }]).state;
  }
  return state;
}

/** Fields of many sizes and kinds, both models, with and without the penalty. */
function randomStart(seed: number): WormState {
  const random = Random.fromSeed(seed);
  const [columns, rows] = [4 + random.int(20), 4 + random.int(16)];
  const bare = random.pick([0, 0.2, 0.5]);
  const food: Field = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random.chance(bare) ? 0 : 1 + random.int(9))),
  );
  const map = fieldMap(food, random.int(columns), random.int(rows));
  const wanted = settingsOf({ model: seed % 2 === 0 ? 'A' : 'B', penalty: seed % 4 > 1, c: seed % 8 > 3 ? 10 : 5 });
  const poor = (worm.maps?.problems(map, wanted) ?? []).length > 0;
  return worm.start({ settings: poor ? { ...wanted, model: 'A' } : wanted, map, seed, seats: 1 });
}

describe('the house bots', () => {
  test('the expert is better than the greedy worm on at least 80 % of random fields', () => {
    const starts = Array.from({ length: 20 }, (_, i) => randomStart(i + 100));
    const better = starts.filter((start) => {
      const [expert, greedy] = ['expert', 'greedy'].map((id) => worm.outcome(playOut(id, start))?.measure ?? []);
      return compareMeasures(expert ?? [], greedy ?? []) > 0;
    });
    expect(better.length).toBeGreaterThanOrEqual(0.8 * starts.length);
  }, 60_000);

  test('G1 the expert plays the same game twice', () => {
    const start = randomStart(7);
    expect(worm.fingerprint(playOut('expert', start))).toBe(worm.fingerprint(playOut('expert', start)));
  });

  test.each([
    ['two cells', ['11']],
    ['two cells, one above the other', ['0', '2']],
    ['a corridor', ['0103010']],
    ['food that is too much for the field', ['99', '90']],
    ['a field without food', ['000', '000']],
    ['food only under the start', ['400', '000']],
    ['one cell of food far away', ['00000', '00000', '00003']],
  ])('all of them play on %s', (_, field) => {
    for (const id of ['random', 'greedy', 'expert']) {
      const over = playOut(id, newAttempt(field, { moveLimit: 300 }));
      expect(worm.outcome(over)).not.toBeNull();
    }
  });

  test('W3 the expert comes back for the food of the start cell in model B', () => {
    const over = playOut('expert', newAttempt(['400', '000'], { model: 'B', target: 21 }));
    expect(worm.outcome(over)).toMatchObject({ scores: [21], measure: [1, -2] });
  });

  test('the expert sits down anew in the middle of an attempt', () => {
    let state = randomStart(4);
    for (let i = 0; i < 400 && !worm.outcome(state); i++) {
      const decision = worm.bots.expert?.sitDown(1, Random.fromSeed(1)).decide(worm.view(state, 1)) ?? 'left';
      expect(worm.moves?.(state)).toContain(decision);
      state = worm.decide(state, [{ decision }]).state;
    }
  });
});
