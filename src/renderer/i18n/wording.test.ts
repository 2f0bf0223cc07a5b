import { expect, test } from 'vitest';
import { agon } from '../../shared/games/agon/index.ts';
import { beetles } from '../../shared/games/beetles/index.ts';
import { othello } from '../../shared/games/othello/index.ts';
import { createWording } from './wording.ts';

const en = createWording(othello, 'en');
const fa = createWording(othello, 'fa');
const placed = { type: 'placed', seat: 1, row: 2, col: 14, turned: 3 };

test('an event is told with the seat’s name and the numbers as they are; no line ends inside a place or before it', () => {
  expect(en.event(placed)).toBe('Black plays\u00a0(2,\u00a014) and turns over\u00a03');
  const born = { type: 'born', seat: 1, beetle: 26, mother: 9, x: 10, y: 11, accumulator: 0.25 };
  expect(createWording(beetles, 'en').event(born)).toMatch(
    /^Beetle\u00a026 of Brown is born of beetle\u00a09 on\u00a0\(10,\u00a011\)/,
  );
  expect(createWording(beetles, 'fa').event(born)).toMatch(/^سوسک\u00a0۲۶ از تیم قهوه‌ای، فرزند سوسک\u00a0۹، /);
});

test('in Persian a count has Persian digits, and a place has the digits of the log, left to right and in one piece', () => {
  expect(fa.event(placed)).toBe(
    'سیاه در خانهٔ\u00a0(\u20662,\u00a014\u2069) مهره می‌گذارد و\u00a0۳ مهره را برمی‌گرداند',
  );
  expect(fa.reason({ code: 'violation', seat: 2, row: -1, col: -1, why: 'needless-pass' })).toContain(
    '(\u2066-1,\u00a0-1\u2069)',
  );
  const trapped = { type: 'guard-trapped', seat: 1, q: -2, r: 5 };
  expect(createWording(agon, 'fa').event(trapped)).toContain('(\u2066-2,\u00a05\u2069)');
  const stepped = { type: 'queen-stepped', seat: 1, fromQ: 0, fromR: -5, toQ: 0, toR: -4 };
  expect(createWording(agon, 'fa').event(stepped)).toMatch(/\(\u20660,\u00a0-5\u2069\).*\(\u20660,\u00a0-4\u2069\)/);
});

test('a reason in a reason is put into words too, and so is a fault', () => {
  const reason = { code: 'violation', seat: 2, row: 0, col: 9, why: 'off-board' };
  expect(en.reason(reason)).toBe('White broke the rules with\u00a0(0,\u00a09): that cell is not on the board');
  expect(en.event({ type: 'fault', seat: 1, fault: 'timeout' } as never)).toMatch(/^Black gave no move: .*time/);
});

test('several numbers are a list in the digits of the language', () => {
  const clash = { type: 'winged-clash', beetles: [3, 24], x: 5, y: 2 };
  expect(createWording(beetles, 'en').event(clash)).toContain('beetles\u00a03 and\u00a024 meet');
  expect(createWording(beetles, 'fa').event(clash)).toContain('۳ و\u00a0۲۴');
  const three = { ...clash, beetles: [3, 8, 24] };
  expect(createWording(beetles, 'en').event(three)).toContain('beetles\u00a03,\u00a08 and\u00a024 meet');
  expect(createWording(beetles, 'fa').event(three)).toContain('۳، ۸ و\u00a0۲۴');
});

test('what has no words is shown by its code instead of failing', () => {
  expect(en.event({ type: 'exploded' })).toBe('exploded');
  expect(en.reason({ code: 'unheard-of' })).toBe('unheard-of');
  expect(fa.seat(7)).toBe('۷');
});
