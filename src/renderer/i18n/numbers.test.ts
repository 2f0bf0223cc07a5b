import { expect, test } from 'vitest';
import { formatForField, setColumn, setNumber, formatThinking, parseNumber } from './numbers.ts';

test('numbers are written in the digits of the language', () => {
  expect([setNumber('en', 1234.5), setNumber('fa', 1234.5)]).toEqual(['1,234.5', '۱٬۲۳۴٫۵']);
  expect([setNumber('en', 0.25), setNumber('fa', 0.25)]).toEqual(['0.25', '۰٫۲۵']);
  expect([setNumber('en', -18), formatForField('en', -18)]).toEqual(['\u221218', '-18']);
  expect([formatForField('en', 600000), formatForField('fa', 600000)]).toEqual(['600000', '۶۰۰۰۰۰']);
});

test('thinking is told in milliseconds while they are few', () => {
  expect(formatThinking('en', 0.123)).toEqual({ unit: 'ms', value: '0.1' });
  expect(formatThinking('en', 123.4)).toEqual({ unit: 'ms', value: '123' });
  expect(formatThinking('fa', 1960)).toEqual({ unit: 's', value: '۲' });
});

test.each([8, 0, -3, 0.25, 600_000, 1234.5])('what is written can be read again: %d', (value) => {
  for (const language of ['en', 'fa'] as const) {
    expect(parseNumber(setNumber(language, value))).toBe(value);
    expect(parseNumber(` ${formatForField(language, value)} `)).toBe(value);
  }
});

test.each(['', ' ', '-', 'x', '1e5', '1.', '0x10', '۱x', 'Infinity', 'NaN'])('this is no number: %j', (text) => {
  expect(parseNumber(text)).toBeNull();
});

test('Arabic digits are read too', () => {
  expect(parseNumber('١٢')).toBe(12);
});

test('in a column all numbers have as many decimals as the one with the most', () => {
  const written = (values: readonly number[]) => values.map(setColumn('en', values));
  expect(written([1.5, 1, 0])).toEqual(['1.5', '1.0', '0.0']);
  expect(written([-3, 16.25, 17.5])).toEqual(['\u22123.00', '16.25', '17.50']);
  expect(written([3, 2])).toEqual(['3', '2']);
  expect([1.5, 1].map(setColumn('fa', [1.5, 1]))).toEqual(['۱٫۵', '۱٫۰']);
});
