/** The board itself, pixel by pixel. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './application.ts';

/** Everything that is painted on the board at a turn, when nothing moves any more. */
export async function pictureOf(page: Page, turn: number): Promise<string> {
  await expect(page.getByTestId('board')).toHaveAttribute('data-drawn', String(turn));
  const layers = await page.evaluate(async () => {
    // A layer is painted with the next frame.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const canvases = document.querySelectorAll<HTMLCanvasElement>('[data-testid=board] canvas');
    return [...canvases].map((canvas) => canvas.toDataURL());
  });
  return fingerprint(layers);
}

/** What is painted in the very first frame after a key. */
export async function firstPictureAfter(page: Page, key: string): Promise<string> {
  const layers = await page.evaluate(async (pressed) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, cancelable: true }));
    await new Promise(requestAnimationFrame);
    const canvases = document.querySelectorAll<HTMLCanvasElement>('[data-testid=board] canvas');
    return [...canvases].map((canvas) => canvas.toDataURL());
  }, key);
  return fingerprint(layers);
}

function fingerprint(layers: readonly string[]): string {
  expect(layers).not.toEqual([]);
  return createHash('sha256').update(layers.join()).digest('hex');
}
