import { expect, test } from 'vitest';
import { actionOf } from './use-shortcuts.ts';

test('an arrow key does what the button that points its way does', () => {
  expect([actionOf('ArrowLeft', 'ltr'), actionOf('ArrowRight', 'ltr')]).toEqual(['stepBack', 'stepForward']);
  expect([actionOf('ArrowLeft', 'rtl'), actionOf('ArrowRight', 'rtl')]).toEqual(['stepForward', 'stepBack']);
});

test('the other keys are the same in both directions, on both keyboards', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const actions = [' ', 'Home', 'End', '+', '=', '-', '?', '؟', 'a'].map((key) => actionOf(key, direction));
    expect(actions).toEqual(['toggle', 'toStart', 'toEnd', 'faster', 'faster', 'slower', 'help', 'help', null]);
    const landmarks = ['PageDown', 'PageUp', 'd', 'ی'].map((key) => actionOf(key, direction));
    expect(landmarks).toEqual(['nextMark', 'previousMark', 'decided', 'decided']);
  }
});
