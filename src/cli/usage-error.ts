/** What the user of the command line got wrong, as one sentence that says what would be right. Ends with exit code 2. */
import { RefusedError } from '../shared/refusals/refused-error.ts';

export class UsageError extends RefusedError {
  override readonly name = 'UsageError';
}
