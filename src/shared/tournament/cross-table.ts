/** The cross-table: how everybody fared against everybody. */
import { matchPoints } from './points.ts';
import type { ContestantId, PlannedMatch } from './tournament.ts';

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** From the view of the row's contestant. */
export interface CrossTableCell {
  readonly matches: Tally;
  readonly games: Tally;
  readonly points: number;
  readonly scores: readonly [own: number, other: number];
}

/** One row and one column for each contestant, in the given order; null where two have not met. */
export function crossTable(
  contestants: readonly ContestantId[],
  matches: readonly PlannedMatch[],
): readonly (readonly (CrossTableCell | null)[])[] {
  const index = new Map(contestants.map((contestant, i) => [contestant, i]));
  const table: (CrossTableCell | null)[][] = contestants.map(() => contestants.map(() => null));
  for (const match of matches) {
    const [row, column] = match.sides.map((side) => (side === null ? undefined : index.get(side)));
    if (row === undefined || column === undefined || !match.result) continue;
    for (const [own, other, side] of [[row, column, 0] as const, [column, row, 1] as const]) {
      const cells = table[own];
      if (cells) cells[other] = added(cells[other] ?? null, cellOf(match.result, side));
    }
  }
  return table;
}

function cellOf(result: NonNullable<PlannedMatch['result']>, own: 0 | 1): CrossTableCell {
  const other = own === 0 ? 1 : 0;
  const { winner, won, drawn, scores, decidedBy } = result;
  return {
    matches: {
      won: Number(winner === own),
      drawn: Number(decidedBy === 'drawn'),
      lost: Number(winner === other || (winner === null && decidedBy === 'walkover')),
    },
    games: { won: won[own], drawn, lost: won[other] },
    points: matchPoints(result)[own],
    scores: [scores[own], scores[other]],
  };
}

function added(before: CrossTableCell | null, cell: CrossTableCell): CrossTableCell {
  if (!before) return cell;
  return {
    matches: sum(before.matches, cell.matches),
    games: sum(before.games, cell.games),
    points: before.points + cell.points,
    scores: [before.scores[0] + cell.scores[0], before.scores[1] + cell.scores[1]],
  };
}

function sum(a: Tally, b: Tally): Tally {
  return { won: a.won + b.won, drawn: a.drawn + b.drawn, lost: a.lost + b.lost };
}
