/** How programs are treated, whatever they play. */
import { z } from 'zod';

export const refereeSettingsSchema = z.strictObject({
  /** Programs stand still while it is not their turn (O10). */
  suspend: z.boolean().default(true),
  /** What a program may take to start, once, beside its thinking time. */
  startMs: z.int().min(100).max(600_000).default(5000),
  /** How much later than its limit an answer may arrive. */
  marginMs: z.int().min(0).max(10_000).default(20),
  /** What a program may take to end by itself when its input was closed. */
  endMs: z.int().min(0).max(10_000).default(200),
  memoryMb: z.int().min(16).max(65_536).default(1024),
  processes: z.int().min(1).max(1000).default(32),
  /** What a program may print in one turn, and in the whole game. */
  turnOutputKb: z.int().min(1).max(65_536).default(256),
  gameOutputKb: z.int().min(1).max(1_048_576).default(8192),
  /** How much of a program's standard error, and of everything said, is kept. */
  stderrKb: z.int().min(0).max(65_536).default(64),
  transcriptKb: z.int().min(0).max(65_536).default(1024),
});
export type RefereeSettings = z.infer<typeof refereeSettingsSchema>;
