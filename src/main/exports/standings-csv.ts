/** The standings as a table: a section for each category and group, then the ratings over all of them. */
import { wordMeasure } from '../../shared/match/wording.ts';
import { placedRatings } from '../../shared/tournament/rating-places.ts';
import type { Standing } from '../../shared/tournament/standings.ts';
import type { Placing } from '../../shared/tournament/tournament.ts';
import { columnName, formatName, groupName, separatedBy, type Column } from '../../shared/tournament/words.ts';
import { latinDigits } from '../store/plain-text.ts';
import type { Cell, Row } from './csv.ts';
import { plainName } from './plain-name.ts';
import { reportWords } from './report-words.ts';
import type { CategoryResults, ContestResults } from './results.ts';

type Value = (row: Standing) => Cell;

const STANDINGS: readonly (readonly [Column, Value])[] = [
  ['played', ({ played }) => played],
  ['won', ({ won }) => won],
  ['drawn', ({ drawn }) => drawn],
  ['lost', ({ lost }) => lost],
  ['byes', ({ byes }) => byes],
  ['points', ({ points }) => points],
  ['gamesWon', ({ games }) => games.won],
  ['gamesDrawn', ({ games }) => games.drawn],
  ['gamesLost', ({ games }) => games.lost],
  ['scoreFor', ({ scoreFor }) => scoreFor],
  ['scoreAgainst', ({ scoreAgainst }) => scoreAgainst],
  ['scoreDifference', ({ scoreFor, scoreAgainst }) => scoreFor - scoreAgainst],
  ['headToHead', ({ headToHead }) => headToHead],
  ['sonnebornBerger', ({ sonnebornBerger }) => sonnebornBerger],
  ['buchholz', ({ buchholz }) => buchholz],
  ['crashes', ({ crashes }) => crashes],
  ['timeouts', ({ timeouts }) => timeouts],
  ['thinkingMs', ({ thinkingMs }) => thinkingMs],
];

export function* standingsRows(results: ContestResults): Generator<Row> {
  for (const category of results.categories) {
    for (const { group, rows } of category.tables) {
      const title = titleOf(results, category);
      yield group === 0 ? title : [...title, groupName(group, results.language)];
      yield* standingsTable(results, rows);
      yield [];
    }
    if (category.ranking.length > 0) {
      yield titleOf(results, category);
      yield* rankingTable(results, category);
      yield [];
    }
  }
  if (results.ratings.length > 0) yield* ratingsTable(results);
}

/** The name of the only category says nothing. */
function titleOf({ language, categories }: ContestResults, { category }: CategoryResults): Row {
  const format = formatName(category.format.kind, language);
  return categories.length > 1 ? [columnName('category', language), plainName(category.name), format] : [format];
}

function* standingsTable(results: ContestResults, rows: readonly Standing[]): Generator<Row> {
  const { language } = results;
  const columns: readonly Column[] = ['place', 'contestant', 'number', ...STANDINGS.map(([column]) => column)];
  yield [...columns, 'separatedBy' as const].map((column) => columnName(column, language));
  for (const row of rows) {
    const values = STANDINGS.map(([, value]) => value(row));
    yield [...whoIn(results, row), ...values, separatedBy(row.separatedBy, language)];
  }
}

function* rankingTable(results: ContestResults, { ranking, maps }: CategoryResults): Generator<Row> {
  const { language } = results;
  const { rankOn } = reportWords(language);
  const columns = (names: readonly Column[]): string[] => names.map((column) => columnName(column, language));
  const onMaps = maps.flatMap((map) => {
    const name = map ? plainName(map) : results.game.texts[language].title;
    return [`${rankOn}: ${name}`, `${columnName('measure', language)}: ${name}`];
  });
  yield [
    ...columns(['place', 'contestant', 'number']),
    ...onMaps,
    ...columns(['rankSum', 'crashes', 'timeouts', 'separatedBy']),
  ];
  for (const row of ranking) {
    const ranks = row.maps.flatMap(({ rank, measure }): Cell[] => [rank, measureCell(results, measure)]);
    const { rankSum, crashes, timeouts } = row;
    yield [...whoIn(results, row), ...ranks, rankSum, crashes, timeouts, separatedBy(row.separatedBy, language)];
  }
}

function* ratingsTable(results: ContestResults): Generator<Row> {
  const { language, ratings } = results;
  yield [reportWords(language).ratings];
  const columns: readonly Column[] = ['place', 'contestant', 'number', 'rating', 'error', 'conservative', 'games'];
  yield columns.map((column) => columnName(column, language));
  for (const row of placedRatings(ratings)) {
    const { rating, error, conservative, games } = row;
    yield [...whoIn(results, row), rating, error, conservative, games];
  }
}

/** A single number can be sorted by; a shared place is written with a dash that no spreadsheet takes for a date. */
function whoIn({ nameOf, contestants }: ContestResults, { contestant, from, to }: Placing): Row {
  const place = from === to ? from : `${from}–${to}`;
  return [place, nameOf(contestant), contestants.get(contestant)?.number ?? null];
}

/** Several numbers need words to be told apart; a single one stays a number. A table has the same digits in all its cells. */
export function measureCell({ game, language }: ContestResults, measure: readonly number[] | null): Cell {
  if (!measure || measure.length === 0) return null;
  return measure.length === 1 ? (measure[0] ?? null) : latinDigits(wordMeasure(game, language, measure));
}
