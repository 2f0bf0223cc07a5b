/**
 * Where the matches of a knockout stand on paper: one column a round, each match level with the middle of those it comes
 * from. Matches that nobody will ever play are left out, and a bye is only a thin line of one name, so a bracket of 130
 * is not twice as high as one of 128. Pixels of a plane that whoever draws it may scale.
 */
import type { Bracket, PlannedMatch } from '../../shared/tournament/tournament.ts';

export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly byeHeight: number;
  /** Between columns, where the lines run, and between boxes of a column. */
  readonly aisle: number;
  readonly gap: number;
  /** Above each part of the bracket, for the names of the rounds. */
  readonly head: number;
}

export const MEASURES: Measures = { width: 264, height: 60, byeHeight: 26, aisle: 40, gap: 12, head: 52 };

export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isBye: boolean;
  /** Which column of `columns` it stands in. */
  readonly column: number;
}

/** From a match to the one its winner goes to, as the points of an angular line. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Column {
  readonly bracket: Bracket;
  readonly round: number;
  /** How many rounds this part of the bracket has; the words for a round need it. */
  readonly rounds: number;
  readonly x: number;
  /** The part of the plane that belongs to it, with its heading. */
  readonly top: number;
  readonly bottom: number;
}

export interface Layout {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  readonly width: number;
  readonly height: number;
}

interface Node {
  readonly match: PlannedMatch;
  readonly children: readonly Node[];
  readonly height: number;
  readonly isBye: boolean;
  /** The middle. */
  y: number;
}

const PARTS: readonly Bracket[] = ['main', 'lower', 'final', 'third'];

export function layOut(
  matches: readonly PlannedMatch[],
  direction: 'ltr' | 'rtl',
  measures: Measures = MEASURES,
): Layout {
  const shown = playable(matches).filter(({ place }) => PARTS.includes(place.bracket));
  const nodes = nodesOf(shown, measures);
  const of = (bracket: Bracket): Node[] => nodes.filter(({ match }) => match.place.bracket === bracket);
  const columnOf = columnsOf(shown);
  const upperBottom = stack(of('main'), measures.head, columnOf, measures);
  const lower = of('lower');
  const lowerTop = upperBottom + measures.gap * 2 + measures.head;
  const bottom = lower.length > 0 ? stack(lower, lowerTop, columnOf, measures) : upperBottom;
  for (const node of of('final')) node.y = meanOf(node.children, upperBottom / 2);
  const final = nodes.find(({ match: { place, next } }) => place.bracket === 'main' && next.winner === null);
  for (const node of of('third')) {
    const besideFinal = (final?.y ?? 0) + measures.height + measures.gap + measures.head;
    node.y = Math.max(besideFinal, measures.head + measures.height / 2);
  }
  const boxes = nodes.map((node) => boxOf(node, columnOf(node.match), measures));
  const width = Math.max(0, ...boxes.map((box) => box.x + box.width));
  const height = Math.max(bottom, ...boxes.map((box) => box.y + box.height));
  const layout = {
    boxes,
    lines: linesOf(nodes, new Map(boxes.map((box) => [box.id, box])), measures),
    columns: headings(shown, boxes, columnOf, { measures, lowerTop: lowerTop - measures.head, height }),
    width,
    height,
  };
  return direction === 'rtl' ? mirrored(layout, measures) : layout;
}

/** Without the matches of a bracket in which nobody ever stands. */
export function playable(matches: readonly PlannedMatch[]): readonly PlannedMatch[] {
  // All against all may be a hundred thousand matches, and none of them is a bye.
  if (matches.every(({ state }) => state !== 'bye')) return matches;
  const byId = new Map(matches.map((match) => [match.id, match]));
  const known = new Map<string, boolean>();
  const isEmpty = (match: PlannedMatch): boolean => {
    const before = known.get(match.id);
    if (before !== undefined) return before;
    const empty = match.state === 'bye' && match.sides.every((side) => side === null) && match.from.every(isDead);
    known.set(match.id, empty);
    return empty;
  };
  const isDead = (origin: PlannedMatch['from'][number]): boolean => {
    if (origin.kind === 'nobody' || origin.kind === 'place') return true;
    if (!('match' in origin)) return false;
    const source = byId.get(origin.match);
    if (!source) return false;
    return origin.kind === 'winner' ? isEmpty(source) : source.state === 'bye';
  };
  return matches.filter((match) => !isEmpty(match));
}

/** The finals of a double elimination stand behind both of its parts, the match for the third place below the final. */
function columnsOf(matches: readonly PlannedMatch[]): (match: PlannedMatch) => number {
  const last = (bracket: Bracket): number =>
    Math.max(0, ...matches.filter(({ place }) => place.bracket === bracket).map(({ place }) => place.round));
  const first = (bracket: Bracket): number =>
    Math.min(...matches.filter(({ place }) => place.bracket === bracket).map(({ place }) => place.round));
  const starts: Partial<Record<Bracket, number>> = {
    main: 1 - first('main') + 1,
    lower: 1 - first('lower') + 1,
    final: Math.max(last('main') - first('main'), last('lower') - first('lower')) + 2,
    third: last('main') - first('main') + 1,
  };
  return ({ place }) => (starts[place.bracket] ?? 1) + place.round - 2;
}

