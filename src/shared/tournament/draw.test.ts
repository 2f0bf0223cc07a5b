import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { field } from '../../../tests/play-out.ts';
import { drawSteps, makeDraw, seedOrder, swapPlaces } from './draw.ts';
import { meetingRound } from './groups-knockout.ts';
import { formatSchema, type Draw } from './tournament.ts';

const knockout = formatSchema.parse({ kind: 'single-elimination' });
const counts = fc.integer({ min: 1, max: 130 });
const seeds = fc.nat({ max: 0xffff_ffff });
const formats = fc
  .constantFrom('single-elimination', 'double-elimination', 'round-robin', 'groups-knockout', 'swiss', 'ranking')
  .map((kind) => formatSchema.parse({ kind }));

function placeOf(draw: Draw, contestant: string): number {
  return draw.places.indexOf(contestant);
}

describe('a draw', () => {
  test('is the same for the same contestants and the same random seed, however they are listed', () => {
    fc.assert(
      fc.property(formats, counts, counts, seeds, (format, count, seeded, seed) => {
        const entrants = field(count, seeded);
        expect(makeDraw(format, entrants, seed)).toEqual(makeDraw(format, entrants.toReversed(), seed));
      }),
    );
  });

  test('has everybody once', () => {
    fc.assert(
      fc.property(formats, counts, counts, seeds, (format, count, seeded, seed) => {
        const entrants = field(count, seeded);
        const drawn = makeDraw(format, entrants, seed).places.filter((place) => place !== null);
        expect(drawn.toSorted()).toEqual(entrants.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('refuses somebody who is entered twice', () => {
    expect(() => makeDraw(knockout, [...field(3), ...field(1)], 1)).toThrow('c1 is entered twice');
  });

  test('differs for other random seeds where nobody is seeded', () => {
    const draws = [1, 2, 3, 4].map((seed) => makeDraw(knockout, field(16, 0), seed).places.join());
    expect(new Set(draws).size).toBe(4);
  });

  test('gives everybody without a seed the same chance of each place', () => {
    const times = 3000;
    const firsts = Array.from({ length: times }, (_, seed) => makeDraw(knockout, field(6, 2), seed).places[2]);
    for (const contestant of ['c3', 'c4', 'c5', 'c6']) {
      const share = firsts.filter((first) => first === contestant).length / times;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.3);
    }
  });
});

describe('a bracket', () => {
  test('of eight has the usual places', () => {
    expect(makeDraw(knockout, field(8), 5).places).toEqual(['c1', 'c8', 'c4', 'c5', 'c2', 'c7', 'c3', 'c6']);
  });

  test('keeps the seeds apart as long as possible: the best 2ᵏ can meet only when 2ᵏ are left', () => {
    fc.assert(
      fc.property(counts, counts, seeds, (count, seeded, seed) => {
        const draw = makeDraw(knockout, field(count, seeded), seed);
        const rounds = Math.log2(draw.places.length);
        for (let k = 1; 2 ** k <= Math.min(count, seeded); k++) {
          const best = Array.from({ length: 2 ** k }, (_, i) => placeOf(draw, `c${i + 1}`));
          for (const a of best) for (const b of best) if (a < b) expect(meetingRound(a, b)).toBeGreaterThan(rounds - k);
        }
      }),
    );
  });

  test('gives the byes to the top seeds, one each', () => {
    fc.assert(
      fc.property(counts, counts, seeds, (count, seeded, seed) => {
        const draw = makeDraw(knockout, field(count, seeded), seed);
        const resting = draw.places.filter((_, place) => draw.places[place ^ 1] === null);
        const byes = draw.places.length - count;
        expect(resting.filter((contestant) => contestant !== null)).toHaveLength(byes);
        for (let i = 1; i <= Math.min(byes, seeded); i++) expect(resting).toContain(`c${i}`);
      }),
    );
  });
});

describe('groups', () => {
  test('are filled like a snake', () => {
    const draw = makeDraw(formatSchema.parse({ kind: 'round-robin', groups: 3 }), field(8), 1);
    expect(draw.places).toEqual(['c1', 'c6', 'c7', 'c2', 'c5', 'c8', 'c3', 'c4']);
  });

  test('leave nobody alone', () => {
    const draw = makeDraw(formatSchema.parse({ kind: 'round-robin', groups: 64 }), field(5), 1);
    expect(new Set(drawSteps(draw).map(({ group }) => group)).size).toBe(2);
  });
});

describe('the organiser', () => {
  test('swaps two places, byes included', () => {
    const draw = makeDraw(knockout, field(3), 1);
    expect(draw.places).toEqual(['c1', null, 'c2', 'c3']);
    expect(swapPlaces(draw, 1, 2).places).toEqual(['c1', 'c2', null, 'c3']);
    expect(swapPlaces(swapPlaces(draw, 0, 3), 3, 0)).toEqual(draw);
    expect(() => swapPlaces(draw, 0, 4)).toThrow('The draw has the places 0 to 3');
  });

  test('shows the draw step by step: the seeds first, then whoever was drawn', () => {
    const draw = makeDraw(knockout, field(5, 2), 9);
    const steps = drawSteps(draw);
    expect(steps.slice(0, 2).map(({ contestant }) => contestant)).toEqual(['c1', 'c2']);
    expect(steps.map(({ place, contestant }) => draw.places[place] === contestant)).toEqual(Array(5).fill(true));
  });

  test('shows everybody exactly once, in every format', () => {
    fc.assert(
      fc.property(formats, counts, counts, seeds, (format, count, seeded, seed) => {
        const steps = drawSteps(makeDraw(format, field(count, seeded), seed));
        expect(new Set(steps.map(({ contestant }) => contestant)).size).toBe(count);
        expect(steps).toHaveLength(count);
      }),
    );
  });
});

test('the order of the seeds begins with the given seeds and does not change with a swap of seeded places', () => {
  const entrants = field(8, 3);
  const draw = makeDraw(knockout, entrants, 4);
  expect(seedOrder(draw, entrants).slice(0, 3)).toEqual(['c1', 'c2', 'c3']);
  expect(seedOrder(swapPlaces(draw, placeOf(draw, 'c1'), placeOf(draw, 'c3')), entrants)).toEqual(
    seedOrder(draw, entrants),
  );
});
