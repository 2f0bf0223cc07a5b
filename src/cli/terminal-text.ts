/**
 * Text on a terminal, where a column is a number of cells and names come from anybody. Persian and English may meet in
 * one line: a name that is written the other way is put between isolates, so that it does not carry its neighbours along.
 */
import type { Language } from '../shared/games/game.ts';
import { tidy } from '../main/store/plain-text.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u024f\u0370-\u052f]/;
const [ISOLATE, END_OF_ISOLATE, RIGHT_TO_LEFT_MARK] = ['\u2068', '\u2069', '\u200f'];

const NO_CELL = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
const TWO_CELLS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;

/** How many cells of a terminal it takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += NO_CELL.test(character) ? 0 : TWO_CELLS.test(character) ? 2 : 1;
  return width;
}

/** A name as it can be printed in a line of this language: nothing in it can move the cursor or turn the line round. */
export function nameIn(language: Language, name: string): string {
  const plain = tidy(name);
  const turns = language === 'fa' ? LEFT_TO_RIGHT.test(plain) : RIGHT_TO_LEFT.test(plain);
  return turns ? `${ISOLATE}${plain}${END_OF_ISOLATE}` : plain;
}

/** Cut so that it takes at most `width` cells. */
export function shortened(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let [kept, used] = ['', 0];
  for (const character of text) {
    const cells = displayWidth(character);
    if (used + cells > width - 1) break;
    kept += character;
    used += cells;
  }
  return `${kept}…${kept.includes(ISOLATE) ? END_OF_ISOLATE : ''}`;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}

/** A terminal finds the direction of a line by its first letter, and a line of a table may begin with a digit. */
export function lineIn(language: Language, line: string): string {
  return language === 'fa' && line !== '' ? `${RIGHT_TO_LEFT_MARK}${line.trimEnd()}` : line.trimEnd();
}

/** How wide a line may be; a file has no width, but is read on something that has. */
export function columnsOf(stream: { readonly columns?: number }): number {
  const columns = stream.columns ?? Number(process.env['COLUMNS']);
  return columns > 0 ? Math.max(20, columns) : 120;
}

export interface Column {
  readonly heading: string;
  readonly align: 'start' | 'end';
  /** Where the line is too long, this column gives way. */
  readonly gives?: true;
}

/** Lines of equal columns, with two spaces between them and the headings on top. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): string[] {
  const all = [columns.map(({ heading }) => heading), ...rows];
  const widths = columns.map((_, i) => Math.max(...all.map((row) => displayWidth(row[i] ?? ''))));
  const over = widths.reduce((sum, one) => sum + one + 2, -2) - width;
  const giving = columns.findIndex(({ gives }) => gives);
  if (over > 0 && giving >= 0) widths[giving] = Math.max(8, (widths[giving] ?? 0) - over);
  return all.map((row) =>
    columns
      .map(({ align }, i) => {
        const cell = shortened(row[i] ?? '', widths[i] ?? 0);
        return align === 'end' ? padStart(cell, widths[i] ?? 0) : padEnd(cell, widths[i] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
}
