/**
 * The draw: who stands where, made from a stored random seed, so it can be shown again and anybody can check it.
 * Contestants with a seed come first, in its order; the others follow in an order drawn at random. This ranked list is
 * then laid out as the format wants it: over a bracket, in groups, or as it is.
 */
import { Random } from '../games/random.ts';
import { bracketOrder, bracketSize } from './bracket-order.ts';
import { groupSizes, snake } from './groups.ts';
import type { ContestantId, Draw, Entrant, Format } from './tournament.ts';

/** One contestant is put in a place; `group` is 0 where the format has no groups. */
export interface DrawStep {
  readonly place: number;
  readonly contestant: ContestantId;
  readonly group: number;
}

export function makeDraw(format: Format, entrants: readonly Entrant[], randomSeed: number): Draw {
  const ranked = rankedEntrants(entrants, randomSeed);
  return { format, randomSeed, places: placeOrder(format, ranked.length).map((rank) => ranked[rank] ?? null) };
}

/** The draw with the contents of two places exchanged; for the organiser, before the first game. */
export function swapPlaces(draw: Draw, a: number, b: number): Draw {
  const [first, second] = [draw.places[a], draw.places[b]];
  if (first === undefined || second === undefined) {
    throw new RangeError(`The draw has the places 0 to ${draw.places.length - 1}; ${a} and ${b} cannot be swapped.`);
  }
  return { ...draw, places: draw.places.with(a, second).with(b, first) };
}

/** The order in which a draw is shown: the strongest place first, so byes and groups fill as they did when it was made. */
export function drawSteps(draw: Draw): readonly DrawStep[] {
  const contestants = draw.places.filter((contestant) => contestant !== null);
  const groups = groupOfPlace(draw.format, contestants.length);
  return placeOrder(draw.format, contestants.length)
    .map((rank, place) => ({ rank, place }))
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ place }) => {
      const contestant = draw.places[place];
      return contestant ? [{ place, contestant, group: groups[place] ?? 0 }] : [];
    });
}

/**
 * Everybody from the strongest to the weakest: those with a seed by it, the rest by the strength of the place that they
 * drew. What is level in every other respect is decided by this order ("the higher seed").
 */
export function seedOrder(draw: Draw, entrants: readonly Entrant[]): readonly ContestantId[] {
  const seeds = new Map(entrants.map(({ id, seed }) => [id, seed]));
  // The steps are in the order of strength and the sort keeps it among equals.
  return drawSteps(draw)
    .map(({ contestant }) => ({ contestant, seed: seeds.get(contestant) ?? Infinity }))
    .toSorted((a, b) => (a.seed === b.seed ? 0 : a.seed - b.seed))
    .map(({ contestant }) => contestant);
}

function rankedEntrants(entrants: readonly Entrant[], randomSeed: number): ContestantId[] {
  const ids = new Set<ContestantId>();
  for (const { id } of entrants) {
    if (ids.has(id)) throw new Error(`${id} is entered twice; everybody can be drawn only once.`);
    ids.add(id);
  }
  const random = Random.fromSeed(randomSeed);
  // The list's own order must not matter, so that the same contestants and seed always give the same draw.
  const shuffled = entrants.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.int(last + 1);
    const [a, b] = [shuffled[last], shuffled[other]];
    if (a && b) [shuffled[last], shuffled[other]] = [b, a];
  }
  // The sort is stable: contestants who were given the same seed, or none, stay in their drawn order.
  return shuffled
    .toSorted((a, b) => (a.seed === b.seed ? 0 : (a.seed ?? Infinity) - (b.seed ?? Infinity)))
    .map(({ id }) => id);
}

/** For each place the rank, from 0, of who belongs there; ranks beyond the number of contestants are byes. */
function placeOrder(format: Format, count: number): number[] {
  switch (format.kind) {
    case 'single-elimination':
    case 'double-elimination':
      return bracketOrder(bracketSize(count));
    case 'round-robin':
    case 'groups-knockout':
      return snake(groupSizes(format.groups, count)).flat();
    case 'swiss':
    case 'ranking':
      return Array.from({ length: count }, (_, rank) => rank);
  }
}

function groupOfPlace(format: Format, count: number): number[] {
  if (format.kind !== 'round-robin' && format.kind !== 'groups-knockout') return [];
  return groupSizes(format.groups, count).flatMap((size, index) => Array.from({ length: size }, () => index + 1));
}
