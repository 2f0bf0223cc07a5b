/**
 * Builds what a report brings along: its viewer as one script and its looks as one style sheet, fonts included, in
 * `out/report`. The command line asks for it too, from a checkout, so it is quick when nothing has changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from '../src/main/sources-hash.ts';
import { root } from './project.ts';

const FOLDER = join(root, 'out', 'report');
const STAMP = join(FOLDER, '.built-from');
const SOURCES = [
  'src/renderer/**',
  'src/shared/**',
  'resources/art/**',
  'scripts/build-report.ts',
  'package-lock.json',
];

export async function buildReportIfStale(): Promise<void> {
  const hash = sourcesHash(root, SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  const [{ build }, { default: vue }] = await Promise.all([import('vite'), import('@vitejs/plugin-vue')]);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [vue()],
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      // Everything in the page itself: it may ask nobody for anything.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/renderer/report/viewer.ts'),
        output: { format: 'iife', entryFileNames: 'viewer.js', assetFileNames: 'viewer[extname]' },
      },
    },
  });
  writeFileSync(STAMP, hash);
}

if (import.meta.main) await buildReportIfStale();
