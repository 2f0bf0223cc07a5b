/**
 * Standings: the table of a group or of a Swiss tournament, from its matches. Rows are ordered by one criterion after the
 * other, and each row says which of them put it above the next.
 *
 * - `points`: 1, ½ and 0 a match; a bye counts as a win.
 * - `head-to-head`: the points from the matches among those who are level so far; where not all of them have met it
 *   says nothing.
 * - `sonneborn-berger`: the points of those beaten, and half the points of those drawn with.
 * - `buchholz`: the points of all opponents.
 * - `games`: games won, whatever the matches; `score`: score difference over all games.
 * - `faults`: fewer crashes and timeouts; `seed`: the higher seed, so that no two are ever level.
 *
 * In a Swiss tournament a match that was not played (a bye, a walkover) counts as one against somebody with one's own
 * points, or else it would hurt to have been paired with somebody who left. In a group it counts as it stands.
 */
import { BYE_POINTS, matchPoints } from './points.ts';
import type { ContestantId, MatchResult, Placing, PlannedMatch } from './tournament.ts';

export const CRITERIA = [
  'round',
  'points',
  'head-to-head',
  'sonneborn-berger',
  'buchholz',
  'games',
  'score',
  'faults',
  'seed',
] as const;
export type Criterion = (typeof CRITERIA)[number];

export const GROUP_ORDER: readonly Criterion[] = [
  'points',
  'head-to-head',
  'sonneborn-berger',
  'games',
  'score',
  'faults',
  'seed',
];
export const SWISS_ORDER: readonly Criterion[] = [
  'points',
  'buchholz',
  'sonneborn-berger',
  'head-to-head',
  'games',
  'score',
  'faults',
  'seed',
];

export interface Standing extends Placing {
  /** Matches decided against somebody; byes are apart. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  readonly points: number;
  readonly games: { readonly won: number; readonly drawn: number; readonly lost: number };
  readonly scoreFor: number;
  readonly scoreAgainst: number;
  readonly sonnebornBerger: number;
  readonly buchholz: number;
  /** Null where nobody was level, or not all of these have met. */
  readonly headToHead: number | null;
  readonly timeouts: number;
  readonly crashes: number;
  readonly thinkingMs: number;
  /** What puts this row above the next one; null in the last row and where they share their place. */
  readonly separatedBy: Criterion | null;
}

/** A match from the view of one side; without an opponent it is a bye. */
interface Encounter {
  readonly opponent: ContestantId | null;
  readonly points: number;
  readonly played: boolean;
}

interface Tally extends Omit<Standing, 'from' | 'to' | 'separatedBy'> {
  readonly seed: number;
  readonly encounters: readonly Encounter[];
}

/** `contestants` from the highest seed to the lowest. */
export function standings(
  contestants: readonly ContestantId[],
  matches: readonly PlannedMatch[],
  order: readonly Criterion[],
): readonly Standing[] {
  const rows = split(tallies(contestants, matches), order, null);
  return rows.map(({ tally, separatedBy, headToHead }, index) => ({
    ...rowOf(tally),
    headToHead,
    from: index + 1,
    to: index + 1,
    separatedBy: index === rows.length - 1 ? null : separatedBy,
  }));
}

/** The table of a knockout: how far everybody came. Those still in it can get any place that is not taken yet. */
export function knockoutStandings(
  contestants: readonly ContestantId[],
  matches: readonly PlannedMatch[],
  placings: readonly Placing[],
): readonly Standing[] {
  const placed = new Map(placings.map((placing) => [placing.contestant, placing]));
  const isTaken = (place: number): boolean => {
    const range = placings.filter(({ from, to }) => from <= place && place <= to);
    return range.some(({ from, to }) => range.length === to - from + 1);
  };
  const free = contestants.map((_, index) => index + 1).filter((place) => !isTaken(place));
  const open = { from: free[0] ?? 1, to: free.at(-1) ?? contestants.length };
  const rows = tallies(contestants, matches)
    .map((tally) => ({ tally, ...(placed.get(tally.contestant) ?? open) }))
    // Among those who share their places, whoever has won more so far comes first.
    .toSorted((a, b) => a.from - b.from || b.tally.won - a.tally.won);
  return rows.map(({ tally, from, to }, index) => ({
    ...rowOf(tally),
    from,
    to,
    separatedBy: from === (rows[index + 1]?.from ?? from) ? null : 'round',
  }));
}

interface Row {
  readonly tally: Tally;
  readonly headToHead: number | null;
  readonly separatedBy: Criterion | null;
}

/** Orders those who are level so far by the first criterion, and those who are still level by the rest of them. */
function split(level: readonly Tally[], order: readonly Criterion[], headToHead: number | null): Row[] {
  const [criterion, ...rest] = order;
  const [first, second] = level;
  if (!criterion || !first || !second) return level.map((tally) => ({ tally, headToHead, separatedBy: null }));
  const value = valuesBy(criterion, level);
  if (!value) return split(level, rest, headToHead);
  const sets = Map.groupBy(level, value);
  return [...sets]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([points, set]) => {
      const rows = split(set, rest, criterion === 'head-to-head' ? points : headToHead);
      // The last of a set is separated by this criterion from the first of the next.
      return rows.map((row, index) => (index === rows.length - 1 ? { ...row, separatedBy: criterion } : row));
    });
}

