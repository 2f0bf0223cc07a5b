/** Going through the window by keyboard alone, as somebody without a mouse does. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './application.ts';

/** More stops than any view has. */
const MOST_STOPS = 120;

/** A control by its name, or the first of those that are meant. */
type Target = string | Locator;

/** Key by key to the control; fails where that key does not come to it. */
async function goBy(page: Page, key: string, target: Target): Promise<void> {
  const control = controlOf(page, target);
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${String(target)}`);
}

export function tabTo(page: Page, target: Target): Promise<void> {
  return goBy(page, 'Tab', target);
}

/** To the control, and Enter. */
export async function enter(page: Page, target: Target): Promise<void> {
  await tabTo(page, target);
  await expect(controlOf(page, target)).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Down an open menu to one of its items, and Enter. */
export async function choose(page: Page, target: Target): Promise<void> {
  await goBy(page, 'ArrowDown', target);
  await page.keyboard.press('Enter');
}

/** Along a row of tabs to one of them, and Enter. */
export async function along(page: Page, target: Target): Promise<void> {
  await goBy(page, 'ArrowRight', target);
  await page.keyboard.press('Enter');
}

/** To the field, and what is written there. */
export async function write(page: Page, target: Target, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

function controlOf(page: Page, target: Target): Locator {
  return (typeof target === 'string' ? page.getByTestId(target) : target).first();
}
