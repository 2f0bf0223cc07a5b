/** Puts a tournament into words, for the interface, the command line and the exports alike. */
import type { Language } from '../games/game.ts';
import { fillTemplate } from '../match/wording.ts';
import { formatNumber, formatThinking } from '../numbers.ts';
import type { BracketSize } from './bracket-size.ts';
import type { MapRanking } from './map-ranking.ts';
import { matchTitles, type MatchTitle } from './match-title.ts';
import type { Criterion } from './standings.ts';
import type { Bracket, FormatKind, MatchPlace, MatchResult, Origin, Placing, PlannedMatch } from './tournament.ts';
import { en } from './words-en.ts';
import { fa } from './words-fa.ts';

/** What puts one row of a table above the next, in standings and in a ranking over maps. */
export type Separation = Criterion | NonNullable<MapRanking['separatedBy']>;

export const COLUMNS = [
  'place',
  'contestant',
  'number',
  'played',
  'won',
  'drawn',
  'lost',
  'byes',
  'points',
  'gamesWon',
  'gamesDrawn',
  'gamesLost',
  'scoreFor',
  'scoreAgainst',
  'scoreDifference',
  'headToHead',
  'sonnebornBerger',
  'buchholz',
  'crashes',
  'timeouts',
  'thinkingMs',
  'thinking',
  'separatedBy',
  'rankSum',
  'measure',
  'attempts',
  'rating',
  'error',
  'conservative',
  'category',
  'group',
  'round',
  'match',
  'game',
  'games',
  'seat',
  'seed',
  'map',
  'winner',
  'score',
  'reason',
  'faults',
  'startedAt',
  'finishedAt',
  'state',
  'note',
  'result',
] as const;
export type Column = (typeof COLUMNS)[number];

export const GAME_STATE_NAMES = ['planned', 'running', 'finished', 'failed', 'replaced'] as const;
export type GameStateName = (typeof GAME_STATE_NAMES)[number];

export interface TournamentWords {
  readonly formats: Readonly<Record<FormatKind, string>>;
  readonly brackets: Readonly<Record<Bracket, string>>;
  readonly columns: Readonly<Record<Column, string>>;
  /** For narrow columns; the whole name where there is none. */
  readonly abbreviations: Readonly<Partial<Record<Column, string>>>;
  readonly separations: Readonly<Record<Separation, string>>;
  readonly states: Readonly<Record<GameStateName, string>>;
  readonly group: string;
  readonly round: string;
  /** By how many rounds follow: the final, the semi-finals, … */
  readonly knockoutRounds: readonly string[];
  readonly upper: { readonly round: string; readonly semiFinal: string; readonly final: string };
  readonly lower: { readonly round: string; readonly final: string };
  readonly grandFinal: string;
  readonly secondFinal: string;
  readonly third: string;
  readonly solo: string;
  readonly groupRound: string;
  readonly numberedMatch: string;
  readonly places: string;
  /** The winner's number first. */
  readonly score: string;
  readonly times: string;
  readonly drawnGames: string;
  readonly decisions: Readonly<Record<MatchResult['decidedBy'] | 'forfeited', string>>;
  readonly origins: Readonly<Record<'winner' | 'loser' | 'unbeaten-loser' | 'group' | 'place' | 'nobody', string>>;
  readonly duration: { readonly ms: string; readonly s: string };
}

const WORDS: Readonly<Record<Language, TournamentWords>> = { en, fa };

export function formatName(kind: FormatKind, language: Language): string {
  return WORDS[language].formats[kind];
}

export function bracketName(bracket: Bracket, language: Language): string {
  return WORDS[language].brackets[bracket];
}

export function columnName(column: Column, language: Language): string {
  return WORDS[language].columns[column];
}

/** The same in a letter or two, for tables with many columns. */
export function columnAbbreviation(column: Column, language: Language): string {
  return WORDS[language].abbreviations[column] ?? WORDS[language].columns[column];
}

/** What put a row above the next one; empty in the last row and where they share their place. */
export function separatedBy(criterion: Separation | null, language: Language): string {
  return criterion === null ? '' : WORDS[language].separations[criterion];
}

export function gameStateName(state: GameStateName, language: Language): string {
  return WORDS[language].states[state];
}

export function groupName(group: number, language: Language): string {
  return fillTemplate(WORDS[language].group, { group: formatNumber(language, group) });
}

/** `5`, or `5–8` where several share these places. */
export function placeName({ from, to }: Pick<Placing, 'from' | 'to'>, language: Language): string {
  const [first, last] = [formatNumber(language, from), formatNumber(language, to)];
  return from === to ? first : fillTemplate(WORDS[language].places, { from: first, to: last });
}

