/** How long something will still take, as a person would say it: the nearer, the more exactly. */
export type RemainingTime =
  | { readonly unit: 'moment' }
  | { readonly unit: 'seconds' | 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly count: number; readonly minutes: number };

const MINUTE = 60_000;

export function remainingTime(ms: number): RemainingTime {
  if (ms < 5_000) return { unit: 'moment' };
  if (ms < 50_000) return { unit: 'seconds', count: Math.ceil(ms / 10_000) * 10 };
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const inTens = Math.round(minutes / 10) * 10;
  return { unit: 'hours', count: Math.floor(inTens / 60), minutes: inTens % 60 };
}
