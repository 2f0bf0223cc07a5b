/** The whole story of a contest once more, without a mouse: programs handed in, drawn, run, watched, read, taken away. */
import type { Page } from '@playwright/test';
import { expect, test, type Started } from './application.ts';
import { countClicks } from './clicks.ts';
import { exported } from './exported.ts';
import { program, rowOf, verdicts } from './handing-in.ts';
import { along, choose, enter, tabTo, write } from './keyboard.ts';
import { talking } from './story-cast.ts';

const CONTEST = 'Keyboard Cup';
const [HEALTHY, SLOW, CRASHING] = [['Ada', 'Barbara', 'Charles'], 'Sloth', 'Icarus'] as const;
const REASON = 'did not play fair';
const LONG = { timeout: 300_000 };

test('the whole story is told by keyboard alone', async ({ start }) => {
  test.setTimeout(600_000);
  let app: Started = await start();
  let { page } = app;
  const clicks = await countClicks(page);

  await enter(page, 'new-contest');
  await write(page, 'new-name', CONTEST);
  await enter(page, 'new-othello');
  await expect(page.getByTestId('no-contestants')).toBeVisible();
  const asked = page.waitForEvent('filechooser');
  await enter(page, 'add-programs');
  const hasty = HEALTHY.map((name) => talking(name));
  await (await asked).setFiles([...hasty, talking(SLOW, 300), program(CRASHING, 'process.exit(3);')]);
  await expect(page.getByTestId('contestant')).toHaveCount(5, LONG);
  await expect(verdicts(page, 'healthy').or(verdicts(page, 'doubtful'))).toHaveCount(4, LONG);
  await expect(rowOf(page, CRASHING).getByTestId('checkup')).toHaveAttribute('data-state', 'unfit', LONG);
  await goToRow(page, SLOW);
  while ((await rowOf(page, SLOW).getAttribute('data-seed')) !== '1') {
    const before = await rowOf(page, SLOW).getAttribute('data-seed');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rowOf(page, SLOW)).not.toHaveAttribute('data-seed', before ?? '');
    await expect(rowOf(page, SLOW)).toBeFocused();
  }

  await enter(page, 'rail-settings');
  await tabTo(page, 'setting-size');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('6');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('reset-size')).toBeVisible();

  await enter(page, 'rail-draw');
  await enter(page, 'make-draw');
  await expect(page.getByTestId('bracket')).toBeVisible();
  await enter(page, 'next-step');
  await enter(page, 'run-start');
  const running = page.locator('[data-testid^=running-]').filter({ hasText: SLOW });
  await expect(running.first()).toBeVisible(LONG);
  await enter(page, running.getByRole('link'));
  await expect(page.locator('.player').filter({ hasText: SLOW })).toBeVisible();
  await expect(page.getByTestId('board')).toBeVisible();
  await enter(page, 'to-contest');
  await enter(page, 'rail-run');
  await expect(page.getByTestId('run-over')).toBeVisible(LONG);

  await readTheFinal(page);

  await enter(page, 'to-contest');
  await goToRow(page, CRASHING);
  await enter(page, rowOf(page, CRASHING).getByTestId('contestant-menu'));
  await choose(page, 'contestant-disqualify');
  await write(page, 'disqualify-reason', REASON);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, CRASHING)).toContainText(REASON);

  await enter(page, 'rail-results');
  await enter(page, 'part-export');
  const report = await exported(app, (control) => enter(page, control));
  for (const word of [CONTEST, ...HEALTHY, SLOW, REASON]) expect(report).toContain(word);
  expect(await clicks()).toBe(0);

  await app.close();
  app = await start();
  ({ page } = app);
  await enter(page, page.getByTestId('known-contest').filter({ hasText: CONTEST }).getByRole('button'));
  await expect(rowOf(page, CRASHING)).toContainText(REASON);
  await expect(rowOf(page, SLOW)).toHaveAttribute('data-seed', '1');
  await app.close();
});

async function goToRow(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByTestId('contestants').getByTestId('contestant').and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('Home');
  for (let step = 0; step < 5 && !(await isFocused(page, name)); step++) await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, name)).toBeFocused();
}

function isFocused(page: Page, name: string): Promise<boolean> {
  return rowOf(page, name).evaluate((row) => row === document.activeElement);
}

/** From the bracket to the final, its replay, and what a program wrote in it. */
async function readTheFinal(page: Page): Promise<void> {
  await enter(page, 'rail-draw');
  await tabTo(page, page.getByTestId('bracket').locator('[data-match][tabindex="0"]'));
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByTestId('match-main-3-1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('match').getByTestId('decided-by')).not.toBeEmpty();
  await enter(page, 'replay-game');
  await expect(page.getByTestId('contest-game')).toBeVisible();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByTestId('outcome')).toBeVisible();
  await page.keyboard.press('Home');
  for (const turn of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('turn-counter')).toHaveAttribute('data-turn', turn);
  }
  await tabTo(page, page.locator('[role=tab][aria-selected=true]'));
  await along(page, 'tab-transcript');
  await expect(page.getByTestId('transcript').locator('[data-stream=err]').first()).toContainText('thinks');
}
