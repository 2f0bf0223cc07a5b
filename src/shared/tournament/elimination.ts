/**
 * Single elimination: whoever loses is out.
 *
 * The brackets are our own code and not brackets-manager's. That library imports Node's `events`, which shared code may
 * not; every call of it is asynchronous and scans its tables, so making a double elimination of 500 contestants takes it
 * half a second and each result another third of a millisecond; and its defaults for the lower bracket end at 128. What
 * it knows is kept all the same: the structure here is the same, and the tests play every size from 2 to 130
 * through both and compare match by match.
 */
import { fixture, loserFrom, pairsOf, winnerFrom, type Fixture } from './fixture.ts';
import type { Origin } from './tournament.ts';

/** The rounds of a bracket over these places, whose number is a power of two; the last round is the final. */
export function eliminationRounds(places: readonly Origin[]): Fixture[][] {
  const rounds: Fixture[][] = [];
  for (let entering = places; entering.length > 1;) {
    const round = pairsOf(entering).map(([first, second], index) =>
      fixture({ bracket: 'main', group: 1, round: rounds.length + 1, number: index + 1 }, first, second),
    );
    rounds.push(round);
    entering = round.map(winnerFrom);
  }
  return rounds;
}

export function singleElimination(places: readonly Origin[], { thirdPlace }: { thirdPlace: boolean }): Fixture[] {
  const rounds = eliminationRounds(places);
  const [first, second] = rounds.at(-2) ?? [];
  if (!thirdPlace || !first || !second) return rounds.flat();
  const third = fixture({ bracket: 'third', group: 1, round: 1, number: 1 }, loserFrom(first), loserFrom(second));
  return [...rounds.flat(), third];
}
