import { describe, expect, test } from 'vitest';
import { newAttempt, play, reloaded } from './attempt.fixture.ts';
import { worm } from './index.ts';
import type { WormState } from './state.ts';

/** A worm of length 3 that shrinks: it ate 3 at (1, 0) with move 1. */
const state = play(newAttempt(['03000', '00000']), 'rrdrr');
const saved = () => worm.save(state) as Record<string, unknown>;
/** The same worm just after its meal. */
const eating = worm.save(play(newAttempt(['03000', '00000']), 'r')) as object;
const ended = (reasons: object[], from: WormState = state) => ({ ...(worm.save(from) as object), ended: reasons });

describe('a position', () => {
  test('is readable JSON', () => {
    expect(saved()).toEqual({
      settings: { model: 'A', c: 5, penalty: false, target: 500, moveLimit: 5000, moveMs: 1000 },
      food: [
        [0, 3, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ],
      start: { x: 0, y: 0 },
      body: [
        { x: 4, y: 1 },
        { x: 3, y: 1 },
        { x: 2, y: 1 },
      ],
      growing: 0,
      score: 16,
      moves: 5,
      last: 'right',
      lastMeal: { x: 1, y: 0, amount: 3, move: 1 },
      ended: null,
    });
  });

  test('W8 keeps quarters exactly', () => {
    const penalised = play(newAttempt(['03000', '00000'], { penalty: true }), 'rrdr');
    expect(reloaded(penalised).quarters).toBe(4 * 16 - 2);
  });

  test('W9 an end is kept with its reasons', () => {
    for (const letter of ['r', 'd']) {
      const over = play(state, letter);
      expect(reloaded(over).ended).toEqual([
        { code: 'violation', seat: 1, direction: over.ended?.[0]?.direction, why: 'off-field' },
      ]);
    }
    const late = worm.decide(state, [{ fault: 'timeout' }]).state;
    expect(reloaded(late).ended).toEqual([{ code: 'timeout', seat: 1 }]);
    const stuck = play(newAttempt(['05']), 'rl');
    expect(reloaded(stuck).ended).toEqual(stuck.ended);
  });

  test.each([
    ['nothing at all', null, /^this is no position of a worm: .*expected object/],
    ['a text', 'worm', /^this is no position of a worm: .*expected object/],
    ['an unknown field', { ...saved(), wings: 2 }, /wings/],
    ['a missing field', { ...saved(), food: undefined }, /food/],
    ['a score that is no multiple of a quarter', { ...saved(), score: 16.1 }, /0.25/],
    ['uneven rows', { ...saved(), food: [[0, 3, 0, 0, 0], [0]] }, /W1/],
    [
      'too much food',
      {
        ...saved(),
        food: [
          [0, 3, 0, 0, 100],
          [0, 0, 0, 0, 0],
        ],
      },
      /W1/,
    ],
    ['a start outside', { ...saved(), start: { x: 5, y: 0 } }, /W3/],
    ['no body', { ...saved(), body: [] }, /body/],
    [
      'a body outside',
      {
        ...saved(),
        body: [
          { x: 5, y: 1 },
          { x: 4, y: 1 },
          { x: 3, y: 1 },
        ],
      },
      /not on the field/,
    ],
    [
      'a torn body',
      {
        ...saved(),
        body: [
          { x: 4, y: 1 },
          { x: 3, y: 1 },
          { x: 1, y: 1 },
        ],
      },
      /not neighbours/,
    ],
    [
      'a body on itself',
      {
        ...saved(),
        body: [
          { x: 4, y: 1 },
          { x: 3, y: 1 },
          { x: 4, y: 1 },
        ],
      },
      /twice/,
    ],
    ['another last move', { ...saved(), last: 'up' }, /last move went/],
    ['no last move', { ...saved(), last: null }, /"last"/],
    ['the wrong parity', { ...saved(), start: { x: 1, y: 0 } }, /no 5 moves lead from the start/],
    ['too few moves', { ...saved(), moves: 1 }, /from the start/],
    ['more moves than the limit', { ...saved(), settings: { moveLimit: 4 } }, /limit/],
    ['no meal behind the length', { ...saved(), lastMeal: null }, /W3/],
    ['a meal in the future', { ...saved(), lastMeal: { x: 1, y: 0, amount: 3, move: 7 } }, /after the last move/],
    ['a meal outside', { ...saved(), lastMeal: { x: 1, y: 9, amount: 3, move: 1 } }, /not on the field/],
    ['a meal that was not there', { ...saved(), lastMeal: { x: 1, y: 0, amount: 4, move: 1 } }, /W7/],
    [
      'a length against W4',
      {
        ...saved(),
        body: [
          { x: 4, y: 1 },
          { x: 3, y: 1 },
        ],
      },
      /length is 3 \(W4\)/,
    ],
    ['growth against W4', { ...saved(), growing: 1 }, /"growing".*W4/],
    ['quarters without the penalty', { ...saved(), score: 16.25 }, /whole number/],
    ['less than the last meal gave', { ...saved(), score: 15 }, /at least 16/],
    ['a target passed before the last move', { ...saved(), score: 500 }, /W9/],
    ['a target passed before the last meal', { ...eating, score: 516 }, /W9/],
    ['a meal larger than any', { ...saved(), lastMeal: { x: 1, y: 0, amount: 100, move: 1 } }, /lastMeal.amount/],
    ['a body longer than any', { ...saved(), body: Array.from({ length: 101 }, () => ({ x: 1, y: 0 })) }, /body/],
    ['a bad answer of nobody', ended([{ code: 'crash' }]), /seat 1/],
    ['a bad answer of somebody else', ended([{ code: 'timeout', seat: 2 }]), /seat 1/],
    ['an end that did not happen', ended([{ code: 'stuck', length: 3 }]), /no end of this attempt/],
    ['a target that was not reached', ended([{ code: 'finished', moves: 5 }]), /no end of this attempt/],
    ['an unknown reason', ended([{ code: 'boredom' }]), /boredom/],
    [
      'two bad answers',
      ended([
        { code: 'timeout', seat: 1 },
        { code: 'crash', seat: 1 },
      ]),
      /only reason/,
    ],
    ['a legal violation', ended([{ code: 'violation', seat: 1, direction: 'up', why: 'body' }]), /legal/],
    ['the wrong violation', ended([{ code: 'violation', seat: 1, direction: 'right', why: 'body' }]), /other kind/],
    [
      'another end than the one there is',
      ended([{ code: 'timeout', seat: 1 }], play(newAttempt(['05']), 'rl')),
      /stuck/,
    ],
  ])('with %s is refused with a sentence', (_, position, sentence) => {
    expect(() => worm.load(position)).toThrow(sentence);
  });

  test.each([
    ['the head off the start', { body: [{ x: 1, y: 1 }] }, /on the start/],
    ['points', { score: 6 }, /no points/],
    ['growth', { growing: 1 }, /W3/],
  ])('before the first move with %s is refused', (_, change, sentence) => {
    const first = worm.save(newAttempt(['0300', '0000'])) as object;
    expect(() => worm.load({ ...first, ...change })).toThrow(sentence);
  });

  test('W4 W5 a worm of length 1 that did not eat where it arrived is refused', () => {
    const short = play(newAttempt(['00000', '00900']), 'rr');
    const position = worm.save(short) as object;
    expect(() =>
      worm.load({
        ...position,
        food: [
          [0, 0, 9, 0, 0],
          [0, 0, 0, 0, 0],
        ],
      }),
    ).toThrow(/would have eaten/);
    expect(worm.load(worm.save(newAttempt(['90'])))).toMatchObject({ length: 1, growing: 0 });
  });

  test('W2 a last move from outside the field is refused', () => {
    const position = worm.save(play(newAttempt(['00', '00']), 'rl')) as object;
    expect(() => worm.load({ ...position, last: 'right' })).toThrow(/outside/);
  });

  test('W7 in model B the cell of the last meal is empty', () => {
    const eaten = worm.save(play(newAttempt(['0900', '9999'], { model: 'B', target: 50 }), 'r')) as object;
    expect(worm.load(eaten)).toMatchObject({ growing: 9 });
    expect(() =>
      worm.load({
        ...eaten,
        food: [
          [0, 9, 0, 0],
          [9, 9, 9, 9],
        ],
      }),
    ).toThrow(/W7/);
  });
});
