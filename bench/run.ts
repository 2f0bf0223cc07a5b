/** `npm run bench -- NAME`: measures and prints; nothing here decides whether a test passes. */
import { globSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename } from 'node:path';

const benches = globSync('bench/*/index.ts').map((path) => basename(path.replace(/\/index\.ts$/, '')));
const name = process.argv[2];
if (!name || !benches.includes(name)) {
  console.error(`npm run bench -- ${benches.join(' | ')}`);
  process.exitCode = 2;
} else {
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}\n`);
  const { run } = (await import(`./${name}/index.ts`)) as { run(args: string[]): Promise<void> | void };
  await run(process.argv.slice(3));
}
