import { expect, test } from 'vitest';
import { tableParts } from './export-table.ts';

test('each table of a file has its line above it and its headings', () => {
  const rows = [
    ['Cup', 'Group A'],
    ['place', 'name', 'points'],
    ['1', 'Ada', '3'],
    [''],
    ['Cup', 'Group B'],
    ['place', 'name', 'points'],
  ];
  expect(tableParts(rows).map(({ part }) => part)).toEqual(['caption', 'head', 'body', 'caption', 'head']);
});

test('a file of one table begins with its headings', () => {
  expect(
    tableParts([
      ['a', 'b'],
      ['1', '2'],
    ]).map(({ part }) => part),
  ).toEqual(['head', 'body']);
});
