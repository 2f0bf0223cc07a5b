/** How fast the engines are, each on one core. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { formatRate, type Rate } from '../measure.ts';

export async function run(only: readonly string[]): Promise<void> {
  const names = globSync('bench/engines/*.ts').map((path) => basename(path, '.ts'));
  for (const name of names.toSorted()) {
    if (name === 'index' || (only.length > 0 && !only.includes(name))) continue;
    const { measure } = (await import(`./${name}.ts`)) as { measure(): Rate[] };
    for (const rate of measure()) console.log(formatRate(rate));
  }
}
