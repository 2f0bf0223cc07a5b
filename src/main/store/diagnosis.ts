/** What is wrong with a damaged contest file, and what of it can still be read. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { ContestError } from './contest-error.ts';
import { Database } from './database.ts';

export interface Diagnosis {
  /** What SQLite says, a line each; not all of it when there is very much. */
  readonly problems: readonly Refusal[];
  /** How many there are; null where not even that can be told. */
  readonly readable: Readonly<Record<Counted, number | null>>;
  /** One sentence about what can be read. */
  readonly summary: Refusal;
}

const COUNTED = ['contestants', 'programs', 'categories', 'games', 'game_records'] as const;
type Counted = (typeof COUNTED)[number];
const MOST_PROBLEMS = 20;
const NOTHING = refusal('left-nothing');

/** Reads the whole file, which may take a while. Never throws. */
export function diagnose(path: string): Diagnosis {
  let database: Database | null = null;
  try {
    database = new Database(path, 'diagnose');
    const { problems, ...rest } = diagnoseOpen(database);
    const short = missingBytes(path);
    return { ...rest, problems: short === null ? problems : [short, ...problems] };
  } catch (error) {
    const problem = tried(() => missingBytes(path)) ?? problemOf(error);
    return { problems: [problem], readable: counts(() => null), summary: NOTHING };
  } finally {
    try {
      database?.close();
    } catch {
      // It was only read.
    }
  }
}

export function diagnoseOpen(database: Database): Diagnosis {
  const readable = counts((table) => {
    // A count comes from the smallest index; every row is what has to be readable.
    return tried(() => database.lists(`SELECT count(*) FROM ${table} NOT INDEXED WHERE rowid IS NOT NULL`)[0]?.[0]);
  });
  const found = tried(() => database.lists(`PRAGMA quick_check(${MOST_PROBLEMS})`).map(([line]) => String(line)));
  const problems = found?.filter((line) => line !== 'ok').map(told) ?? [refusal('damage-unchecked')];
  return { problems, readable, summary: summaryOf(readable) };
}

/** What is wrong with one table, without reading the others. */
export function tableProblem(database: Database, table: string): Refusal | null {
  const first = String(database.lists(`PRAGMA quick_check(${table})`)[0]?.[0]);
  return first === 'ok' ? null : told(first);
}

function counts(count: (table: Counted) => unknown): Record<Counted, number | null> {
  const of = (table: Counted): number | null => {
    const found = count(table);
    return typeof found === 'number' ? found : null;
  };
  return {
    contestants: of('contestants'),
    programs: of('programs'),
    categories: of('categories'),
    games: of('games'),
    game_records: of('game_records'),
  };
}

function summaryOf({ contestants, games, game_records: records }: Diagnosis['readable']): Refusal {
  const parts = [some(contestants, 'left-contestants'), some(games, 'left-games'), some(records, 'left-replays')];
  const left = parts.filter((part) => part !== null);
  return left.length === 0 ? NOTHING : refusal('left-some', { parts: left });
}

function some(count: number | null, what: 'left-contestants' | 'left-games' | 'left-replays'): Refusal | null {
  return count === null ? null : refusal(what, { count });
}

function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The head of the file says how long it is. Nobody writes it now, so that it may be opened beside SQLite. */
function missingBytes(path: string): Refusal | null {
  const head = Buffer.alloc(100);
  const file = openSync(path, 'r');
  try {
    if (readSync(file, head, 0, 100, 0) < 100) return refusal('damage-nearly-all-missing');
    const pageSize = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16);
    const [length, whole] = [fstatSync(file).size, pageSize * head.readUInt32BE(28)];
    return length < whole ? refusal('damage-bytes-missing', { found: length, whole }) : null;
  } finally {
    closeSync(file);
  }
}

function problemOf(error: unknown): Refusal {
  if (error instanceof ContestError) return error.damage?.what ?? error.refusal;
  return told(error instanceof Error ? error.message : String(error));
}

/** What SQLite says is not ours to word. */
function told(said: string): Refusal {
  return refusal('damage-told', { said });
}
