/** Files given to a host as a window gives them: announced, and sent in pieces. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PIECE_BYTES } from '../../src/shared/bridge/uploads.ts';
import type { TestHost } from '../stage/host.ts';

export type Given = string | Uint8Array;

/** One file, or, with slashes in the names, one folder. Returns the id of the upload. */
export async function give(app: TestHost, files: Readonly<Record<string, Given>>): Promise<string> {
  const contents = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content) }));
  const announced = contents.map(({ path, content }) => ({ path, bytes: content.byteLength }));
  const { upload } = await app.call('uploads.begin', { files: announced });
  for (const [file, { content }] of contents.entries()) {
    for (let at = 0; at < content.byteLength; at += PIECE_BYTES) {
      const data = content.subarray(at, at + PIECE_BYTES).toString('base64');
      await app.call('uploads.piece', { upload, file, data });
    }
  }
  return upload;
}

/** A Python program of its own: each has other bytes. */
export function python(word: string): string {
  return `print(${JSON.stringify(word)})\n`;
}

/** The contestant that plays decently, as a folder; `vice` is what it does wrong. */
export async function contestantFolder(name: string, vice?: string): Promise<Record<string, Given>> {
  const read = (file: string) => readFile(fileURLToPath(new URL(`../faults/${file}`, import.meta.url)));
  const start =
    vice === undefined
      ? `import './contestant.mjs';\n`
      : `process.argv.push('--vice=${vice}');\nawait import('./contestant.mjs');\n`;
  return {
    [`${name}/main.mjs`]: `// ${name}\n${start}`,
    [`${name}/contestant.mjs`]: await read('contestant.mjs'),
    [`${name}/decent-play.mjs`]: await read('decent-play.mjs'),
  };
}

/** The sentence of a refusal; a call that is answered is a mistake. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof Error)) throw new Error('it should have been refused');
  return error.message;
}

export function shippedMap(game: string, name: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../../resources/maps/${game}/${name}.json`, import.meta.url)), 'utf8');
}
