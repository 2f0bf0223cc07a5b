import { expect, test } from 'vitest';
import { listed } from './lists.ts';

test.each([
  [[], '', ''],
  [['A'], 'A', 'A'],
  [['A', 'B'], 'A and B', 'A و B'],
  [['A', 'B', 'C'], 'A, B and C', 'A، B و C'],
])('%j in a row', (things, en, fa) => {
  expect([listed('en', things), listed('fa', things)]).toEqual([en, fa]);
});
