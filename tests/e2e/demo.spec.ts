import { expect, test } from './application.ts';

test('the demo is watched to its end, stepped back and read in Persian', async ({ app }, info) => {
  const { page } = app;
  console.log(`    ${info.project.name}: interactive ${Math.round(app.startedIn)} ms after the start`);
  await page.getByTestId('start-demo-othello').click();
  const board = page.getByTestId('board');
  await expect(board).toBeVisible();
  const counter = page.getByTestId('turn-counter');
  await expect(page.getByTestId('pause')).toBeVisible();

  await page.getByTestId('to-end').click();
  await expect(page.getByTestId('outcome')).toBeVisible();
  const length = Number(await counter.getAttribute('data-length'));
  expect(length).toBeGreaterThanOrEqual(9);
  await expect(counter).toHaveAttribute('data-turn', String(length));
  const scores = [await page.getByTestId('score-1').innerText(), await page.getByTestId('score-2').innerText()];
  const last = await board.getAttribute('data-position');
  for (const player of [1, 2]) {
    const discs = last?.split('').filter((cell) => cell === String(player)).length;
    expect(Number(scores[player - 1])).toBe(discs);
  }

  await page.getByTestId('to-start').click();
  await expect(counter).toHaveAttribute('data-turn', '0');
  const first = await board.getAttribute('data-position');
  expect(first).not.toBe(last);
  await page.getByTestId('step-forward').click();
  await expect(counter).toHaveAttribute('data-turn', '1');
  await page.keyboard.press('End');
  await expect(board).toHaveAttribute('data-position', String(last));
  await page.keyboard.press('Home');
  await expect(board).toHaveAttribute('data-position', String(first));

  await page.getByTestId('language-menu').click();
  await page.getByTestId('language-fa').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  const [boardBox, movesBox] = [await board.boundingBox(), await page.getByTestId('moves').boundingBox()];
  expect(movesBox?.x).toBeLessThan(boardBox?.x ?? 0);
});

test('the first steps, and a clause of a rulebook, are found from the help', async ({ app }) => {
  const { page } = app;
  await page.getByTestId('help-menu').click();
  await page.getByTestId('help-first-contest').click();
  await expect(page.locator('#first-contest')).toBeInViewport();
  await page.getByTestId('help-menu').click();
  await page.getByTestId('help-rules').click();
  await page.getByTestId('rulebook-agon').click();
  await page.getByTestId('contents').getByRole('link', { name: 'A11', exact: true }).click();
  await expect(page.locator('#A11')).toBeInViewport();
  await page.getByTestId('help-menu').click();
  await page.getByTestId('help-about').click();
  await expect(page.getByTestId('version')).toBeInViewport();
});
