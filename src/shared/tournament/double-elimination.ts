/**
 * Double elimination: whoever loses a second time is out. The losers of the upper bracket fall into the lower one, whose
 * rounds come in pairs: first its survivors play each other (after the first round: the fallen do), then they meet those
 * who fall from the next round above. Both winners meet in the grand final; if the one from the lower bracket
 * wins it, both have lost once, and a second final decides.
 */
import { eliminationRounds } from './elimination.ts';
import { fixture, loserFrom, pairsOf, winnerFrom, type Fixture } from './fixture.ts';
import type { Origin } from './tournament.ts';

type Reorder = <T>(items: readonly T[]) => T[];

const natural: Reorder = (items) => [...items];
const reverse: Reorder = (items) => items.toReversed();
const halfShift: Reorder = (items) => [...items.slice(items.length / 2), ...items.slice(0, items.length / 2)];
const reverseHalves: Reorder = (items) => [
  ...items.slice(0, items.length / 2).toReversed(),
  ...items.slice(items.length / 2).toReversed(),
];
const pairFlip: Reorder = (items) => pairsOf(items).flatMap(([first, second]) => [second, first]);

/**
 * In which order the losers of each upper round enter the lower bracket, so that those who have met above meet again as
 * late as possible. Up to 128 these are brackets-manager's orders; larger brackets continue the pattern.
 */
const FALLING_ORDERS: Readonly<Record<number, readonly Reorder[]>> = {
  4: [natural, reverse],
  8: [natural, reverse, natural],
  16: [natural, reverseHalves, reverse, natural],
  32: [natural, reverse, halfShift, natural, natural],
  64: [natural, reverse, halfShift, reverse, natural, natural],
};
const LARGE_ORDER: readonly Reorder[] = [natural, reverse, halfShift, pairFlip, pairFlip, pairFlip];

/** As few as two play one match: there is no lower bracket to fall into. */
export function doubleElimination(places: readonly Origin[]): Fixture[] {
  const upper = eliminationRounds(places);
  const upperFinal = upper.at(-1)?.[0];
  if (!upperFinal || upper.length < 2) return upper.flat();
  const lower = lowerRounds(upper);
  const lowerFinal = lower.at(-1)?.[0];
  if (!lowerFinal) return upper.flat();
  const grandFinal = fixture(
    { bracket: 'final', group: 1, round: 1, number: 1 },
    winnerFrom(upperFinal),
    winnerFrom(lowerFinal),
  );
  const decider = fixture(
    { bracket: 'final', group: 1, round: 2, number: 1 },
    { kind: 'unbeaten-loser', match: grandFinal.id },
    winnerFrom(grandFinal),
  );
  return [...upper.flat(), ...lower.flat(), grandFinal, decider];
}

function lowerRounds(upper: readonly (readonly Fixture[])[]): Fixture[][] {
  const orders = FALLING_ORDERS[2 ** upper.length] ?? LARGE_ORDER;
  const fallen = upper.map((round, index) => (orders[index] ?? natural)(round.map(loserFrom)));
  const rounds: Fixture[][] = [];
  const play = (pairs: readonly [Origin, Origin][]): Fixture[] => {
    const round = rounds.length + 1;
    const matches = pairs.map(([first, second], index) =>
      fixture({ bracket: 'lower', group: 1, round, number: index + 1 }, first, second),
    );
    rounds.push(matches);
    return matches;
  };
  let survivors = fallen[0] ?? [];
  for (const falling of fallen.slice(1)) {
    const winners = play(pairsOf(survivors)).map(winnerFrom);
    survivors = play(
      winners.flatMap((winner, i): [Origin, Origin][] => (falling[i] ? [[falling[i], winner]] : [])),
    ).map(winnerFrom);
  }
  return rounds;
}
