import { expect, test } from 'vitest';
import { Viewfinder } from './viewfinder.ts';

const field = { width: 100, height: 100 };
const window = { x: 0, y: 0, width: 500, height: 500 };

test('it shows everything until somebody zooms, and again when nothing is larger any more', () => {
  const finder = new Viewfinder(
    () => field,
    () => window,
    () => null,
  );
  expect([finder.isNear, finder.look().cell]).toEqual([false, 5]);
  finder.zoom('in');
  expect([finder.isNear, finder.look().cell]).toEqual([true, 6.75]);
  finder.zoom('out');
  expect(finder.isNear).toBe(false);
});

test('its subject stays in the middle, and the picture stays when the subject goes', () => {
  let subject: { x: number; y: number } | null = { x: 40.5, y: 60.5 };
  const finder = new Viewfinder(
    () => field,
    () => window,
    () => subject,
  );
  finder.approach(34);
  expect(finder.look()).toEqual({ cell: 34, x: 40.5, y: 60.5 });
  finder.hold();
  subject = null;
  expect(finder.look()).toEqual({ cell: 34, x: 40.5, y: 60.5 });
});

test('a place out of sight is brought into sight', () => {
  const finder = new Viewfinder(
    () => field,
    () => window,
    () => null,
  );
  finder.approach(50);
  expect(finder.reveal({ x: 250, y: 250 })).toEqual({ x: 250, y: 250 });
  expect(finder.reveal({ x: 525, y: 250 })).toEqual({ x: 450, y: 250 });
});
