/**
 * One match as a series of games: who sits where, on which map, with which random seed, and when it is over. It is a
 * function of the games played so far, so a series that was interrupted goes on where it stood.
 *
 * A level knockout match is decided by a chain, and what decided it is written down with the result: more games won;
 * the better score over these games; extra games with new seeds, the first that has a winner deciding; less thinking
 * time over all of them; the higher seed.
 */
import { hashText } from '../games/fingerprint.ts';
import { Random } from '../games/random.ts';
import { isKnockout, type GameScore, type MatchPlace, type MatchResult } from './tournament.ts';

/** The numbers of the format, and how many maps there are to play on; a game without maps has one. */
export interface SeriesRules {
  readonly bestOf: number;
  readonly extraGames: number;
  readonly maps: number;
}

export interface SeriesMatch {
  readonly id: string;
  readonly place: MatchPlace;
  /** The draw's. */
  readonly randomSeed: number;
  /** How high each side is seeded, from 1; never equal. `Plan.seedsOf` knows. */
  readonly seeds: readonly [number, number];
}

export interface NextGame {
  /** From 1, extra games included. */
  readonly number: number;
  /** Whether the second side has the first seat. */
  readonly swapped: boolean;
  /** From 0. */
  readonly mapIndex: number;
  readonly randomSeed: number;
  readonly extra: boolean;
}

export type SeriesStep =
  { readonly kind: 'game'; readonly game: NextGame } | { readonly kind: 'over'; readonly result: MatchResult };

export function nextInSeries(rules: SeriesRules, match: SeriesMatch, games: readonly GameScore[]): SeriesStep {
  const regular = games.slice(0, rules.bestOf);
  const extra = games.slice(rules.bestOf);
  const lead = difference(wins(regular));
  const left = rules.bestOf - regular.length;
  // With as many games left as the lead, the other side can still draw level.
  if (left > 0 && Math.abs(lead) <= left) return { kind: 'game', game: gameOf(rules, match, games.length + 1) };
  const over = (winner: 0 | 1 | null, decidedBy: MatchResult['decidedBy']): SeriesStep => ({
    kind: 'over',
    result: { winner, ...totals(games), decidedBy },
  });
  if (lead !== 0) return over(ahead(lead), 'games');
  if (!isKnockout(match.place)) return over(null, 'drawn');
  const score = difference(sums(regular, 'scores'));
  if (score !== 0) return over(ahead(score), 'score');
  const extraWinner = extra.find(({ winner }) => winner !== null)?.winner ?? null;
  if (extraWinner !== null) return over(extraWinner, 'extra');
  if (extra.length < rules.extraGames) return { kind: 'game', game: gameOf(rules, match, games.length + 1) };
  const saved = -difference(sums(games, 'thinkingMs'));
  if (saved !== 0) return over(ahead(saved), 'time');
  return over(match.seeds[0] < match.seeds[1] ? 0 : 1, 'seed');
}

/** What one contestant plays alone: every map, `attempts` times, with the same random seeds as everybody else. */
export function soloGames(attempts: number, maps: number, randomSeed: number): readonly NextGame[] {
  return Array.from({ length: maps * attempts }, (_, index) => {
    const [mapIndex, attempt] = [index % maps, Math.floor(index / maps) + 1];
    return {
      number: index + 1,
      swapped: false,
      mapIndex,
      randomSeed: seedFor(randomSeed, `solo map ${mapIndex + 1} attempt ${attempt}`),
      extra: false,
    };
  });
}

/** The result that a solo match is recorded with when all its games are played; the games themselves are ranked. */
export function soloResult(games: readonly GameScore[]): MatchResult {
  return { winner: null, ...totals(games), won: [0, 0], drawn: 0, decidedBy: 'finished' };
}

/** The result of a match that is not played because a side has withdrawn. */
export function walkover(winner: 0 | 1 | null): MatchResult {
  return { winner, ...totals([]), decidedBy: 'walkover' };
}

/**
 * Sides are swapped every game. A map stays for two games, so that both sides have each seat on it, and the first map
 * moves on with the rounds: all matches of a round are played on the same maps, and single games see all maps too.
 */
function gameOf(rules: SeriesRules, { id, place, randomSeed }: SeriesMatch, number: number): NextGame {
  return {
    number,
    swapped: number % 2 === 0,
    mapIndex: (place.round - 1 + Math.floor((number - 1) / 2)) % Math.max(1, rules.maps),
    randomSeed: seedFor(randomSeed, `${id} game ${number}`),
    extra: number > rules.bestOf,
  };
}

function seedFor(randomSeed: number, purpose: string): number {
  return Random.fromSeedFor(randomSeed, hashText(purpose)).int(2 ** 32);
}

type Both = readonly [number, number];

const NONE: Both = [0, 0];
const FIRST: Both = [1, 0];
const SECOND: Both = [0, 1];

/** Of a hundred thousand matches most are one game: then its own numbers are the sums, and nothing is made for them. */
function totals(games: readonly GameScore[]): Omit<MatchResult, 'winner' | 'decidedBy'> {
  return {
    won: wins(games),
    drawn: games.filter(({ winner }) => winner === null).length,
    scores: sums(games, 'scores'),
    thinkingMs: sums(games, 'thinkingMs'),
    timeouts: sums(games, 'timeouts'),
    crashes: sums(games, 'crashes'),
  };
}

function wins(games: readonly GameScore[]): Both {
  const [only] = games;
  if (only && games.length === 1) return only.winner === null ? NONE : only.winner === 0 ? FIRST : SECOND;
  return [games.filter(({ winner }) => winner === 0).length, games.filter(({ winner }) => winner === 1).length];
}

function sums(games: readonly GameScore[], what: 'scores' | 'thinkingMs' | 'timeouts' | 'crashes'): Both {
  const [only] = games;
  if (only && games.length === 1) return isNone(only[what]) ? NONE : only[what];
  const total = (side: 0 | 1): number => games.reduce((sum, game) => sum + game[what][side], 0);
  return [total(0), total(1)];
}

function isNone([first, second]: Both): boolean {
  return first === 0 && second === 0;
}

function difference([first, second]: Both): number {
  return first - second;
}

function ahead(lead: number): 0 | 1 {
  return lead > 0 ? 0 : 1;
}
