/** The four diamonds, each with a cut of its own, so that they are told apart without their colours. */
import blue from '../../../resources/art/diamonds/diamond-blue.svg?raw';
import green from '../../../resources/art/diamonds/diamond-green.svg?raw';
import red from '../../../resources/art/diamonds/diamond-red.svg?raw';
import yellow from '../../../resources/art/diamonds/diamond-yellow.svg?raw';
import type { Kind } from '../../shared/games/diamonds/settings.ts';
import { still } from './artwork.ts';
import type { Paint } from './paint.ts';

/** A small round brilliant, a step cut, a triangle, and what everybody draws as a diamond. */
const GEMS: Readonly<Record<Kind, (paint: Paint) => void>> = {
  yellow: still(yellow),
  green: still(green),
  red: still(red),
  blue: still(blue),
};

/** In a square of side 1 round (0, 0). */
export function drawGem(paint: Paint, kind: Kind): void {
  GEMS[kind](paint);
}
