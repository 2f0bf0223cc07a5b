/** What can be wrong with a contest file, as a sentence that says what to do. */
import { basename } from 'node:path';
import { shown } from '../contestants/safe-path.ts';
import type { Diagnosis } from './diagnosis.ts';

export type ContestErrorCode =
  /** There is no such file. */
  | 'not-found'
  /** A new contest would have taken the place of a file. */
  | 'exists'
  | 'not-a-contest'
  | 'damaged'
  | 'newer-version'
  /** It has to be brought up to date first, and may not be written. */
  | 'older-version'
  /** Another Meydan writes it. */
  | 'locked'
  | 'read-only'
  | 'disk-full'
  /** Others have removed, replaced or cut off the file while it was open. */
  | 'changed'
  /** The disk, the stick or the network does not answer as it should. */
  | 'unreachable'
  /** The contest has no such contestant, game, map … */
  | 'missing'
  /** It would contradict what the contest already has. */
  | 'refused';

export interface Damage {
  readonly what: string;
  readonly diagnosis: Diagnosis | null;
}

export class ContestError extends Error {
  override readonly name = 'ContestError';
  readonly code: ContestErrorCode;
  /** For a damaged file: what is wrong, and what can still be read of it where that was looked at. */
  readonly damage: Damage | null;

  constructor(code: ContestErrorCode, message: string, damage: Damage | null = null) {
    super(message);
    this.code = code;
    this.damage = damage;
  }
}

const SQLITE = { busy: 5, locked: 6, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notDatabase: 26 };
/** The parts of a file that are missing, and memory that could not be had on the disk, have codes of their own. */
const SHORT_READ = 522;
const SHARED_MEMORY_SIZE = 4874;

/** SQLite's result code with its details, or null when the error is none of SQLite's. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return error.errcode;
}

/** Puts what SQLite or the system says of a contest file into a sentence; other errors are mistakes and stay. */
export function contestError(error: unknown, path: string): unknown {
  if (error instanceof ContestError) return error;
  const name = shown(basename(path));
  if (isTooLargeNumber(error)) return damaged(name, 'a number in it is out of range');
  const code = sqliteCode(error);
  if (code === null) return systemError(error, name);
  if (code === SHORT_READ) return damaged(name, 'a part of it is missing');
  if (code === SHARED_MEMORY_SIZE) return full(name);
  switch (code & 0xff) {
    case SQLITE.busy:
    case SQLITE.locked:
      return new ContestError('locked', `Another program holds ${name} at the moment: close it there and try again.`);
    case SQLITE.readOnly:
      return readOnly(name);
    case SQLITE.io:
    case SQLITE.cannotOpen:
      return unreachable(name);
    case SQLITE.corrupt:
      return damaged(name, 'it contradicts itself');
    case SQLITE.full:
      return full(name);
    case SQLITE.notDatabase:
      return new ContestError('not-a-contest', `${name} is no contest of Meydan: choose a file that Meydan has made.`);
    default:
      return error;
  }
}

export function damaged(name: string, what: string, diagnosis: Diagnosis | null = null): ContestError {
  const left = diagnosis ? ` ${diagnosis.summary}` : '';
  const message = `${name} is damaged (${what}).${left} Keep it as it is: ${MEND}.`;
  return new ContestError('damaged', message, { what, diagnosis });
}
const MEND = 'open a copy or a backup of it, or ask the one who gave it to you for another';

function systemError(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new ContestError('not-found', `${name} is not there (any more): choose the file again.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return readOnly(name);
    case 'ENOSPC':
    case 'EDQUOT':
      return full(name);
    case 'EIO':
    case 'EBUSY':
      return unreachable(name);
    default:
      return error;
  }
}

export function readOnly(name: string): ContestError {
  const todo = 'copy it to a folder of your own to go on with it';
  return new ContestError('read-only', `${name} may be read but not written here: ${todo}.`);
}

function full(name: string): ContestError {
  const todo = 'make room on the disk and try again';
  return new ContestError('disk-full', `The disk is full; all that was saved in ${name} is safe: ${todo}.`);
}

function unreachable(name: string): ContestError {
  const todo = 'see whether the disk or stick is still there, or copy the file to a folder of your own';
  return new ContestError('unreachable', `${name} cannot be reached: ${todo}.`);
}

/** Whole numbers beyond 2^53 are never ours. */
function isTooLargeNumber(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
}
