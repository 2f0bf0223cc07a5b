/** `npm run demo`: plays the smallest of the example contests, from the description to the report. */
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './project.ts';
import { runVisibly } from './run.ts';

const folder = join(root, 'out', 'demo');
const description = join(root, 'resources', 'contests', 'othello.yaml');

rmSync(folder, { recursive: true, force: true });
const args = [join(root, 'bin', 'meydan.js'), 'run', description, '--out', relative(process.cwd(), folder)];
process.exitCode = await runVisibly(process.execPath, [...args, ...process.argv.slice(2)], { cwd: process.cwd() });
