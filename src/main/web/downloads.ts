/**
 * Files that the browser may fetch, as often as it likes and under an address that nobody can guess: a download is an
 * ordinary request of the browser, which sends no token with it.
 */
import { randomBytes } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';

export const DOWNLOAD_PATH = '/download/';

/** More offers are forgotten, the oldest first. */
const KEPT = 2000;

export interface Download {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: ReadStream;
}

export class Downloads {
  readonly #files = new Map<string, string>();

  /** Returns the address, on this host, under which the file can be fetched. */
  offer(path: string): string {
    const key = randomBytes(24).toString('base64url');
    this.#files.set(key, path);
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= KEPT) break;
      this.#files.delete(oldest);
    }
    return `${DOWNLOAD_PATH}${key}/${encodeURIComponent(basename(path))}`;
  }

  /** Null when there is nothing under this address, or not any more. */
  async take(urlPath: string): Promise<Download | null> {
    const key = urlPath.slice(DOWNLOAD_PATH.length).split('/')[0] ?? '';
    const path = this.#files.get(key);
    if (path === undefined) return null;
    const file = await open(path).catch(() => null);
    if (!file) return null;
    const name = encodeURIComponent(basename(path)).replace(
      /['()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16)}`,
    );
    return {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String((await file.stat()).size),
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      },
      content: file.createReadStream(),
    };
  }
}
