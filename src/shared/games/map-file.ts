/** What every map file begins with, so that a map knows its game and an old map can be told from a new one. */
import { z } from 'zod';

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
