/** The course of a game of Agon: turns, their consequences and the end, clauses A3 and A5 to A12 of the rulebook. */
import type { Answer, Fault, Outcome, Reason, Seat, Step, Turn } from '../game.ts';
import { placesByScore } from '../game.ts';
import { hashNumbers, hashText } from '../fingerprint.ts';
import {
  isQueen,
  MOST_MOVES,
  opponentOf,
  ownerOf,
  PASS,
  PIECES,
  pieceOf,
  START,
  targetOf,
  type Board,
  type Player,
} from './board.ts';
import { hexOf } from './hexes.ts';
import { judge } from './refusal.ts';
import { gradePoints, scores } from './score.ts';
import type { AgonSettings } from './settings.ts';
import {
  boardOf,
  PASSING,
  type AgonDecision,
  type AgonEvent,
  type AgonState,
  type AgonView,
  type Refusal,
  type Traps,
} from './state.ts';

type AgonStep = Step<AgonState, AgonEvent>;

export function start(settings: AgonSettings): AgonState {
  const none: Traps = { guards: 0, queen: 0 };
  return {
    settings,
    cells: START,
    prisoners: 0,
    toMove: 1,
    made: [0, 0],
    traps: [none, none],
    last: null,
    ended: null,
  };
}

export function turn(state: AgonState): Turn {
  return { seats: [state.toMove], limit: { kind: 'budget', ms: state.settings.budgetMs } };
}

export function decide(state: AgonState, answers: readonly Answer<AgonDecision>[]): AgonStep {
  if (state.ended) return { state, events: [] };
  const answer: Answer<AgonDecision> = answers[0] ?? { fault: 'closed' };
  if ('fault' in answer) return answer.fault === 'unreadable' ? refuse(state, 'unreadable') : fail(state, answer.fault);
  const judged = judge(state, answer.decision);
  if ('refused' in judged) return refuse(state, judged.refused);
  return 'pass' in judged ? pass(state) : movePiece(state, judged.piece, judged.to);
}

/** A11: nothing changes, and the same player is asked again. */
function refuse(state: AgonState, why: Refusal): AgonStep {
  return { state, events: [{ type: 'refused', seat: state.toMove, why }] };
}

function fail(state: AgonState, fault: Fault): AgonStep {
  const seat = state.toMove;
  return { state: { ...state, ended: { code: fault, seat } }, events: [{ type: 'fault', seat, fault }] };
}

function pass(state: AgonState): AgonStep {
  return { state: concluded(state, boardOf(state), PASSING, []), events: [{ type: 'passed', seat: state.toMove }] };
}

function movePiece(state: AgonState, piece: number, to: number): AgonStep {
  const board = boardOf(state);
  const from = state.cells[piece] ?? 0;
  board.move(piece, to);
  const trapped = newPrisoners(state.prisoners, board.prisoners);
  const decision: AgonDecision = { kind: 'move', from: hexOf(from), to: hexOf(to) };
  const events = [movedEvent(state, piece, from, to), ...trapped.map((prisoner) => trappedEvent(state, prisoner))];
  return { state: concluded(state, board, decision, trapped), events };
}

/** A12: a piece that was captive already is not counted again. */
function newPrisoners(before: number, after: number): number[] {
  const fresh = after & ~before;
  return Array.from({ length: PIECES }, (_, piece) => piece).filter((piece) => fresh & (1 << piece));
}

function pointsFor(seat: Seat, points: number): [number, number] {
  return seat === 1 ? [points, 0] : [0, points];
}

function movedEvent(state: AgonState, piece: number, from: number, to: number): AgonEvent {
  const { settings, prisoners, toMove: seat } = state;
  const act = prisoners & (1 << piece) ? 'relocated' : 'stepped';
  const { q: fromQ, r: fromR } = hexOf(from);
  const { q: toQ, r: toR } = hexOf(to);
  const gain = gradePoints(settings, piece, to) - gradePoints(settings, piece, from);
  const type = `${isQueen(piece) ? 'queen' : 'guard'}-${act}` as const;
  return { type, seat, fromQ, fromR, toQ, toR, points: pointsFor(seat, gain) };
}

