import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { diamonds } from '../src/shared/games/diamonds/index.ts';

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number | null;
  readonly anyOf?: readonly Limits[];
}

const settings = Object.entries(z.toJSONSchema(diamonds.settings, { io: 'input' }).properties ?? {}).map(
  ([name, schema]) => {
    const limits = schema as Limits;
    const { minimum, maximum } = limits.anyOf?.[0] ?? limits;
    return { name, row: [`\`${name}\``, limits.default, minimum, maximum].map(String) };
  },
);

describe.each(['en', 'fa'])('the rulebook of Diamonds (%s)', (language) => {
  const text = readFileSync(`${import.meta.dirname}/diamonds.${language}.md`, 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('lists every setting once, and no other', () => {
    expect(rows.map(([, name]) => name)).toEqual(settings.map(({ row }) => row[0]));
  });

  test.each(settings)('gives the default and the limits of $name', ({ row }) => {
    expect(rows.find(([, name]) => name === row[0])?.slice(1, 5)).toEqual(row);
  });

  test('has every clause', () => {
    const clauses = [...Array.from({ length: 14 }, (_, i) => `D${i + 1}`), 'G1', 'G2', 'G3', 'G4', 'G5'];
    for (const clause of clauses) expect(text).toContain(`**${clause}** `);
  });

  test('shows a map and a position that the game accepts', () => {
    const [map, position] = [...text.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json]) => JSON.parse(json ?? ''));
    expect(diamonds.maps?.problems(diamonds.maps.schema.parse(map), diamonds.settings.parse({}))).toEqual([]);
    expect(diamonds.scores(diamonds.load(position))).toEqual([78, 43]);
  });
});
