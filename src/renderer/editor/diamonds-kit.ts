/** Maps of Diamonds (D1): each cell is one letter. */
import { LARGEST, mapSchema, SMALLEST, type DiamondsMap } from '../../shared/games/diamonds/map.ts';
import { KINDS } from '../../shared/games/diamonds/settings.ts';
import { isOn, type Cell, type Size } from './grid.ts';
import type { Kit } from './kit.ts';
import { fits, SYMMETRIES } from './symmetry.ts';

const EMPTY = 'E';

/** Each tool with its letter. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['wall', 'W'],
  ['teleport', 'T'],
  ...KINDS.map((kind, i) => [kind, String(i + 1)] as const),
]);

function sizeOf({ rows }: DiamondsMap): Size {
  return { width: rows[0]?.length ?? 0, height: rows.length };
}

function written(map: DiamondsMap, letters: readonly (readonly [Cell, string])[]): DiamondsMap {
  const size = sizeOf(map);
  const rows = new Map<number, string[]>();
  for (const [cell, letter] of letters) {
    if (!isOn(size, cell) || (rows.get(cell.y) ?? map.rows[cell.y])?.[cell.x] === letter) continue;
    const row = rows.get(cell.y) ?? [...(map.rows[cell.y] ?? '')];
    row[cell.x] = letter;
    rows.set(cell.y, row);
  }
  if (rows.size === 0) return map;
  return { ...map, rows: map.rows.map((row, y) => rows.get(y)?.join('') ?? row) };
}

function resized(map: DiamondsMap, { width, height }: Size): DiamondsMap {
  const rows = Array.from({ length: height }, (_, y) => (map.rows[y] ?? '').slice(0, width).padEnd(width, EMPTY));
  return { ...map, rows };
}

export const diamondsKit: Kit<DiamondsMap> = {
  sizes: {
    least: { width: SMALLEST, height: SMALLEST },
    most: { width: LARGEST, height: LARGEST },
    usual: { width: 12, height: 12 },
  },
  tools: [...LETTERS.keys()].map((id) => ({ id, stroke: 'cells', options: [] })),
  traits: [],
  initial: {},
  blank: (name, size) =>
    resized(mapSchema.parse({ format: 'meydan-map', version: 1, game: 'diamonds', name, rows: [] }), size),
  sizeOf,
  tidy(map) {
    const width = Math.max(SMALLEST, ...map.rows.map((row) => row.length));
    const isFull = map.rows.length >= SMALLEST && map.rows.every((row) => row.length === width);
    return isFull ? map : resized(map, { width, height: Math.max(SMALLEST, map.rows.length) });
  },
  resized,
  put: (map, marks) =>
    written(
      map,
      marks.flatMap(({ brush, cells }) => cells.map((cell) => [cell, LETTERS.get(brush.tool) ?? EMPTY] as const)),
    ),
  erase: (map, cells) =>
    written(
      map,
      cells.map((cell) => [cell, EMPTY] as const),
    ),
  pick({ rows }, { x, y }) {
    const letter = rows[y]?.[x];
    const tool = [...LETTERS].find(([, other]) => other === letter)?.[0];
    return tool === undefined ? null : { tool, options: {} };
  },
  symmetries: (map) => SYMMETRIES.filter((symmetry) => fits(symmetry, sizeOf(map))),
  counts({ rows }) {
    const letters = rows.join('');
    return [...LETTERS].map(([id, letter]) => ({ id, count: letters.split(letter).length - 1 }));
  },
};
