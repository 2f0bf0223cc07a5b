import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { agon } from '../src/shared/games/agon/index.ts';

interface Limits {
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
}

function cellsOf(row: string): string[] {
  return row.split('|').map((cell) => cell.trim());
}

test.each(['en', 'fa'])('the rulebook (%s) names every setting with its default and its limits', (language) => {
  const rulebook = readFileSync(`${import.meta.dirname}/agon.${language}.md`, 'utf8').split('\n');
  for (const [name, schema] of Object.entries(agon.settings.shape)) {
    const limits = z.toJSONSchema(schema, { io: 'input' }) as unknown as Limits;
    const row = rulebook.find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    const numbers = [limits.default, limits.minimum, limits.maximum].map(String);
    expect(cellsOf(row).slice(2, 5), name).toEqual(numbers);
  }
});

test.each(['en', 'fa'])(
  'the rulebook (%s) has every clause, every word of refusal and a position that loads',
  (language) => {
    const rulebook = readFileSync(`${import.meta.dirname}/agon.${language}.md`, 'utf8');
    for (let clause = 1; clause <= 13; clause++) expect(rulebook).toContain(`**A${clause}.**`);
    const ends = ['enthroned', 'empty-throne', 'move-limit'];
    for (const code of Object.keys(agon.texts.en.reasons)) {
      expect(rulebook).toMatch(ends.includes(code) ? `\`${code}\`` : new RegExp(`^\\| \`${code}\``, 'm'));
    }
    const [, json = ''] = /^```json\n([\s\S]*?)^```/m.exec(rulebook) ?? [];
    const position: unknown = JSON.parse(json);
    expect(agon.save(agon.load(position))).toEqual(position);
  },
);
