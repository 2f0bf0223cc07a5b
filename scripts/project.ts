/** Where things are in a checkout. */
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const interfaceFolder = fileURLToPath(new URL('../out/renderer', import.meta.url));
export const resourcesFolder = fileURLToPath(new URL('../resources', import.meta.url));
export const resultsFolder = fileURLToPath(new URL('../test-results', import.meta.url));
export const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/meydan', import.meta.url));

/** A program that an installed package brings along. */
export function packageBin(name: string): string {
  return fileURLToPath(
    new URL(`../node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`, import.meta.url),
  );
}
