/** The tables of a category: standings, the ranking over maps, and who fared how against whom. */
import type { Language } from '../../../shared/games/game.ts';
import { wordMeasure } from '../../../shared/match/wording.ts';
import { setColumn, setNumber } from '../../../shared/numbers.ts';
import { crossTable, type CrossTableCell } from '../../../shared/tournament/cross-table.ts';
import type { Standing } from '../../../shared/tournament/standings.ts';
import type { ContestantId } from '../../../shared/tournament/tournament.ts';
import {
  columnAbbreviation,
  columnName,
  durationName,
  groupName,
  placeName,
  separatedBy,
  type Column,
} from '../../../shared/tournament/words.ts';
import { plainName } from '../plain-name.ts';
import { reportWords } from '../report-words.ts';
import type { CategoryResults, ContestResults } from '../results.ts';
import { html, named, NOTHING, type Html } from './html.ts';

/** A larger one is no help to anybody. */
const LARGEST_CROSS_TABLE = 40;

/** What stands in a column of these rows. */
type Writing = (rows: readonly Standing[], results: ContestResults) => (row: Standing) => string;

const number =
  (of: (row: Standing) => number | null): Writing =>
  (rows, { language }) => {
    const write = setColumn(
      language,
      rows.map((row) => of(row) ?? 0),
    );
    return (row) => {
      const value = of(row);
      return value === null ? '' : write(value);
    };
  };

const words =
  (of: (row: Standing, language: Language) => string): Writing =>
  (_, { language }) =>
  (row) =>
    of(row, language);

const COLUMNS: readonly (readonly [Column, Writing])[] = [
  ['played', number(({ played }) => played)],
  ['won', number(({ won }) => won)],
  ['drawn', number(({ drawn }) => drawn)],
  ['lost', number(({ lost }) => lost)],
  ['points', number(({ points }) => points)],
  ['headToHead', number(({ headToHead }) => headToHead)],
  ['sonnebornBerger', number(({ sonnebornBerger }) => sonnebornBerger)],
  ['buchholz', number(({ buchholz }) => buchholz)],
  ['scoreDifference', words((row, language) => signed(row.scoreFor - row.scoreAgainst, language))],
  ['crashes', number(({ crashes }) => crashes)],
  ['timeouts', number(({ timeouts }) => timeouts)],
  ['thinking', words(({ thinkingMs }, language) => durationName(thinkingMs, language))],
];

/** In a knockout nobody is placed by these. */
const FOR_TABLES: readonly Column[] = ['points', 'headToHead', 'sonnebornBerger', 'buchholz'];

export function standingsBlocks(results: ContestResults, category: CategoryResults): Html[] {
  const { language } = results;
  const { kind } = category.category.format;
  const knockout = kind === 'single-elimination' || kind === 'double-elimination';
  const columns = COLUMNS.filter(([column]) => !knockout || !FOR_TABLES.includes(column));
  return category.tables.map(({ group, rows }) => {
    const title = group === 0 ? reportWords(language).standings : groupName(group, language);
    const values = columns.map(([, writing]) => writing(rows, results));
    const decided = category.progress?.plan.isOver === true;
    return html`<div class="block">
      <h3>${title}</h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              ${heading('place', results)}
              <th scope="col">${columnName('contestant', language)}</th>
              ${columns.map(([column]) => heading(column, results))}
              <th scope="col">${columnName('separatedBy', language)}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr${decided && row.from === 1 && row.to === 1 ? html` class="champion-row"` : NOTHING}><td class="number first">${placeName(row, language)}</td><td class="name">${named(results.nameOf(row.contestant))}</td>${values.map((value) => html`<td class="number">${value(row)}</td>`)}<td class="words">${separatedBy(row.separatedBy, language)}</td></tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>`;
  });
}

