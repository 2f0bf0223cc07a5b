import type { Page } from '@playwright/test';

/** Counts every press of the pointer from now on, and tells how many there were. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['clicks'] = '0';
    const count = (event: Event) => {
      if (event.isTrusted) dataset['clicks'] = String(Number(dataset['clicks']) + 1);
    };
    window.addEventListener('pointerdown', count, { capture: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-clicks'));
}
