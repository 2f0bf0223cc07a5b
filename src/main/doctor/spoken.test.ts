import { expect, test } from 'vitest';
import { tellingLines } from './spoken.ts';

/** As the bytes of a program are kept until somebody reads them. */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

test('of a long trace the line that names the error and the last lines are told, in any script', () => {
  const trace = ['در حال فکر', 'Error: خانه پر است', ...Array.from({ length: 9 }, (_, i) => `    at line ${i} «الف»`)];
  expect(tellingLines(bytesOf(trace.join('\n'))).split('\n')).toEqual(['Error: خانه پر است', '…', ...trace.slice(-8)]);
});

test('a short one is told whole', () => {
  expect(tellingLines(bytesOf('Error: تمام\n  at x\n'))).toBe('Error: تمام\n  at x');
});
