/**
 * An Agon position as plain JSON: for each side the cells of its pieces as `[q, r]`, which of these cells hold
 * prisoners, its moves so far and how often it has trapped enemies. `load` accepts only what a game can have led to as
 * far as one position shows it: whoever writes one by hand learns what is wrong with it instead of seeing odd play.
 */
import { z } from 'zod';
import { FAULTS, reasonSchema, type Reason } from '../game.ts';
import {
  Board,
  isQueen,
  NOBODY,
  opponentOf,
  ownerOf,
  PIECES_EACH,
  prisonersOf,
  queenOf,
  type Player,
} from './board.ts';
import { cellAt, hexOf, OFF_BOARD, THRONE } from './hexes.ts';
import { endOf } from './rules.ts';
import { settingsSchema } from './settings.ts';
import { PASSING, type AgonDecision, type AgonState, type Traps } from './state.ts';

const cellSchema = z
  .tuple([z.int(), z.int()])
  .refine(([q, r]) => cellAt(q, r) !== OFF_BOARD, { message: 'is not a cell [q, r] of the board (A1)' });
type Cell = z.infer<typeof cellSchema>;

const count = z.int().min(0).max(1_000_000);

const sideSchema = z.strictObject({
  queen: cellSchema,
  guards: z.array(cellSchema).length(PIECES_EACH - 1),
  prisoners: z.array(cellSchema).max(PIECES_EACH),
  moves: count,
  trapped: z.strictObject({ guards: count, queen: count }),
});
type Side = z.infer<typeof sideSchema>;

const lastSchema = z.union([z.literal('pass'), z.strictObject({ from: cellSchema, to: cellSchema }), z.null()]);

const positionSchema = z.strictObject({
  settings: settingsSchema,
  black: sideSchema,
  white: sideSchema,
  toMove: z.union([z.literal(1), z.literal(2)]),
  last: lastSchema,
  ended: reasonSchema.nullable(),
});
type Position = z.infer<typeof positionSchema>;

export function save(state: AgonState): Position {
  const { settings, toMove, last, ended } = state;
  return { settings, black: saveSide(state, 1), white: saveSide(state, 2), toMove, last: saveLast(last), ended };
}

function pairOf(cell: number): Cell {
  const { q, r } = hexOf(cell);
  return [q, r];
}

function saveSide({ cells, prisoners, made, traps }: AgonState, player: Player): Side {
  const first = queenOf(player);
  const own = cells.slice(first, first + PIECES_EACH);
  const [queen = THRONE, ...guards] = own;
  return {
    queen: pairOf(queen),
    guards: guards.map(pairOf),
    prisoners: own.filter((_, i) => prisoners & (1 << (first + i))).map(pairOf),
    moves: made[player - 1] ?? 0,
    trapped: { ...(traps[player - 1] as Traps) },
  };
}

function saveLast(last: AgonDecision | null): z.infer<typeof lastSchema> {
  if (last === null || last.kind === 'pass') return last && 'pass';
  return { from: [last.from.q, last.from.r], to: [last.to.q, last.to.r] };
}

/** Throws a sentence that says what is wrong when `position` is not a position of a game. */
export function load(position: unknown): AgonState {
  const parsed = positionSchema.safeParse(position);
  if (!parsed.success) throw new Error(`This is not a position of Agon: ${z.prettifyError(parsed.error)}`);
  const { settings, black, white, toMove, last, ended } = parsed.data;
  const cells = [black, white].flatMap(({ queen, guards }) => [queen, ...guards].map(([q, r]) => cellAt(q, r)));
  refuseBadPlaces(cells);
  const prisoners = prisonersIn(cells, black.prisoners, 1) | prisonersIn(cells, white.prisoners, 2);
  const state: AgonState = {
    settings,
    cells,
    prisoners,
    toMove,
    made: [black.moves, white.moves],
    traps: [black.trapped, white.trapped],
    last: loadLast(last),
    ended,
  };
  const board = new Board(cells, prisoners);
  refuseFreeCaptives(board);
  refuseBadCounts(state);
  refuseBadLast(state, board);
  refuseBadEnd(state, board);
  return state;
}

