/** Fails when a file imports against the direction of dependencies (directions.ts). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS, wrongImports } from './directions.ts';
import { root } from './project.ts';

const patterns = ROOMS.map(({ folder }) => `${folder}**/*.{ts,vue}`);
const files = globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const problems = files.toSorted().flatMap((path) => wrongImports(path, readFileSync(join(root, path), 'utf8')));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files import in the right direction.`);
