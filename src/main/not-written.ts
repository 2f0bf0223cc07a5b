/** Why a file could not be written where a person wanted it, and what to do. */
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';
import { refusalOf } from '../shared/refusals/refused-error.ts';

/** `name` is what the file or its folder is called. */
export function whyNotWritten(error: unknown, name: string): Refusal {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'ENOSPC':
    case 'EDQUOT':
      return refusal('write-disk-full', { name });
    case 'EBUSY':
      return refusal('write-busy', { name });
    // Windows says so, too, of a file that another program has open.
    case 'EACCES':
    case 'EPERM':
      return refusal('write-not-allowed', { name });
    case 'EROFS':
      return refusal('write-read-only', { name });
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EISDIR':
      return refusal('write-no-place', { name });
    default:
      return refusalOf(error);
  }
}
