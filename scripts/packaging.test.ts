import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './project.ts';

interface Packaging {
  readonly directories: { readonly buildResources: string };
  readonly extraResources: readonly { readonly from: string; readonly to: string }[];
  readonly electronFuses: Readonly<Record<string, boolean>>;
  readonly fileAssociations: readonly { readonly ext: string }[];
  readonly [system: string]: unknown;
}

const packaging = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as Packaging;

test('all that is to be packed is there', () => {
  const { directories, extraResources } = packaging;
  const icons = ['win', 'linux', 'mac'].map((system) => (packaging[system] as { icon: string }).icon);
  const paths = [
    ...icons.map((icon) => join(directories.buildResources, icon)),
    ...extraResources.map(({ from }) => from),
  ];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('contests open by a double click, and the program cannot be used as something else', () => {
  expect(packaging.fileAssociations.map(({ ext }) => ext)).toEqual(['meydan']);
  expect(packaging.electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
  });
});
