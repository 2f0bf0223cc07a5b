/** The maps that come with Meydan. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedMap } from '../../shared/bridge/contests.ts';
import { BridgeError } from '../../shared/bridge.ts';
import type { Game } from '../../shared/games/game.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { shippedMapNames, shippedMapPath } from '../map-file.ts';

interface FoundMap extends ShippedMap {
  readonly map: unknown;
}

export class ShippedMaps {
  readonly #folder: string;
  readonly #known = new Map<string, readonly FoundMap[]>();

  /** `resources` is the folder in which `maps` is. */
  constructor(resources: string) {
    this.#folder = join(resources, 'maps');
  }

  list(game: Game): readonly ShippedMap[] {
    return this.#of(game).map(({ name, title }) => ({ name, title }));
  }

  /** The name comes from outside: it is one of the list, never a path. */
  get(game: Game, name: string): unknown {
    const found = this.#of(game).find((map) => map.name === name);
    if (found) return found.map;
    throw new BridgeError('not-found', refusal('map-not-shipped', { name }));
  }

  #of(game: Game): readonly FoundMap[] {
    const known = this.#known.get(game.id);
    if (known) return known;
    const found = this.#read(game);
    this.#known.set(game.id, found);
    return found;
  }

  #read(game: Game): readonly FoundMap[] {
    const { maps } = game;
    if (!maps) return [];
    return shippedMapNames(this.#folder, game).flatMap((name) => {
      const text = readFileSync(shippedMapPath(this.#folder, game, name), 'utf8');
      const parsed = maps.schema.safeParse(JSON.parse(text));
      if (!parsed.success) return [];
      const { name: title } = parsed.data as { readonly name: string };
      return [{ name, title, map: parsed.data }];
    });
  }
}
