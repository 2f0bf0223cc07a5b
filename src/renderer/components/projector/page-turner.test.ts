import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageMs, PageTurner } from './page-turner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the time of a thing is shared by its pages, but each can be read', () => {
  expect(pageMs(20, 1)).toBe(20_000);
  expect(pageMs(3, 1)).toBe(3_000);
  expect(pageMs(20, 2)).toBe(10_000);
  expect(pageMs(20, 16)).toBe(7_000);
});

test('what comes next waits until every page was seen', () => {
  const seen: number[] = [];
  let turns = 0;
  const turner = new PageTurner(
    () => 20,
    () => turns++,
  );
  turner.begin(16);
  for (let page = 0; page < 16; page++) {
    seen.push(turner.page.value);
    expect(turns).toBe(0);
    vi.advanceTimersByTime(7_000);
  }
  expect(seen).toEqual(Array.from({ length: 16 }, (_, page) => page));
  expect([turns, turner.page.value]).toEqual([1, 0]);
  turner.stop();
});

test('something new begins with its first page and has its whole time', () => {
  let turns = 0;
  const turner = new PageTurner(
    () => 20,
    () => turns++,
  );
  turner.begin(4);
  vi.advanceTimersByTime(13_000);
  expect(turner.page.value).toBe(1);
  turner.begin(4);
  vi.advanceTimersByTime(6_000);
  expect(turner.page.value).toBe(0);
  turner.begin(1);
  vi.advanceTimersByTime(19_000);
  expect(turns).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(turns).toBe(1);
  turner.stop();
  vi.advanceTimersByTime(60_000);
  expect(turns).toBe(1);
});
