import { z } from 'zod';

export const FOOD_MODELS = ['A', 'B'] as const;
export type FoodModel = (typeof FOOD_MODELS)[number];

export const settingsSchema = z.strictObject({
  /** W7: A, food is never used up; B, a cell can be eaten once. */
  model: z.enum(FOOD_MODELS).default('A'),
  /** W8: a meal of a adds a·c + 1 points. */
  c: z.int().min(1).max(1000).default(5),
  /** W8: whether a move in another direction than the last one costs 0.25. */
  penalty: z.boolean().default(false),
  /** W9: the score that finishes the game. */
  target: z.int().min(1).max(1_000_000).default(500),
  /** W9: the last move that still counts. */
  moveLimit: z.int().min(1).max(100_000).default(5000),
  /** W9 */
  moveMs: z.int().min(50).max(600_000).default(1000),
});

/** W8: what a meal adds to the score. */
export function mealPoints(amount: number, { c }: Pick<WormSettings, 'c'>): number {
  return amount * c + 1;
}

export type WormSettings = z.infer<typeof settingsSchema>;
