/** What the draw of each format is made of: its fixtures and its groups. */
import { doubleElimination } from './double-elimination.ts';
import { singleElimination } from './elimination.ts';
import { fixture, placeOrigins, type Fixture } from './fixture.ts';
import { groupSizes } from './groups.ts';
import { groupsKnockout } from './groups-knockout.ts';
import { roundRobin } from './round-robin.ts';
import type { ContestantId, Draw } from './tournament.ts';

/** All matches that are known from the draw; the rounds of a Swiss tournament are not. */
export function fixturesOf({ format, places }: Draw): Fixture[] {
  switch (format.kind) {
    case 'single-elimination':
      return singleElimination(placeOrigins(places.length), format);
    case 'double-elimination':
      return doubleElimination(placeOrigins(places.length));
    case 'round-robin':
      return roundRobin(groupSizes(format.groups, places.length), format.rounds);
    case 'groups-knockout':
      return groupsKnockout(groupSizes(format.groups, places.length), format);
    case 'swiss':
      return [];
    case 'ranking':
      return placeOrigins(places.length).map((origin, index) =>
        fixture({ bracket: 'solo', group: 1, round: 1, number: index + 1 }, origin, { kind: 'nobody' }),
      );
  }
}

/** The members of each group; none where the format has no groups. */
export function groupsOf({ format, places }: Draw): ContestantId[][] {
  if (format.kind !== 'round-robin' && format.kind !== 'groups-knockout') return [];
  let start = 0;
  return groupSizes(format.groups, places.length).map((size) => {
    const members = places.slice(start, start + size).filter((contestant) => contestant !== null);
    start += size;
    return members;
  });
}
