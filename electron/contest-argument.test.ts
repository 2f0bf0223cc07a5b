import { expect, test } from 'vitest';
import { contestArgument } from './contest-argument.ts';

test.each([
  [['meydan'], null],
  [['meydan', '/home/ali/class.meydan'], '/home/ali/class.meydan'],
  [['meydan', 'class.meydan'], '/work/class.meydan'],
  [['meydan', '--no-sandbox', 'مسابقهٔ کلاس.MEYDAN', '--type=x'], '/work/مسابقهٔ کلاس.MEYDAN'],
  [['meydan', '--file=class.meydan', '.'], null],
  [['/opt/my.meydan'], null],
])('%j', (args, path) => {
  expect(contestArgument(args, '/work')).toBe(path);
});
