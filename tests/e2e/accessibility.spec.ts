/** No view of watching has a serious fault for those who cannot see, cannot use a mouse, or see few colours. */
import { expect, test } from './application.ts';
import { faultsOf } from './axe.ts';
import { startQuickGame } from './host-call.ts';

test('every view, in both languages and themes', async ({ app }) => {
  test.setTimeout(300_000);
  const { page } = app;
  const found: string[] = [];
  const look = async (view: string) => {
    for (const fault of await faultsOf(page)) found.push(`${view}: ${fault}`);
  };
  const lives: string[] = [];
  for (const game of ['othello', 'agon', 'beetles', 'diamonds', 'worm']) lives.push(await startQuickGame(app, game));
  for (const [language, theme] of [
    ['en', 'light'],
    ['fa', 'dark'],
  ]) {
    await page.getByTestId('language-menu').click();
    await page.getByTestId(`language-${language}`).click();
    await page.getByTestId('theme-menu').click();
    await page.getByTestId(`theme-${theme}`).click();
    await page.getByTestId('home').click();
    await expect(page.getByTestId('start-demo-othello')).toBeVisible();
    await look(`start ${language}`);
    for (const live of lives) {
      await page.evaluate((hash) => (window.location.hash = hash), `#/live/${live}`);
      await page.getByTestId('to-end').click();
      await expect(page.getByTestId('outcome')).toBeVisible({ timeout: 120_000 });
      await look(`game ${language}`);
    }
    await page.keyboard.press('?');
    await expect(page.getByTestId('shortcut-list')).toBeVisible();
    await look(`shortcuts ${language}`);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('shortcut-list')).toBeHidden();
    await page.getByTestId('pictures').click();
    await page.getByTestId('open-film').click();
    await expect(page.getByTestId('film')).toBeVisible();
    await look(`film ${language}`);
    await page.keyboard.press('Escape');
    await page.getByTestId('open-wall').click();
    await expect(page.getByTestId('wall')).toBeVisible();
    await look(`wall ${language}`);
    await page.getByTestId('open-replay').click();
    await page
      .getByTestId('replay-file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
    await expect(page.getByTestId('replay-problem')).toBeVisible();
    await look(`replay ${language}`);
    await page.getByTestId('help-menu').click();
    await page.getByTestId('help-rules').click();
    await page.getByTestId('rulebook-agon').click();
    await page.getByTestId('contents').getByRole('link', { name: 'A11', exact: true }).click();
    await expect(page.locator('#A11')).toBeInViewport();
    await look(`rulebook ${language}`);
    await page.getByTestId('help-menu').click();
    await page.getByTestId('help-about').click();
    await expect(page.getByTestId('version')).toBeInViewport();
    await look(`help ${language}`);
  }
  expect(found).toEqual([]);
});