function loadLast(last: z.infer<typeof lastSchema>): AgonDecision | null {
  if (last === null || last === 'pass') return last && PASSING;
  const [from, to] = [last.from, last.to].map(([q, r]) => hexOf(cellAt(q, r)));
  return from && to ? { kind: 'move', from, to } : null;
}

function named(cell: number): string {
  return `[${pairOf(cell).join(', ')}]`;
}

function refuseBadPlaces(cells: readonly number[]): void {
  cells.forEach((cell, piece) => {
    if (cells.indexOf(cell) !== piece) throw new Error(`Two pieces stand on ${named(cell)}.`);
    if (cell === THRONE && !isQueen(piece))
      throw new Error('A guard stands on the throne, where only a queen may be (A4).');
  });
}

function prisonersIn(cells: readonly number[], captive: readonly Cell[], player: Player): number {
  let prisoners = 0;
  for (const [q, r] of captive) {
    const piece = cells.indexOf(cellAt(q, r));
    if (piece < 0 || ownerOf(piece) !== player) {
      throw new Error(`The prisoner [${q}, ${r}] is not the cell of a piece of that side.`);
    }
    if (prisoners & (1 << piece)) throw new Error(`The prisoner [${q}, ${r}] is named twice.`);
    prisoners |= 1 << piece;
  }
  return prisoners;
}

/** By A5 and A6 whoever stands between two enemies is a prisoner; the reverse need not hold (A7). */
function refuseFreeCaptives(board: Board): void {
  board.cells.forEach((cell, piece) => {
    if (board.prisoners & (1 << piece) || !board.isBetween(cell, opponentOf(ownerOf(piece)))) return;
    throw new Error(`The piece on ${named(cell)} stands between two enemies but is not a prisoner (A5, A6).`);
  });
}

function refuseBadCounts({ settings, made, toMove, prisoners, traps, last }: AgonState): void {
  const [black, white] = made;
  if (black - white !== toMove - 1) {
    throw new Error('Black has made as many moves as white when black is to move, and one more otherwise (A3).');
  }
  if (black > settings.moves) throw new Error(`No player has more than ${settings.moves} moves (A12).`);
  if ((last === null) !== (black === 0)) throw new Error('There is a last move if, and only if, a move was made.');
  for (const player of [1, 2] as const) {
    const captive = prisonersOf(prisoners, opponentOf(player));
    const queen = captive & (1 << queenOf(opponentOf(player))) ? 1 : 0;
    let guards = -queen;
    for (let left = captive; left !== 0; left &= left - 1) guards++;
    const trapped = traps[player - 1] as Traps;
    if (trapped.guards < guards || trapped.queen < queen) {
      throw new Error(`The side ${player} has more prisoners than it has trapped (A12).`);
    }
  }
}

/** A13: what the programs are told of the last move is what the board shows of it. */
function refuseBadLast({ toMove, last }: AgonState, board: Board): void {
  if (last?.kind !== 'move') return;
  const from = cellAt(last.from.q, last.from.r);
  const to = cellAt(last.to.q, last.to.r);
  if (board.who[from] === NOBODY && board.who[to] === opponentOf(toMove)) return;
  throw new Error(`The last move cannot have led from ${named(from)} to ${named(to)} in this position (A3).`);
}

function refuseBadEnd({ settings, made, toMove, ended }: AgonState, board: Board): void {
  const due = endOf(board, made, settings);
  if (due) {
    if (ended && ended.code === due.code && ended.seat === due.seat) return;
    throw new Error(`The game is over in this position, so "ended" must be ${JSON.stringify(due)}.`);
  }
  if (ended && !isFaultOf(ended, toMove)) {
    throw new Error(`Nothing in this position ends the game with ${JSON.stringify(ended)}.`);
  }
}

/** Only the player to move can have failed; an unreadable answer ends nothing (A11). */
function isFaultOf({ code, seat }: Reason, toMove: Player): boolean {
  return seat === toMove && code !== 'unreadable' && FAULTS.some((fault) => fault === code);
}
