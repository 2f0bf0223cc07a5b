/** The board itself, pixel by pixel: however a turn is come to, its picture is the same. */
import { PLAYED_GAMES } from '../doctor/healthy-programs.ts';
import { expect, test } from './application.ts';
import { firstPictureAfter, pictureOf } from './board-picture.ts';
import { startQuickGame } from './host-call.ts';

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

    // Whoever wants no motion gets none: the first that is painted of a step is all of it. Others see it move.
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.keyboard.press('Home');
      await pictureOf(page, 0);
      const first: string[] = [];
      for (let turn = 1; turn <= 6; turn++) {
        first.push(await firstPictureAfter(page, 'ArrowRight'));
        expect(await pictureOf(page, turn)).toBe(forwards[turn]);
      }
      if (reducedMotion === 'reduce') expect(first).toEqual(forwards.slice(1, 7));
      else expect(first.filter((picture, i) => picture !== forwards[i + 1]).length).toBeGreaterThan(3);
    }
  });
}
