import type { uploadCalls } from '../../shared/bridge/uploads.ts';
import type { Handlers } from '../../shared/bridge.ts';
import type { Uploads } from '../desk/uploads.ts';

export function uploadsHandlers(uploads: Uploads): Pick<Handlers, keyof typeof uploadCalls> {
  return {
    'uploads.begin': async ({ files }) => ({ upload: await uploads.begin(files) }),
    'uploads.piece': ({ upload, file, data }) => uploads.add(upload, file, data),
    'uploads.abandon': ({ upload }) => uploads.abandon(upload),
  };
}
