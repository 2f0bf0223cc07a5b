/** What the benchmark says: each figure in a line with its aim, and at the end how many aims were met. */
import { loadavg } from 'node:os';

/** Less is better in every one of them. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: number;
  /** What else was seen on the way. */
  readonly besides?: string;
}

export class Report {
  readonly #aims: boolean[] = [];

  say({ what, value, unit, aim, besides = '' }: Figure): void {
    const met = aim === undefined ? null : value <= aim;
    if (met !== null) this.#aims.push(met);
    const verdict = met === null ? '' : `${met ? 'met' : 'MISSED'}, aim ${aim} ${unit}`;
    const load = `load ${loadavg()[0]?.toFixed(1)}`;
    console.log(
      [what.padEnd(66), `${value.toFixed(2)} ${unit}`.padStart(12), verdict.padEnd(24), load.padEnd(10), besides]
        .join('  ')
        .trimEnd(),
    );
  }

  summarise(): void {
    const met = this.#aims.filter(Boolean).length;
    console.log(`\n${met} of ${this.#aims.length} aims met.`);
  }
}

/** The value that this part of them does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
