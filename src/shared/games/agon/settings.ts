import { z } from 'zod';

const weight = z.int().min(0).max(1000);

export const settingsSchema = z.strictObject({
  /** A10: thinking time of each player for the whole game */
  budgetMs: z.int().min(1000).max(3_600_000).default(120_000),
  /** A12: moves of each player */
  moves: z.int().min(1).max(1000).default(150),
  /** A12: points for each grade of each guard */
  guardGradePoints: weight.default(10),
  /** A12: points for each grade of the queen */
  queenGradePoints: weight.default(20),
  /** A12: points for each time that an enemy guard becomes a prisoner */
  guardTrapPoints: weight.default(5),
  /** A12: points for each time that the enemy queen becomes a prisoner */
  queenTrapPoints: weight.default(10),
});

export type AgonSettings = z.infer<typeof settingsSchema>;
