import { z } from 'zod';

export const settingsSchema = z.strictObject({
  /** O1 */
  size: z.int().min(4).max(18).multipleOf(2).default(8),
  /** O8 */
  moveMs: z.int().min(50).max(600_000).default(2000),
});

export type OthelloSettings = z.infer<typeof settingsSchema>;
