/**
 * Which match should be played first. Group matches come round by round; in a bracket the match comes first from
 * which the way to the end is longest, so that nobody waits for a match that could have been played long ago.
 */
import type { Meeting } from './progress.ts';

/** Finds the next match quickly: where there are a hundred thousand, most of them have been played or can wait. */
export class PlayingOrder {
  readonly #all: () => Iterable<Meeting>;
  /** Null when there are other matches than before. */
  #order: readonly Meeting[] | null = null;
  readonly #standsAt = new Map<Meeting, number>();
  /** No match before this one can be played now. */
  #first = 0;

  constructor(all: () => Iterable<Meeting>) {
    this.#all = all;
  }

  /** There are new matches, or some are gone. */
  renew(): void {
    this.#order = null;
  }

  changed(meeting: Meeting): void {
    if (!this.#order) return;
    this.#first = Math.min(this.#first, this.#standsAt.get(meeting) ?? 0);
  }

  /** Those that can be played now; nothing may change while somebody looks through them. */
  *upcoming(isReady: (meeting: Meeting) => boolean): Generator<Meeting, void> {
    const order = (this.#order ??= this.#renewed());
    let isFirst = true;
    for (let at = this.#first; at < order.length; at += 1) {
      const meeting = order[at];
      if (!meeting || !isReady(meeting)) continue;
      if (isFirst) this.#first = at;
      isFirst = false;
      yield meeting;
    }
    if (isFirst) this.#first = order.length;
  }

  #renewed(): readonly Meeting[] {
    const order = inPlayingOrder([...this.#all()]);
    this.#standsAt.clear();
    for (const [at, meeting] of order.entries()) this.#standsAt.set(meeting, at);
    this.#first = 0;
    return order;
  }
}

export function inPlayingOrder(meetings: readonly Meeting[]): readonly Meeting[] {
  const [inGroups, inBracket] = [
    meetings.filter(({ fixture }) => fixture.place.bracket === 'group'),
    meetings.filter(({ fixture }) => fixture.place.bracket !== 'group'),
  ];
  const ways = waysToTheEnd(inBracket);
  const way = ({ fixture }: Meeting): number => ways.get(fixture.id) ?? 0;
  // The third place is played before the final.
  const isThird = ({ fixture }: Meeting): number => Number(fixture.place.bracket === 'third');
  // Sorting is stable: what is equally urgent stays in the order of the bracket.
  return [...inGroups.toSorted(byRound), ...inBracket.toSorted((a, b) => way(b) - way(a) || isThird(b) - isThird(a))];
}

function byRound({ fixture: { place: a } }: Meeting, { fixture: { place: b } }: Meeting): number {
  return a.round - b.round || a.group - b.group || a.number - b.number;
}

/** How many matches there are from each to the end. */
function waysToTheEnd(meetings: readonly Meeting[]): ReadonlyMap<string, number> {
  const ways = new Map<string, number>();
  // Whatever a match leads to stands behind it in the list.
  for (const { fixture, next } of meetings.toReversed()) {
    const [winner, loser] = [next.winner, next.loser].map((id) => (id === null ? 0 : (ways.get(id) ?? 0)));
    ways.set(fixture.id, 1 + Math.max(winner ?? 0, loser ?? 0));
  }
  return ways;
}
