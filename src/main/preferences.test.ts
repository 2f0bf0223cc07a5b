import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preferencesSchema } from '../shared/bridge/preferences.ts';
import { PreferencesFile } from './preferences.ts';

const DEFAULTS = preferencesSchema.parse({});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-preferences-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('start with defaults, remember changes, and leave no unfinished files', async () => {
  const own = join(folder, 'new', 'folder');
  const preferences = new PreferencesFile(own);
  expect(await preferences.read()).toEqual(DEFAULTS);
  expect(DEFAULTS).toMatchObject({ language: 'system', theme: 'system', concurrency: 0, referee: { suspend: true } });
  await Promise.all([preferences.change({ language: 'fa' }), preferences.change({ theme: 'dark' })]);
  expect(await new PreferencesFile(own).read()).toEqual({ ...DEFAULTS, language: 'fa', theme: 'dark' });
  expect(await readdir(own)).toEqual(['preferences.json']);
});

test('a damaged file is put aside, not overwritten', async () => {
  await writeFile(join(folder, 'preferences.json'), '{ "theme": ');
  const preferences = new PreferencesFile(folder);
  expect(await preferences.read()).toEqual(DEFAULTS);
  await preferences.change({ theme: 'light' });
  expect(await readFile(join(folder, 'preferences.json.damaged'), 'utf8')).toBe('{ "theme": ');
});

test('what a newer Meydan has written besides is no damage, and limits that nobody may set are', async () => {
  const path = join(folder, 'preferences.json');
  await writeFile(path, JSON.stringify({ theme: 'dark', sound: 'on', referee: { memoryMb: 64, gpu: true } }));
  const { theme, referee } = await new PreferencesFile(folder).read();
  expect([theme, referee]).toEqual(['dark', { ...DEFAULTS.referee, memoryMb: 64 }]);
  await writeFile(path, JSON.stringify({ theme: 'dark', concurrency: 257 }));
  expect(await new PreferencesFile(folder).read()).toEqual(DEFAULTS);
  expect(await readdir(folder)).toEqual(['preferences.json.damaged']);
});

test('what cannot be written is refused with the folder, and the disk as it was', async () => {
  const inTheWay = join(folder, 'in-the-way');
  await writeFile(inTheWay, 'a file, where a folder should be');
  await expect(new PreferencesFile(inTheWay).change({ theme: 'dark' })).rejects.toMatchObject({
    code: 'refused',
    refusal: { code: 'preferences-not-written', values: { folder: inTheWay } },
  });
  expect(await readdir(folder)).toEqual(['in-the-way']);
});
