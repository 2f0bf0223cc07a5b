/** Ways through a bracket: of a contestant, and of the keyboard. */
import type { PlannedMatch } from '../../shared/tournament/tournament.ts';
import type { Box, Layout, Line } from './layout.ts';

/** The matches of a contestant, in the order of the rounds. */
export function pathOf(matches: readonly PlannedMatch[], contestant: string | null): ReadonlySet<string> {
  if (contestant === null) return new Set();
  return new Set(matches.filter(({ sides }) => sides.includes(contestant)).map(({ id }) => id));
}

/** As SVG, with rounded corners. */
export function outline({ points }: Line, radius = 8): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${first[0]} ${first[1]}`;
  let [fromX, fromY] = first;
  for (const [index, [x, y]] of rest.entries()) {
    const next = rest[index + 1];
    if (!next) {
      path += `L${x} ${y}`;
      break;
    }
    const bend = Math.min(radius, half(fromX - x, fromY - y), half(next[0] - x, next[1] - y));
    const before = [x - Math.sign(x - fromX) * bend, y - Math.sign(y - fromY) * bend];
    const after = [x + Math.sign(next[0] - x) * bend, y + Math.sign(next[1] - y) * bend];
    path += `L${before.join(' ')}Q${x} ${y} ${after.join(' ')}`;
    [fromX, fromY] = [x, y];
  }
  return path;
}

function half(dx: number, dy: number): number {
  return Math.hypot(dx, dy) / 2;
}

export type Step = 'up' | 'down' | 'left' | 'right';

/** The box that an arrow key leads to: along a line where there is one, else the nearest in that direction. */
export function neighbour({ boxes, lines }: Layout, from: Box, step: Step): Box | null {
  if (step === 'up' || step === 'down') {
    const column = boxes.filter(({ x }) => x === from.x).toSorted((a, b) => a.y - b.y);
    return column[column.findIndex(({ id }) => id === from.id) + (step === 'up' ? -1 : 1)] ?? null;
  }
  const side = step === 'left' ? -1 : 1;
  const joined = lines.flatMap((line) => (line.from === from.id ? [line.to] : line.to === from.id ? [line.from] : []));
  const beside = boxes.filter(({ x }) => Math.sign(x - from.x) === side);
  const near = (candidates: readonly Box[]): Box | null =>
    candidates.toSorted((a, b) => distance(a, from) - distance(b, from))[0] ?? null;
  return near(beside.filter(({ id }) => joined.includes(id))) ?? near(beside);
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x - b.x, a.y + a.height / 2 - b.y - b.height / 2);
}
