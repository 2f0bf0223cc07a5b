/**
 * A small bracket that fills a wall, so that its names are read from the last row: on two lines each where that makes
 * them larger.
 */
import type { BracketMatch } from '../../../shared/bridge/categories.ts';
import type { Area } from '../../bracket/camera.ts';
import { layOut, type Layout } from '../../bracket/layout.ts';
import { nameLines, type Measure } from './name-lines.ts';

export interface TreeWall {
  /** In the size of its letters. */
  readonly layout: Layout;
  /** Of the letters, in pixels. */
  readonly size: number;
  /** The names that it was made for, those broken that would need more room than the others. */
  readonly lines: readonly (readonly string[])[];
}

/** In the size of the letters: a name, and between matches the room for a tab that is clear of the match above it. */
const WAYS = { one: { side: 1.6, gap: 1.6 }, two: { side: 2.6, gap: 1.25 } };
/** What stands above a round, and beside a name. */
const HEAD = 2.4;
const BESIDE = 3.2;
/** Of the room's width. */
const AISLE = 0.035;
/** Of the room's height. */
const LARGEST = 1 / 15;
/** A match is not much wider than its names need. */
const SPARE = 1.25;

export function treeWall(
  matches: readonly BracketMatch[],
  names: readonly string[],
  room: Area,
  direction: 'ltr' | 'rtl',
  widthOf: Measure,
): TreeWall {
  const aisle = AISLE * room.width;
  const columns = new Set(layOut(matches, 'ltr').columns.map(({ x }) => x)).size;
  const share = (room.width - (columns - 1) * aisle) / columns;
  const wayWith = (lines: keyof typeof WAYS) => {
    const { side, gap } = WAYS[lines];
    const inEm = { height: 2 * side, byeHeight: side, gap, head: HEAD };
    const { height } = layOut(matches, 'ltr', { ...inEm, width: 0, aisle: 0 });
    const broken = nameLines(names, lines === 'one' ? Infinity : 0, widthOf);
    const width = broken.width + BESIDE;
    const size = Math.min(share / width, room.height / height, LARGEST * room.height);
    return { inEm: { ...inEm, width: Math.min(share / size, SPARE * width), aisle: aisle / size }, broken, size };
  };
  const [one, two] = [wayWith('one'), wayWith('two')];
  const { inEm, broken, size } = two.size > one.size ? two : one;
  const forName = inEm.width - BESIDE;
  const lines = names.map((name, index) => (widthOf(name) <= forName ? [name] : (broken.lines[index] ?? [])));
  return { layout: layOut(matches, direction, inEm), size, lines };
}
