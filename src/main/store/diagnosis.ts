/** What is wrong with a damaged contest file, and what of it can still be read. */
import { Database } from './database.ts';

export interface Diagnosis {
  /** What SQLite says, a line each; not all of it when there is very much. */
  readonly problems: readonly string[];
  /** How many there are; null where not even that can be told. */
  readonly readable: Readonly<Record<Counted, number | null>>;
  /** One sentence about what can be read. */
  readonly summary: string;
}

const COUNTED = ['contestants', 'programs', 'categories', 'games', 'game_records'] as const;
type Counted = (typeof COUNTED)[number];
const MOST_PROBLEMS = 20;

/** Reads the whole file, which may take a while. Never throws. */
export function diagnose(path: string): Diagnosis {
  let database: Database | null = null;
  try {
    database = new Database(path, 'read');
    return diagnoseOpen(database);
  } catch (error) {
    return { problems: [sentence(error)], readable: counts(() => null), summary: 'Nothing in it can be read.' };
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
  const problems = found === null ? ['the check itself cannot be done'] : found.filter((line) => line !== 'ok');
  return { problems, readable, summary: summaryOf(readable) };
}

/** What is wrong with one table, without reading the others. */
export function tableProblem(database: Database, table: string): string | null {
  const first = String(database.lists(`PRAGMA quick_check(${table})`)[0]?.[0]);
  return first === 'ok' ? null : first;
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

function summaryOf({ contestants, games, game_records: records }: Diagnosis['readable']): string {
  const parts = [some(contestants, 'contestants'), some(games, 'games'), some(records, 'replays')];
  const left = parts.filter((part) => part !== null);
  return left.length === 0 ? 'Nothing in it can be read.' : `Still readable are ${left.join(', ')}.`;
}

function some(count: number | null, what: string): string | null {
  return count === null ? null : `${count} ${what}`;
}

function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
