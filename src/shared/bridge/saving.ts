/** Files that a page makes and gives to its user: pictures, films, replays, maps. */
import { z } from 'zod';

export const savingEvents = {
  /** Desktop only, to the page that made the file: it is written when it has been asked where, unless that is cancelled. */
  'saving.ended': z.object({
    /** The one that the page gave the file. */
    address: z.string(),
    end: z.enum(['saved', 'cancelled', 'failed']),
    /** What it is called now; no page learns where it is. */
    name: z.string(),
  }),
} as const;
