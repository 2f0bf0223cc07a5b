/** What leaves a contest: tables for a spreadsheet, the whole contest as JSON, a page for a browser, and replays. */
import type { ExportPreview } from '../../shared/bridge/results.ts';
import type { Language } from '../../shared/games/game.ts';
import type { ContestFile } from '../store/contest-file.ts';
import { contestJson } from './contest-json.ts';
import { csvFile, type Row } from './csv.ts';
import { gamesRows } from './games-csv.ts';
import { fileName, writeNewFile, writeNewFolder } from './output-folder.ts';
import { namedReplays, writeReplays } from './replay-files.ts';
import { reportPieces, reportPreview } from './report/index.ts';
import { reportWords } from './report-words.ts';
import { contestResults, type ContestResults, type WhichResults } from './results.ts';
import { standingsRows } from './standings-csv.ts';

export const EXPORT_KINDS = ['standings-csv', 'games-csv', 'json', 'report', 'replays'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportOptions {
  readonly language: Language;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
  /** The categories that are exported; all of them where none is given. */
  readonly categories?: readonly number[];
}

const EXTENSIONS = { 'standings-csv': '.csv', 'games-csv': '.csv', json: '.json', report: '.html' } as const;
type OneFile = keyof typeof EXTENSIONS;

/** How much of an export is shown before it is written. */
const PREVIEW_LETTERS = 20_000;
/** A browser shows the beginning of a page, too. */
const PREVIEW_PAGE_LETTERS = 200_000;
const PREVIEW_ROWS = 100;

/**
 * Writes into `folder` (made when missing) and returns the names of the files, from there. A file is there whole or not
 * at all, and none that exists is written over: the new one gets a number.
 */
export async function exportContest(
  file: ContestFile,
  kind: ExportKind,
  folder: string,
  options: ExportOptions,
): Promise<readonly string[]> {
  const { language, signal, onProgress } = options;
  signal?.throwIfAborted();
  const results = contestResults(file, options);
  const name = fileName([shortTitle(results), reportWords(language).fileNames[kind]]);
  if (kind === 'replays') {
    const replays = [...namedReplays(file, results)];
    const written = await writeNewFolder(folder, name, (path) => writeReplays(file, replays, path, options));
    return replays.map((replay) => `${written}/${replay.name}`);
  }
  const total = Math.max(1, results.games.length);
  let done = 0;
  const onGame = (): void => onProgress?.(Math.min(++done, total), total);
  const pieces =
    kind === 'report'
      ? reportPieces(file, results, { onGame, ...(signal ? { signal } : {}) })
      : piecesOf(file, kind, results, onGame);
  const written = await writeNewFile(folder, name, EXTENSIONS[kind], pieces, signal);
  onProgress?.(total, total);
  return [written];
}

/** The same content for a preview, not written, as a person can read it. */
export function previewExport(
  file: ContestFile,
  kind: ExportKind,
  options: ExportOptions & Pick<WhichResults, 'progressOf' | 'standingOf'>,
): ExportPreview {
  const results = contestResults(file, options);
  switch (kind) {
    case 'standings-csv':
      return previewTable(standingsRows(results));
    case 'games-csv':
      return previewTable(gamesRows(file, results));
    case 'report':
      return { as: 'page', html: beginningOf(reportPreview(file, results), PREVIEW_PAGE_LETTERS).text };
    case 'replays':
      return previewNames(namedReplays(file, results));
    case 'json': {
      const { text, isWhole } = beginningOf(piecesOf(file, kind, results), PREVIEW_LETTERS);
      return { as: 'text', text: text.slice(0, PREVIEW_LETTERS), isWhole };
    }
  }
}

/** Pieces are made when they are asked for: of a contest of a hundred thousand games nothing is made that is not shown. */
function beginningOf(pieces: Iterable<string>, enough: number): { readonly text: string; readonly isWhole: boolean } {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length > enough) return { text, isWhole: false };
  }
  return { text, isWhole: true };
}

function previewNames(replays: Iterable<{ readonly name: string }>): ExportPreview {
  const names: string[] = [];
  for (const { name } of replays) {
    if (names.length === PREVIEW_ROWS) return { as: 'files', names, isWhole: false };
    names.push(name);
  }
  return { as: 'files', names, isWhole: true };
}

function previewTable(all: Iterable<Row>): ExportPreview {
  const rows: string[][] = [];
  for (const row of all) {
    if (rows.length > PREVIEW_ROWS) return { as: 'table', rows, isWhole: false };
    rows.push(row.map((cell) => (typeof cell === 'number' ? String(Number(cell.toFixed(3))) : (cell ?? ''))));
  }
  return { as: 'table', rows, isWhole: true };
}

function piecesOf(
  file: ContestFile,
  kind: Exclude<OneFile, 'report'>,
  results: ContestResults,
  onGame?: () => void,
): Iterable<string> {
  switch (kind) {
    case 'standings-csv':
      return csvFile(standingsRows(results), results.language);
    case 'games-csv':
      return csvFile(gamesRows(file, results, onGame), results.language);
    case 'json':
      return contestJson(file, results, onGame);
  }
}

/** A file's name has room for the rest, too. */
function shortTitle({ info }: ContestResults): string {
  return Array.from(info.name).slice(0, 60).join('');
}
