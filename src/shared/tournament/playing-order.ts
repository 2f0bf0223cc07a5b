/**
 * Which match should be played first. Group matches come round by round; in a bracket the match comes first from
 * which the way to the end is longest, so that nobody waits for a match that could have been played long ago.
 */
import type { Meeting } from './progress.ts';

export function inPlayingOrder(meetings: readonly Meeting[]): readonly Meeting[] {
  const way = new Map<string, number>();
  // Whatever a match leads to stands behind it in the list.
  for (const { fixture, next } of meetings.toReversed()) {
    const [winner, loser] = [next.winner, next.loser].map((id) => (id === null ? 0 : (way.get(id) ?? 0)));
    way.set(fixture.id, 1 + Math.max(winner ?? 0, loser ?? 0));
  }
  const urgency = ({ fixture }: Meeting): readonly number[] => {
    const { bracket, group, round, number } = fixture.place;
    if (bracket === 'group') return [0, round, group, number];
    // The third place is played before the final.
    return [1, -(way.get(fixture.id) ?? 0), bracket === 'third' ? 0 : 1];
  };
  // The sort is stable: what is equally urgent stays in the order of the bracket.
  return meetings
    .map((meeting) => ({ meeting, key: urgency(meeting) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ meeting }) => meeting);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
