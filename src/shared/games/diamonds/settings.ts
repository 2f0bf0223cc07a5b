import { z } from 'zod';

/** Below or above it a score is no use to anybody, and sums of scores stay exact. */
const score = z.int().min(-100_000).max(100_000);
const cost = z.int().min(0).max(1000);
const points = z.int().min(0).max(1000);
/** Null is "none": an agent takes the kind whatever its score, a negative one too. */
const minimum = score.nullable();
const maximum = z.int().min(0).max(400);

export const settingsSchema = z.strictObject({
  /** D3 */
  rounds: z.int().min(1).max(2000).default(100),
  /** D9 */
  traps: z.int().min(0).max(100).default(3),
  /** D11 */
  startScore: score.default(45),
  /** D5 */
  roundCost: cost.default(1),
  /** D6 */
  hitCost: cost.default(20),
  /** D10 */
  trapCost: cost.default(40),
  /** D9: the i-th trap needs i times as many points. */
  trapStep: z.int().min(0).max(1000).default(35),
  /** D14 */
  moveMs: z.int().min(50).max(600_000).default(1000),
  /** D8 and D13, for each kind of diamond. */
  yellowPoints: points.default(10),
  yellowMinimum: minimum.default(null),
  yellowMaximum: maximum.default(15),
  greenPoints: points.default(25),
  greenMinimum: minimum.default(15),
  greenMaximum: maximum.default(8),
  redPoints: points.default(35),
  redMinimum: minimum.default(50),
  redMaximum: maximum.default(5),
  bluePoints: points.default(75),
  blueMinimum: minimum.default(140),
  blueMaximum: maximum.default(4),
});

export type DiamondsSettings = z.infer<typeof settingsSchema>;

export const KINDS = ['yellow', 'green', 'red', 'blue'] as const;
export type Kind = (typeof KINDS)[number];

export interface KindValues {
  readonly points: number;
  /** −Infinity where there is none. */
  readonly minimum: number;
  readonly maximum: number;
}

/** The table of D13 in the order of the kinds. */
export function tableOf(settings: DiamondsSettings): KindValues[] {
  return KINDS.map((kind) => ({
    points: settings[`${kind}Points`],
    minimum: settings[`${kind}Minimum`] ?? -Infinity,
    maximum: settings[`${kind}Maximum`],
  }));
}
