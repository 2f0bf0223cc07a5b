/**
 * The entries of a zip, one after the other, read with yauzl. Names are decoded here and handed on as they are, so that
 * the caller judges them: yauzl would turn backslashes into slashes.
 */
import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { fromFdPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import { refusal } from '../../shared/refusals/refusal.ts';
import { readableError } from './file-bytes.ts';
import { ProgramError } from './program.ts';
import { shown } from './safe-path.ts';

export interface ZipEntry {
  /** As written in the archive, which may be anything. A folder's ends with a slash. */
  readonly path: string;
  /** The file type and mode bits of Unix; 0 when the archive was made elsewhere. */
  readonly mode: number;
  /** What the archive claims. */
  readonly bytes: number;
  readonly packedBytes: number;
  readonly isEncrypted: boolean;
  /** The real bytes, unpacked as they are asked for. Throws when they are not what the archive claims. */
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** Entries are valid until the next one is asked for. Everything wrong with the archive is a ProgramError. */
export async function* zipEntries(path: string): AsyncGenerator<ZipEntry> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw readableError(error, path);
  });
  try {
    // The file is closed here, not by yauzl, so that it is closed when we return, also after a refusal.
    const zip = await fromFdPromise(file.fd, { autoClose: false, decodeStrings: false });
    for await (const entry of zip.eachEntry()) yield describe(path, zip, entry);
  } catch (error) {
    throw archiveError(error, path);
  } finally {
    await file.close();
  }
}

function describe(archive: string, zip: ZipFile, entry: Entry): ZipEntry {
  return {
    path: entryPath(entry),
    mode: entry.externalFileAttributes >>> 16,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    isEncrypted: entry.isEncrypted(),
    content: () => contentOf(archive, zip, entry),
  };
}

/** macOS writes UTF-8 without saying so. */
function entryPath({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const flag = isUtf8(fileNameRaw) ? generalPurposeBitFlag | 0x800 : generalPurposeBitFlag;
  return getFileNameLowLevel(flag, fileNameRaw, extraFields, true);
}

async function* contentOf(archive: string, zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let sum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw archiveError(error, archive);
  }
  if (sum !== entry.crc32) throw archiveError(new Error('checksum'), archive);
}

function archiveError(error: unknown, path: string): unknown {
  if (error instanceof ProgramError) return error;
  const problem = error instanceof Error ? error.message : '';
  if (/encrypt/i.test(problem)) return encrypted(path);
  const name = shown(basename(path));
  if (problem.startsWith('End of central directory')) {
    return new ProgramError('bad-archive', refusal('zip-not-whole', { name }));
  }
  if (problem.startsWith('unsupported compression')) {
    return new ProgramError('bad-archive', refusal('zip-unusual', { name }));
  }
  return new ProgramError('bad-archive', refusal('zip-damaged', { name }));
}

export function encrypted(path: string): ProgramError {
  return new ProgramError('encrypted', refusal('zip-password', { name: shown(basename(path)) }));
}
