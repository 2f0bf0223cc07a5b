/** Exports of a contest into a folder, told one by one. */
import { dirname, join } from 'node:path';
import { exportContest, type ExportKind } from '../main/exports/index.ts';
import type { ContestFile } from '../main/store/contest-file.ts';
import type { Language } from '../shared/games/game.ts';
import { endOfPatience } from './patience.ts';

export interface Exported {
  readonly kind: ExportKind;
  readonly files: readonly string[];
}

export async function exportAll(
  file: ContestFile,
  kinds: readonly ExportKind[],
  folder: string,
  options: { readonly language: Language; readonly categories?: readonly number[] },
): Promise<Exported[]> {
  const exported: Exported[] = [];
  const signal = endOfPatience();
  for (const kind of new Set(kinds)) {
    const names = await exportContest(file, kind, folder, { ...options, signal });
    exported.push({ kind, files: names.map((name) => join(folder, name)) });
  }
  return exported;
}

/** What is printed of it: its file, or the folder of its many files. */
export function placesOf({ files }: Exported): readonly string[] {
  const [first] = files;
  return files.length > 1 && first !== undefined ? [`${dirname(first)}/`] : files;
}
