import { expect, test } from 'vitest';
import { displayWidth, lineIn, nameIn, padEnd, shortened, table } from './terminal-text.ts';

test('half-spaces, vowel signs and isolates take no cell; wide letters take two', () => {
  expect(displayWidth('می‌روم')).toBe(5);
  expect(displayWidth('مُحَمَّد')).toBe(4);
  expect(displayWidth('\u2068علی\u2069')).toBe(3);
  expect(displayWidth('漢字')).toBe(4);
});

test('a name is isolated where it is written the other way, and cannot move the cursor or turn the line', () => {
  expect(nameIn('en', 'علی')).toBe('\u2068علی\u2069');
  expect(nameIn('en', 'Ali')).toBe('Ali');
  expect(nameIn('fa', 'Ali')).toBe('\u2068Ali\u2069');
  expect(nameIn('fa', 'علی')).toBe('علی');
  expect(nameIn('en', 'x\u001b[2J\u202ey')).toBe('x [2Jy');
});

test('what is cut keeps its isolate closed, and a Persian line says its direction', () => {
  expect(shortened('\u2068امیرحسین نوری\u2069', 6)).toBe('\u2068امیرح…\u2069');
  expect(shortened('short', 6)).toBe('short');
  expect(lineIn('fa', '۱  علی  ')).toBe('\u200f۱  علی');
  expect(padEnd('علی', 5)).toBe('علی  ');
});

test('columns are as wide as their widest cell, and one gives way where there is no room', () => {
  const columns = [
    { heading: '#', align: 'end' },
    { heading: 'Name', align: 'start', gives: true },
    { heading: 'Pts', align: 'end' },
  ] as const;
  expect(table(columns, [['10', 'Mina', '2.5']], 80)).toEqual([' #  Name  Pts', '10  Mina  2.5']);
  expect(table(columns, [['10', 'A very long name indeed', '2.5']], 20)[1]).toBe('10  A very lon…  2.5');
});
