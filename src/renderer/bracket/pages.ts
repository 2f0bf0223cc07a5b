/**
 * A bracket on paper: so many matches on a sheet that their names can be read. A large one is cut into parts that end
 * with one match each; the sheet after them goes on with the winners of the parts. Where the rounds are what fills a
 * sheet, names stand in two lines.
 */
import type { PlannedMatch } from '../../shared/tournament/tournament.ts';
import { layOut, playable, type Layout, type Measures } from './layout.ts';

const ONE_LINE: Measures = { width: 226, height: 41, byeHeight: 21, aisle: 26, gap: 5, head: 38 };
const TWO_LINES: Measures = { width: 150, height: 82, byeHeight: 41, aisle: 22, gap: 8, head: 38 };
/** What is left of a sheet of A4 below its heading, in pixels. */
const ROOM = { width: 1046, height: 640 };
const LARGEST = 1.7;

/** As many matches stand below each other on a sheet. */
const ROWS = 16;
/** A bracket with as few matches stands on one sheet, whatever it is. */
const FEW = 15;

export interface BracketPage<Match extends PlannedMatch> {
  readonly kind: 'whole' | 'part' | 'end' | 'lower-part' | 'lower-end' | 'finals';
  /** From 1, among the pages of its kind. */
  readonly number: number;
  readonly matches: readonly Match[];
}

export interface Sheet {
  readonly layout: Layout;
  readonly measures: Measures;
  readonly scale: number;
}

export function sheetOf(matches: readonly PlannedMatch[], direction: 'ltr' | 'rtl'): Sheet {
  const fitted = (measures: Measures): Sheet => {
    const layout = layOut(matches, direction, measures);
    return { layout, measures, scale: Math.min(LARGEST, ROOM.width / layout.width, ROOM.height / layout.height) };
  };
  const [one, two] = [fitted(ONE_LINE), fitted(TWO_LINES)];
  // Names that are large enough are read best in one line.
  const sheet = one.scale >= Math.min(1, two.scale) ? one : two;
  const { layout, measures, scale } = sheet;
  const room = ROOM.height / scale - layout.height;
  if (room <= 0) return sheet;
  // Where the width is what fills the sheet, matches stand further apart, but not so far that they stand alone.
  const { gap, height } = measures;
  const growth = fitted({ ...measures, gap: gap + 1 }).layout.height - layout.height;
  return fitted({ ...measures, gap: Math.min(1.6 * height, gap + room / Math.max(1, growth)) });
}

export function bracketPages<Match extends PlannedMatch>(matches: readonly Match[]): readonly BracketPage<Match>[] {
  const shown = playableOf(matches);
  const of = (...brackets: readonly string[]): Match[] => shown.filter(({ place }) => brackets.includes(place.bracket));
  const lower = of('lower');
  if (shown.length <= FEW) return [{ kind: 'whole', number: 1, matches: of('main', 'lower', 'final', 'third') }];
  const main = cut(of('main'));
  const pages: BracketPage<Match>[] = main.parts.map((part, index) => ({
    kind: 'part',
    number: index + 1,
    matches: part,
  }));
  const end = [...main.end, ...of('third')];
  if (main.parts.length === 0) pages.push({ kind: 'whole', number: 1, matches: end });
  else if (end.length > 0) pages.push({ kind: 'end', number: 1, matches: end });
  if (lower.length === 0) return pages;
  const below = cut(lower);
  below.parts.forEach((part, index) => pages.push({ kind: 'lower-part', number: index + 1, matches: part }));
  if (below.end.length > 0) pages.push({ kind: 'lower-end', number: 1, matches: below.end });
  return [...pages, { kind: 'finals', number: 1, matches: of('final') }];
}

function playableOf<Match extends PlannedMatch>(matches: readonly Match[]): Match[] {
  const ids = new Set(playable(matches).map(({ id }) => id));
  return matches.filter(({ id }) => ids.has(id));
}

function cut<Match extends PlannedMatch>(matches: readonly Match[]): { parts: Match[][]; end: Match[] } {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const childrenOf = (match: Match): Match[] =>
    match.from.flatMap((origin) => (origin.kind === 'winner' ? (byId.get(origin.match) ?? []) : []));
  const rowsOf = (match: Match): number => {
    const children = childrenOf(match);
    return children.length === 0 ? 1 : children.reduce((sum, child) => sum + rowsOf(child), 0);
  };
  const treeOf = (match: Match): Match[] => [...childrenOf(match).flatMap(treeOf), match];
  const fed = new Set(matches.flatMap((match) => childrenOf(match).map(({ id }) => id)));
  const roots = matches.filter(({ id }) => !fed.has(id));
  if (roots.reduce((sum, root) => sum + rowsOf(root), 0) <= ROWS) return { parts: [], end: [...matches] };
  const parts: Match[][] = [];
  const end = new Set<string>();
  const descend = (match: Match): void => {
    if (rowsOf(match) <= ROWS) {
      const ids = new Set(treeOf(match).map(({ id }) => id));
      parts.push(matches.filter(({ id }) => ids.has(id)));
      return;
    }
    end.add(match.id);
    childrenOf(match).forEach(descend);
  };
  roots.forEach(descend);
  return { parts, end: matches.filter(({ id }) => end.has(id)) };
}
