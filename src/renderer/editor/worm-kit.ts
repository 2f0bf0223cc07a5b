/** Fields of the worm: an amount of food in each cell (W1), and where the worm starts (W3). */
import { MAX_FOOD, MAX_SIDE, mapSchema, type WormMap } from '../../shared/games/worm/map.ts';
import { isOn, within, type Cell, type Size } from './grid.ts';
import type { Kit } from './kit.ts';
import { fits, SYMMETRIES } from './symmetry.ts';

const LEAST: Size = { width: 2, height: 1 };

function sizeOf({ food }: WormMap): Size {
  return { width: food[0]?.length ?? 0, height: food.length };
}

function fed(map: WormMap, amounts: readonly (readonly [Cell, number])[]): WormMap {
  const size = sizeOf(map);
  const rows = new Map<number, number[]>();
  for (const [cell, amount] of amounts) {
    if (!isOn(size, cell) || (rows.get(cell.y) ?? map.food[cell.y])?.[cell.x] === amount) continue;
    const row = rows.get(cell.y) ?? [...(map.food[cell.y] ?? [])];
    row[cell.x] = amount;
    rows.set(cell.y, row);
  }
  if (rows.size === 0) return map;
  return { ...map, food: map.food.map((row, y) => rows.get(y) ?? row) };
}

function startingAt(map: WormMap, cell: Cell | undefined): WormMap {
  if (!cell || !isOn(sizeOf(map), cell) || (cell.x === map.start.x && cell.y === map.start.y)) return map;
  return { ...map, start: { x: cell.x, y: cell.y } };
}

function resized(map: WormMap, size: Size): WormMap {
  const food = Array.from({ length: size.height }, (_, y) =>
    Array.from({ length: size.width }, (_, x) => map.food[y]?.[x] ?? 0),
  );
  return { ...map, food, start: within(size, map.start) };
}

export const wormKit: Kit<WormMap> = {
  sizes: { least: LEAST, most: { width: MAX_SIDE, height: MAX_SIDE }, usual: { width: 20, height: 15 } },
  tools: [
    { id: 'food', stroke: 'cells', options: [{ id: 'amount', kind: 'number', least: 1, most: MAX_FOOD }] },
    { id: 'start', stroke: 'one', options: [] },
  ],
  traits: [],
  initial: { amount: 5 },
  blank: (name, size) =>
    resized(
      mapSchema.parse({ format: 'meydan-map', version: 1, game: 'worm', name, food: [], start: { x: 0, y: 0 } }),
      size,
    ),
  sizeOf,
  tidy(map) {
    const width = Math.max(1, ...map.food.map((row) => row.length));
    const height = Math.max(1, map.food.length);
    const size = width * height < 2 ? LEAST : { width, height };
    const isFull = map.food.length === size.height && map.food.every((row) => row.length === size.width);
    const isStartOn = isOn(size, map.start) && Number.isInteger(map.start.x) && Number.isInteger(map.start.y);
    if (isFull && isStartOn) return map;
    return resized({ ...map, start: isStartOn ? map.start : { x: 0, y: 0 } }, size);
  },
  resized,
  put(map, marks) {
    const amounts = marks.flatMap(({ brush, cells }) =>
      brush.tool === 'food' ? cells.map((cell) => [cell, Number(brush.options['amount'])] as const) : [],
    );
    // There is one start: of all images, the one under the hand.
    const start = marks.findLast(({ brush }) => brush.tool === 'start')?.cells.at(-1);
    return startingAt(fed(map, amounts), start);
  },
  erase: (map, cells) =>
    fed(
      map,
      cells.map((cell) => [cell, 0] as const),
    ),
  pick({ food }, { x, y }) {
    const amount = food[y]?.[x] ?? 0;
    return amount > 0 ? { tool: 'food', options: { amount } } : null;
  },
  symmetries: (map) => SYMMETRIES.filter((symmetry) => fits(symmetry, sizeOf(map))),
  counts({ food }) {
    const amounts = food.flat();
    return [
      { id: 'food', count: amounts.reduce((sum, amount) => sum + amount, 0) },
      { id: 'fed', count: amounts.filter((amount) => amount > 0).length },
      { id: 'bare', count: amounts.filter((amount) => amount <= 0).length },
    ];
  },
};
