/**
 * Tables for a spreadsheet. Excel opens them right with a double click only if everything fits: UTF-8 with a byte order
 * mark, or Persian becomes nonsense; and no `sep=` line, because with one Excel does not look for the mark any more. So
 * the separator has to be the one of the region: Windows has a semicolon under Persian and a comma under English, and
 * the language of the export decides. Whatever else reads CSV (and our own class lists) finds out which of them it is.
 *
 * Names come from strangers: a text that a spreadsheet would take for a formula gets an apostrophe in front. Numbers are
 * written with ASCII digits and a point, so that they can be added up.
 */
import type { Language } from '../../shared/games/game.ts';

export type Cell = string | number | null;
export type Row = readonly Cell[];

export const BYTE_ORDER_MARK = '\ufeff';
export const SEPARATORS: Readonly<Record<Language, string>> = { en: ',', fa: ';' };

/** How a formula begins; the wide forms are taken for the same in some regions. */
const FORMULA = /^[\s\u200e\u200f]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export function csvLine(row: Row, language: Language): string {
  return `${row.map((cell) => field(cell, SEPARATORS[language])).join(SEPARATORS[language])}\r\n`;
}

/** The whole file, piece by piece. */
export function* csvFile(rows: Iterable<Row>, language: Language): Generator<string> {
  yield BYTE_ORDER_MARK;
  for (const row of rows) yield csvLine(row, language);
}

function field(cell: Cell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(Number(cell.toFixed(3))) : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return text.includes(separator) || /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
