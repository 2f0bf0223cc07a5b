/** Round robin: in each group everybody plays everybody, once or several times. */
import { fixture, type Fixture } from './fixture.ts';
import type { Origin } from './tournament.ts';

/** `sizes` are those of the groups, whose places follow one another in the draw; `cycles` how often all meet. */
export function roundRobin(sizes: readonly number[], cycles: number): Fixture[] {
  let start = 0;
  return sizes.flatMap((size, index) => {
    const members = Array.from({ length: size }, (_, i): Origin => ({ kind: 'place', place: start + i }));
    start += size;
    const rounds = Array.from({ length: cycles }, (_, cycle) => {
      const pairs = everybodyMeets(members);
      // Whoever had the first seat in one cycle has the second in the next.
      return cycle % 2 === 0 ? pairs : pairs.map((round) => round.map(([a, b]): [Origin, Origin] => [b, a]));
    }).flat();
    return rounds.flatMap((round, roundIndex) =>
      round.map(([first, second], i) =>
        fixture({ bracket: 'group', group: index + 1, round: roundIndex + 1, number: i + 1 }, first, second),
      ),
    );
  });
}

/**
 * The circle method, with brackets-manager's pairs: all but the last sit in a circle that turns by one each round, and
 * pairs face each other across it. With an odd number nobody sits in the middle, and who faces it has a rest.
 */
function everybodyMeets<T>(members: readonly T[]): [T, T][][] {
  const turning = members.length % 2 === 0 ? members.length - 1 : members.length;
  const middle = members.length % 2 === 0 ? members.at(-1) : undefined;
  return Array.from({ length: members.length < 2 ? 0 : turning }, (_, round) => {
    const at = (index: number): T | undefined => members[(index + turning) % turning];
    const pairs: [T, T][] = [];
    const facing = at(round - 1 + turning);
    // The one in the middle would always have the second seat; every other round it gets the first.
    if (facing && middle) pairs.push(round % 2 === 0 ? [facing, middle] : [middle, facing]);
    for (let i = 1; i <= (turning - 1) / 2; i++) {
      const [first, second] = [at(round - i - 1 + turning), at(round + i)];
      if (first && second) pairs.push([first, second]);
    }
    return pairs;
  });
}
