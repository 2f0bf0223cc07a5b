/**
 * Serves the built interface from one folder and nothing beside it, for the browser host and for the desktop's own
 * protocol alike. Pages come with a strict content security policy whose nonce is new each time.
 */
import { randomBytes } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** What the build left where the nonce belongs (electron.vite.config.ts). */
const NONCE_MARK = /__CSP_NONCE__/g;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

export interface StaticFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export class StaticFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file behind a URL's path, or null when the folder has no such file, or the path leads out of it. */
  async read(urlPath: string): Promise<StaticFile | null> {
    const path = await this.#locate(urlPath === '/' ? '/index.html' : urlPath);
    const type = path ? TYPES[extname(path)] : undefined;
    if (!path || !type) return null;
    const content = await readFile(path);
    if (extname(path) !== '.html') return { body: content, headers: { 'content-type': type, ...PLAIN_HEADERS } };
    const nonce = randomBytes(16).toString('base64');
    const page = content.toString('utf8').replace(NONCE_MARK, nonce);
    const policy = { 'content-security-policy': contentSecurityPolicy(nonce) };
    return { body: Buffer.from(page), headers: { 'content-type': type, ...PLAIN_HEADERS, ...policy } };
  }

  async #locate(urlPath: string): Promise<string | null> {
    try {
      const decoded = decodeURIComponent(urlPath);
      if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').includes('..')) return null;
      const root = await realpath(this.#folder);
      const path = await realpath(join(root, decoded));
      return path.startsWith(root + sep) ? path : null;
    } catch {
      return null;
    }
  }
}

const PLAIN_HEADERS = {
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // A report brings its own, also when it is shown in a frame.
    "font-src 'self' data:",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
