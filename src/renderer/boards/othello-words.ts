/** Othello's board in words: the position for those who cannot see it, and what is on a cell for those who point at it. */
import type { OthelloView } from '../../shared/games/othello/rules.ts';
import type { BoardWords } from './board.ts';

const KEY = 'boards.othello';

export function describePosition(view: OthelloView, { t, seat, number }: BoardWords): string[] {
  const { size, last, scores, toMove, over } = view;
  const named = { first: seat(1), second: seat(2), firstDiscs: number(scores[0]), secondDiscs: number(scores[1]) };
  const lines = [t(`${KEY}.position`, { size: number(size), ...named })];
  if (last && last.row >= 0) lines.push(t(`${KEY}.lastMove`, { row: last.row, col: last.col }));
  else if (last) lines.push(t(`${KEY}.lastPass`, {}));
  if (!over) lines.push(t(`${KEY}.toMove`, { seat: seat(toMove) }));
  const names = [t(`${KEY}.empty`, {}), seat(1), seat(2)];
  for (let row = 0; row < size; row++) {
    const cells = view.cells.slice(row * size, (row + 1) * size).map((cell) => names[cell]);
    lines.push(t(`${KEY}.row`, { row, cells: cells.join(t(`${KEY}.separator`, {})) }));
  }
  return lines;
}

/** What is on a cell, and the clause of the rulebook that holds for it. */
export function explainCell(view: OthelloView, row: number, col: number, { t, seat }: BoardWords): string[] {
  const { size, cells, last, legal, toMove, over } = view;
  const isHere = (place: { readonly row: number; readonly col: number }) => place.row === row && place.col === col;
  const say = (name: string, clause: string, details: Record<string, string> = {}) =>
    t(`${KEY}.tip.${name}`, { ...details, clause });
  const owner = cells[row * size + col] ?? 0;
  const where = t(`${KEY}.tip.cell`, { row, col, clause: 'O1' });
  if (owner === 0) {
    if (over) return [t(`${KEY}.tip.empty`, {}), where];
    const name = legal.some(isHere) ? 'possible' : 'impossible';
    return [t(`${KEY}.tip.empty`, {}), where, say(name, 'O4', { seat: seat(toMove) })];
  }
  const lines = [t(`${KEY}.tip.disc`, { seat: seat(owner) }), where];
  if (last && isHere(last)) lines.push(t(`${KEY}.tip.last`, {}));
  lines.push(over ? say('counted', 'O6', { seat: seat(owner) }) : say('turns', 'O4', { other: seat(3 - owner) }));
  return lines;
}
