/** What can be wrong with a contest file, as a sentence that says what to do. */
import { basename } from 'node:path';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { RefusedError } from '../../shared/refusals/refused-error.ts';
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
  /** The disk, the stick or the network does not answer as it should. */
  | 'unreachable'
  /** The contest has no such contestant, game, map … */
  | 'missing'
  /** It would contradict what the contest already has. */
  | 'refused';

export interface Damage {
  readonly what: Refusal;
  readonly diagnosis: Diagnosis | null;
}

export class ContestError extends RefusedError {
  override readonly name = 'ContestError';
  readonly code: ContestErrorCode;
  /** For a damaged file: what is wrong, and what can still be read of it where that was looked at. */
  readonly damage: Damage | null;

  constructor(code: ContestErrorCode, why: Refusal, damage: Damage | null = null) {
    super(why);
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
  if (isTooLargeNumber(error)) return damaged(name, refusal('damage-number'));
  const code = sqliteCode(error);
  if (code === null) return systemError(error, name);
  if (code === SHORT_READ) return damaged(name, refusal('damage-part-missing'));
  if (code === SHARED_MEMORY_SIZE) return full(name);
  switch (code & 0xff) {
    case SQLITE.busy:
    case SQLITE.locked:
      return new ContestError('locked', refusal('file-held', { name }));
    case SQLITE.readOnly:
      return readOnly(name);
    case SQLITE.io:
    case SQLITE.cannotOpen:
      return unreachable(name);
    case SQLITE.corrupt:
      return damaged(name, refusal('damage-contradicts'));
    case SQLITE.full:
      return full(name);
    case SQLITE.notDatabase:
      return new ContestError('not-a-contest', refusal('file-no-contest', { name }));
    default:
      return error;
  }
}

export function damaged(name: string, what: Refusal, diagnosis: Diagnosis | null = null): ContestError {
  const why = diagnosis
    ? refusal('file-damaged-readable', { name, what, left: diagnosis.summary })
    : refusal('file-damaged', { name, what });
  return new ContestError('damaged', why, { what, diagnosis });
}

function systemError(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new ContestError('not-found', refusal('file-not-there', { name }));
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
  return new ContestError('read-only', refusal('file-read-only', { name }));
}

function full(name: string): ContestError {
  return new ContestError('disk-full', refusal('file-disk-full', { name }));
}

function unreachable(name: string): ContestError {
  return new ContestError('unreachable', refusal('file-unreachable', { name }));
}

/** Whole numbers beyond 2^53 are never ours. */
function isTooLargeNumber(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
}
