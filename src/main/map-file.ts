/** A map file, as JSON or in a game's older plain-text form. */
import { readFile } from 'node:fs/promises';
import type { Game } from '../shared/games/game.ts';
import { findGame, games } from '../shared/games/index.ts';

export interface MapFile {
  readonly game: Game;
  /** Has the game's form; whether it can be played is another question. */
  readonly map: unknown;
}

/** Something about the file that a person can mend, as a sentence that names it. */
export class MapFileError extends Error {
  override readonly name = 'MapFileError';
}

/** `expected` is the game that the map must be of, where that is known. */
export async function readMapFile(path: string, expected?: Game): Promise<MapFile> {
  const text = await readText(path);
  const { game, content } = text.trimStart().startsWith('{')
    ? fromJson(path, text, expected)
    : fromPlainText(path, text, expected);
  if (!game.maps) throw new MapFileError(`${game.id} has no maps`);
  const parsed = game.maps.schema.safeParse(content);
  if (parsed.success) return { game, map: parsed.data };
  const [issue] = parsed.error.issues;
  throw new MapFileError(
    `${path} is not a map of ${game.id}: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`,
  );
}

async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new MapFileError(
      missing ? `there is no file ${path}` : `${path} cannot be read: ${(error as Error).message}`,
    );
  }
}

function fromJson(path: string, text: string, expected?: Game): { game: Game; content: unknown } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new MapFileError(`${path} is not JSON: ${(error as Error).message}`);
  }
  const { game: id } = content as { game?: unknown };
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (!game)
    throw new MapFileError(`${path} is not a map: its "game" is ${JSON.stringify(id)}, which is not a game here`);
  if (expected && expected !== game) throw new MapFileError(`${path} is a map of ${game.id}, not of ${expected.id}`);
  return { game, content };
}

function fromPlainText(path: string, text: string, expected?: Game): { game: Game; content: unknown } {
  const game = expected ?? games.find(({ maps }) => maps?.fromText);
  if (!game?.maps?.fromText) throw new MapFileError(`${path} is not a map in JSON`);
  try {
    return { game, content: game.maps.fromText(text) };
  } catch (error) {
    throw new MapFileError(`${path} is not a map of ${game.id}: ${(error as Error).message}`);
  }
}