/** How the round of a match is called; the size is that of the match's bracket. */
export function roundName(kind: FormatKind, place: MatchPlace, size: BracketSize, language: Language): string {
  const words = WORDS[language];
  const round = formatNumber(language, place.round);
  const left = size.rounds - place.round;
  switch (place.bracket) {
    case 'main':
      if (kind !== 'double-elimination') return words.knockoutRounds[left] ?? fillTemplate(words.round, { round });
      if (left === 0) return words.upper.final;
      return left === 1 ? words.upper.semiFinal : fillTemplate(words.upper.round, { round });
    case 'lower':
      return left === 0 ? words.lower.final : fillTemplate(words.lower.round, { round });
    case 'final':
      return place.round === 1 ? words.grandFinal : words.secondFinal;
    case 'third':
      return words.third;
    case 'group':
      // All against all, in one group, is nothing that anybody would call a group.
      if (kind === 'round-robin' && size.groups === 1) return fillTemplate(words.round, { round });
      return fillTemplate(words.groupRound, { group: groupName(place.group, language), round });
    case 'swiss':
      return fillTemplate(words.round, { round });
    case 'solo':
      return words.solo;
  }
}

/** The round, and a number where it has several matches. */
export function matchName({ kind, place, size, isNumbered }: MatchTitle, language: Language): string {
  const round = roundName(kind, place, size, language);
  if (!isNumbered) return round;
  return fillTemplate(WORDS[language].numberedMatch, { round, number: formatNumber(language, place.number) });
}

/** The names of all matches of a category by their ids. */
export function matchNames(
  kind: FormatKind,
  matches: readonly PlannedMatch[],
  language: Language,
): ReadonlyMap<string, string> {
  const nameOf = matchNamer(kind, matches, language);
  return new Map(matches.map((match) => [match.id, nameOf(match)]));
}

/** The same for some of them: to name a hundred thousand takes a moment. */
export function matchNamer(
  kind: FormatKind,
  matches: readonly PlannedMatch[],
  language: Language,
): (match: PlannedMatch) => string {
  const titleOf = matchTitles(kind, matches);
  return ({ place }) => matchName(titleOf(place), language);
}

/** Who is meant while it is not known who it will be: “the winner of semi-final 1”. Empty for a contestant. */
export function originName(origin: Origin, names: ReadonlyMap<string, string>, language: Language): string {
  const { origins } = WORDS[language];
  switch (origin.kind) {
    case 'place':
      return fillTemplate(origins.place, { place: formatNumber(language, origin.place + 1) });
    case 'winner':
    case 'loser':
      if (origin.alone) return originName(origin.alone, names, language);
      return fillTemplate(origins[origin.kind], { match: matchInSentence(origin.match, names) });
    case 'unbeaten-loser':
      return fillTemplate(origins[origin.kind], { match: matchInSentence(origin.match, names) });
    case 'group':
      return fillTemplate(origins.group, {
        group: groupName(origin.group, language),
        rank: formatNumber(language, origin.rank),
      });
    case 'nobody':
      return origins.nobody;
    case 'contestant':
      return '';
  }
}

/** Its name does not begin a sentence here. */
function matchInSentence(match: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(match) ?? match;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** What decided a match, with the numbers that did; they are told from the winner's side. */
export function decidedBy(result: MatchResult, language: Language): string {
  const words = WORDS[language];
  const own = result.winner === 1 ? 1 : 0;
  const other = own === 0 ? 1 : 0;
  const numbers = (both: readonly [number, number]): string =>
    fillTemplate(words.score, { own: formatNumber(language, both[own]), other: formatNumber(language, both[other]) });
  const drawn = fillTemplate(words.drawnGames, { count: formatNumber(language, result.drawn) });
  const code = result.decidedBy === 'walkover' && result.winner === null ? 'forfeited' : result.decidedBy;
  return fillTemplate(words.decisions[code], {
    games: numbers(result.won) + (result.drawn > 0 ? drawn : ''),
    scores: numbers(result.scores),
    times: fillTemplate(words.times, {
      own: durationName(result.thinkingMs[own], language),
      other: durationName(result.thinkingMs[other], language),
    }),
  });
}

/** `340 ms`, `12.5 s`. */
export function durationName(ms: number, language: Language): string {
  const { unit, value } = formatThinking(language, ms);
  return fillTemplate(WORDS[language].duration[unit], { value });
}
