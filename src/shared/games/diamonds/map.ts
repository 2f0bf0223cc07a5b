/** Maps: clause D1. A map file has its rows as texts, one letter a cell: E W T and 1 to 4 for the diamonds. */
import { z } from 'zod';
import type { MapProblem } from '../game.ts';
import { mapFile, problemInWords } from '../map-file.ts';
import { CELL_LETTERS } from './ground.ts';
import { en } from './texts.ts';
import { refusal } from '../../refusals/refusal.ts';
import { MapTextError } from '../map-text-error.ts';

export const SMALLEST = 2;
export const LARGEST = 20;

/** Far more than D1 allows, so that an editor can open a map that is too large and say so. */
const MOST = 100;

export const mapSchema = mapFile('diamonds').extend({ rows: z.array(z.string().max(MOST)).max(MOST) });
export type DiamondsMap = z.infer<typeof mapSchema>;

/** The map that is played when none is given: every corner has the same view of it. */
export const standard: DiamondsMap = {
  format: 'meydan-map',
  version: 1,
  game: 'diamonds',
  name: 'Four courts',
  rows: [
    'EE1EE22EE1EE',
    'EWWE1EE1EWWE',
    '1W2EWEEWE2W1',
    '3EE3W11W3EE3',
    'E1WWTEETWW1E',
    '2E1EE44EE1E2',
    '2E1EE44EE1E2',
    'E1WWTEETWW1E',
    '3EE3W11W3EE3',
    '1W2EWEEWE2W1',
    'EWWE1EE1EWWE',
    'EE1EE22EE1EE',
  ],
};

/** Everything that D1 has against a map. */
export function problems({ rows }: Pick<DiamondsMap, 'rows'>): MapProblem[] {
  const found: MapProblem[] = [];
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  if (height < SMALLEST || height > LARGEST || width < SMALLEST || width > LARGEST) {
    found.push({ code: 'size', clause: 'D1', height, width });
  }
  const teleports: { row: number; col: number }[] = [];
  rows.forEach((letters, row) => {
    if (letters.length !== width) found.push({ code: 'ragged', clause: 'D1', row, length: letters.length, width });
    [...letters].forEach((letter, col) => {
      if (!CELL_LETTERS.includes(letter)) found.push({ code: 'unknown-cell', clause: 'D1', row, col, cell: letter });
      if (letter === 'T') teleports.push({ row, col });
    });
  });
  const corners = new Map<string, { row: number; col: number }>();
  for (const row of [0, height - 1]) {
    for (const col of [0, (rows[row]?.length ?? 0) - 1]) corners.set(`${row} ${col}`, { row, col });
  }
  for (const { row, col } of corners.values()) {
    const code = cornerProblem(rows[row]?.[col] ?? 'E');
    if (code) found.push({ code, clause: 'D1', row, col });
  }
  const [only] = teleports;
  if (only && teleports.length === 1) found.push({ code: 'lone-teleport', clause: 'D1', ...only });
  return found;
}

function cornerProblem(letter: string): string | null {
  if (letter === 'W') return 'corner-wall';
  if (letter === 'T') return 'corner-teleport';
  return /[1-4]/.test(letter) ? 'corner-diamond' : null;
}

/** A problem in plain words, for the message of an error. */
export function explain(problem: MapProblem): string {
  return problemInWords(en, problem);
}

/** Reads rows of E W T 1 2 3 4, with or without spaces between the cells; blank lines round them do not matter. */
export function fromText(text: string): DiamondsMap {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const rows = lines.map((line) => line.replace(/[ \t]+/g, '').toUpperCase());
  const first = rows.findIndex((row) => row !== '');
  if (first < 0) throw new MapTextError(refusal('map-empty'));
  const last = rows.findLastIndex((row) => row !== '');
  const body = rows.slice(first, last + 1);
  body.forEach((row, i) => {
    const line = first + i + 1;
    if (row === '') throw new MapTextError(refusal('map-row-empty', { line }));
    const wrong = [...row].find((letter) => !CELL_LETTERS.includes(letter));
    if (wrong !== undefined) throw new MapTextError(refusal('map-cell-unknown', { line, cell: JSON.stringify(wrong) }));
    if (row.length > MOST) throw new MapTextError(refusal('map-row-long', { line, found: row.length, most: LARGEST }));
  });
  if (body.length > MOST) throw new MapTextError(refusal('map-rows-many', { found: body.length, most: LARGEST }));
  return { format: 'meydan-map', version: 1, game: 'diamonds', name: 'Imported', rows: body };
}
