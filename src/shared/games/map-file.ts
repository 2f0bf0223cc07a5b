/** What every map file begins with, so that a map knows its game and an old map can be told from a new one. */
import { z } from 'zod';
import type { GameTexts, MapProblem } from './game.ts';

export const MAP_FORMAT = 'meydan-map';

/** The common fields of version 1; a game's map schema extends it with its own. */
export function mapFile<Id extends string>(game: Id) {
  return z.strictObject({
    format: z.literal(MAP_FORMAT),
    version: z.literal(1),
    game: z.literal(game),
    name: z.string().min(1).max(80),
  });
}

/** What is wrong with a map as a sentence in the language of `texts`, which name the clause themselves. */
export function problemInWords({ problems = {} }: GameTexts, problem: MapProblem): string {
  const text = Object.hasOwn(problems, problem.code) ? problems[problem.code] : undefined;
  return (text ?? problem.code).replace(/\{(\w+)\}/g, (whole, detail: string) => String(problem[detail] ?? whole));
}
