/** What goes wrong with a contest is seen wherever in it one is, and leads to what to do about it. */
import { rmSync } from 'node:fs';
import { expect, test } from './application.ts';
import { callHost } from './host-call.ts';
import { goTo } from './pictures/scene.ts';

const VIEWS = ['contestants', 'settings', 'draw', 'results', 'games'] as const;

for (const [language, words, todo] of [
  ['en', 'no program was handed in', 'Drop programs'],
  ['fa', 'برنامه‌ای تحویل داده نشده است', 'محروم کنید'],
] as const) {
  test(`${language}: what keeps games from being played is a line in every view of the contest`, async ({ app }) => {
    const { page } = app;
    await callHost(app, 'preferences.change', { language });
    const { categories } = await callHost(app, 'contests.create', { name: 'Spring Cup', game: 'othello' });
    const category = categories[0]?.id ?? 0;
    await callHost(app, 'contestants.add', { name: 'Ali', houseBot: 'greedy', category });
    await callHost(app, 'contestants.add', { name: 'Sara', category });
    await callHost(app, 'categories.draw', { category, randomSeed: 1 });
    const banner = page.getByTestId('problem-banner');
    await goTo(app, '/contest/contestants');
    await expect(page.getByTestId('contest')).toBeVisible();
    await expect(banner).toHaveCount(0);

    await callHost(app, 'run.start', {});
    for (const view of VIEWS) {
      await goTo(app, `/contest/${view}`);
      await expect(page.getByTestId(`rail-${view}`)).toHaveClass(/here/);
      await expect(banner).toContainText('Sara');
      await expect(banner).toContainText(words);
    }
    await goTo(app, '/wall');
    await expect(banner).toBeVisible();
    await goTo(app, '/preferences');
    await expect(banner).toHaveCount(0);
    await goTo(app, '/contest/games');
    await banner.getByTestId('to-problems').click();
    await expect(page.getByTestId('run-problems')).toContainText(todo);
    await expect(banner).toHaveCount(0);

    const [, sara] = await callHost(app, 'contestants.list');
    await callHost(app, 'contestants.edit', { contestant: sara?.id ?? '', houseBot: 'random' });
    await callHost(app, 'run.start', {});
    await expect.poll(async () => (await callHost(app, 'run.state')).status).toBe('over');
    await goTo(app, '/contest/games');
    await expect(banner).toHaveCount(0);
  });
}

test('a contest whose file was taken away is opened again from what was rescued of it', async ({ app }) => {
  const { page } = app;
  const { place } = await callHost(app, 'contests.create', { name: 'Spring Cup', game: 'othello' });
  await callHost(app, 'contestants.add', { name: 'Ali', houseBot: 'greedy' });
  await goTo(app, '/contest/contestants');
  await expect(page.getByTestId('contestant')).toHaveCount(1);
  rmSync(place);
  await page.getByTestId('rename-contest').click();
  await page.getByTestId('contest-name-field').fill('Summer Cup');
  await page.keyboard.press('Enter');
  await page.getByTestId('problem-note').getByTestId('open-rescued').click();
  await expect(page.getByTestId('problem-note')).toHaveCount(0);
  await expect(page.getByTestId('contestant')).toHaveCount(1);
  expect((await callHost(app, 'contest.current'))?.place).not.toBe(place);
});
