import { z } from 'zod';

const chance = (usual: number) => z.number().min(0).max(1).default(usual);
const points = (usual: number) => z.int().min(0).max(100_000).default(usual);

export const settingsSchema = z.strictObject({
  /** B7: for each cell of one half, each turn */
  foodChance: chance(0.005),
  poisonChance: chance(0.003),
  slipperChance: chance(0.0005),
  /** B5 */
  slipperTurns: z.int().min(1).max(100).default(3),
  /** B13 */
  illnessTurns: z.int().min(1).max(1000).default(20),
  /** B6 */
  illnessPoints: points(10),
  /** B9 */
  changePoints: points(10),
  /** B13 */
  mealPoints: points(100),
  wingedMealPoints: points(200),
  /** B12 */
  killPoints: points(300),
  wingedDeathPoints: points(1500),
  wingedClashPoints: points(1000),
  powerRatio: z.number().min(1).max(100).default(2),
  /** B11: a team up to this size never disobeys */
  obedient: z.int().min(0).max(100_000).default(50),
  /** B15: per cent of all cells */
  fillLimit: z.int().min(1).max(100).default(70),
  turnLimit: z.int().min(1).max(10_000).default(600),
  /** B14 */
  moveMs: z.int().min(50).max(600_000).default(1000),
});

export type BeetlesSettings = z.infer<typeof settingsSchema>;
