/** Lines of the report, each with what it aims at and whether that is met. */
import { cpus, loadavg } from 'node:os';
import type { Timing } from './timing.ts';

const NAME = 40;
const CELL = 11;

export function line([first = '', ...cells]: readonly string[]): void {
  console.log(first.padEnd(NAME) + cells.map((cell) => cell.padStart(CELL)).join(''));
}

export function heads(): void {
  line(['milliseconds', 'first', 'median', 'longest', 'processor', 'window', 'host', 'aim', '', 'load']);
}

/** By the clock; where others had the processor, it is said whether it was met without them. */
export function sayView(name: string, taken: readonly Timing[], aim: number): void {
  const ms = taken.map((timing) => timing.ms);
  const [first = 0] = ms;
  const middle = median(ms);
  const processor = median(taken.map(({ window, host }) => window + host));
  line([
    name,
    first.toFixed(0),
    middle.toFixed(0),
    Math.max(...ms).toFixed(0),
    processor.toFixed(0),
    median(taken.map(({ window }) => window)).toFixed(0),
    median(taken.map(({ host }) => host)).toFixed(0),
    aim.toFixed(0),
    ...verdict(Math.max(first, middle), aim, processor),
  ]);
}

export function say(what: string, value: number, unit: string, aim: number | null, more = ''): void {
  const [met = '', load = ''] = aim === null ? [] : verdict(value, aim);
  const aimed = aim === null ? '' : `aim ${aim} ${unit}`;
  console.log(
    what.padEnd(NAME) + `${value.toFixed(1)} ${unit}`.padStart(2 * CELL) + aimed.padStart(2 * CELL),
    `${met.padStart(CELL)} ${load.padStart(CELL)}  ${more}`.trimEnd(),
  );
}

function verdict(value: number, aim: number, processor = Infinity): string[] {
  const [load = 0] = loadavg();
  const isBusy = load > cpus().length && processor <= aim;
  return [value <= aim ? 'met' : isBusy ? 'MISSED¹' : 'MISSED', load.toFixed(1)];
}

export const FOOTNOTE = '¹ by the clock, while others had the processor; its own processor time is within the aim.';

export function median(values: readonly number[]): number {
  return at(values, 0.5);
}

export function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}
