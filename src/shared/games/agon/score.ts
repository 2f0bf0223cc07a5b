/** The score of A12. It counts from the first position on, so a game does not begin at nought. */
import { isQueen, PIECES_EACH, queenOf, type Player } from './board.ts';
import { RING_OF, RINGS } from './hexes.ts';
import type { AgonSettings } from './settings.ts';
import type { AgonState, PieceView, Traps } from './state.ts';

/** 1 on the outermost ring … 5 next to the throne, 6 on the throne. */
export function gradeOf(cell: number): number {
  return RINGS + 1 - (RING_OF[cell] ?? 0);
}

/** What a piece of a kind counts where it stands. */
export function worthOf(settings: AgonSettings, kind: PieceView['kind'], cell: number): number {
  return gradeOf(cell) * (kind === 'queen' ? settings.queenGradePoints : settings.guardGradePoints);
}

export function gradePoints(settings: AgonSettings, piece: number, cell: number): number {
  return worthOf(settings, isQueen(piece) ? 'queen' : 'guard', cell);
}

function trapPoints(settings: AgonSettings, traps: Traps): number {
  return settings.guardTrapPoints * traps.guards + settings.queenTrapPoints * traps.queen;
}

export function scores(state: AgonState): [number, number] {
  return [scoreOf(state, 1), scoreOf(state, 2)];
}

function scoreOf({ settings, cells, traps }: AgonState, player: Player): number {
  const first = queenOf(player);
  const grades = cells
    .slice(first, first + PIECES_EACH)
    .reduce((sum, cell, i) => sum + gradePoints(settings, first + i, cell), 0);
  return grades + trapPoints(settings, traps[player - 1] as Traps);
}
