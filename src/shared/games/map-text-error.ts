/** A map in a game's older plain text that cannot be read. */
import { RefusedError } from '../refusals/refused-error.ts';

export class MapTextError extends RefusedError {
  override readonly name = 'MapTextError';
}
