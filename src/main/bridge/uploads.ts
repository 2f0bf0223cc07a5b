import type { uploadCalls } from '../../shared/bridge/uploads.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { notYet } from './not-yet.ts';

export function uploadsHandlers(): Pick<Handlers, keyof typeof uploadCalls> {
  return {
    'uploads.begin': notYet,
    'uploads.piece': notYet,
    'uploads.abandon': notYet,
  };
}
