/**
 * Groups, then a knockout among the best of each group. Who meets whom is fixed with the draw: the knockout's places are
 * "the first of group 2" until the group has played.
 */
import { bracketOrder, bracketSize } from './bracket-order.ts';
import { singleElimination } from './elimination.ts';
import type { Fixture } from './fixture.ts';
import { roundRobin } from './round-robin.ts';
import type { Origin } from './tournament.ts';

type Qualifier = Extract<Origin, { kind: 'group' }>;

export function groupsKnockout(
  sizes: readonly number[],
  { advance, thirdPlace }: { advance: number; thirdPlace: boolean },
): Fixture[] {
  return [...roundRobin(sizes, 1), ...singleElimination(knockoutPlaces(sizes, advance), { thirdPlace })];
}

/**
 * The winners of the groups are seeded first, then all seconds, and so on; byes go to the first ones. Within such a
 * tier the places are dealt out so that members of one group meet again as late as possible.
 */
export function knockoutPlaces(sizes: readonly number[], advance: number): Origin[] {
  const total = sizes.reduce((sum, size) => sum + Math.min(size, advance), 0);
  const order = bracketOrder(bracketSize(total));
  const placeOfRank = new Map(order.map((rank, place) => [rank, place]));
  const places: (Qualifier | null)[] = order.map(() => null);
  let nextRank = 0;
  for (let tier = 1; tier <= advance; tier++) {
    const groups = sizes.flatMap((size, index) => (size >= tier ? [index + 1] : []));
    const free = groups.map((_, i) => placeOfRank.get(nextRank + i) ?? 0);
    nextRank += groups.length;
    for (const [group, place] of apartFromTheirGroup(groups, free, places)) {
      places[place] = { kind: 'group', group, rank: tier };
    }
  }
  return places.map((qualifier) => qualifier ?? { kind: 'nobody' });
}

/** Gives each group one of the free places: the latest round is found before which no two of a group can meet. */
function apartFromTheirGroup(
  groups: readonly number[],
  free: readonly number[],
  places: readonly (Qualifier | null)[],
): Map<number, number> {
  const taken = places.flatMap((qualifier, place) => (qualifier ? [{ group: qualifier.group, place }] : []));
  const placesOf = Map.groupBy(taken, ({ group }) => group);
  const earliestMeeting = (group: number, place: number): number =>
    Math.min(...(placesOf.get(group) ?? []).map((other) => meetingRound(other.place, place)));
  for (let round = Math.log2(places.length) + 1; round > 1; round--) {
    const dealt = dealOut(groups, free, (group, place) => earliestMeeting(group, place) >= round);
    if (dealt) return dealt;
  }
  return new Map(groups.map((group, i) => [group, free[i] ?? 0]));
}

/** The round, from 1, in which two places of a bracket meet if both keep winning. */
export function meetingRound(a: number, b: number): number {
  let round = 0;
  for (let [x, y] = [a, b]; x !== y; round++) [x, y] = [x >> 1, y >> 1];
  return round;
}

/** One acceptable place for each group, or null; only a group that finds all of them taken asks the takers to move. */
function dealOut(
  groups: readonly number[],
  free: readonly number[],
  acceptable: (group: number, place: number) => boolean,
): Map<number, number> | null {
  const taker = new Map<number, number>();
  const seat = (group: number, asked: Set<number>): boolean => {
    const wanted = free.filter((place) => acceptable(group, place));
    const place =
      wanted.find((place) => !taker.has(place)) ??
      wanted.find((place) => {
        const sitting = taker.get(place);
        if (sitting === undefined || asked.has(place)) return false;
        asked.add(place);
        return seat(sitting, asked);
      });
    if (place === undefined) return false;
    taker.set(place, group);
    return true;
  };
  if (!groups.every((group) => seat(group, new Set()))) return null;
  return new Map([...taker].map(([place, group]) => [group, place]));
}
