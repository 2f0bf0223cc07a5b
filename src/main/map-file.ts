/** A map file, as JSON or in a game's older plain-text form. */
import { readFile } from 'node:fs/promises';
import type { Game } from '../shared/games/game.ts';
import { findGame, games } from '../shared/games/index.ts';
import { MapTextError } from '../shared/games/map-text-error.ts';
import { issueRefusal } from '../shared/refusals/issues.ts';
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
  const { game, content } = text.trimStart().startsWith('{')
    ? fromJson(path, text, expected)
    : fromPlainText(path, text, expected);
  if (!game.maps) throw new MapFileError(refusal('cli-no-maps', { game: game.id }));
  const parsed = game.maps.schema.safeParse(content);
  if (parsed.success) return { game, map: parsed.data };
  const why = issueRefusal(parsed.error.issues[0]);
  throw new MapFileError(refusal('cli-map-wrong', { file: path, game: game.id, why }));
}

async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new MapFileError(
      missing
        ? refusal('cli-no-file', { file: path })
        : refusal('cli-file-unreadable', { file: path, said: (error as Error).message }),
    );
  }
}

function fromJson(path: string, text: string, expected?: Game): { game: Game; content: unknown } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new MapFileError(refusal('cli-not-json', { file: path, said: (error as Error).message }));
  }
  const { game: id } = content as { game?: unknown };
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (!game) throw new MapFileError(refusal('cli-map-game', { file: path, said: String(JSON.stringify(id)) }));
  if (expected && expected !== game) {
    throw new MapFileError(refusal('cli-map-other-game', { file: path, found: game.id, wanted: expected.id }));
  }
  return { game, content };
}

function fromPlainText(path: string, text: string, expected?: Game): { game: Game; content: unknown } {
  const game = expected ?? games.find(({ maps }) => maps?.fromText);
  if (!game?.maps?.fromText) throw new MapFileError(refusal('cli-map-no-json', { file: path }));
  try {
    return { game, content: game.maps.fromText(text) };
  } catch (error) {
    const why = error instanceof MapTextError ? error.refusal : (error as Error).message;
    throw new MapFileError(refusal('cli-map-wrong', { file: path, game: game.id, why }));
  }
}
