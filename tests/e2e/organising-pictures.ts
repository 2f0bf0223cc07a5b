/** What a contest looks like before its draw: every view, dialog, error and empty state, for the pictures. */
import type { Page } from '@playwright/test';
import { contestant } from '../doctor/healthy-programs.ts';
import { longNames } from './arena-pictures.ts';
import { expect, type Application } from './application.ts';
import { callHost } from './host-call.ts';

export interface Scene {
  readonly view: string;
  readonly hash: string;
  readonly act?: (page: Page) => Promise<void>;
}

/** On a host that has no contest yet. */
export const BEFORE: readonly Scene[] = [
  { view: 'home-empty', hash: '/' },
  { view: 'new', hash: '/new' },
  { view: 'no-contest', hash: '/contest/contestants' },
  { view: 'preferences', hash: '/preferences?' },
  { view: 'simulator', hash: '/simulator' },
];

export const EMPTY: readonly Scene[] = [{ view: 'contestants-empty', hash: '/contest/contestants' }];

export const ORGANISED: readonly Scene[] = [
  { view: 'home', hash: '/' },
  { view: 'contestants', hash: '/contest/contestants' },
  {
    view: 'contestants-chosen',
    hash: '/contest/contestants',
    async act(page) {
      for (const index of [0, 1, 2]) await page.getByTestId('choose').nth(index).check();
    },
  },
  {
    view: 'contestants-edited',
    hash: '/contest/contestants',
    async act(page) {
      await page.getByTestId('contestant').nth(2).focus();
      await page.keyboard.press('F2');
    },
  },
  {
    view: 'contestant-menu',
    hash: '/contest/contestants',
    act: (page) => page.getByTestId('contestant-menu').first().click(),
  },
  { view: 'add-menu', hash: '/contest/contestants', act: (page) => page.getByTestId('add-more').click() },
  {
    view: 'contestants-none-found',
    hash: '/contest/contestants',
    act: (page) => page.getByTestId('filter').locator('input').fill('qqq'),
  },
  {
    view: 'report',
    hash: '/contest/contestants',
    act: (page) => page.locator('[data-testid=checkup][data-state=unfit]').first().click(),
  },
  {
    view: 'disqualify',
    hash: '/contest/contestants',
    async act(page) {
      await page.getByTestId('contestant-menu').first().click();
      await page.getByTestId('contestant-disqualify').click();
      await page.getByTestId('disqualify-submit').click();
    },
  },
  {
    view: 'class-list',
    hash: '/contest/contestants',
    async act(page) {
      await page.getByTestId('add-more').click();
      await page.getByTestId('add-class-list').click();
      const lines = ['Name,Number,Group', 'Kian Rad,40013,B', 'نیلوفر کریمی,40014,A', ',40015,B'];
      await page
        .getByTestId('class-list-file')
        .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
      await expect(page.getByTestId('take-class-list')).toBeVisible();
    },
  },
  {
    view: 'drop-overlay',
    hash: '/contest/contestants',
    async act(page) {
      const dataTransfer = await page.evaluateHandle(() => {
        const made = new DataTransfer();
        made.items.add(new File(['x'], 'x.py'));
        return made;
      });
      await page.dispatchEvent('#content', 'dragenter', { dataTransfer });
    },
  },
  { view: 'settings', hash: '/contest/settings' },
  {
    view: 'settings-error',
    hash: '/contest/settings',
    act: (page) => page.getByTestId('setting-size').locator('input').fill('7'),
  },
];

/** A contest with dropped programs, one of them ill, one refused, and many who play as house bots. */
export async function organise(app: Application): Promise<void> {
  const { page } = app;
  await page.evaluate(() => (window.location.hash = '#/contest/contestants'));
  const healthy = ['نیلوفر_کریمی', 'Ali Rezaei'].map((name) => `// ${name}\n${contestant('othello')}`);
  await page.getByTestId('program-files').setInputFiles([
    { name: 'نیلوفر_کریمی.js', mimeType: 'text/javascript', buffer: Buffer.from(healthy[0] ?? '') },
    { name: 'Ali Rezaei.js', mimeType: 'text/javascript', buffer: Buffer.from(healthy[1] ?? '') },
    { name: 'Arman.js', mimeType: 'text/javascript', buffer: Buffer.from('throw new Error("no");') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await expect(page.locator('[data-testid=checkup][data-state=healthy]')).toHaveCount(2, { timeout: 120_000 });
  await expect(page.locator('[data-testid=checkup][data-state=unfit]')).toHaveCount(1, { timeout: 60_000 });
  for (const name of longNames(9)) await callHost(app, 'contestants.add', { name, houseBot: 'greedy' });
  await callHost(app, 'categories.add', { name: 'سال دوم' });
  await callHost(app, 'contestants.seed', { contestants: ['1', '2'] }).catch(() => {});
}
