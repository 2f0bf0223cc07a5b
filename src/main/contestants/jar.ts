/** Whether a Java archive can be started with `java -jar`. */
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { ProgramError } from './program.ts';
import { zipEntries, type ZipEntry } from './zip-archive.ts';

const MANIFEST = 'META-INF/MANIFEST.MF';
const MOST_BYTES = 256 * 1024;
/** More than any program has; the manifest is usually the first or second. */
const MOST_ENTRIES = 200_000;

/** What is wrong with it, under the `name` that a person knows; null when nothing is. */
export async function jarProblem(path: string, name: string): Promise<Refusal | null> {
  try {
    const manifest = await readManifest(path);
    if (manifest === null) return refusal('jar-no-manifest', { name });
    return /^main-class:[ \t]*\S/im.test(manifest) ? null : refusal('jar-no-main-class', { name });
  } catch (error) {
    if (error instanceof ProgramError) return refusal('jar-broken', { name });
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
