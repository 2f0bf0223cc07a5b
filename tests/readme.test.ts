/** What the README says in figures must be what the code says. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT_MEANINGS } from '../src/cli/exit-codes.ts';
import { games } from '../src/shared/games/index.ts';
import { refereeSettingsSchema } from '../src/shared/match/referee-settings.ts';
import { runMeydan } from './command-line.ts';

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

test('every exit code is in the table with its meaning', () => {
  for (const [code, meaning] of Object.entries(EXIT_MEANINGS)) {
    expect(readme).toMatch(new RegExp(`^\\| ${code} +\\| ${meaning} +\\|$`, 'm'));
  }
});

test('the contest step by step prints what is written there', async () => {
  const [, dialogue = ''] = /```console\n([^]*?)```/.exec(readme) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'meydan-readme-'));
  try {
    let printed = '';
    for (const [, command = ''] of dialogue.matchAll(/^\$ meydan (.*)$/gm)) {
      const { stdout, stderr } = await runMeydan(folder, command.split(' '));
      printed += `$ meydan ${command}\n${stderr}${stdout}`;
    }
    expect(printed).toBe(dialogue);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
