/** What is seriously wrong with a page for those who cannot see, cannot use a mouse, or see few colours. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './settled.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const { source } = axe;

export async function faultsOf(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(async () => {
    // What lies under a dialog or a menu is veiled: only what can be used is looked at.
    const isVeiled = document.querySelector('.v-overlay--active:not(.v-tooltip)') !== null;
    const part = document.querySelector(isVeiled ? '.v-overlay-container' : 'html') ?? document;
    const found = await window.axe?.run(part, { resultTypes: ['violations'] });
    return (found?.violations ?? [])
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
  });
}
