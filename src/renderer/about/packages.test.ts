import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKAGES } from './packages.ts';

interface Manifest {
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function manifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

test('every package that the host needs is named', () => {
  expect(Object.keys(PACKAGES)).toEqual(expect.arrayContaining(Object.keys(manifest('package.json').dependencies)));
});

test.each(Object.entries(PACKAGES))('%s is under %s', (name, licence) => {
  expect(manifest(`node_modules/${name}/package.json`).license).toBe(licence);
});
