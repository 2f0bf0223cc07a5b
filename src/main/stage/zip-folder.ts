/** A folder as one archive beside it: a browser downloads files, not folders. */
import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { walkFolder } from '../contestants/walk-folder.ts';

/** Returns the archive's path. */
export async function zipFolder(folder: string, signal?: AbortSignal): Promise<string> {
  const archive = `${folder}.zip`;
  const zip = new ZipFile();
  for await (const { path, isFolder } of walkFolder(folder)) {
    if (!isFolder) zip.addFile(join(folder, path), `${basename(folder)}/${path}`);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive), { signal });
  return archive;
}
