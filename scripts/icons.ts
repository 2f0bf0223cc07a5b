/** `npm run icons`: draws the application's icon in all sizes that the systems want, from the one drawing there is. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { icoFile } from './ico.ts';
import { root } from './project.ts';
import { findBrowser } from './system-packages.ts';

/** Linux takes them one by one, macOS the largest. */
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const LARGEST_IN_ICO = 256;

const executablePath = findBrowser();
if (!executablePath) throw new Error('Drawing the icons needs Chromium: install it and try again.');
const drawing = readFileSync(join(root, 'resources', 'icon.svg'), 'utf8');
const folder = join(root, 'resources', 'icons');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const pictures = [];
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(join(folder, `${size}x${size}.png`), png);
    pictures.push({ size, png });
  }
  writeFileSync(join(folder, 'icon.ico'), icoFile(pictures.filter(({ size }) => size <= LARGEST_IN_ICO)));
} finally {
  await browser.close();
}
