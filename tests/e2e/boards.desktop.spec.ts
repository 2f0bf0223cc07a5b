/** The board itself, pixel by pixel: however a turn is come to, its picture is the same. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PLAYED_GAMES } from '../doctor/healthy-programs.ts';
import { expect, test } from './application.ts';
import { startQuickGame } from './host-call.ts';

/** Everything that is painted on the board, when nothing moves any more. */
async function pictureOf(page: Page, turn: number): Promise<string> {
  await expect(page.getByTestId('board')).toHaveAttribute('data-drawn', String(turn));
  const layers = await page.evaluate(async () => {
    // A layer is painted with the next frame.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const canvases = document.querySelectorAll<HTMLCanvasElement>('[data-testid=board] canvas');
    return [...canvases].map((canvas) => canvas.toDataURL());
  });
  expect(layers).not.toEqual([]);
  return createHash('sha256').update(layers.join()).digest('hex');
}

for (const game of PLAYED_GAMES) {
  test(`${game}: a turn has one picture, stepping forwards, stepping backwards and by a jump, with moves that move`, async ({
    app,
  }) => {
    const { page } = app;
    const live = await startQuickGame(app, game);
    await page.evaluate((hash) => (window.location.hash = hash), `#/live/${live}`);
    await page.getByTestId('to-end').click();
    await expect(page.getByTestId('outcome')).toBeVisible({ timeout: 120_000 });
    const length = Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
    const turns = Math.min(length, 16);
    const forwards: string[] = [];
    await page.keyboard.press('Home');
    for (let turn = 0; turn <= turns; turn++) {
      if (turn > 0) await page.keyboard.press('ArrowRight');
      forwards.push(await pictureOf(page, turn));
    }
    expect(new Set(forwards).size).toBeGreaterThan(turns / 2);
    const backwards: string[] = [];
    await page.getByTestId('timeline').fill(String(turns));
    for (let turn = turns; turn >= 0; turn--) {
      if (turn < turns) await page.keyboard.press('ArrowLeft');
      backwards.unshift(await pictureOf(page, turn));
    }
    expect(backwards).toEqual(forwards);
    for (let turn = 0; turn <= turns; turn += 3) {
      await page.keyboard.press('End');
      await page.getByTestId('timeline').fill(String(turn));
      expect(await pictureOf(page, turn)).toBe(forwards[turn]);
    }
  });
}
