/** A field of the worm: how much food every cell has (W1) and where the worm starts (W3). */
import { z } from 'zod';
import type { MapProblem } from '../game.ts';
import { mapFile } from '../map-file.ts';
import type { WormSettings } from './settings.ts';

export const MAX_SIDE = 200;
export const MAX_FOOD = 99;

/** More than is allowed, so that `problems` can say so, but not so much that a file could keep it busy. */
const MOST = 250;

/** Row by row from the top, each row from the left; lenient, so that `problems` can name the cell and the clause. */
export const foodSchema = z.array(z.array(z.number()).max(MOST)).max(MOST);

export const mapSchema = mapFile('worm').extend({
  food: foodSchema,
  start: z.strictObject({ x: z.number(), y: z.number() }),
});

export type WormMap = z.infer<typeof mapSchema>;

type Field = Pick<WormMap, 'food' | 'start'>;

/** What is wrong with the shape of a field and its amounts, whatever is played on it. */
export function fieldProblems({ food, start }: Field): MapProblem[] {
  const problems: MapProblem[] = [];
  const rows = food.length;
  const columns = food[0]?.length ?? 0;
  if (columns > MAX_SIDE || rows > MAX_SIDE) {
    problems.push({ code: 'too-large', clause: 'W1', columns, rows, most: MAX_SIDE });
  }
  if (columns * rows < 2) problems.push({ code: 'too-small', clause: 'W1', columns, rows });
  food.forEach((row, y) => {
    if (row.length !== columns) {
      problems.push({ code: 'uneven-row', clause: 'W1', row: y, cells: row.length, columns });
    }
    row.forEach((amount, x) => {
      if (!Number.isInteger(amount) || amount < 0 || amount > MAX_FOOD) {
        problems.push({ code: 'bad-amount', clause: 'W1', x, y, amount, most: MAX_FOOD });
      }
    });
  });
  if (food[start.y]?.[start.x] === undefined) {
    problems.push({ code: 'start-outside', clause: 'W3', x: start.x, y: start.y });
  }
  return problems;
}

/** The points of all meals together when every cell is eaten once. */
function pointsOnField(food: WormMap['food'], c: number): number {
  return food.flat().reduce((sum, amount) => sum + (amount > 0 ? amount * c + 1 : 0), 0);
}

export function problems(map: WormMap, settings: WormSettings): MapProblem[] {
  const found = fieldProblems(map);
  const counted = found.every(({ code }) => code !== 'bad-amount');
  if (settings.model === 'B' && counted) {
    const points = pointsOnField(map.food, settings.c);
    if (points < settings.target) {
      found.push({ code: 'too-little-food', clause: 'W7', points, target: settings.target });
    }
  }
  return found;
}

const GARDEN = [
  '48864343556424588653',
  '69776522367556668731',
  '56652233586553576543',
  '44443113777742363503',
  '43454556606554434675',
  '15656756585620456965',
  '24687604346432378975',
  '46897621254663586750',
  '55767211366756465553',
  '45444420077975344642',
  '22364433767652110566',
  '32565764577701135087',
  '24389765546034346996',
  '44577965203544368978',
  '44566633256785755875',
];

/** Hills of food with some bare cells. */
export const garden: WormMap = {
  format: 'meydan-map',
  version: 1,
  game: 'worm',
  name: 'Garden',
  start: { x: 0, y: 7 },
  food: GARDEN.map((row) => Array.from(row, Number)),
};
