/** What leaves a contest: tables for a spreadsheet, the whole contest as JSON, a page for a browser, and replays. */
import type { Language } from '../../shared/games/game.ts';
import type { ContestFile } from '../store/contest-file.ts';

export const EXPORT_KINDS = ['standings-csv', 'games-csv', 'json', 'report', 'replays'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportOptions {
  readonly language: Language;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
  /** The categories that are exported; all of them where none is given. */
  readonly categories?: readonly number[];
}

/**
 * Writes into `folder` (made when missing) and returns the names of the files. A file is there whole or not at all, and
 * none that exists is written over: the new one gets a number.
 */
export async function exportContest(
  _file: ContestFile,
  kind: ExportKind,
  _folder: string,
  _options: ExportOptions,
): Promise<readonly string[]> {
  throw new Error(`The export “${kind}” is not there yet.`);
}

/** The same content for a preview, not written: the first part of the text. */
export function previewExport(_file: ContestFile, kind: ExportKind, _options: ExportOptions): string {
  throw new Error(`The export “${kind}” is not there yet.`);
}
