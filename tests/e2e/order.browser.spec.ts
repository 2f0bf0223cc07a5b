/** What is wanted last is what remains, though requests of a browser may overtake one another on their way. */
import { expect, test } from './application.ts';
import { callHost } from './host-call.ts';

test('two themes are chosen while the first request is held up: the second theme stays', async ({ app }) => {
  const { page } = app;
  let letGo = (): void => {};
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/bridge/preferences.change', (route) => isHeld.then(() => route.continue()), { times: 1 });
  let answered = 0;
  page.on('response', (response) => (answered += Number(response.url().endsWith('/preferences.change'))));
  for (const theme of ['dark', 'light']) {
    await page.getByTestId('theme-menu').click();
    await page.getByTestId(`theme-${theme}`).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
  // Time for the second request to overtake the first.
  await page.waitForTimeout(500);
  letGo();
  await expect.poll(() => answered).toBe(2);
  expect((await callHost(app, 'preferences.read')).theme).toBe('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