/** More is better; null where the criterion says nothing about these. */
function valuesBy(criterion: Criterion, level: readonly Tally[]): ((tally: Tally) => number) | null {
  switch (criterion) {
    case 'points':
      return ({ points }) => points;
    case 'head-to-head':
      return headToHeadAmong(level);
    case 'sonneborn-berger':
      return ({ sonnebornBerger }) => sonnebornBerger;
    case 'buchholz':
      return ({ buchholz }) => buchholz;
    case 'games':
      return ({ games }) => games.won;
    case 'score':
      return ({ scoreFor, scoreAgainst }) => scoreFor - scoreAgainst;
    case 'faults':
      return ({ crashes, timeouts }) => -(crashes + timeouts);
    case 'seed':
      return ({ seed }) => -seed;
    case 'round':
      return null;
  }
}

function headToHeadAmong(level: readonly Tally[]): ((tally: Tally) => number) | null {
  const ids = new Set(level.map(({ contestant }) => contestant));
  const among = new Map(
    level.map(({ contestant, encounters }) => [
      contestant,
      encounters.filter(({ opponent }) => opponent !== null && ids.has(opponent)),
    ]),
  );
  const allMet = [...among.values()].every(
    (encounters) => new Set(encounters.map(({ opponent }) => opponent)).size === ids.size - 1,
  );
  if (!allMet) return null;
  return ({ contestant }) => (among.get(contestant) ?? []).reduce((sum, { points }) => sum + points, 0);
}

function tallies(contestants: readonly ContestantId[], matches: readonly PlannedMatch[]): Tally[] {
  const results = new Map<ContestantId, { side: 0 | 1; match: PlannedMatch }[]>(contestants.map((id) => [id, []]));
  for (const match of matches) {
    const [first, second] = match.sides;
    if (match.state !== 'decided' && match.state !== 'bye') continue;
    if (first !== null) results.get(first)?.push({ side: 0, match });
    if (second !== null) results.get(second)?.push({ side: 1, match });
  }
  const encounters = new Map([...results].map(([id, list]) => [id, list.map(encounterOf)]));
  const points = new Map([...encounters].map(([id, list]) => [id, list.reduce((sum, { points }) => sum + points, 0)]));
  return contestants.map((contestant, index) => {
    const own = points.get(contestant) ?? 0;
    const met = encounters.get(contestant) ?? [];
    const opposing = ({ opponent, played }: Encounter): number =>
      opponent === null || !played ? own : (points.get(opponent) ?? 0);
    const against = met.filter(({ opponent }) => opponent !== null);
    return {
      contestant,
      seed: index + 1,
      encounters: met,
      played: against.length,
      byes: met.length - against.length,
      points: own,
      headToHead: null,
      sonnebornBerger: met.reduce((sum, encounter) => sum + encounter.points * opposing(encounter), 0),
      buchholz: met.reduce((sum, encounter) => sum + opposing(encounter), 0),
      ...counted(results.get(contestant) ?? []),
    };
  });
}

function encounterOf({ side, match }: { side: 0 | 1; match: PlannedMatch }): Encounter {
  const { result, place } = match;
  const opponent = match.sides[side === 0 ? 1 : 0];
  if (!result || opponent === null) return { opponent: null, points: BYE_POINTS, played: false };
  const played = place.bracket !== 'swiss' || result.decidedBy !== 'walkover';
  return { opponent, points: matchPoints(result)[side], played };
}

function counted(list: readonly { readonly side: 0 | 1; readonly match: PlannedMatch }[]) {
  const results = list.flatMap(({ side, match: { result } }) => (result ? [{ side, result }] : []));
  const sum = (of: (result: MatchResult, own: 0 | 1, other: 0 | 1) => number): number =>
    results.reduce((total, { side, result }) => total + of(result, side, side === 0 ? 1 : 0), 0);
  return {
    won: sum(({ winner }, own) => Number(winner === own)),
    drawn: sum(({ winner, decidedBy }) => Number(winner === null && decidedBy === 'drawn')),
    // A match that both have forfeited is lost for both.
    lost: sum(({ winner, decidedBy }, _, other) =>
      Number(winner === other || (winner === null && decidedBy === 'walkover')),
    ),
    games: {
      won: sum(({ won }, own) => won[own]),
      drawn: sum(({ drawn }) => drawn),
      lost: sum(({ won }, _, other) => won[other]),
    },
    scoreFor: sum(({ scores }, own) => scores[own]),
    scoreAgainst: sum(({ scores }, _, other) => scores[other]),
    timeouts: sum(({ timeouts }, own) => timeouts[own]),
    crashes: sum(({ crashes }, own) => crashes[own]),
    thinkingMs: sum(({ thinkingMs }, own) => thinkingMs[own]),
  };
}

function rowOf({ seed: _seed, encounters: _encounters, ...row }: Tally): Omit<Tally, 'seed' | 'encounters'> {
  return row;
}
