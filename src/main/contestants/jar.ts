/** Whether a Java archive can be started with `java -jar`. */
import { ProgramError } from './program.ts';
import { zipEntries, type ZipEntry } from './zip-archive.ts';

const MANIFEST = 'META-INF/MANIFEST.MF';
const MOST_BYTES = 256 * 1024;
/** More than any program has; the manifest is usually the first or second. */
const MOST_ENTRIES = 200_000;

/** What is wrong with it, as the end of a sentence that begins with its name; null when nothing is. */
export async function jarProblem(path: string): Promise<string | null> {
  try {
    const manifest = await readManifest(path);
    if (manifest === null) return 'has no META-INF/MANIFEST.MF: build it as a runnable .jar';
    return /^main-class:[ \t]*\S/im.test(manifest)
      ? null
      : 'does not name its main class: build it as a runnable .jar, with Main-Class in its manifest';
  } catch (error) {
    if (error instanceof ProgramError) return 'is named .jar but is no Java archive, or is damaged: build it again';
    throw error;
  }
}

async function readManifest(path: string): Promise<string | null> {
  let seen = 0;
  for await (const entry of zipEntries(path)) {
    if (entry.path.toUpperCase() === MANIFEST) return entry.isEncrypted ? null : await textOf(entry);
    seen += 1;
    if (seen > MOST_ENTRIES) return null;
  }
  return null;
}

async function textOf(entry: ZipEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of entry.content()) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
