/** The rulebooks' lists must be the engine's: settings, clauses, and examples that can be loaded. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { beetles } from '../src/shared/games/beetles/index.ts';
import { mapSchema, problems } from '../src/shared/games/beetles/map.ts';
import { settingsSchema } from '../src/shared/games/beetles/settings.ts';

const limits = z.object({ default: z.number(), minimum: z.number(), maximum: z.number() });

describe.each(['en', 'fa'])('beetles.%s.md', (language) => {
  const book = readFileSync(`${import.meta.dirname}/beetles.${language}.md`, 'utf8').replaceAll(/ +/g, ' ');
  const examples = [...book.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text]) => JSON.parse(text ?? ''));

  test.each(Object.entries(z.toJSONSchema(settingsSchema).properties ?? {}))(
    'names the setting %s with its default and limits',
    (name, schema) => {
      const { default: usual, minimum, maximum } = limits.parse(schema);
      expect(book).toContain(`| \`${name}\` | ${usual} | ${minimum} … ${maximum} |`);
    },
  );

  test('has every clause', () => {
    for (let clause = 1; clause <= 17; clause++) expect(book).toContain(`**B${clause}** `);
    for (let clause = 1; clause <= 5; clause++) expect(book).toContain(`**G${clause}** `);
  });

  test('has a map that can be played and a position that can be loaded', () => {
    const [map, position] = examples;
    expect(problems(mapSchema.parse(map))).toEqual([]);
    expect(beetles.load(position).turn).toBe(12);
  });
});
