/** Games as they are listed: everything about them but their replays and transcripts. */
import { z } from 'zod';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import type { Database, Value } from './database.ts';
import { contestantNumber, json, parseRow } from './records.ts';

export const GAME_STATES = ['planned', 'running', 'finished', 'failed', 'replaced'] as const;
export type GameState = (typeof GAME_STATES)[number];

const seatSchema = z.object({
  contestantId: z.int().transform(String),
  /** What played; null for the house, and before the start. */
  programId: z.string().nullable(),
  /** Null until the game is finished. */
  place: z.int().nullable(),
  score: z.number().nullable(),
  thinkingMs: z.int().nullable(),
  timeouts: z.int().nullable(),
  crashes: z.int().nullable(),
});
export type StoredSeat = z.infer<typeof seatSchema>;

const gameSchema = z.object({
  id: z.int(),
  categoryId: z.int(),
  matchId: z.string(),
  number: z.int(),
  state: z.enum(GAME_STATES),
  seed: z.int(),
  mapId: z.int().nullable(),
  /** The game that this one was played instead of. */
  replaces: z.int().nullable(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  winner: z.int().nullable(),
  reason: z.string().nullable(),
  measure: json(z.array(z.number())).nullable(),
  /** Why it failed or was replaced. */
  note: z.string().nullable(),
});
export interface StoredGame extends z.infer<typeof gameSchema> {
  readonly seats: readonly StoredSeat[];
}

export interface GameFilter {
  readonly id?: number;
  readonly categoryId?: number;
  readonly matchId?: string;
  readonly contestantId?: ContestantId;
  readonly state?: GameState;
  /** Games of at least one of these. */
  readonly anyOf?: readonly ContestantId[];
  /** Only games in which somebody was too late or gone. */
  readonly withFaults?: boolean;
  /** For pages: games after this one. */
  readonly after?: number;
  readonly limit?: number;
}

const GAME = `games.id, category_id AS categoryId, match_id AS matchId, number, state, seed, map_id AS mapId, replaces,
  started_at AS startedAt, finished_at AS finishedAt, winner, reason, measure, note`;
const SEAT = `game_id AS gameId, contestant_id AS contestantId, program_id AS programId, place, score,
  thinking_ms AS thinkingMs, timeouts, crashes`;

/** In the order in which they were planned. */
export function listGames(database: Database, filter: GameFilter): StoredGame[] {
  const { after, limit = -1 } = filter;
  const { where, values } = conditions(filter, [['games.id > ?', after]]);
  return read(database, `WHERE ${where} ORDER BY games.id LIMIT ?`, [...values, limit]);
}

export interface GamePage {
  /** How many there are in all. */
  readonly total: number;
  readonly games: readonly StoredGame[];
}

/** A part of a list that may have a hundred thousand: the last planned first. */
export function pageOfGames(database: Database, filter: GameFilter, offset: number, limit: number): GamePage {
  const { where, values } = conditions(filter, []);
  const [[total] = []] = database.lists(`SELECT count(*) FROM games WHERE ${where}`, ...values);
  const games = read(database, `WHERE ${where} ORDER BY games.id DESC LIMIT ? OFFSET ?`, [...values, limit, offset]);
  return { total: Number(total), games };
}

/** These, the last planned first. */
export function gamesOf(database: Database, ids: readonly number[]): StoredGame[] {
  const which = 'WHERE games.id IN (SELECT value FROM json_each(?)) ORDER BY games.id DESC';
  return read(database, which, [JSON.stringify(ids)]);
}

type Condition = readonly [sql: string, value: Value | undefined];

function conditions(filter: GameFilter, more: readonly Condition[]) {
  const { id, categoryId, matchId, contestantId, anyOf, state, withFaults } = filter;
  const seated = 'SELECT game_id FROM game_seats WHERE contestant_id';
  const all: readonly Condition[] = [
    ['games.id = ?', id],
    ['category_id = ?', categoryId],
    ['match_id = ?', matchId],
    [`games.id IN (${seated} = ?)`, contestantId === undefined ? undefined : contestantNumber(contestantId)],
    [
      `games.id IN (${seated} IN (SELECT value FROM json_each(?)))`,
      anyOf && JSON.stringify(anyOf.map(contestantNumber)),
    ],
    ['state = ?', state],
    ['games.id IN (SELECT game_id FROM game_seats WHERE timeouts > 0 OR crashes > ?)', withFaults ? 0 : undefined],
    ...more,
  ];
  const used = all.filter((condition): condition is [string, Value] => condition[1] !== undefined);
  const where = used.length === 0 ? '1' : used.map(([sql]) => sql).join(' AND ');
  return { where, values: used.map(([, value]) => value) };
}

/** `which` is the end of a query for games, with its values. */
function read(database: Database, which: string, values: readonly Value[]): StoredGame[] {
  const rows = database.all(`SELECT ${GAME} FROM games ${which}`, ...values);
  const ids = JSON.stringify(rows.map((row) => row['id']));
  const seats = seatsOf(database, 'SELECT value FROM json_each(?)', [ids]);
  return rows.map((row) => ({
    ...parseRow(gameSchema, row, database.path, `game ${row['id']}`),
    seats: seats.get(Number(row['id'])) ?? [],
  }));
}

function seatsOf(database: Database, games: string, values: readonly Value[]): Map<number, StoredSeat[]> {
  const seats = new Map<number, StoredSeat[]>();
  const rows = database.all(
    `SELECT ${SEAT} FROM game_seats WHERE game_id IN (${games}) ORDER BY game_id, seat`,
    ...values,
  );
  for (const row of rows) {
    const game = Number(row['gameId']);
    const seat = parseRow(seatSchema, row, database.path, `a seat of game ${game}`);
    const known = seats.get(game);
    if (known) known.push(seat);
    else seats.set(game, [seat]);
  }
  return seats;
}
