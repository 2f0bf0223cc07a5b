import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Random, seedSchema } from './random.ts';

test('many chances at once are the same as one after the other, and leave the generator the same', () => {
  const seed = fc.integer({ min: 0, max: seedSchema.maxValue ?? 0 });
  const probability = fc.oneof(fc.constantFrom(0, 1, 2 ** -24), fc.double({ min: 0, max: 1, noNaN: true }));
  const probabilities = fc.array(probability, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(seed, probabilities, fc.nat({ max: 300 }), (seed, probabilities, draws) => {
      const [one, other] = [Random.fromSeed(seed), Random.fromSeed(seed)];
      const expected = Array.from({ length: draws }, (_, draw) => draw).filter((draw) =>
        one.chance(probabilities[draw % probabilities.length] ?? 0),
      );
      const cameTrue: number[] = [];
      other.chances(probabilities, draws, (draw) => cameTrue.push(draw));
      expect(cameTrue).toEqual(expected);
      expect(other.state).toEqual(one.state);
      expect(other.int(1000)).toBe(one.int(1000));
    }),
  );
});
