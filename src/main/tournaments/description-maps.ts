/** The maps that a description names: files beside it, or maps that come with Meydan, by the names of their files. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '../../shared/games/game.ts';
import { wordProblem } from '../../shared/match/wording.ts';
import { MapFileError, readMapFile } from '../map-file.ts';
import { suggestion } from './description-problems.ts';
import type { ValuePath } from './description-text.ts';

interface NamedMap {
  readonly map: string;
  readonly path: ValuePath;
  /** Those that it is played with. */
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface DescribedMaps {
  readonly maps: ReadonlyMap<string, unknown>;
  readonly problems: readonly { readonly path: ValuePath; readonly message: string }[];
}

/** Where a map may be. */
export interface MapPlaces {
  /** The folder of the maps that come with Meydan, with a folder for each game. */
  readonly shipped: string;
  pathOf(named: string): string;
}

/** The names of the maps that come with Meydan. */
export async function shippedMaps({ id }: Game, shipped: string): Promise<string[]> {
  const files = await readdir(join(shipped, id)).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/** The file of a map: one of Meydan's when it has that name and nothing else is there; null when it is nowhere. */
export async function mapPath(game: Game, named: string, { shipped, pathOf }: MapPlaces): Promise<string | null> {
  const own = pathOf(named);
  if (await stat(own).catch(() => null)) return own;
  const name = named.startsWith(`${game.id}/`) ? named.slice(game.id.length + 1) : named;
  return (await shippedMaps(game, shipped)).includes(name) ? join(shipped, game.id, `${name}.json`) : null;
}

export async function readDescribedMaps(
  game: Game,
  named: readonly NamedMap[],
  places: MapPlaces,
): Promise<DescribedMaps> {
  const maps = new Map<string, unknown>();
  const problems: { path: ValuePath; message: string }[] = [];
  for (const { map: name, path, settings } of named) {
    const file = await mapPath(game, name, places);
    if (file === null) {
      const todo = suggestion(name, await shippedMaps(game, places.shipped));
      problems.push({ path, message: `there is no map ${name} (looked for ${places.pathOf(name)}); ${todo}` });
      continue;
    }
    try {
      const { map } = await readMapFile(file, game);
      const parsed = game.settings.safeParse(settings);
      const wrong = parsed.success ? (game.maps?.problems(map, parsed.data) ?? []) : [];
      for (const problem of wrong) {
        problems.push({ path, message: `${name} cannot be played: ${wordProblem(game, 'en', problem)}` });
      }
      maps.set(name, map);
    } catch (error) {
      if (!(error instanceof MapFileError)) throw error;
      problems.push({ path, message: error.message });
    }
  }
  return { maps, problems };
}
