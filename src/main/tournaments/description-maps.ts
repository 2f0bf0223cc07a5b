/** The maps that a description names: files beside it, or maps that come with Meydan, by the names of their files. */
import { stat } from 'node:fs/promises';
import type { Game, Language } from '../../shared/games/game.ts';
import { wordProblem } from '../../shared/match/wording.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { MapFileError, readMapFile, shippedMapNames, shippedMapPath } from '../map-file.ts';
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
  readonly problems: readonly { readonly path: ValuePath; readonly why: Refusal }[];
}

/** Where a map may be. */
export interface MapPlaces {
  /** The folder of the maps that come with Meydan, with a folder for each game. */
  readonly shipped: string;
  pathOf(named: string): string;
}

/** The file of a map: one of Meydan's when it has that name and nothing else is there; null when it is nowhere. */
export async function mapPath(game: Game, named: string, { shipped, pathOf }: MapPlaces): Promise<string | null> {
  const own = pathOf(named);
  if (await stat(own).catch(() => null)) return own;
  const name = named.startsWith(`${game.id}/`) ? named.slice(game.id.length + 1) : named;
  return shippedMapNames(shipped, game).includes(name) ? shippedMapPath(shipped, game, name) : null;
}

export async function readDescribedMaps(
  game: Game,
  named: readonly NamedMap[],
  places: MapPlaces & { readonly language: Language },
): Promise<DescribedMaps> {
  const maps = new Map<string, unknown>();
  const problems: { path: ValuePath; why: Refusal }[] = [];
  for (const { map: name, path, settings } of named) {
    if (!game.maps) {
      problems.push({ path, why: refusal('cli-no-maps', { game: game.id }) });
      continue;
    }
    const file = await mapPath(game, name, places);
    if (file === null) {
      const hint = suggestion(name, shippedMapNames(places.shipped, game));
      problems.push({ path, why: refusal('described-no-map', { map: name, place: places.pathOf(name), hint }) });
      continue;
    }
    try {
      const { map } = await readMapFile(file, game);
      const parsed = game.settings.safeParse(settings);
      const wrong = parsed.success ? game.maps.problems(map, parsed.data) : [];
      for (const problem of wrong) {
        const words = [wordProblem(game, places.language, problem)];
        problems.push({ path, why: refusal('cli-map-unplayable', { map: name, why: words }) });
      }
      maps.set(name, map);
    } catch (error) {
      if (!(error instanceof MapFileError)) throw error;
      problems.push({ path, why: error.refusal });
    }
  }
  return { maps, problems };
}
