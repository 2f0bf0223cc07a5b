/** A map that is named on the command line. */
import { MapFileError, readMapFile as read, type MapFile } from '../main/map-file.ts';
import type { Game } from '../shared/games/game.ts';
import { UsageError } from './usage-error.ts';

/** `expected` is the game that the map must be of, where that is known. */
export async function readMapFile(path: string, expected?: Game): Promise<MapFile> {
  try {
    return await read(path, expected);
  } catch (error) {
    if (error instanceof MapFileError) throw new UsageError(error.refusal);
    throw error;
  }
}
