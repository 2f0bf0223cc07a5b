/** Agon's table in words: the position for those who cannot see it, and what is on a cell for those who point at it. */
import { cellAt, distance, THRONE, type Hex } from '../../shared/games/agon/hexes.ts';
import { gradeOf, worthOf } from '../../shared/games/agon/score.ts';
import type { AgonView, PieceView } from '../../shared/games/agon/state.ts';
import type { BoardWords } from './board.ts';
import { nameOf } from './agon-art.ts';

const KEY = 'boards.agon';

/** A cell keeps its Latin digits and their order in a right-to-left sentence too. */
function written(hex: Hex): string {
  return `(\u2066${hex.q}, ${hex.r}\u2069)`;
}

/** Everything in which two positions of one game can differ. */
export function compactPosition({ pieces, toMove, movesLeft, over }: AgonView): string {
  const cells = pieces.map((piece) => `${nameOf(piece)}${piece.prisoner ? '!' : ''}`).join(',');
  return `${cells} ${over ? 'over' : `turn ${toMove}`} left ${movesLeft.join('/')}`;
}

export function describePosition(view: AgonView, words: BoardWords): string[] {
  const { t, seat, number } = words;
  const { scores, movesLeft, last, toMove, over } = view;
  const lines = [
    t(`${KEY}.position`, {
      first: seat(1),
      second: seat(2),
      firstPoints: number(scores[0]),
      secondPoints: number(scores[1]),
      firstLeft: number(movesLeft[0]),
      secondLeft: number(movesLeft[1]),
    }),
  ];
  if (last?.kind === 'move') lines.push(t(`${KEY}.lastMove`, { from: written(last.from), to: written(last.to) }));
  if (last?.kind === 'pass') lines.push(t(`${KEY}.lastPass`, {}));
  if (!over) lines.push(t(`${KEY}.toMove`, { seat: seat(toMove) }));
  for (const player of [1, 2] as const) lines.push(...describeSide(view, player, words));
  return lines;
}

function describeSide(
  { pieces, traps }: AgonView,
  player: PieceView['seat'],
  { t, seat, number }: BoardWords,
): string[] {
  const own = pieces.filter((piece) => piece.seat === player);
  const cells = (kind: PieceView['kind']): string =>
    own
      .filter((piece) => piece.kind === kind)
      .map((piece) => (piece.prisoner ? t(`${KEY}.captive`, { cell: written(piece) }) : written(piece)))
      .join(t(`${KEY}.separator`, {}));
  const { guards, queen } = traps[player - 1] ?? { guards: 0, queen: 0 };
  return [
    t(`${KEY}.side`, { seat: seat(player), queen: cells('queen'), guards: cells('guard') }),
    t(`${KEY}.caught`, { seat: seat(player), guards: number(guards), queens: number(queen) }),
  ];
}

export function explainCell(view: AgonView, hex: Hex, words: BoardWords): string[] {
  const { t, number } = words;
  const piece = view.pieces.find(({ q, r }) => q === hex.q && r === hex.r);
  const cell = cellAt(hex.q, hex.r);
  const details = { cell: written(hex), ring: number(distance(hex)), grade: number(gradeOf(cell)) };
  const where = t(`${KEY}.tip.cell`, { ...details, clause: 'A1' });
  return piece ? explainPiece(view, piece, cell, where, words) : explainEmpty(view, cell, where, words);
}

function explainPiece(
  { settings }: AgonView,
  piece: PieceView,
  cell: number,
  where: string,
  { t, seat, number }: BoardWords,
): string[] {
  const { kind, prisoner } = piece;
  const lines = [
    where,
    t(`${KEY}.tip.${kind}`, { seat: seat(piece.seat) }),
    t(`${KEY}.tip.worth`, { points: number(worthOf(settings, kind, cell)), clause: 'A12' }),
  ];
  if (prisoner) lines.push(t(`${KEY}.tip.prisoner.${kind}`, { clause: 'A7' }));
  else if (cell === THRONE) lines.push(t(`${KEY}.tip.enthroned`, { clause: 'A4', goal: 'A8' }));
  else lines.push(t(`${KEY}.tip.steps.${kind}`, { clause: 'A4' }));
  return lines;
}

function explainEmpty({ settings }: AgonView, cell: number, where: string, { t, number }: BoardWords): string[] {
  if (cell === THRONE)
    return [where, t(`${KEY}.tip.throne`, { clause: 'A4' }), t(`${KEY}.tip.goal`, { clause: 'A8', trap: 'A9' })];
  const [guard, queen] = [number(worthOf(settings, 'guard', cell)), number(worthOf(settings, 'queen', cell))];
  return [where, t(`${KEY}.tip.empty`, {}), t(`${KEY}.tip.worthHere`, { guard, queen, clause: 'A12' })];
}
