/** What the README says in figures must be what the code says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/shared/games/index.ts';
import { refereeSettingsSchema } from '../src/shared/match/referee-settings.ts';

const readme = readFileSync('README.md', 'utf8');

test('every setting of the referee is in the table with its default', () => {
  for (const [name, value] of Object.entries(refereeSettingsSchema.parse({}))) {
    const row = readme.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
    expect(row, name).toBeDefined();
    expect(row).toContain(String(value));
  }
});

test('every game is in the table with both rulebooks', () => {
  for (const { id } of games) {
    for (const language of ['en', 'fa']) expect(readme).toContain(`seeds/${id}.${language}.md`);
  }
});
