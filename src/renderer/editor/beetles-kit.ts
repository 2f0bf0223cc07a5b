/**
 * Maps of the beetles' world (B16). Only team 1's beetles are in a map, and every well is there with its image: whoever
 * draws or wipes a cell draws or wipes its image by the map's own symmetry, too.
 */
import { HEADINGS, isOn, mirrored, SYMMETRIES as OWN, type Spot, type Well } from '../../shared/games/beetles/field.ts';
import { LARGEST, mapSchema, SMALLEST, type BeetlesMap } from '../../shared/games/beetles/map.ts';
import { keyOf, type Cell, type Size } from './grid.ts';
import type { Brush, Kit, Mark, Tool } from './kit.ts';
import { fits, SYMMETRIES, type Motion } from './symmetry.ts';

type Beetle = BeetlesMap['beetles'][number];

/** What the form of a map allows. */
const MOST_BEETLES = 20_000;
const MOST_WELLS = 10_000;

const beetleOptions: Tool['options'] = [
  { id: 'heading', kind: 'choice', values: HEADINGS },
  { id: 'antennae', kind: 'choice', values: [1, 2] },
];

const spotOf = ({ x, y }: Cell): Spot => [x, y];
const cellOf = ([x, y]: Spot): Cell => ({ x, y });
const imageOf = (map: BeetlesMap, cell: Cell): Cell => cellOf(mirrored(map, spotOf(cell)));

/** These cells and their images. */
function reach(map: BeetlesMap, cells: readonly Cell[]): Set<number> {
  return new Set(cells.flatMap((cell) => [keyOf(map, cell), keyOf(map, imageOf(map, cell))]));
}

function beetleOf({ tool, options }: Brush, { heading }: Motion, { x, y }: Cell): Beetle {
  const wanted = HEADINGS.findIndex((each) => each === options['heading']);
  const antennae = options['antennae'] === 2 ? 2 : 1;
  return { x, y, heading: HEADINGS[heading(Math.max(0, wanted))] ?? 'N', antennae, winged: tool === 'winged' };
}

/** One beetle on a cell or on its image: the last that was put there. */
function peopled(map: BeetlesMap, { brush, cells, motion }: Mark): BeetlesMap {
  const here = cells.filter((cell) => isOn(map, spotOf(cell)));
  const cleared = reach(map, here);
  const placed = new Map<number, Beetle>();
  for (const cell of here) {
    placed.delete(keyOf(map, imageOf(map, cell)));
    placed.set(keyOf(map, cell), beetleOf(brush, motion, cell));
  }
  const [gone, stay] = [[], []] as [Beetle[], Beetle[]];
  for (const beetle of map.beetles) (cleared.has(keyOf(map, beetle)) ? gone : stay).push(beetle);
  // Nothing ever stands on an entrance.
  const wells = map.wells.filter(([entrance]) => !cleared.has(keyOf(map, cellOf(entrance))));
  const isSame = gone.length === placed.size && gone.every((old) => isAlike(old, placed.get(keyOf(map, old))));
  if (isSame && wells.length === map.wells.length) return map;
  const beetles = [...stay, ...placed.values()].slice(0, MOST_BEETLES);
  return { ...map, beetles, wells: wells.length === map.wells.length ? map.wells : wells };
}

function isAlike(one: Beetle, other: Beetle | undefined): boolean {
  return one.heading === other?.heading && one.antennae === other.antennae && one.winged === other.winged;
}

function dug(map: BeetlesMap, { cells }: Mark): BeetlesMap {
  const [from, to] = [cells[0], cells.at(-1)];
  if (!from || !to || (from.x === to.x && from.y === to.y)) return map;
  if (!isOn(map, spotOf(from)) || !isOn(map, spotOf(to))) return map;
  const cleared = reach(map, [from]);
  const beetles = map.beetles.filter((beetle) => !cleared.has(keyOf(map, beetle)));
  const wells = map.wells.filter(([entrance]) => !cleared.has(keyOf(map, cellOf(entrance))));
  return withWells({ ...map, beetles, wells }, [[spotOf(from), spotOf(to)]]);
}

/** Each well with its image; an entrance has one well only. */
function withWells(map: BeetlesMap, added: readonly Well[]): BeetlesMap {
  const wells = [...map.wells];
  const entrances = new Set(wells.map(([entrance]) => keyOf(map, cellOf(entrance))));
  for (const [entrance, exit] of added) {
    const image: Well = [mirrored(map, entrance), mirrored(map, exit)];
    for (const well of [[entrance, exit] as const, image]) {
      const key = keyOf(map, cellOf(well[0]));
      if (entrances.has(key) || wells.length >= MOST_WELLS) continue;
      entrances.add(key);
      wells.push(well);
    }
  }
  return { ...map, wells };
}

