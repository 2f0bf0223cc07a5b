/** Which file of a folder is the one to start. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { refusal } from '../../shared/refusals/refusal.ts';
import { recognise, kindOf } from './kind.ts';
import { ChooseEntryError, ProgramError, type ProgramKind } from './program.ts';
import { safeParts, shown } from './safe-path.ts';
import { walkFolder } from './walk-folder.ts';

export interface Entry {
  /** Relative to the folder, with slashes. */
  readonly entry: string;
  readonly kind: ProgramKind;
}

export interface EntryHints {
  /** What a person chose. */
  readonly chosen?: string | undefined;
  /** What the folder or archive is called: a file of that name is likely to be the one. */
  readonly names?: readonly string[];
}

/** A program may say it itself, in `meydan.json`. */
export const DECLARATION = 'meydan.json';
const declarationSchema = z.object({ entry: z.string() });
const DECLARATION_BYTES = 64 * 1024;
/** A person can look through so many; a folder full of scripts has no obvious start anyway. */
const MOST_CANDIDATES = 100;

/**
 * In this order: what a person chose, what `meydan.json` says, the only file at the top that can be started, `main.*`,
 * the file named like the folder, `run.*`. Otherwise a person has to choose.
 */
export async function findEntry(folder: string, hints: EntryHints = {}): Promise<Entry> {
  const named = hints.chosen ?? (await declaredEntry(folder));
  if (named !== null) return namedEntry(folder, named);
  const candidates = await startableFiles(folder);
  const top = candidates.filter(({ entry }) => !entry.includes('/'));
  const [only, ...others] = top;
  if (only && others.length === 0) return only;
  for (const name of ['main', ...(hints.names ?? []), 'run']) {
    const [match, ...more] = top.filter(({ entry }) => isNamed(entry, name));
    if (match && more.length === 0) return match;
  }
  throw noSingleEntry(candidates.map(({ entry }) => entry));
}

async function declaredEntry(folder: string): Promise<string | null> {
  const path = join(folder, DECLARATION);
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  try {
    if (!found.isFile() || found.size > DECLARATION_BYTES) throw new Error('too large');
    return declarationSchema.parse(JSON.parse(await readFile(path, 'utf8'))).entry;
  } catch {
    throw new ProgramError('no-entry', refusal('entry-declaration', { file: DECLARATION }));
  }
}

async function namedEntry(folder: string, entry: string): Promise<Entry> {
  const path = join(folder, ...safeParts(entry));
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) {
    throw new ProgramError('no-entry', refusal('entry-not-there', { name: shown(entry) }));
  }
  return { entry, kind: await kindOf(path, entry) };
}

/** Those at the top; only when there are none, those in the folders. */
async function startableFiles(folder: string): Promise<Entry[]> {
  const top: Entry[] = [];
  const deeper: Entry[] = [];
  for await (const { path, isFolder } of walkFolder(folder)) {
    const list = path.includes('/') ? deeper : top;
    if (isFolder || (list === deeper && (top.length > 0 || deeper.length === MOST_CANDIDATES))) continue;
    const recognition = await recognise(join(folder, path));
    if ('kind' in recognition) list.push({ entry: path, kind: recognition.kind });
  }
  return top.length > 0 ? top : deeper;
}

/** `main` for `main.py`, `Main.exe` and `main`. */
function isNamed(entry: string, name: string): boolean {
  return stem(entry) === name.toLowerCase() || entry.toLowerCase() === name.toLowerCase();
}

function stem(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase();
}

function noSingleEntry(candidates: readonly string[]): ProgramError {
  if (candidates.length === 0) return new ProgramError('no-entry', refusal('entry-none'));
  const files = candidates.slice(0, 5).map(shown);
  const more = candidates.length - files.length;
  const why = more === 0 ? refusal('entry-several', { files }) : refusal('entry-many', { files, more });
  return new ChooseEntryError(why, candidates);
}
