import { describe, expect, test } from 'vitest';
import { load, save } from './position.ts';
import { sketchGoingOn } from './sketch.ts';

const state = sketchGoingOn({
  turn: 4,
  wells: [
    [
      [1, 1],
      [2, 3],
    ],
  ],
  food: [[3, 3]],
  poison: [[5, 5]],
  shadows: [{ x: 6, y: 6, falls: 5 }],
  beetles: [{ x: 4, y: 4, dies: 9, power: 3, accumulator: 0.1 + 0.2 }],
});
const saved = save(state);
const [first] = saved.beetles;

describe('a saved position', () => {
  test('is readable and comes back the same, accumulators to the last bit', () => {
    const text = JSON.stringify(saved);
    expect(save(load(JSON.parse(text)))).toEqual(saved);
    expect(load(JSON.parse(text)).swarm.accumulator[0]).toBe(0.1 + 0.2);
    expect(first).toEqual({
      number: 1,
      team: 1,
      x: 4,
      y: 4,
      heading: 'N',
      antennae: 1,
      winged: false,
      power: 3,
      dies: 9,
      carrying: false,
      accumulator: 0.1 + 0.2,
    });
  });

  test.each([
    ['two beetles stand on (4, 4)', { beetles: [first, { ...first, number: 2 }] }],
    [
      'the beetles are not in the order',
      {
        beetles: [
          { ...first, number: 2 },
          { ...first, number: 1, x: 7 },
        ],
      },
    ],
    ['is not on the board', { beetles: [{ ...first, x: 9 }] }],
    ['is not on the board', { beetles: [{ ...first, y: -1 }] }],
    ['stands on a well', { beetles: [{ ...first, x: 1, y: 1 }] }],
    ['cannot die of its illness', { beetles: [{ ...first, dies: 3 }] }],
    ['cannot die of its illness', { beetles: [{ ...first, dies: 25 }] }],
    ['the next number 1 is taken', { nextNumber: 1, beetles: [first] }],
    ['two things lie on (3, 3)', { poison: [[3, 3]] }],
    ['under the beetle', { food: [[4, 4]] }],
    ['lies on the well', { food: [[1, 1]] }],
    ['(9, 0) is not on the board', { food: [[9, 0]] }],
    ['no shadow of turn 4 falls in turn 4', { shadows: [{ x: 1, y: 1, falls: 4 }] }],
    ['no shadow of turn 4 falls in turn 8', { shadows: [{ x: 1, y: 1, falls: 8 }] }],
    ['centre (1, 9) is not on the board', { shadows: [{ x: 1, y: 9, falls: 5 }] }],
    [
      'is the entrance of two wells',
      {
        ground: {
          ...saved.ground,
          wells: [
            [
              [1, 1],
              [2, 2],
            ],
            [
              [1, 1],
              [3, 3],
            ],
          ],
        },
      },
    ],
    [
      'of a well is an entrance',
      {
        ground: {
          ...saved.ground,
          wells: [
            [
              [1, 1],
              [2, 2],
            ],
            [
              [2, 2],
              [3, 3],
            ],
          ],
        },
      },
    ],
    [
      'is not on the board',
      {
        ground: {
          ...saved.ground,
          wells: [
            [
              [1, 1],
              [9, 2],
            ],
          ],
        },
      },
    ],
    [
      '18 letters',
      {
        tables: [
          ['A', 'A'],
          ['A', 'A'],
        ],
      },
    ],
    ['accumulator', { beetles: [{ ...first, accumulator: 1 }] }],
    ['extra', { extra: 1 }],
    ['scores', { scores: [-1, 0] }],
    ['scores', { scores: [0, Number.MAX_SAFE_INTEGER] }],
    // One more would not fit in 32 bits.
    ['power', { beetles: [{ ...first, power: 0x7fff_ffff }] }],
    ['nextNumber', { nextNumber: 0x7fff_ffff }],
    ['random', { random: [1, 2, 3] }],
    ['ended', { ended: [] }],
    ['width', { ground: { ...saved.ground, width: 2 } }],
    ['width', { ground: { ...saved.ground, width: 100_000 } }],
  ])('is refused when %s', (why, wrong) => {
    expect(() => load({ ...saved, ...wrong })).toThrow(why);
  });

  test.each([null, undefined, 7, 'beetles', [], {}])('%j is no position', (nothing) => {
    expect(() => load(nothing)).toThrow(/^this is no position of beetles: .*expected object/);
  });
});
