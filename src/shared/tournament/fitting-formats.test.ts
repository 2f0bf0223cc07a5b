import { expect, test } from 'vitest';
import { fittingFormats } from './fitting-formats.ts';

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
