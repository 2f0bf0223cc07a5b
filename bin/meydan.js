#!/usr/bin/env node
// Runs the command line on the Node that the project brings along when the machine's own is older than the host needs
// (22.18, which runs TypeScript as it is).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../src/cli/meydan.ts', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // TypeScript that was read once need not be read again: it halves the time to start.
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/meydan/compiled', import.meta.url)));
  await import(new URL('../src/cli/meydan.ts', import.meta.url).href);
} else {
  const name = process.platform === 'win32' ? 'node/bin/node.exe' : 'node/bin/node';
  const own = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  if (!existsSync(own)) {
    console.error(
      `meydan: Node ${process.versions.node} is too old; run "npm install" here, or use Node 22.18 or newer`,
    );
    process.exit(1);
  }
  const child = spawn(own, [entry, ...process.argv.slice(2)], { stdio: 'inherit' });
  // What Ctrl-C means is for the command to decide: it may pause first and end later.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`meydan: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
