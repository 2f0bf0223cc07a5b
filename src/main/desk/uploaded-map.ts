/** A map file that somebody handed in. */
import { readFile, stat } from 'node:fs/promises';
import type { Game } from '../../shared/games/game.ts';
import { mapFromText } from '../../shared/games/read-map.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { Upload } from './upload.ts';

const MOST_BYTES = 8_000_000;

export async function readMap(game: Game, { path, isFolder }: Upload): Promise<ReturnType<typeof mapFromText>> {
  if (!game.maps) return { refusal: refusal('no-maps') };
  if (isFolder) return { refusal: refusal('map-folder') };
  if ((await stat(path)).size > MOST_BYTES) return { refusal: refusal('map-file-too-large') };
  return mapFromText(game, await readFile(path, 'utf8'));
}
