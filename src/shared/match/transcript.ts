/** What passed between the host and a game's programs. One character of `text` stands for one byte. */
import { z } from 'zod';

export const transcriptEntrySchema = z.object({
  /** Milliseconds since the game began. */
  at: z.number().min(0),
  seat: z.int().min(0),
  /** The turn that was being decided, from 1; 0 before the first. */
  turn: z.int().min(0),
  /** `in`: what the program read; `out` and `err`: what it printed; `note`: what the referee says. */
  stream: z.enum(['in', 'out', 'err', 'note']),
  text: z.string(),
});
export type TranscriptEntry = z.infer<typeof transcriptEntrySchema>;
