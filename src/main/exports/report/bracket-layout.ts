/**
 * Where the matches of a knockout stand in its drawing: rounds are columns, and a match stands between those that its
 * sides come from. Byes are not drawn. The lower bracket of a double elimination is below the upper one.
 */
import type { Bracket, PlannedMatch } from '../../../shared/tournament/tournament.ts';

export interface PlacedMatch {
  readonly match: PlannedMatch;
  /** From 0. */
  readonly column: number;
  /** Where its middle is, in rows; rows may be halved. */
  readonly row: number;
  /** The drawn matches whose winners come here. */
  readonly feeders: readonly string[];
}

export interface BracketHeading {
  readonly column: number;
  /** The heading stands above this row. */
  readonly row: number;
  readonly match: PlannedMatch;
  /** How many rounds its bracket has. */
  readonly rounds: number;
}

export interface BracketLayout {
  readonly columns: number;
  readonly rows: number;
  readonly matches: readonly PlacedMatch[];
  readonly headings: readonly BracketHeading[];
}

/** Room for the headings of the lower bracket and of the third place, in rows. */
const APART = 0.75;

/** Null where there is no knockout. */
export function bracketLayout(all: readonly PlannedMatch[]): BracketLayout | null {
  const tree = new Tree(all);
  const main = tree.lay('main', 0);
  if (main.last === null) return null;
  const lower = tree.lay('lower', main.rows + APART);
  const columns = Math.max(main.rounds, lower.rounds);
  const finals = all.filter(({ place, state }) => place.bracket === 'final' && state !== 'bye');
  const middle = (tree.rowOf(main.last) + tree.rowOf(lower.last ?? main.last)) / 2;
  for (const [index, final] of finals.entries()) tree.put(final, columns + index, middle);
  const third = all.find(({ place, state }) => place.bracket === 'third' && state !== 'bye');
  if (third) tree.put(third, main.rounds - 1, tree.rowOf(main.last) + 1 + APART);
  const matches = [...tree.placed.values()];
  const headings = [
    ...tree.headings('main', 0),
    ...tree.headings('lower', main.rows + APART),
    ...finals.map((match, index) => ({ match, column: columns + index, row: middle, rounds: finals.length })),
    ...(third ? [{ match: third, column: main.rounds - 1, row: tree.rowOf(third), rounds: 1 }] : []),
  ];
  const lastRow = Math.max(...matches.map(({ row }) => row));
  return { columns: columns + finals.length, rows: lastRow + 1, matches, headings };
}

class Tree {
  readonly placed = new Map<string, PlacedMatch>();
  readonly #all: readonly PlannedMatch[];
  readonly #byId: ReadonlyMap<string, PlannedMatch>;

  constructor(all: readonly PlannedMatch[]) {
    this.#all = all;
    this.#byId = new Map(all.map((match) => [match.id, match]));
  }

  /** Lays one bracket out from its last match back, from a row on. */
  lay(bracket: Bracket, from: number): { rounds: number; rows: number; last: PlannedMatch | null } {
    const matches = this.#all.filter(({ place }) => place.bracket === bracket);
    const rounds = Math.max(0, ...matches.map(({ place }) => place.round));
    const last = matches.find(({ place }) => place.round === rounds) ?? null;
    let next = from;
    const visit = (match: PlannedMatch): number => {
      const feeders = this.#feeders(match).filter(({ place }) => place.bracket === bracket);
      const rows = feeders.map(visit);
      const row = rows.length === 0 ? next++ : rows.reduce((sum, value) => sum + value, 0) / rows.length;
      this.put(match, match.place.round - 1, row);
      return row;
    };
    if (last) visit(last);
    return { rounds, rows: next - from, last };
  }

  put(match: PlannedMatch, column: number, row: number): void {
    const feeders = this.#feeders(match).map(({ id }) => id);
    this.placed.set(match.id, { match, column, row, feeders });
  }

  rowOf({ id }: PlannedMatch): number {
    return this.placed.get(id)?.row ?? 0;
  }

  /** One for each round that has something drawn in it. */
  headings(bracket: Bracket, row: number): BracketHeading[] {
    const drawn = [...this.placed.values()].filter(({ match }) => match.place.bracket === bracket);
    const rounds = Math.max(0, ...drawn.map(({ match }) => match.place.round));
    const firsts = new Map(drawn.map((placed) => [placed.column, placed.match]));
    return [...firsts].map(([column, match]) => ({ column, row, match, rounds }));
  }

  /** Whoever had a bye comes from the match before it. */
  #feeders(match: PlannedMatch): PlannedMatch[] {
    return match.from.flatMap((origin) => {
      const before = origin.kind === 'winner' ? this.#byId.get(origin.match) : undefined;
      if (!before) return [];
      return before.state === 'bye' ? this.#feeders(before) : [before];
    });
  }
}
