/** What the bots play on: the shipped maps in turn, or for Worm a new random field each time. */
import { globSync, readFileSync } from 'node:fs';
import type { Game } from '../../src/shared/games/game.ts';
import { Random } from '../../src/shared/games/random.ts';
import type { Field } from './play-out.ts';

export function fieldsOf(game: Game): (seed: number) => Field {
  if (game.id === 'worm') return (seed) => randomField(game, Random.fromSeed(seed));
  const settings = game.settings.parse({});
  const maps = globSync(`resources/maps/${game.id}/*.json`).toSorted();
  if (maps.length === 0) return () => ({ settings });
  const loaded = maps.map((path): unknown => JSON.parse(readFileSync(path, 'utf8')));
  // Each map twice in a row, so that both seats are tried on it.
  return (seed) => ({ settings, map: loaded[Math.floor(seed / 2) % loaded.length] });
}

/** Fields of many sizes and both food models, with and without the penalty; drawn again when they cannot be played. */
function randomField(game: Game, random: Random): Field {
  for (;;) {
    const settings = game.settings.parse({
      model: random.pick(['A', 'B']),
      c: random.pick([5, 10]),
      penalty: random.chance(0.5),
    });
    const [columns, rows, most] = [3 + random.int(28), 3 + random.int(28), 2 + random.int(12)];
    const food = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1 + random.int(most)));
    const start = { x: random.int(columns), y: random.int(rows) };
    const map = { format: 'meydan-map', version: 1, game: 'worm', name: 'random', food, start };
    if (game.maps?.problems(map, settings).length === 0) return { settings, map };
  }
}
