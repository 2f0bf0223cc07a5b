/**
 * How a contest file becomes one of today: a list of steps, each in one transaction with the version that it leads to. A
 * new file takes all of them, so that a new and an old file have the same tables to the letter. Before an existing file
 * is changed a copy of it is laid beside it.
 */
import { existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync } from 'node:fs';
import { contestError } from './contest-error.ts';
import { Database } from './database.ts';
import { APPLICATION_ID, VERSION_1, VERSION_2, VERSION_3, VERSION_4 } from './schema.ts';

/** SQL, or code where SQL is not enough. Step n makes version n out of version n − 1; version 0 is an empty file. */
export type Step = string | ((database: Database) => void);

export const STEPS: readonly Step[] = [VERSION_1, VERSION_2, VERSION_3, VERSION_4];

export function versionOf(database: Database): number {
  return Number(database.pragma('user_version'));
}

/** Takes the steps that are missing. A step that fails leaves the version before it, whole. */
export function takeSteps(database: Database, steps: readonly Step[], begin?: () => void): void {
  for (let version = versionOf(database); version < steps.length; version += 1) {
    const step = steps[version];
    if (step === undefined) return;
    database.transaction(() => {
      if (typeof step === 'string') database.exec(step);
      else step(database);
      if (version === 0) {
        database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
        begin?.();
      }
      database.exec(`PRAGMA user_version = ${version + 1}`);
    });
  }
}

/** Copies the contest to `name.meydan.v<version>.backup` and returns that path. Backups that are there already stay. */
export function backUp(database: Database): string {
  const start = `${database.path}.v${versionOf(database)}`;
  let path = `${start}.backup`;
  for (let number = 2; existsSync(path); number += 1) path = `${start}.${number}.backup`;
  copyContest(database, path);
  return path;
}

/** A whole copy under a name that nothing has. It has that name only when all of it is on the disk. */
export function copyContest(database: Database, path: string): void {
  const unfinished = `${path}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    database.run('VACUUM INTO ?', unfinished);
    const file = openSync(unfinished, 'r+');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw contestError(error, path);
  }
}

/** The text of every table, index and trigger, as a file of this version has it. */
export function schemaOf(database: Database): string {
  const rows = database.lists(`SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name`);
  return rows.map((row) => row.join('\t')).join('\n');
}

/** What `schemaOf` is for files that took these steps. */
export function expectedSchema(steps: readonly Step[]): string {
  const database = new Database(':memory:', 'write');
  try {
    takeSteps(database, steps);
    return schemaOf(database);
  } finally {
    database.close();
  }
}
