/** The order of the list, which is the order of the seeds as far as they go, and what moving somebody in it means. */
import type { ContestantRow } from '../../shared/bridge/contestants.ts';

/** The seeded first, by their seed; the others in the order in which they came. */
export function inSeedOrder(rows: readonly ContestantRow[]): ContestantRow[] {
  return rows.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0);
}

/**
 * The seeds after `id` was put to place `to` of the list, from 0: whoever stands above it has a seed then, too, so that
 * the list stays as it was seen.
 */
export function seedsAfterMove(rows: readonly ContestantRow[], id: string, to: number): string[] {
  const order = inSeedOrder(rows);
  const moved = order.find((row) => row.id === id);
  const others = order.filter((row) => row.id !== id);
  if (!moved) return seedsOf(order);
  const place = Math.min(Math.max(0, to), others.length);
  const next = [...others.slice(0, place), moved, ...others.slice(place)];
  const seeded = rows.filter(({ seed }) => seed !== null).length + (moved.seed === null ? 1 : 0);
  return next.slice(0, Math.max(seeded, place + 1)).map((row) => row.id);
}

export function seedsWithout(rows: readonly ContestantRow[], ids: ReadonlySet<string>): string[] {
  return seedsOf(inSeedOrder(rows).filter((row) => !ids.has(row.id)));
}

function seedsOf(order: readonly ContestantRow[]): string[] {
  return order.filter(({ seed }) => seed !== null).map(({ id }) => id);
}