function nodesOf(matches: readonly PlannedMatch[], measures: Measures): Node[] {
  const nodes = new Map<string, Node>();
  for (const match of matches) {
    const isBye = match.state === 'bye';
    const { bracket } = match.place;
    const children = match.from.flatMap((origin) => {
      const child = origin.kind === 'winner' ? nodes.get(origin.match) : undefined;
      return child && (bracket === 'final' || child.match.place.bracket === bracket) ? [child] : [];
    });
    nodes.set(match.id, { match, children, height: isBye ? measures.byeHeight : measures.height, isBye, y: 0 });
  }
  return [...nodes.values()];
}

/** Puts the trees of one part below each other, as close as they go; returns where the part ends. */
function stack(
  nodes: readonly Node[],
  top: number,
  columnOf: (match: PlannedMatch) => number,
  { gap }: Measures,
): number {
  const fed = new Set(nodes.flatMap(({ children }) => children));
  const ends = new Map<number, number>();
  const endOf = (node: Node): number => ends.get(columnOf(node.match)) ?? top;
  let lowest = top;
  const shift = (node: Node, by: number): void => {
    node.y += by;
    for (const child of node.children) shift(child, by);
  };
  const close = (node: Node): void => {
    const end = node.y + node.height / 2 + gap;
    ends.set(columnOf(node.match), Math.max(endOf(node), end));
    lowest = Math.max(lowest, end - gap);
    for (const child of node.children) close(child);
  };
  /** Those before it stay where they are; a match that would touch one of them moves down with all it comes from. */
  const put = (node: Node): void => {
    for (const child of node.children) put(child);
    node.y = meanOf(node.children, endOf(node) + node.height / 2);
    const missing = endOf(node) - (node.y - node.height / 2);
    if (missing > 0) shift(node, missing);
    close(node);
  };
  for (const node of nodes) if (!fed.has(node)) put(node);
  return lowest;
}

function meanOf(nodes: readonly Node[], otherwise: number): number {
  return nodes.length === 0 ? otherwise : nodes.reduce((sum, { y }) => sum + y, 0) / nodes.length;
}

function boxOf({ match, y, height, isBye }: Node, column: number, { width, aisle }: Measures): Box {
  return { id: match.id, x: column * (width + aisle), y: y - height / 2, width, height, isBye, column };
}

function linesOf(nodes: readonly Node[], boxes: ReadonlyMap<string, Box>, { aisle }: Measures): Line[] {
  return nodes.flatMap(({ match, isBye }) =>
    match.from.flatMap((origin, side): Line[] => {
      const from = origin.kind === 'winner' ? boxes.get(origin.match) : undefined;
      const to = boxes.get(match.id);
      // From one final to the next both sides would go; one line says it.
      if (!from || !to || match.place.bracket === 'third') return [];
      const [startX, startY] = [from.x + from.width, from.y + from.height / 2];
      const endY = to.y + to.height * (isBye ? 0.5 : side === 0 ? 0.27 : 0.73);
      const turn = to.x - aisle / 2;
      const points: [number, number][] = [
        [startX, startY],
        [turn, startY],
        [turn, endY],
        [to.x, endY],
      ];
      return [{ from: from.id, to: to.id, points }];
    }),
  );
}

function headings(
  matches: readonly PlannedMatch[],
  boxes: readonly Box[],
  columnOf: (match: PlannedMatch) => number,
  { measures, lowerTop, height }: { measures: Measures; lowerTop: number; height: number },
): Column[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const hasLower = matches.some(({ place }) => place.bracket === 'lower');
  const rounds = Map.groupBy(matches, ({ place }) => `${place.bracket} ${place.round}`);
  return [...rounds.values()].flatMap((round): Column[] => {
    const [match] = round;
    const box = match && byId.get(match.id);
    if (!match || !box) return [];
    const { bracket } = match.place;
    const all = matches.filter(({ place }) => place.bracket === bracket).map(({ place }) => place.round);
    const isApart = bracket === 'third' || bracket === 'final';
    return [
      {
        bracket,
        round: match.place.round,
        rounds: Math.max(...all),
        x: columnOf(match) * (measures.width + measures.aisle),
        top: bracket === 'lower' ? lowerTop : isApart ? box.y - measures.head : 0,
        bottom: isApart ? box.y + box.height : bracket === 'main' && hasLower ? lowerTop : height,
      },
    ];
  });
}

function mirrored(layout: Layout, { width }: Measures): Layout {
  return {
    ...layout,
    boxes: layout.boxes.map((box) => ({ ...box, x: layout.width - box.x - box.width })),
    columns: layout.columns.map((column) => ({ ...column, x: layout.width - column.x - width })),
    lines: layout.lines.map((line) => ({ ...line, points: line.points.map(([x, y]) => [layout.width - x, y]) })),
  };
}
