/**
 * The games of a contest, from the plan to the record. A game is `planned`, then `running`, then `finished`, or `failed`
 * when something of ours went wrong. One that is played again stays, as `replaced`, beside the new one.
 */
import { basename } from 'node:path';
import { z } from 'zod';
import { seedSchema } from '../../shared/games/random.ts';
import type { Replay } from '../../shared/match/replay.ts';
import type { TranscriptEntry } from '../../shared/match/transcript.ts';
import { contestantIdSchema } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { GameStateName } from '../../shared/tournament/words.ts';
import { shown } from '../contestants/safe-path.ts';
import type { PlayerReport } from '../referee/player.ts';
import type { Audit } from './audit.ts';
import { damaged } from './contest-error.ts';
import type { Database } from './database.ts';
import { unpackReplay, unpackReports, unpackTranscript, type PackedGame } from './game-record.ts';
import { gamesOf, listGames, pageOfGames, type GameFilter, type GamePage, type StoredGame } from './game-list.ts';
import { readResults, resultsInParts, type FinishedGame } from './game-results.ts';
import { checked, contestantNumber, missing, refused } from './records.ts';
import { SeatIndex } from './seat-index.ts';

export type GameId = number;

const newGameSchema = z.strictObject({
  categoryId: z.int(),
  /** As the category's plan names it. */
  matchId: z.string().min(1).max(200),
  /** Which game of the match, from 1. */
  number: z.int().min(1).max(10_000),
  /** Who sits where, from seat 1. */
  seats: z.array(contestantIdSchema).min(1).max(8),
  seed: seedSchema,
  mapId: z.int().nullable().default(null),
});
export type NewGame = z.input<typeof newGameSchema>;

/** A larger one was made to do harm. */
const MOST_PACKED_BYTES = 256 * 1024 * 1024;

export class Games {
  readonly #database: Database;
  readonly #audit: Audit;
  readonly #session: number | null;
  readonly #seats: SeatIndex;

  /** `session` is the number under which the file is open for writing. */
  constructor(database: Database, audit: Audit, session: number | null) {
    this.#database = database;
    this.#audit = audit;
    this.#session = session;
    this.#seats = new SeatIndex(database);
  }

  plan(game: NewGame): GameId {
    const { categoryId, matchId, number, seats, seed, mapId } = checked(newGameSchema, game, 'game');
    return this.#database.transaction(() => {
      const known = `SELECT 1 FROM games WHERE category_id = ? AND match_id = ? AND number = ? AND state <> 'replaced'`;
      if (this.#database.get(known, categoryId, matchId, number)) {
        throw refused(refusal('game-exists', { number, match: matchId }));
      }
      if (!this.#database.get('SELECT 1 FROM categories WHERE id = ?', categoryId)) throw missing('category');
      if (mapId !== null && !this.#database.get('SELECT 1 FROM maps WHERE id = ?', mapId)) throw missing('map');
      return this.#add({ categoryId, matchId, number, seats: seats.map(contestantNumber), seed, mapId }, null);
    });
  }