function trappedEvent(state: AgonState, prisoner: number): AgonEvent {
  const { settings, cells, toMove: seat } = state;
  const { q, r } = hexOf(cells[prisoner] ?? 0);
  return isQueen(prisoner)
    ? { type: 'queen-trapped', seat, q, r, points: pointsFor(seat, settings.queenTrapPoints) }
    : { type: 'guard-trapped', seat, q, r, points: pointsFor(seat, settings.guardTrapPoints) };
}

/** The position after a move that was applied to `board`, with the clauses that may end the game. */
function concluded(state: AgonState, board: Board, last: AgonDecision, trapped: readonly number[]): AgonState {
  const { settings, toMove } = state;
  const made: [number, number] = [state.made[0] + (toMove === 1 ? 1 : 0), state.made[1] + (toMove === 2 ? 1 : 0)];
  return {
    settings,
    cells: Array.from(board.cells),
    prisoners: board.prisoners,
    toMove: opponentOf(toMove),
    made,
    traps: withTraps(state.traps, toMove, trapped),
    last,
    ended: endOf(board, made, settings),
  };
}

function withTraps(traps: AgonState['traps'], player: Player, trapped: readonly number[]): AgonState['traps'] {
  if (trapped.length === 0) return traps;
  const queen = trapped.filter(isQueen).length;
  const { guards, queen: queenBefore } = traps[player - 1] as Traps;
  const grown: Traps = { guards: guards + trapped.length - queen, queen: queenBefore + queen };
  return player === 1 ? [grown, traps[1]] : [traps[0], grown];
}

/** Why a position ends the game: A8 and A9 for either player, then A12. */
export function endOf(board: Board, made: readonly [number, number], settings: AgonSettings): Reason | null {
  return board.judgement() ?? (made[1] >= settings.moves ? { code: 'move-limit' } : null);
}

export function outcome(state: AgonState): Outcome | null {
  const { ended } = state;
  if (!ended) return null;
  const points = scores(state);
  const { code, seat } = ended;
  const winner = seat === undefined ? null : code === 'enthroned' ? seat : opponentOf(seat as Player);
  const places = winner === null ? placesByScore(points) : winner === 1 ? [1, 2] : [2, 1];
  return { places, scores: points, reasons: [ended] };
}

export function moves(state: AgonState): AgonDecision[] {
  if (state.ended) return [];
  const list = new Int16Array(MOST_MOVES);
  const end = boardOf(state).listMoves(state.toMove, list, 0);
  return Array.from(list.subarray(0, end), (move) => {
    if (move === PASS) return PASSING;
    return { kind: 'move', from: hexOf(state.cells[pieceOf(move)] ?? 0), to: hexOf(targetOf(move)) };
  });
}

export function movesLeft({ settings, made }: AgonState): [number, number] {
  return [settings.moves - made[0], settings.moves - made[1]];
}

export function view(state: AgonState): AgonView {
  const { settings, cells, prisoners, toMove, last, traps } = state;
  return {
    settings,
    pieces: cells.map((cell, piece) => ({
      seat: ownerOf(piece),
      kind: isQueen(piece) ? 'queen' : 'guard',
      ...hexOf(cell),
      prisoner: (prisoners & (1 << piece)) !== 0,
    })),
    toMove,
    last,
    movesLeft: movesLeft(state),
    traps,
    legal: moves(state),
    scores: scores(state),
    over: state.ended !== null,
  };
}

export function fingerprint(state: AgonState): number {
  const { cells, prisoners, toMove, made, traps, last, ended } = state;
  const counts = [prisoners, toMove, ...made, traps[0].guards, traps[0].queen, traps[1].guards, traps[1].queen];
  const lastMove = last?.kind === 'move' ? [last.from.q, last.from.r, last.to.q, last.to.r] : [last ? 1 : 0];
  return hashText(ended ? `${ended.code} ${ended.seat ?? ''}` : '', hashNumbers([...cells, ...counts, ...lastMove]));
}
