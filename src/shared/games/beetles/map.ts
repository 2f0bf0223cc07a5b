/** A map of the beetles' world (B16): the ground, its wells, and team 1's beetles; team 2's are their mirror images. */
import { z } from 'zod';
import type { MapProblem } from '../game.ts';
import { mapFile } from '../map-file.ts';
import { HEADINGS, isOn, mirrored, SYMMETRIES, type Ground, type Spot } from './field.ts';

export const SMALLEST = 3;
export const LARGEST = 200;

export const spotSchema = z.tuple([z.int(), z.int()]).readonly();
export const wellSchema = z.tuple([spotSchema, spotSchema]).readonly();

export const groundShape = {
  width: z.int().min(SMALLEST).max(LARGEST),
  height: z.int().min(SMALLEST).max(LARGEST),
  symmetry: z.enum(SYMMETRIES),
  /** Each from its entrance to its exit. */
  wells: z.array(wellSchema).max(10_000).readonly(),
};

export const mapSchema = mapFile('beetles').extend({
  ...groundShape,
  beetles: z
    .array(
      z
        .strictObject({
          x: z.int(),
          y: z.int(),
          heading: z.enum(HEADINGS),
          antennae: z.union([z.literal(1), z.literal(2)]),
          winged: z.boolean(),
        })
        .readonly(),
    )
    .max(20_000)
    .readonly(),
});

export type BeetlesMap = z.infer<typeof mapSchema>;

type Reporter = (code: string, spot: Spot, clause?: string) => void;

export function problems(map: BeetlesMap): MapProblem[] {
  const found: MapProblem[] = [];
  const report: Reporter = (code, [x, y], clause = 'B16') => found.push({ code, clause, x, y });
  reportWells(map, report);
  reportBeetles(map, report);
  if (!map.beetles.some(({ winged }) => winged)) found.push({ code: 'no-winged', clause: 'B16' });
  return found;
}

const key = ([x, y]: Spot): string => `${x},${y}`;

function reportWells(map: BeetlesMap, report: Reporter): void {
  const pairs = new Set(map.wells.map(([entrance, exit]) => `${key(entrance)} ${key(exit)}`));
  const entrances = entrancesOf(map);
  const seen = new Set<string>();
  for (const [entrance, exit] of map.wells) {
    if (!isOn(map, entrance)) report('entrance-off-board', entrance, 'B1');
    if (!isOn(map, exit)) report('exit-off-board', exit, 'B1');
    if (seen.has(key(entrance))) report('entrance-twice', entrance);
    seen.add(key(entrance));
    if (entrances.has(key(exit))) report('exit-is-entrance', exit);
    if (!pairs.has(`${key(mirrored(map, entrance))} ${key(mirrored(map, exit))}`)) {
      report('well-not-symmetric', entrance);
    }
  }
}

function reportBeetles(map: BeetlesMap, report: Reporter): void {
  const entrances = entrancesOf(map);
  const taken = new Set<string>();
  for (const { x, y } of map.beetles) {
    const spot: Spot = [x, y];
    const image = mirrored(map, spot);
    if (!isOn(map, spot)) {
      report('beetle-off-board', spot, 'B1');
      continue;
    }
    if (entrances.has(key(spot)) || entrances.has(key(image))) report('beetle-on-entrance', spot);
    if (key(image) === key(spot)) report('beetle-on-own-mirror', spot);
    else if (taken.has(key(spot))) report('two-beetles', spot, 'B1');
    taken.add(key(spot)).add(key(image));
  }
}

function entrancesOf({ wells }: Ground): Set<string> {
  return new Set(wells.map(([entrance]) => key(entrance)));
}
