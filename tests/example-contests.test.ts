/** The contests of resources/contests are played to their ends, as `meydan run` does it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../src/shared/games/index.ts';
import { runMeydan } from './command-line.ts';
import { useFolder } from './handed-in/folder.ts';

const folder = useFolder();
const examples = join(import.meta.dirname, '../resources/contests');

test.each(games.map(({ id }) => id))('%s', async (game) => {
  const { code, stdout, stderr } = await runMeydan(folder.path, [
    'run',
    join(examples, `${game}.yaml`),
    '--out',
    'out',
  ]);
  expect([code, stderr.includes('\u001b')]).toEqual([0, false]);
  expect(stdout).toMatch(/The winner is|برنده: /);
  expect(readdirSync(join(folder.path, 'out')).some((name) => name.endsWith('.html'))).toBe(true);
});
