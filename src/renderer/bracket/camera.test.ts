import { expect, test } from 'vitest';
import { clamped, opening, panned, revealing, whole, zoomed } from './camera.ts';

const room = { width: 1000, height: 600, ease: 1 };
const small = { width: 500, height: 300 };
const large = { width: 2000, height: 4600 };

test('a small bracket stands in the middle, not too large', () => {
  expect(whole(small, { ...room, width: 1200, height: 800 })).toEqual({ scale: 2, x: 100, y: 100 });
  expect(opening(small, room, 'ltr')).toEqual(whole(small, room));
});

test('in a larger window everything is larger', () => {
  const wide = { width: 2000, height: 1200, ease: 1.25 };
  expect(whole(small, wide).scale).toBe(2.5);
  expect(opening(large, wide, 'ltr').scale).toBe(1.25);
});

test('where only its columns are too many, all that stands below each other is seen', () => {
  const broad = { width: 2000, height: 690 };
  const { scale, y } = opening(broad, room, 'ltr');
  expect(scale).toBeCloseTo(0.8);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + broad.height * scale).toBeLessThanOrEqual(room.height);
});

test('a large one begins readable, at its first round, in both directions of reading', () => {
  const [ltr, rtl] = [opening(large, room, 'ltr'), opening(large, room, 'rtl')];
  expect([ltr.scale, rtl.scale]).toEqual([1, 1]);
  expect(ltr.x).toBeGreaterThanOrEqual(0);
  expect(rtl.x + large.width * rtl.scale).toBeLessThanOrEqual(room.width);
  expect(rtl.x + large.width * rtl.scale).toBeGreaterThan(room.width - 30);
});

test('the whole of it is always in sight when it is asked for', () => {
  const { scale, x, y } = whole(large, room);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + large.width * scale).toBeLessThanOrEqual(room.width);
  expect(y + large.height * scale).toBeLessThanOrEqual(room.height);
});

test('what is under the pointer stays there while zooming', () => {
  const before = clamped({ scale: 0.8, x: -300, y: -900 }, large, room);
  const at = { x: 400, y: 200 };
  const after = zoomed(before, 1.2, at, large, room);
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
});

test('nobody can lose the bracket by moving it', () => {
  const far = panned(opening(large, room, 'ltr'), -99_999, 99_999, large, room);
  expect(far.x + large.width * far.scale).toBeGreaterThan(room.width / 2);
  expect(far.y).toBeLessThan(room.height / 2);
});

test('a box out of sight is brought into it, and one in sight moves nothing', () => {
  const camera = opening(large, room, 'ltr');
  const box = { x: 1700, y: 4000, width: 232, height: 60 };
  const after = revealing(camera, box, large, room);
  const left = after.x + box.x * after.scale;
  const top = after.y + box.y * after.scale;
  expect(left >= 0 && left + box.width * after.scale <= room.width).toBe(true);
  expect(top >= 0 && top + box.height * after.scale <= room.height).toBe(true);
  expect(revealing(after, box, large, room)).toBe(after);
});