export function rankingBlock(results: ContestResults, { ranking, maps }: CategoryResults): Html {
  if (ranking.length === 0) return NOTHING;
  const { language, game } = results;
  const words = reportWords(language);
  const mapNames = maps.map((map) => (map ? plainName(map) : game.texts[language].title));
  const cells = (row: (typeof ranking)[number]): Html[] =>
    row.maps.map(({ rank, measure }) => {
      const best = measure ? wordMeasure(game, language, measure) : '–';
      return html`<td class="number"><strong>${setNumber(language, rank)}</strong><br /><small>${best}</small></td>`;
    });
  return html`<div class="block">
    <h3>${words.ranking}</h3>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            ${heading('place', results)}
            <th scope="col">${columnName('contestant', language)}</th>
            ${mapNames.map((name) => html`<th scope="col" class="number">${named(name)}</th>`)}${(['rankSum', 'crashes', 'timeouts'] as const).map((column) => heading(column, results))}
            <th scope="col">${columnName('separatedBy', language)}</th>
          </tr>
        </thead>
        <tbody>
          ${ranking.map(
            (row) =>
              html`<tr${row.from === 1 && row.to === 1 ? html` class="champion-row"` : NOTHING}><td class="number first">${placeName(row, language)}</td><td class="name">${named(results.nameOf(row.contestant))}</td>${cells(row)}<td class="number">${setNumber(language, row.rankSum)}</td><td class="number">${setNumber(language, row.crashes)}</td><td class="number">${setNumber(language, row.timeouts)}</td><td class="words">${separatedBy(row.separatedBy, language)}</td></tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}

export function crossTableBlock(results: ContestResults, category: CategoryResults): Html {
  const { language, nameOf } = results;
  const contestants = category.tables.flatMap(({ rows }) => rows.map(({ contestant }) => contestant));
  if (contestants.length < 3 || contestants.length > LARGEST_CROSS_TABLE) return NOTHING;
  const words = reportWords(language);
  const cells = crossTable(contestants, category.matches);
  const row = (contestant: ContestantId, index: number): Html =>
    html`<tr>
      <td class="number">${setNumber(language, index + 1)}</td>
      <th scope="row">${named(nameOf(contestant))}</th>
      ${(cells[index] ?? []).map((cell, column) => crossCell(cell, column === index, results))}
    </tr>`;
  const numbers = contestants.map(
    (contestant, index) => html`<th scope="col" title="${nameOf(contestant)}">${setNumber(language, index + 1)}</th>`,
  );
  return html`<details class="block" ${contestants.length <= 16 ? html` open` : NOTHING}>
    <summary>${words.crossTable}</summary>
    <p class="note">${words.crossTableNote}</p>
    <div class="scroll">
      <table class="cross">
        <thead>
          <tr>
            <th></th>
            <th></th>
            ${numbers}
          </tr>
        </thead>
        <tbody>
          ${contestants.map(row)}
        </tbody>
      </table>
    </div>
  </details>`;
}

function crossCell(cell: CrossTableCell | null, self: boolean, { language }: ContestResults): Html {
  if (self) return html`<td class="self"></td>`;
  if (!cell) return html`<td></td>`;
  const { won, drawn, lost } = cell.games;
  const state = won > lost ? 'ahead' : won < lost ? 'behind' : 'level';
  const counts = [won, drawn, lost].map((value) => setNumber(language, value));
  const said = (['won', 'drawn', 'lost'] as const).map((column, i) => `${columnName(column, language)} ${counts[i]}`);
  // The order is that of reading: won, drawn, lost.
  return html`<td class="${state}" title="${said.join(' · ')}">${counts.join(' / ')}</td>`;
}

function heading(column: Column, { language }: ContestResults): Html {
  const [short, whole] = [columnAbbreviation(column, language), columnName(column, language)];
  return html`<th scope="col" class="number" title="${whole}">${short}</th>`;
}

function signed(value: number, language: ContestResults['language']): string {
  return setNumber(language, value, { signDisplay: 'exceptZero' });
}
