/** Map files, as JSON or in a game's older plain-text form, and the names of those that come with Meydan. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '../shared/games/game.ts';
import { findGame, games } from '../shared/games/index.ts';
import { isJson, mapFromText } from '../shared/games/read-map.ts';
import { refusal } from '../shared/refusals/refusal.ts';
import { RefusedError } from '../shared/refusals/refused-error.ts';

export interface MapFile {
  readonly game: Game;
  /** Has the game's form; whether it can be played is another question. */
  readonly map: unknown;
}

/** Something about the file that a person can mend, as a sentence that names it. */
export class MapFileError extends RefusedError {
  override readonly name = 'MapFileError';
}

/** `expected` is the game that the map must be of, where that is known. */
export async function readMapFile(path: string, expected?: Game): Promise<MapFile> {
  const text = await readText(path);
  const game = expected ?? gameOf(path, text);
  const read = mapFromText(game, text);
  if ('map' in read) return { game, map: read.map };
  throw new MapFileError(refusal('cli-map-wrong', { file: path, why: read.refusal }));
}

/** The names of the maps that come with Meydan: one JSON file each, in a folder for each game. */
export function shippedMapNames(folder: string, { id }: Game): string[] {
  try {
    const files = readdirSync(join(folder, id)).filter((file) => file.endsWith('.json'));
    return files.map((file) => file.slice(0, -'.json'.length)).toSorted();
  } catch {
    return [];
  }
}

export function shippedMapPath(folder: string, { id }: Game, name: string): string {
  return join(folder, id, `${name}.json`);
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new MapFileError(
      missing
        ? refusal('cli-no-file', { file: path })
        : refusal('cli-file-unreadable', { file: path, said: (error as Error).message }),
    );
  }
}

/** A map in JSON names its game; there is one game with an older plain text. */
function gameOf(path: string, text: string): Game {
  const plain = games.find(({ maps }) => maps?.fromText);
  if (plain && !isJson(text)) return plain;
  let id: unknown;
  try {
    ({ game: id } = JSON.parse(text.trim()) as { readonly game?: unknown });
  } catch (error) {
    throw new MapFileError(refusal('cli-not-json', { file: path, said: (error as Error).message }));
  }
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (!game) throw new MapFileError(refusal('cli-map-game', { file: path, said: String(JSON.stringify(id)) }));
  return game;
}