/** One of each pair: the wells that were drawn by hand, as it were. */
function halfOfWells(map: BeetlesMap): Well[] {
  const name = ([entrance, exit]: Well) => `${entrance.join()} ${exit.join()}`;
  const images = new Set<string>();
  return map.wells.filter((well) => {
    if (images.has(name(well))) return false;
    images.add(name([mirrored(map, well[0]), mirrored(map, well[1])]));
    return true;
  });
}

/** The wells find their images anew; what is beside the new ground is gone. */
function onGround(map: BeetlesMap, ground: Partial<Pick<BeetlesMap, 'width' | 'height' | 'symmetry'>>): BeetlesMap {
  const next: BeetlesMap = { ...map, ...ground, wells: [] };
  const beetles = map.beetles.filter(({ x, y }) => isOn(next, [x, y]));
  return withWells(
    { ...next, beetles },
    halfOfWells(map).filter((ends) => ends.every((spot) => isOn(next, spot))),
  );
}

export const beetlesKit: Kit<BeetlesMap> = {
  sizes: {
    least: { width: SMALLEST, height: SMALLEST },
    most: { width: LARGEST, height: LARGEST },
    usual: { width: 24, height: 16 },
  },
  tools: [
    { id: 'plain', stroke: 'cells', options: beetleOptions },
    { id: 'winged', stroke: 'cells', options: beetleOptions },
    { id: 'well', stroke: 'pair', options: [] },
  ],
  traits: [
    {
      id: 'symmetry',
      values: OWN,
      of: ({ symmetry }) => symmetry,
      with: (map, value) => onGround(map, { symmetry: value === 'half-turn' ? 'half-turn' : 'mirror' }),
    },
  ],
  initial: { heading: 'N', antennae: 2 },
  blank: (name, { width, height }) =>
    mapSchema.parse({
      format: 'meydan-map',
      version: 1,
      game: 'beetles',
      name,
      width,
      height,
      symmetry: 'mirror',
      wells: [],
      beetles: [],
    }),
  sizeOf: ({ width, height }: BeetlesMap): Size => ({ width, height }),
  tidy(map) {
    const wells = map.wells.filter((ends) => ends.every((spot) => isOn(map, spot)));
    const beetles = map.beetles.filter(({ x, y }) => isOn(map, [x, y]));
    const isClean = wells.length === map.wells.length && beetles.length === map.beetles.length;
    return isClean ? map : { ...map, wells, beetles };
  },
  resized: (map, { width, height }) => onGround(map, { width, height }),
  put: (map, marks) =>
    marks.reduce((now, mark) => (mark.brush.tool === 'well' ? dug(now, mark) : peopled(now, mark)), map),
  erase(map, cells) {
    const cleared = reach(
      map,
      cells.filter((cell) => isOn(map, spotOf(cell))),
    );
    const beetles = map.beetles.filter((beetle) => !cleared.has(keyOf(map, beetle)));
    const wells = map.wells.filter((ends) => !ends.some((spot) => cleared.has(keyOf(map, cellOf(spot)))));
    const isSame = beetles.length === map.beetles.length && wells.length === map.wells.length;
    return isSame ? map : { ...map, beetles, wells };
  },
  pick(map, cell): Brush | null {
    const image = imageOf(map, cell);
    const at = (place: Cell) => map.beetles.find(({ x, y }) => x === place.x && y === place.y);
    const beetle = at(cell) ?? at(image);
    if (beetle) {
      const { heading, antennae, winged } = beetle;
      return { tool: winged ? 'winged' : 'plain', options: { heading, antennae } };
    }
    const isEnd = map.wells.some((ends) => ends.some(([x, y]) => x === cell.x && y === cell.y));
    return isEnd ? { tool: 'well', options: {} } : null;
  },
  /** The map's own symmetry holds always: one that contains it would put the teams on the same cells. */
  symmetries: (map) =>
    SYMMETRIES.filter((symmetry) => {
      const holds = map.symmetry === 'mirror' ? ['mirror', 'both'] : ['half-turn', 'both', 'quarters'];
      return !holds.includes(symmetry) && fits(symmetry, map);
    }),
  counts: ({ beetles, wells }) => [
    { id: 'plain', count: beetles.filter(({ winged }) => !winged).length },
    { id: 'winged', count: beetles.filter(({ winged }) => winged).length },
    { id: 'wells', count: wells.length },
  ],
};
