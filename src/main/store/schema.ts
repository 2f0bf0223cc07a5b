/**
 * The tables of a contest file, version by version: the steps of `migrations.ts`. A file in the field has exactly these
 * texts in it, so they are never changed: what is new goes into a new step.
 *
 * Times are milliseconds since 1970. Columns with JSON are parsed by a schema whenever they are read. What is large and
 * seldom needed (replays, transcripts, the files of programs) has tables of its own, so that everything else stays small
 * and is read at once.
 */

/** "MYDN"; `file` and other tools tell a contest from other databases by it. */
export const APPLICATION_ID = 0x4d59444e;

export const VERSION_1 = `
CREATE TABLE contest (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- Each time that the file was opened for writing. One without an end is open now, or was killed.
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  computer TEXT NOT NULL,
  process INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER
) STRICT;

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT;

CREATE TABLE maps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  added_at INTEGER NOT NULL
) STRICT;

-- A program is complete when all of its files are here; one that is not was being brought in when Meydan was killed.
CREATE TABLE programs (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  entry TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes >= 0),
  name TEXT NOT NULL,
  complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
  added_at INTEGER NOT NULL
) STRICT;

CREATE TABLE program_files (
  id INTEGER PRIMARY KEY,
  program_id TEXT NOT NULL REFERENCES programs (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  is_folder INTEGER NOT NULL CHECK (is_folder IN (0, 1)),
  UNIQUE (program_id, path)
) STRICT;

CREATE TABLE program_pieces (
  file_id INTEGER NOT NULL REFERENCES program_files (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (file_id, number)
) STRICT;

CREATE TABLE contestants (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (name <> ''),
  number TEXT,
  seed INTEGER CHECK (seed >= 1),
  notes TEXT NOT NULL DEFAULT '',
  program_id TEXT REFERENCES programs (id),
  house_bot TEXT,
  disqualified_for TEXT,
  disqualified_at INTEGER,
  added_at INTEGER NOT NULL,
  CHECK (program_id IS NULL OR house_bot IS NULL),
  CHECK ((disqualified_for IS NULL) = (disqualified_at IS NULL))
) STRICT;
CREATE INDEX contestants_of_program ON contestants (program_id) WHERE program_id IS NOT NULL;

CREATE TABLE categories (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  position INTEGER NOT NULL,
  format TEXT NOT NULL CHECK (json_valid(format)),
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  draw TEXT CHECK (json_valid(draw)),
  drawn_at INTEGER,
  added_at INTEGER NOT NULL
) STRICT;

CREATE TABLE entrants (
  category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  contestant_id INTEGER NOT NULL REFERENCES contestants (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (category_id, contestant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_of_contestant ON entrants (contestant_id);

CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  category_id INTEGER NOT NULL REFERENCES categories (id),
  match_id TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 1),
  state TEXT NOT NULL CHECK (state IN ('planned', 'running', 'finished', 'failed', 'replaced')),
  seed INTEGER NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
  map_id INTEGER REFERENCES maps (id),
  replaces INTEGER REFERENCES games (id),
  session_id INTEGER REFERENCES sessions (id),
  started_at INTEGER,
  finished_at INTEGER,
  winner INTEGER CHECK (winner BETWEEN 1 AND 8),
  reason TEXT,
  measure TEXT CHECK (json_valid(measure)),
  note TEXT,
  CHECK (state <> 'finished' OR (finished_at IS NOT NULL AND reason IS NOT NULL))
) STRICT;
-- A match has each of its games once; those that were played again stay beside.
CREATE UNIQUE INDEX games_of_match ON games (category_id, match_id, number) WHERE state <> 'replaced';
CREATE INDEX games_to_play ON games (state, id) WHERE state IN ('planned', 'running', 'failed');
CREATE INDEX games_on_map ON games (map_id) WHERE map_id IS NOT NULL;
CREATE INDEX games_played_again ON games (replaces) WHERE replaces IS NOT NULL;

CREATE TABLE game_seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 8),
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  program_id TEXT REFERENCES programs (id),
  place INTEGER,
  score REAL,
  thinking_ms INTEGER,
  timeouts INTEGER,
  crashes INTEGER,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_contestant ON game_seats (contestant_id, game_id);
CREATE INDEX seats_of_program ON game_seats (program_id) WHERE program_id IS NOT NULL;

CREATE TABLE game_records (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  replay BLOB NOT NULL,
  transcript BLOB NOT NULL,
  reports BLOB NOT NULL
) STRICT;

CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  what TEXT NOT NULL,
  details TEXT NOT NULL CHECK (json_valid(details))
) STRICT;
CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
CREATE TRIGGER audit_is_true BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
`;

/** Who left first is known only while it happens: when both sides of a match have left, this tells who went on. */
export const VERSION_2 = `
CREATE TABLE walkovers (
  category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  match_id TEXT NOT NULL,
  winner INTEGER REFERENCES contestants (id),
  decided_at INTEGER NOT NULL,
  PRIMARY KEY (category_id, match_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX walkovers_of_winner ON walkovers (winner) WHERE winner IS NOT NULL;
`;

/** The doctor's last report on each program. */
export const VERSION_3 = `
CREATE TABLE checkups (
  program_id TEXT PRIMARY KEY REFERENCES programs (id) ON DELETE CASCADE,
  report TEXT NOT NULL CHECK (json_valid(report)),
  diagnosis TEXT NOT NULL,
  findings INTEGER NOT NULL CHECK (findings >= 0),
  examined_at INTEGER NOT NULL
) STRICT;
`;

/** The games of a category or of a match are found, and counted, without looking at a hundred thousand others. */
export const VERSION_4 = `
CREATE INDEX games_of_category ON games (category_id, match_id, state);
CREATE INDEX seats_with_faults ON game_seats (game_id) WHERE timeouts > 0 OR crashes > 0;
`;

/** The tables that may be large: their content is checked when it is read, not when the file is opened. */
export const LARGE_TABLES: readonly string[] = ['program_pieces', 'game_records'];
