/** A contest that was double-clicked comes as an argument of the program, among Chromium's own. */
import { resolve } from 'node:path';

/** The path of the contest among the arguments, seen from the folder of whoever gave them. */
export function contestArgument(args: readonly string[], folder: string): string | null {
  const path = args.slice(1).findLast((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith('.meydan'));
  return path === undefined ? null : resolve(folder, path);
}
