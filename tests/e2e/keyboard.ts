/** Going through the window by keyboard alone, as somebody without a mouse does. */
import type { Page } from '@playwright/test';
import { expect } from './application.ts';

/** More stops than any view has. */
const MOST_STOPS = 120;

/** Tab by tab to the control with this name; fails where the keyboard does not come to it. */
export async function tabTo(page: Page, testId: string): Promise<void> {
  await expect(page.getByTestId(testId).first()).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isAt(page, testId)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not come to ${testId}`);
}

/** To the control, and Enter. */
export async function enter(page: Page, testId: string): Promise<void> {
  await tabTo(page, testId);
  await expect(page.getByTestId(testId).first()).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Down an open menu to one of its items, and Enter. */
export async function choose(page: Page, testId: string): Promise<void> {
  await expect(page.getByTestId(testId)).toBeVisible();
  for (let step = 0; step < MOST_STOPS && !(await isAt(page, testId)); step++) await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId(testId)).toBeFocused();
  await page.keyboard.press('Enter');
}

function isAt(page: Page, testId: string): Promise<boolean> {
  return page.evaluate((id) => document.activeElement?.closest(`[data-testid="${id}"]`) != null, testId);
}
