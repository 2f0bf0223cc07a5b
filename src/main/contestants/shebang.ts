/** The first line of a script, `#!/usr/bin/env python3`: what it is to be run with. */

export interface Shebang {
  /** As written; `/usr/bin/env x` is already `x`. */
  readonly interpreter: string;
  readonly args: readonly string[];
  /** The line ends as on Windows: the system would look for an interpreter whose name ends with an invisible sign. */
  readonly hasWindowsEnding: boolean;
}

/** Null when there is no such line, or nothing in it. Words are split at blanks, as macOS does and people expect. */
export function readShebang(head: Uint8Array): Shebang | null {
  const text = new TextDecoder().decode(head);
  const line = /^#!([^\n]*)/.exec(text)?.[1];
  if (line === undefined) return null;
  const words = line.split(/[ \t\r\0]+/).filter((word) => word !== '');
  const hasWindowsEnding = line.endsWith('\r');
  const [first, second, ...others] = words;
  if (first === undefined) return null;
  if (/(^|\/)env$/.test(first)) {
    const rest = second === '-S' ? others : words.slice(1);
    const [interpreter, ...args] = rest;
    // `env -i x` and `env A=1 x` do more than naming an interpreter: they stay env's business.
    if (interpreter !== undefined && !/^-|=/.test(interpreter)) return { interpreter, args, hasWindowsEnding };
  }
  return { interpreter: first, args: words.slice(1), hasWindowsEnding };
}
