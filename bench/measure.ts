/** Measuring without guessing: run for a while, count what was done, print the rate. */
export interface Rate {
  readonly what: string;
  readonly unit: string;
  readonly perSecond: number;
  /** What we aim for, where an aim was set. */
  readonly aim?: number;
}

/** `run` does a piece of work and returns how many units it did; it is warmed up before it is timed. */
export function rate(
  what: string,
  unit: string,
  run: () => number,
  options: { aim?: number; seconds?: number } = {},
): Rate {
  const { aim, seconds = 2 } = options;
  const warmUntil = performance.now() + 300;
  while (performance.now() < warmUntil) run();
  let units = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  while (performance.now() < end) units += run();
  const perSecond = units / ((performance.now() - begin) / 1000);
  return { what, unit, perSecond, ...(aim === undefined ? {} : { aim }) };
}

export function formatRate({ what, unit, perSecond, aim }: Rate): string {
  const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  const wanted = aim === undefined ? '' : `  aim ${number.format(aim)}, ×${(perSecond / aim).toFixed(2)}`;
  return `${what.padEnd(52)} ${number.format(perSecond).padStart(12)} ${unit}/s${wanted}`;
}
