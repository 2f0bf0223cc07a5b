/** Tells whether something that was built from source files is still what they would give. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of all files below `root` that the patterns name; contents, not times, because a checkout makes every file new. */
export function sourcesHash(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    if (path.endsWith('.test.ts')) continue;
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
