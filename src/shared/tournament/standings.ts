/**
 * Standings: the table of a group or of a Swiss tournament, from its matches. Rows are ordered by one criterion after the
 * other, and each row says which of them put it above the next.
 *
 * - `final`, `third`: won that match of a knockout; `round`: came further in it.
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
import { knockoutProspects, type Places } from './knockout-places.ts';
import { BYE_POINTS, matchPoints } from './points.ts';
import type { ContestantId, Placing, PlannedMatch } from './tournament.ts';

export const CRITERIA = [
  'final',
  'third',
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
  /** A match that is still to be decided can change it. */
  readonly isOpen: boolean;
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

interface Tally extends Omit<Standing, 'from' | 'to' | 'isOpen' | 'separatedBy'> {
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
  const isOpen = matches.some(({ state }) => state === 'ready' || state === 'waiting');
  return rows.map(({ tally, separatedBy, headToHead }, index) => ({
    ...rowOf(tally),
    headToHead,
    from: index + 1,
    to: index + 1,
    isOpen,
    separatedBy: index === rows.length - 1 ? null : separatedBy,
  }));
}

/** The table of a knockout: how far everybody came, and how far those still in it can come. */
export function knockoutStandings(
  contestants: readonly ContestantId[],
  matches: readonly PlannedMatch[],
  placings: readonly Placing[],
): readonly Standing[] {
  const placed = new Map<ContestantId, Places>(placings.map((placing) => [placing.contestant, placing]));
  const prospects = knockoutProspects(matches);
  const anywhere = { from: 1, to: contestants.length };
  const rows = tallies(contestants, matches)
    .map((tally) => {
      const { from, to } = placed.get(tally.contestant) ?? prospects.get(tally.contestant) ?? anywhere;
      return { tally, from, to, isOpen: !placed.has(tally.contestant) };
    })
    // Among those who share their places, whoever has won more so far comes first.
    .toSorted(
      (a, b) =>
        a.from - b.from ||
        a.to - b.to ||
        b.tally.won - a.tally.won ||
        b.tally.games.won - a.tally.games.won ||
        differenceOf(b.tally) - differenceOf(a.tally),
    );
  const hasThird = matches.some(({ place }) => place.bracket === 'third');
  return rows.map(({ tally, from, to, isOpen }, index) => {
    const next = rows[index + 1];
    // Whoever may still come as far as the other is not below.
    const isAbove = next !== undefined && to < next.from;
    const last = from === 1 ? 'final' : from === 3 && hasThird ? 'third' : 'round';
    const separatedBy = isAbove ? (next.from === from + 1 ? last : 'round') : null;
    return { ...rowOf(tally), from, to, isOpen, separatedBy };
  });
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
      return differenceOf;
    case 'faults':
      return ({ crashes, timeouts }) => -(crashes + timeouts);
    case 'seed':
      return ({ seed }) => -seed;
    case 'final':
    case 'third':
    case 'round':
      return null;
  }
}

function differenceOf({ scoreFor, scoreAgainst }: Pick<Tally, 'scoreFor' | 'scoreAgainst'>): number {
  return scoreFor - scoreAgainst;
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

/** Goes through the matches once: where everybody plays everybody there may be a hundred thousand. */
function tallies(contestants: readonly ContestantId[], matches: readonly PlannedMatch[]): Tally[] {
  const counts = new Map(contestants.map((id) => [id, nothingCounted()]));
  for (const match of matches) {
    if (match.state !== 'decided' && match.state !== 'bye') continue;
    const [first, second] = match.sides;
    if (first !== null) count(counts.get(first), match, 0);
    if (second !== null) count(counts.get(second), match, 1);
  }
  return contestants.map((contestant, index) => {
    const { encounters, points: own, ...sums } = counts.get(contestant) ?? nothingCounted();
    const against = encounters.filter(({ opponent }) => opponent !== null);
    let [sonnebornBerger, buchholz] = [0, 0];
    for (const { opponent, points, played } of encounters) {
      const opposing = opponent === null || !played ? own : (counts.get(opponent)?.points ?? 0);
      sonnebornBerger += points * opposing;
      buchholz += opposing;
    }
    return {
      contestant,
      seed: index + 1,
      encounters,
      played: against.length,
      byes: encounters.length - against.length,
      points: own,
      headToHead: null,
      sonnebornBerger,
      buchholz,
      ...sums,
    };
  });
}

type Counts = ReturnType<typeof nothingCounted>;

function nothingCounted() {
  return {
    encounters: [] as Encounter[],
    points: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    games: { won: 0, drawn: 0, lost: 0 },
    scoreFor: 0,
    scoreAgainst: 0,
    timeouts: 0,
    crashes: 0,
    thinkingMs: 0,
  };
}

function count(counts: Counts | undefined, match: PlannedMatch, own: 0 | 1): void {
  if (!counts) return;
  const encounter = encounterOf(match, own);
  counts.encounters.push(encounter);
  counts.points += encounter.points;
  const { result } = match;
  if (!result) return;
  const other = own === 0 ? 1 : 0;
  const { winner, decidedBy, won, drawn, scores } = result;
  if (winner === own) counts.won += 1;
  else if (winner === other) counts.lost += 1;
  // A match that both have forfeited is lost for both.
  else if (decidedBy === 'walkover') counts.lost += 1;
  else if (decidedBy === 'drawn') counts.drawn += 1;
  counts.games.won += won[own];
  counts.games.drawn += drawn;
  counts.games.lost += won[other];
  counts.scoreFor += scores[own];
  counts.scoreAgainst += scores[other];
  counts.timeouts += result.timeouts[own];
  counts.crashes += result.crashes[own];
  counts.thinkingMs += result.thinkingMs[own];
}

function encounterOf({ result, place, sides }: PlannedMatch, own: 0 | 1): Encounter {
  const opponent = sides[own === 0 ? 1 : 0];
  if (!result || opponent === null) return { opponent: null, points: BYE_POINTS, played: false };
  const played = place.bracket !== 'swiss' || result.decidedBy !== 'walkover';
  return { opponent, points: matchPoints(result)[own], played };
}

function rowOf({ seed: _seed, encounters: _encounters, ...row }: Tally): Omit<Tally, 'seed' | 'encounters'> {
  return row;
}
