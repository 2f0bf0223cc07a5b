/** Standings as tables for a terminal. */
import { formatNumber } from '../shared/numbers.ts';
import type { CrossTableCell } from '../shared/tournament/cross-table.ts';
import type { MapRanking } from '../shared/tournament/map-ranking.ts';
import type { StandingsTable } from '../shared/tournament/plan.ts';
import type { Rating } from '../shared/tournament/ratings.ts';
import type { Placing } from '../shared/tournament/tournament.ts';
import { columnAbbreviation, columnName, groupName, placeName, separatedBy } from '../shared/tournament/words.ts';
import type { BracketText } from './bracket-text.ts';
import { CONTEST_WORDS } from './contest-words.ts';
import type { CategoryStandings } from './standings-of.ts';
import { nameIn, table, type Column } from './terminal-text.ts';

export function standingsLines(standings: CategoryStandings, text: BracketText): string[] {
  const { language } = text;
  const words = CONTEST_WORDS[language];
  const { category, isOver, champion, tables, places, ranking, maps } = standings;
  return [
    `${nameIn(language, category)}: ${isOver ? words.over : words.open}`,
    ...tables.flatMap((one) => [...(one.group > 0 ? [groupName(one.group, language)] : []), ...tableLines(one, text)]),
    ...(ranking.length > 0 ? rankingLines(ranking, maps, text) : []),
    ...(places.length > 0 ? [words.places, ...placesLines(places, text)] : []),
    ...(champion === null ? [] : [words.champion(text.nameOf(champion))]),
  ];
}

export function crossTableLines(
  contestants: readonly string[],
  cells: readonly (readonly (CrossTableCell | null)[])[],
  text: BracketText,
): string[] {
  const { language } = text;
  const number = (value: number) => formatNumber(language, value);
  const columns: Column[] = [
    { heading: columnAbbreviation('place', language), align: 'end' },
    { heading: columnName('contestant', language), align: 'start', gives: true },
    ...contestants.map((_, index): Column => ({ heading: number(index + 1), align: 'end' })),
  ];
  const rows = contestants.map((id, row) => [
    number(row + 1),
    text.nameOf(id),
    ...contestants.map((_, column) => {
      if (row === column) return '·';
      const cell = cells[row]?.[column];
      return cell ? number(cell.points) : '';
    }),
  ]);
  return table(columns, rows, text.width);
}

export function ratingsLines(list: readonly Rating[], text: BracketText): string[] {
  const { language } = text;
  const short = (value: number) =>
    formatNumber(language, value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const columns: Column[] = [
    { heading: columnName('contestant', language), align: 'start', gives: true },
    ...(['rating', 'error', 'conservative', 'games'] as const).map((column): Column => ({
      heading: columnName(column, language),
      align: 'end',
    })),
  ];
  const rows = list.map(({ contestant, rating, error, conservative, games }) => [
    text.nameOf(contestant),
    short(rating),
    short(error),
    short(conservative),
    formatNumber(language, games),
  ]);
  return table(columns, rows, text.width);
}

function tableLines({ rows }: StandingsTable, { language, width, nameOf }: BracketText): string[] {
  const number = (value: number) => formatNumber(language, value);
  const columns: Column[] = [
    { heading: columnAbbreviation('place', language), align: 'end' },
    { heading: columnName('contestant', language), align: 'start', gives: true },
    ...(['played', 'won', 'drawn', 'lost', 'points', 'scoreDifference', 'crashes', 'timeouts'] as const).map(
      (column): Column => ({ heading: columnAbbreviation(column, language), align: 'end' }),
    ),
    { heading: columnName('separatedBy', language), align: 'start' },
  ];
  const body = rows.map((row) => [
    placeName(row, language),
    nameOf(row.contestant),
    ...[row.played, row.won, row.drawn, row.lost, row.points].map(number),
    number(row.scoreFor - row.scoreAgainst),
    number(row.crashes),
    number(row.timeouts),
    separatedBy(row.separatedBy, language),
  ]);
  return fitting(columns, body, width);
}

/** What is least needed stands last, and is left out where there is no room. */
function fitting(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): string[] {
  const kept = width >= 100 ? columns.length : width >= 60 ? columns.length - 1 : Math.min(7, columns.length - 1);
  return table(
    columns.slice(0, kept),
    rows.map((row) => row.slice(0, kept)),
    width,
  );
}

function rankingLines(ranking: readonly MapRanking[], maps: readonly string[], text: BracketText): string[] {
  const { language, width, nameOf } = text;
  const number = (value: number) => formatNumber(language, value);
  const columns: Column[] = [
    { heading: columnAbbreviation('place', language), align: 'end' },
    { heading: columnName('contestant', language), align: 'start', gives: true },
    { heading: columnName('rankSum', language), align: 'end' },
    ...maps.map((map): Column => ({ heading: nameIn(language, map), align: 'end' })),
    { heading: columnName('separatedBy', language), align: 'start' },
  ];
  const rows = ranking.map((row) => [
    placeName(row, language),
    nameOf(row.contestant),
    number(row.rankSum),
    ...(maps.length > 0 ? row.maps.map(({ rank }) => number(rank)) : []),
    separatedBy(row.separatedBy, language),
  ]);
  return fitting(columns, rows, width);
}

function placesLines(places: readonly Placing[], { language, width, nameOf }: BracketText): string[] {
  const columns: Column[] = [
    { heading: columnAbbreviation('place', language), align: 'end' },
    { heading: columnName('contestant', language), align: 'start', gives: true },
  ];
  return table(
    columns,
    places.map((place) => [placeName(place, language), nameOf(place.contestant)]),
    width,
  );
}
