import { expect, test } from 'vitest';
import { nameLines as linesOf, roughWidth } from './name-lines.ts';

const ROOM = 6;
const nameLines = (names: readonly string[], room: number) => linesOf(names, room, roughWidth);

test('short names stay on one line each', () => {
  expect(nameLines(['Kian Rad', 'Ali'], ROOM).lines).toEqual([['Kian Rad'], ['Ali']]);
});

test('where one is long, both are broken, so that their lines are about as wide', () => {
  const { lines, width } = nameLines(['Kian Rad', 'Augusta Ada King Lovelace'], ROOM);
  expect(lines).toEqual([
    ['Kian', 'Rad'],
    ['Augusta Ada', 'King Lovelace'],
  ]);
  expect(width).toBeCloseTo(13 * 0.58);
});

test('both are broken after the given name where no line gets longer by it', () => {
  expect(nameLines(['فاطمه‌سادات موسوی‌نژاد اصفهانی', 'زهرا موسوی‌نژاد اصفهانی'], ROOM).lines).toEqual([
    ['فاطمه‌سادات', 'موسوی‌نژاد اصفهانی'],
    ['زهرا', 'موسوی‌نژاد اصفهانی'],
  ]);
});

test('a single word stays whole, and Persian is narrower', () => {
  expect(nameLines(['Constantinopolitanus', 'Ada'], ROOM).lines).toEqual([['Constantinopolitanus'], ['Ada']]);
  const [persian, latin] = ['محمد', 'Rosa'].map((name) => nameLines([name], ROOM).width);
  expect(persian).toBeLessThan(latin ?? 0);
});
