import { expect, test } from 'vitest';
import { fewestEntrants, fittingFormats } from './fitting-formats.ts';

test('a game for two is played in matches, one for nobody else is ranked', () => {
  expect(fittingFormats({ min: 1, max: 1 })).toEqual(['ranking']);
  expect(fittingFormats({ min: 2, max: 2 })).toEqual([
    'single-elimination',
    'double-elimination',
    'round-robin',
    'groups-knockout',
    'swiss',
  ]);
});

test('a match takes two, a ranking one', () => {
  expect(fewestEntrants({ kind: 'swiss' })).toBe(2);
  expect(fewestEntrants({ kind: 'ranking' })).toBe(1);
});
