import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '../src/shared/games/game.ts';
import { games } from '../src/shared/games/index.ts';

interface Limits {
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each(LANGUAGES)('the rulebook in %s has a row for each setting with its default and limits', (language) => {
    const path = join(import.meta.dirname, `${id}.${language}.md`);
    expect(existsSync(path)).toBe(true);
    const rows = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const schema = z.toJSONSchema(game.settings, { io: 'input' }) as { properties: Record<string, Limits> };
    for (const [name, limits] of Object.entries(schema.properties)) {
      const row = rows.find((line) => line.includes(`\`${name}\``)) ?? `no row for ${name}`;
      for (const value of [limits.default, limits.minimum, limits.maximum]) {
        if (typeof value === 'object' && value !== null) continue;
        if (value !== undefined) expect(row).toContain(String(value));
      }
    }
  });
});
