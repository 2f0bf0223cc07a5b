/**
 * A fixture is a match as the structure of a format has it, before anybody is known to play it. Each format is a function
 * from its numbers to fixtures; the plan fills them with contestants and results.
 */
import type { MatchPlace, Origin } from './tournament.ts';

export interface Fixture {
  readonly id: string;
  readonly place: MatchPlace;
  readonly from: readonly [Origin, Origin];
}

export function fixture(place: MatchPlace, first: Origin, second: Origin): Fixture {
  return { id: fixtureId(place), place, from: [first, second] };
}

/** Made of the place alone, so that whoever makes the plan again gets the same ids. */
export function fixtureId({ bracket, group, round, number }: MatchPlace): string {
  if (bracket === 'group') return `group-${group}-${round}-${number}`;
  if (bracket === 'final') return `final-${round}`;
  if (bracket === 'third') return 'third';
  if (bracket === 'solo') return `solo-${number}`;
  return `${bracket}-${round}-${number}`;
}

export function winnerFrom({ id }: Fixture): Origin {
  return { kind: 'winner', match: id };
}

export function loserFrom({ id }: Fixture): Origin {
  return { kind: 'loser', match: id };
}

export function placeOrigins(count: number): Origin[] {
  return Array.from({ length: count }, (_, place) => ({ kind: 'place', place }));
}

export function pairsOf<T>(items: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  for (let i = 0; i + 1 < items.length; i += 2) {
    const [first, second] = [items[i], items[i + 1]];
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
  }
  return pairs;
}
