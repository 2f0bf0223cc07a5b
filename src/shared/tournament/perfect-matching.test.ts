import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PerfectMatching } from './perfect-matching.ts';

/** Tries everything: whether those who are left can all be paired. */
function canPair(left: readonly number[], mayMeet: (a: number, b: number) => boolean): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      mayMeet(first, other) &&
      canPair(
        others.filter((one) => one !== other),
        mayMeet,
      ),
  );
}

const graphs = fc
  .record({ size: fc.integer({ min: 0, max: 5 }).map((half) => half * 2), density: fc.double({ min: 0.1, max: 0.7 }) })
  .chain(({ size, density }) =>
    fc
      .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: size * size, maxLength: size * size })
      .map((chances) => ({
        size,
        mayMeet: (a: number, b: number): boolean =>
          a !== b && (chances[Math.min(a, b) * size + Math.max(a, b)] ?? 1) < density,
      })),
  );

test('everybody is paired exactly when that is possible', () => {
  fc.assert(
    fc.property(graphs, ({ size, mayMeet }) => {
      const everybody = Array.from({ length: size }, (_, i) => i);
      expect(PerfectMatching.find(size, mayMeet) !== null).toBe(canPair(everybody, mayMeet));
    }),
    { numRuns: 500 },
  );
});

test('a pair is granted exactly when the others can still be paired, until all are', () => {
  fc.assert(
    fc.property(graphs, ({ size, mayMeet }) => {
      const matching = PerfectMatching.find(size, mayMeet);
      if (!matching) return;
      let left = Array.from({ length: size }, (_, i) => i);
      while (left.length > 0) {
        const [first = 0, ...others] = left;
        const partner = others.find((other) => {
          const rest = others.filter((one) => one !== other);
          const granted = matching.grant(first, other);
          expect(granted).toBe(mayMeet(first, other) && canPair(rest, mayMeet));
          return granted;
        });
        expect(partner).toBeDefined();
        left = others.filter((one) => one !== partner);
      }
    }),
    { numRuns: 500 },
  );
});
