import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { worm } from '../src/shared/games/worm/index.ts';

const schema = z.toJSONSchema(worm.settings, { io: 'input' }) as {
  properties: Record<string, { default: unknown; type?: string; enum?: string[]; minimum?: number; maximum?: number }>;
};

function limitsOf(setting: (typeof schema.properties)[string]): string[] {
  if (setting.enum) return setting.enum;
  return setting.type === 'boolean' ? ['false', 'true'] : [String(setting.minimum), String(setting.maximum)];
}

describe.each(['en', 'fa'])('worm.%s.md', (language) => {
  const rulebook = readFileSync(`${import.meta.dirname}/worm.${language}.md`, 'utf8');

  test.each(Object.entries(schema.properties))('has the setting %s with its default and limits', (name, setting) => {
    const row = rulebook.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
    const [, , , byDefault, limits] = row
      .split('|')
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
    expect(byDefault).toEqual([String(setting.default)]);
    expect(limits).toEqual(limitsOf(setting));
  });

  test('names every clause', () => {
    for (let clause = 1; clause <= 10; clause++) expect(rulebook).toContain(`**W${clause} `);
    for (let clause = 1; clause <= 5; clause++) expect(rulebook).toContain(`G${clause}`);
  });

  test('shows a position that can be loaded and a map that can be played', () => {
    const [map, position] = [...rulebook.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    const settings = worm.settings.parse({ model: 'B', target: 16 });
    expect(worm.maps?.problems(worm.maps.schema.parse(map), settings)).toEqual([]);
    expect(worm.save(worm.load(position))).toEqual(position);
  });
});
