import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test('any name becomes one that a disk accepts', () => {
  expect(fileName(['Othello', 'a/../b', 'C:\\x', '12'], 'png')).toBe('Othello-a-b-C-x-12.png');
  expect(fileName(['میدان', 'تیم ۱'], 'webm')).toBe('میدان-تیم-۱.webm');
  expect(fileName(['../..', ''], 'png')).toBe('meydan.png');
  expect(fileName(['x'.repeat(500)], 'png')).toHaveLength(84);
});