  /** The programs that play are those that the contestants have now. */
  start(id: GameId): void {
    this.#database.transaction(() => {
      const sql = `UPDATE games SET state = 'running', session_id = ?, started_at = ? WHERE id = ? AND state = 'planned'`;
      if (this.#database.run(sql, this.#session, Date.now(), id) === 0) throw this.#notIn('planned', id);
      const programs = `UPDATE game_seats SET program_id =
        (SELECT program_id FROM contestants WHERE contestants.id = contestant_id) WHERE game_id = ?`;
      this.#database.run(programs, id);
    });
  }

  /** One transaction, on the disk when it returns. Returns when the game has ended, as the file has it. */
  save(id: GameId, { winner, reason, measure, seats, replay, transcript, reports }: PackedGame): number {
    const finishedAt = Date.now();
    this.#database.transaction(() => {
      const sql = `UPDATE games SET state = 'finished', finished_at = ?, winner = ?, reason = ?, measure = ?
        WHERE id = ? AND state = 'running' AND session_id IS ?`;
      const values = [finishedAt, winner, reason, measure && JSON.stringify(measure), id, this.#session];
      if (this.#database.run(sql, ...values) === 0) throw this.#notIn('running', id);
      const seat = `UPDATE game_seats SET place = ?, score = ?, thinking_ms = ?, timeouts = ?, crashes = ?
        WHERE game_id = ? AND seat = ?`;
      let seated = 0;
      seats.forEach(({ place, score, thinkingMs, timeouts, crashes }, index) => {
        seated += this.#database.run(seat, place, score, thinkingMs, timeouts, crashes, id, index + 1);
      });
      const planned = this.#database.get('SELECT count(*) AS seats FROM game_seats WHERE game_id = ?', id)?.['seats'];
      if (seated !== seats.length || seated !== planned) {
        throw refused(refusal('game-seats', { game: id, found: seats.length, planned: Number(planned) }));
      }
      this.#database.run('INSERT INTO game_records VALUES (?, ?, ?, ?)', id, replay, transcript, reports);
    });
    return finishedAt;
  }

  /** Something of ours went wrong; the game can be planned again. Notes are lines of remark.ts. */
  fail(id: GameId, note: string): void {
    const sql = `UPDATE games SET state = 'failed', finished_at = ?, note = ? WHERE id = ? AND state = 'running'`;
    if (this.#database.run(sql, Date.now(), note, id) === 0) throw this.#notIn('running', id);
  }

  /** A game that is running and is to be played from the start again, because it was stopped. */
  stop(id: GameId): void {
    if (this.#database.run(`${BACK_TO_PLANNED} WHERE id = ? AND state = 'running'`, id) === 0) {
      throw this.#notIn('running', id);
    }
  }

  /** What was running when Meydan was killed is planned again. Returns those games. */
  interrupted(): GameId[] {
    const theirs = `state = 'running' AND session_id IS NOT ?`;
    return this.#database.transaction(() => {
      const ids = this.#database.lists(`SELECT id FROM games WHERE ${theirs} ORDER BY id`, this.#session);
      this.#database.run(`${BACK_TO_PLANNED} WHERE ${theirs}`, this.#session);
      return ids.map(([id]) => Number(id));
    });
  }

  /**
   * Plays a finished or failed game again: the old one is kept, marked, and a new one planned, between the same and on
   * the same map unless others are given. Returns the new one.
   */
  replace(id: GameId, why: string, seed: number, other: Partial<Pick<NewGame, 'seats' | 'mapId'>> = {}): GameId {
    return this.#database.transaction(() => {
      const old = this.get(id);
      this.#markReplaced(id, why);
      const seats = (other.seats ?? old.seats.map(({ contestantId }) => contestantId)).map(contestantNumber);
      const mapId = other.mapId === undefined ? old.mapId : other.mapId;
      const next = this.#add({ ...old, seats, mapId, seed: checked(seedSchema, seed, 'seed') }, id);
      this.#audit.add('game-replaced', { id, next, matchId: old.matchId, number: old.number, why });
      return next;
    });
  }

  /** A finished game does not count any more, because what its match came from was taken back. It is kept, marked. */
  setAside(id: GameId, why: string): void {
    this.#database.transaction(() => {
      const { matchId, number } = this.get(id);
      this.#markReplaced(id, why);
      this.#audit.add('game-replaced', { id, next: null, matchId, number, why });
    });
  }

  /** Takes a planned game back, when the match is decided without it. */
  discard(id: GameId): void {
    if (this.#database.run(`DELETE FROM games WHERE id = ? AND state = 'planned'`, id) === 0) {
      throw this.#notIn('planned', id);
    }
  }

  /** The game that counts, or will, as this one of the match. */
  current({ categoryId, matchId, number }: Pick<NewGame, 'categoryId' | 'matchId' | 'number'>): StoredGame | null {
    const sql = `SELECT id FROM games WHERE category_id = ? AND match_id = ? AND number = ? AND state <> 'replaced'`;
    const row = this.#database.get(sql, categoryId, matchId, number);
    return row ? this.get(Number(row['id'])) : null;
  }

  get(id: GameId): StoredGame {
    const game = listGames(this.#database, { id })[0];
    if (!game) throw missing('game');
    return game;
  }

  list(filter: GameFilter = {}): StoredGame[] {
    return listGames(this.#database, filter);
  }

  /** A part of the list, the newest first, and how long it is in all. */
  page(filter: GameFilter, offset: number, limit: number): GamePage {
    const { anyOf, ...others } = filter;
    if (!anyOf || Object.keys(others).length > 0) return pageOfGames(this.#database, filter, offset, limit);
    const found = this.#seats.gamesOf(anyOf.map(contestantNumber));
    return { total: found.length, games: gamesOf(this.#database, found.slice(offset, offset + limit)) };
  }

  /** Every finished game, in the order of finishing, without what is large: standings are made of these. */
  results(categoryId?: number): FinishedGame[] {
    return readResults(this.#database, categoryId);
  }

  /** The same, a part at a time; it tells how many games each part had. */
  resultsInParts(): Generator<number, FinishedGame[]> {
    return resultsInParts(this.#database);
  }

  /** Of these categories, or of all. */
  countFinished(categories?: readonly number[]): number {
    const sql = `SELECT count(*) AS games FROM games WHERE state = 'finished'
      AND (?1 IS NULL OR category_id IN (SELECT value FROM json_each(?1)))`;
    return Number(this.#database.get(sql, categories ? JSON.stringify(categories) : null)?.['games']);
  }

  /** When the last of them finished; null before the first has. */
  lastFinishedAt(categories: readonly number[]): number | null {
    const sql = `SELECT max(finished_at) AS at FROM games WHERE state = 'finished'
      AND category_id IN (SELECT value FROM json_each(?))`;
    const at = this.#database.get(sql, JSON.stringify(categories))?.['at'];
    return typeof at === 'number' ? at : null;
  }

  replay(id: GameId): Replay {
    return this.#unpacked(id, 'replay', unpackReplay);
  }

  transcript(id: GameId): TranscriptEntry[] {
    return this.#unpacked(id, 'transcript', unpackTranscript);
  }

  reports(id: GameId): PlayerReport[] {
    return this.#unpacked(id, 'reports', unpackReports);
  }

  #add(
    game: Omit<z.infer<typeof newGameSchema>, 'seats'> & { seats: readonly number[] },
    replaces: GameId | null,
  ): GameId {
    const { categoryId, matchId, number, seats, seed, mapId } = game;
    const sql = `INSERT INTO games (category_id, match_id, number, state, seed, map_id, replaces)
      VALUES (?, ?, ?, 'planned', ?, ?, ?)`;
    const id = this.#database.insert(sql, categoryId, matchId, number, seed, mapId, replaces);
    seats.forEach((contestant, index) => {
      if (!this.#database.get('SELECT 1 FROM contestants WHERE id = ?', contestant)) throw missing('contestant');
      const seat = 'INSERT INTO game_seats (game_id, seat, contestant_id) VALUES (?, ?, ?)';
      this.#database.run(seat, id, index + 1, contestant);
    });
    return id;
  }

  #markReplaced(id: GameId, why: string): void {
    const sql = `UPDATE games SET state = 'replaced', note = coalesce(note || char(10), '') || ?
      WHERE id = ? AND state IN ('finished', 'failed')`;
    if (this.#database.run(sql, why, id) === 0) throw this.#notIn('finished', id);
  }

  #unpacked<T>(id: GameId, what: 'replay' | 'transcript' | 'reports', unpack: (packed: Uint8Array) => T): T {
    const sql = `SELECT iif(length(${what}) <= ${MOST_PACKED_BYTES}, ${what}, NULL) AS packed FROM game_records
      WHERE game_id = ?`;
    const row = this.#database.get(sql, id);
    // Every game that came to its end has a record.
    const ended = 'SELECT 1 FROM games WHERE id = ? AND reason IS NOT NULL';
    if (!row && !this.#database.get(ended, id)) throw missing(what);
    try {
      if (row?.['packed'] instanceof Uint8Array) return unpack(row['packed']);
    } catch {
      // Told below.
    }
    throw damaged(shown(basename(this.#database.path)), refusal(`damage-${what}`, { game: id }));
  }

  #notIn(wanted: GameStateName, id: GameId): Error {
    const row = this.#database.get('SELECT state FROM games WHERE id = ?', id);
    if (!row) return missing('game');
    const inWords = (state: GameStateName) => refusal(`game-state-${state}`);
    const state = inWords(row['state'] as GameStateName);
    return refused(refusal('game-other-state', { game: id, state, wanted: inWords(wanted) }));
  }
}

const BACK_TO_PLANNED = `UPDATE games SET state = 'planned', session_id = NULL, started_at = NULL`;
