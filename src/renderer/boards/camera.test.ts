import { expect, test } from 'vitest';
import { clamped, fittingCell, originOf, panned, sightOf, toField, wholeField, zoomed } from './camera.ts';

const field = { width: 100, height: 60 };
const window = { x: 30, y: 20, width: 800, height: 500 };
const everything = { left: 0, right: 100, top: 0, bottom: 60 };

test('the whole field fits and is in the middle', () => {
  const camera = wholeField(field, window);
  expect(camera).toEqual({ cell: 8, x: 50, y: 30 });
  expect(sightOf(camera, field, window)).toEqual(everything);
  expect(originOf(camera, window)).toEqual({ x: 30, y: 30 });
});

test('cells of a small field are not larger than sensible, those of a large one may be parts of pixels', () => {
  expect(fittingCell({ width: 3, height: 3 }, window)).toBe(96);
  expect(fittingCell({ width: 200, height: 200 }, window)).toBe(2.5);
});

test('what is under the pointer stays there when it comes nearer', () => {
  const at = { x: 400, y: 250 };
  const whole = wholeField(field, window);
  const near = zoomed(whole, 3, at, field, window);
  expect(near.cell).toBe(24);
  expect(toField(near, window, at).x).toBeCloseTo(toField(whole, window, at).x);
  expect(toField(near, window, at).y).toBeCloseTo(toField(whole, window, at).y);
});

test('nothing beside the field is shown, and never less than the whole field asks for', () => {
  const near = clamped({ cell: 20, x: 0, y: 59 }, field, window);
  expect(near).toEqual({ cell: 20, x: 20, y: 47.5 });
  expect(panned(near, 1000, -1000, field, window)).toEqual(near);
  expect(zoomed(near, 0.01, { x: 60, y: 60 }, field, window)).toEqual(wholeField(field, window));
  expect(sightOf(near, field, window)).toEqual({ left: 0, right: 40, top: 35, bottom: 60 });
});
