/** Ctrl+Z means the text of whoever writes, and otherwise the contest; by the keyboard and by the menu. */
import { expect, test, type Application } from './application.ts';
import { faultsOf } from './axe.ts';
import { callHost } from './host-call.ts';
import { goTo } from './pictures/scene.ts';

test('an undo in a text field is the field’s, and outside of it the contest’s', async ({ app }) => {
  const { page } = app;
  await callHost(app, 'contests.create', { name: 'Spring Cup', game: 'othello' });
  for (const name of ['Ali', 'Alireza']) await callHost(app, 'contestants.add', { name, houseBot: 'greedy' });
  const contestants = async () => (await callHost(app, 'contestants.list')).map(({ name }) => name);
  await goTo(app, '/contest/contestants');
  await expect(page.getByTestId('contestant')).toHaveCount(2);

  const filter = page.getByTestId('filter').locator('input');
  await filter.click();
  await page.keyboard.type('Ali');
  await page.keyboard.press('Control+z');
  await expect(filter).not.toHaveValue('Ali');
  await page.keyboard.press('Control+y');
  await expect(filter).toHaveValue('Ali');
  if (app.electron) {
    await chooseInMenu(app, 'undo');
    await expect(filter).not.toHaveValue('Ali');
    await chooseInMenu(app, 'redo');
    await expect(filter).toHaveValue('Ali');
  }
  expect(await contestants()).toEqual(['Ali', 'Alireza']);

  // A box that is ticked has no text.
  await page.getByTestId('contestant').first().getByTestId('choose').check();
  await page.keyboard.press('Control+z');
  await expect.poll(contestants).toEqual(['Ali']);
  if (!app.electron) return;
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await chooseInMenu(app, 'undo');
  await expect.poll(contestants).toEqual([]);
});

test('a contest that was taken from the list comes back', async ({ app }) => {
  const { page } = app;
  await callHost(app, 'contests.create', { name: 'Spring Cup', game: 'othello' });
  await callHost(app, 'contest.close');
  await goTo(app, '/');
  const known = page.getByTestId('known-contest');
  await known.getByTestId('forget-contest').click();
  await expect(known).toHaveCount(0);
  await expect(page.getByTestId('forgotten-contest')).toContainText('Spring Cup');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByTestId('remember-contest').click();
  await expect(known).toContainText('Spring Cup');
  await expect(page.getByTestId('forgotten-contest')).toHaveCount(0);
});

test('a category is named with the keyboard or the mouse, or not at all', async ({ app }) => {
  const { page } = app;
  await callHost(app, 'contests.create', { name: 'Spring Cup', game: 'othello' });
  await callHost(app, 'contestants.add', { name: 'Ali', houseBot: 'greedy' });
  const categories = async () => (await callHost(app, 'contest.current'))?.categories.map(({ name }) => name).slice(1);
  await goTo(app, '/contest/contestants');
  const field = page.getByTestId('category-name');
  const name = async (text: string) => {
    await page.getByTestId('add-category').click();
    await expect(field).toBeFocused();
    await field.fill(text);
  };
  await name('with the cross');
  await page.getByTestId('cancel-category-name').click();
  await expect(field).toHaveCount(0);
  await name('with Escape');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await name('with the tick');
  await page.getByTestId('keep-category-name').click();
  await expect.poll(categories).toEqual(['with the tick']);
  await name('with Enter');
  await page.keyboard.press('Enter');
  await expect.poll(categories).toEqual(['with the tick', 'with Enter']);
  await name('by tabbing to the cross');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await name('by going elsewhere');
  await page.getByTestId('contest-name').click();
  await expect.poll(categories).toEqual(['with the tick', 'with Enter', 'by going elsewhere']);
});

async function chooseInMenu({ electron }: Application, id: string): Promise<void> {
  await electron?.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.click(), id);
}
