/**
 * The results of all finished games, quickly: a hundred thousand of them are read whenever a contest is opened. Two plain
 * scans side by side are several times quicker than a join, and rows are checked by hand instead of by a schema.
 */
import { basename } from 'node:path';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { shown } from '../contestants/safe-path.ts';
import { atOnce } from '../in-parts.ts';
import { damaged } from './contest-error.ts';
import type { Database, List } from './database.ts';
import type { SeatResult } from './game-record.ts';

export interface FinishedSeat extends SeatResult {
  readonly contestantId: ContestantId;
}

export interface FinishedGame {
  readonly id: number;
  readonly categoryId: number;
  readonly matchId: string;
  readonly number: number;
  readonly mapId: number | null;
  /** A seat, from 1. */
  readonly winner: number | null;
  readonly reason: string;
  /** Of a game played alone. */
  readonly measure: readonly number[] | null;
  readonly finishedAt: number;
  readonly seats: readonly FinishedSeat[];
}

const GAMES = `SELECT id, category_id, match_id, number, map_id, winner, reason, measure, finished_at FROM games
  WHERE state = 'finished' AND id > ?`;
const SEATS = `SELECT game_id, seat, contestant_id, place, score, thinking_ms, timeouts, crashes FROM game_seats
  WHERE game_id BETWEEN ? AND ? ORDER BY game_id, seat`;
/** So few that the rows of one part are gone from memory before they are moved there to stay. */
const AT_ONCE = 2000;

/** In the order of finishing. */
export function readResults(database: Database, categoryId?: number): FinishedGame[] {
  return atOnce(resultsInParts(database, categoryId));
}

/** The same, a part at a time; it tells how many games each part had. */
export function* resultsInParts(database: Database, categoryId?: number): Generator<number, FinishedGame[]> {
  const one = categoryId !== undefined;
  const values = one ? [categoryId] : [];
  // The plus: by the order of ids, and not by the category's index, which would be sorted anew for each part.
  const sql = `${GAMES}${one ? ' AND +category_id = ?' : ''} ORDER BY id LIMIT ${AT_ONCE}`;
  const reader = new ResultReader(database.path);
  const results: FinishedGame[] = [];
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const games = database.lists(sql, after, ...values);
    const last = Number(games.at(-1)?.[0] ?? after);
    reader.turnTo(database.lists(SEATS, Number(games[0]?.[0] ?? last), last));
    for (const row of games) results.push(reader.read(row));
    if (games.length < AT_ONCE) return results.toSorted((a, b) => a.finishedAt - b.finishedAt);
    after = last;
    yield games.length;
  }
}

class ResultReader {
  readonly #path: string;
  #seats: readonly List[] = [];
  /** The same few texts for all games. */
  readonly #ids = new Map<number, ContestantId>();
  #next = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** The seats of the games that come now. */
  turnTo(seats: readonly List[]): void {
    this.#seats = seats;
    this.#next = 0;
  }

  /** Games have to come in the order of their ids, like the seats. */
  read(row: List): FinishedGame {
    const [id, categoryId, matchId, number, mapId, winner, reason, measure, finishedAt] = row;
    if (
      typeof id !== 'number' ||
      typeof categoryId !== 'number' ||
      typeof matchId !== 'string' ||
      typeof number !== 'number' ||
      typeof reason !== 'string' ||
      typeof finishedAt !== 'number'
    ) {
      throw this.#damaged(id);
    }
    return {
      id,
      categoryId,
      matchId,
      number,
      mapId: typeof mapId === 'number' ? mapId : null,
      winner: typeof winner === 'number' ? winner : null,
      reason,
      measure: typeof measure === 'string' ? this.#measure(id, measure) : null,
      finishedAt,
      seats: this.#seatsOf(id),
    };
  }

  #seatsOf(game: number): FinishedSeat[] {
    const found: FinishedSeat[] = [];
    for (; this.#next < this.#seats.length; this.#next += 1) {
      const [id, , contestant, place, score, thinkingMs, timeouts, crashes] = this.#seats[this.#next] ?? [];
      if (typeof id !== 'number' || id > game) break;
      if (id < game) continue;
      if (
        typeof contestant !== 'number' ||
        typeof place !== 'number' ||
        typeof score !== 'number' ||
        typeof thinkingMs !== 'number' ||
        typeof timeouts !== 'number' ||
        typeof crashes !== 'number'
      ) {
        throw this.#damaged(game);
      }
      found.push({ contestantId: this.#id(contestant), place, score, thinkingMs, timeouts, crashes });
    }
    if (found.length === 0) throw this.#damaged(game);
    return found;
  }

  #id(number: number): ContestantId {
    const known = this.#ids.get(number);
    if (known !== undefined) return known;
    const id = String(number);
    this.#ids.set(number, id);
    return id;
  }

  #measure(id: number, text: string): number[] {
    try {
      const numbers: unknown = JSON.parse(text);
      if (Array.isArray(numbers) && numbers.every((value) => typeof value === 'number')) return numbers;
    } catch {
      // Told below.
    }
    throw this.#damaged(id);
  }

  #damaged(id: unknown): Error {
    return damaged(shown(basename(this.#path)), refusal('damage-result', { game: Number(id) }));
  }
}
