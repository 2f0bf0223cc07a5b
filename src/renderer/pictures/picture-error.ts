/** Why a picture or a film cannot be made or kept, in words of the reader's language. */
import { RefusedError } from '../../shared/refusals/refused-error.ts';

export class PictureError extends RefusedError {
  override readonly name = 'PictureError';
}
