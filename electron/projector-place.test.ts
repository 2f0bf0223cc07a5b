import { describe, expect, test } from 'vitest';
import { displayOfClass, stepFor, type Standing } from './projector-place.ts';

const [LAPTOP, BEAMER, WALL] = [1, 2, 3];
/** On the class's display, which the window fills. */
const usual: Standing = {
  displays: [LAPTOP, BEAMER],
  organiser: LAPTOP,
  chosen: null,
  filled: BEAMER,
  isFullScreen: true,
  on: BEAMER,
  isByHand: false,
};
/** With one display only it is a window beside the organiser's. */
const beside: Standing = { ...usual, displays: [LAPTOP], filled: null, isFullScreen: false, on: LAPTOP };

test('the class has any display but the organiser’s, or the one that was chosen, as long as it is there', () => {
  expect(displayOfClass({ ...usual, displays: [LAPTOP] })).toBeNull();
  expect(displayOfClass(usual)).toBe(BEAMER);
  expect(displayOfClass({ ...usual, organiser: BEAMER })).toBe(LAPTOP);
  expect(displayOfClass({ ...usual, displays: [LAPTOP, BEAMER, WALL], chosen: WALL })).toBe(WALL);
  expect(displayOfClass({ ...usual, chosen: WALL })).toBe(BEAMER);
});

describe('when a display goes', () => {
  test('the window leaves full screen where it would cover the organiser’s', () => {
    expect(stepFor({ ...usual, displays: [LAPTOP], on: LAPTOP })).toBe('leave-full-screen');
    // Some systems have ended its full screen themselves.
    expect(stepFor({ ...usual, displays: [LAPTOP], on: LAPTOP, isFullScreen: false })).toBe('leave-full-screen');
    // Also where somebody had put it on the display that has gone.
    expect(stepFor({ ...usual, displays: [LAPTOP], on: LAPTOP, filled: null, isByHand: true })).toBe(
      'leave-full-screen',
    );
  });

  test('the window takes another one that is left', () => {
    expect(stepFor({ ...usual, displays: [LAPTOP, WALL], on: LAPTOP })).toEqual({ fill: WALL });
  });

  test('the window stays where another one than its own has gone', () => {
    expect(stepFor(usual)).toBe('stay');
    expect(stepFor(beside)).toBe('stay');
  });
});

describe('when a display comes', () => {
  test('the window fills it, unless somebody has put it where it is', () => {
    const displays = [LAPTOP, BEAMER];
    expect(stepFor({ ...beside, displays })).toEqual({ fill: BEAMER });
    expect(stepFor({ ...beside, displays, isByHand: true })).toBe('stay');
  });

  test('the window does not fill the organiser’s any more, whoever had it do so', () => {
    const filling = { ...beside, displays: [LAPTOP, BEAMER], isFullScreen: true, isByHand: true };
    expect(stepFor(filling)).toEqual({ fill: BEAMER });
  });

  test('a window that fills a display already stays there', () => {
    const displays = [LAPTOP, BEAMER, WALL];
    expect(stepFor({ ...usual, displays })).toBe('stay');
    expect(stepFor({ ...usual, displays, filled: null, isByHand: true })).toBe('stay');
  });
});
