/** From the draw to the champion: house bots play a knockout, in the real application. */
import type { Page } from '@playwright/test';
import { expect, test, type Application } from './application.ts';
import { faultsOf } from './axe.ts';
import { exported } from './exported.ts';
import { callHost } from './host-call.ts';

const NAMES = ['Ada', 'Barbara', 'سارا', 'Dennis', 'Edsger'];

/** Five house bots, of which three have a bye; the last one plays far better than the others. */
async function prepare(app: Application): Promise<number> {
  const { categories } = await callHost(app, 'contests.create', { name: 'Autumn Cup', game: 'othello' });
  for (const [index, name] of NAMES.entries()) {
    await callHost(app, 'contestants.add', { name, houseBot: index === 4 ? 'expert' : 'random' });
  }
  const category = categories[0]?.id;
  if (category === undefined) throw new Error('a new contest has no category');
  return category;
}

async function decidedIn(app: Application, category: number): Promise<readonly string[]> {
  const { matches } = await callHost(app, 'categories.bracket', { category });
  return matches.filter(({ result }) => result !== null).map(({ id }) => id);
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((wanted) => (window.location.hash = wanted), `#${hash}`);
}

async function expectNoFaults(page: Page, view: string): Promise<void> {
  expect(await faultsOf(page), view).toEqual([]);
}

test('five house bots are drawn, swapped by keyboard, run to a champion, read and shown to the class', async ({
  app,
}) => {
  test.setTimeout(240_000);
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const category = await prepare(app);

  await goTo(page, '/contest/draw');
  await expect(page.getByTestId('make-draw')).toBeVisible();
  await expectNoFaults(page, 'before the draw');
  await page.getByTestId('make-draw').click();
  await expect(page.getByTestId('bracket')).toBeVisible();
  await expect(page.locator('[data-match]')).toHaveCount(8);
  await expectNoFaults(page, 'bracket');

  await page.getByTestId('find-contestant').locator('input').fill('dens');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-match] .traced').first()).toContainText('Dennis');

  await page.getByTestId('show-draw').click();
  await expect(page.getByTestId('draw-next')).toBeVisible();
  for (let step = 1; step <= NAMES.length; step++) await page.keyboard.press('Space');
  // Beside its number.
  await expect(page.getByTestId('draw-show').getByTestId('place-7')).toHaveText(/\p{L}/u);
  const ceremony = async () => (await callHost(app, 'projector.read')).ceremony;
  await expect.poll(ceremony).toEqual({ category, step: NAMES.length });
  await page.getByTestId('close-show').click();
  await expect.poll(ceremony).toBeNull();
  expect(await callHost(app, 'projector.read')).toMatchObject({ mode: 'rotate', page: 'title', category: null });

  await page.getByTestId('look-places').click();
  const [first, last] = [page.getByTestId('place-0'), page.getByTestId('place-7')];
  const before = [await first.innerText(), await last.innerText()].map((text) => text.replace(/^\S+\s+/, ''));
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(first).toContainText(before[1] ?? '');
  await expect(last).toContainText(before[0] ?? '');
  await expectNoFaults(page, 'places');

  await page.getByTestId('rail-run').click();
  await expectNoFaults(page, 'before the run');
  await page.getByTestId('run-start').click();
  await expect(page.getByTestId('run-over')).toBeVisible({ timeout: 180_000 });
  await expectNoFaults(page, 'run');

  await page.getByTestId('rail-draw').click();
  const final = page.getByTestId('match-main-3-1');
  await final.focus();
  await page.keyboard.press('Enter');
  const match = page.getByTestId('match');
  await expect(match.getByTestId('decided-by')).not.toBeEmpty();
  const { matches, places } = await callHost(app, 'categories.bracket', { category });
  const result = matches.find(({ id }) => id === 'main-3-1')?.result;
  await expect(match.getByTestId('series-score')).toHaveText(result?.won.join(' – ') ?? '');
  await expect(match.getByTestId('replay-game').first()).toBeVisible();
  await expectNoFaults(page, 'match');
  await match.getByTestId('replay-game').first().click();
  await expect(page.getByTestId('contest-game')).toBeVisible();
  await expect(page.getByTestId('board')).toBeVisible();

  // The wall says which games they are, and from each of them there is a way back to its match.
  await page.getByTestId('open-wall').click();
  await page.getByTestId('wall').getByText('Final · game 1').first().click();
  await page.getByTestId('back-to-match').click();
  await expect(match.getByTestId('decided-by')).not.toBeEmpty();

  const rows = await callHost(app, 'contestants.list');
  const nameOf = (place: number): string =>
    rows.find(({ id }) => id === places.find(({ from, to }) => from === place && to === place)?.contestant)?.name ??
    '?';
  expect(nameOf(1)).toBe('Edsger');
  await goTo(page, '/contest/results');
  await expect(page.getByTestId('champion')).toContainText(nameOf(1));
  for (const place of [1, 2, 3]) await expect(page.getByTestId(`standing-${place}`)).toContainText(nameOf(place));
  await page.getByTestId('standing-1').hover();
  await expect(page.getByTestId('why')).toContainText(nameOf(2));
  await expect(page.getByTestId('why')).toBeInViewport({ ratio: 1 });
  await expectNoFaults(page, 'standings');
  for (const part of ['crossTable', 'ratings'] as const) {
    await page.getByTestId(`part-${part}`).click();
    await expect(page.getByTestId(part === 'ratings' ? 'ratings' : 'cross-table')).toBeVisible();
    await expectNoFaults(page, part);
  }

  await page.getByTestId('rail-games').click();
  const all = (await callHost(app, 'games.list', {})).total;
  await expect(page.locator('[data-testid^=game-row]')).toHaveCount(all);
  await page.getByTestId('games-search').locator('input').fill('سارا');
  const hers = (await callHost(app, 'games.list', { filter: { text: 'سارا' } })).total;
  await expect(page.locator('[data-testid^=game-row]')).toHaveCount(hers);
  expect(hers).toBeLessThan(all);
  await expectNoFaults(page, 'games');
});

test('the results are taken away as files and shown on the projector when they are revealed', async ({ app }) => {
  test.setTimeout(240_000);
  const { page, electron } = app;
  const category = await prepare(app);
  await callHost(app, 'categories.draw', { category, randomSeed: 5 });
  await callHost(app, 'run.start', {});
  await expect
    .poll(async () => (await callHost(app, 'contest.current'))?.categories[0]?.isOver, { timeout: 180_000 })
    .toBe(true);

  await goTo(page, '/contest/results');
  await page.getByTestId('part-export').click();
  await page.getByTestId('export-standings-csv').check();
  await expect(page.getByTestId('export-preview')).toContainText('Edsger');
  await expectNoFaults(page, 'export');
  expect(await exported(app)).toContain('Edsger');

  await page.getByTestId('projector-menu').click();
  await page.getByTestId('hold-back').locator('input').check();
  await page.getByTestId('projector-follow').click();
  await page.getByTestId('projector-page-champion').click();
  await expectNoFaults(page, 'projector panel');
  const opening = electron ? electron.waitForEvent('window') : page.waitForEvent('popup');
  await page.getByTestId('projector-toggle').click();
  const projector = await opening;
  await projector.emulateMedia({ reducedMotion: 'reduce' });
  // Nobody is celebrated before the class may know it.
  await expect(projector.getByTestId('projector')).toHaveAttribute('data-page', 'standings', { timeout: 30_000 });
  // Nor is the board of a game shown that would tell it.
  const [game] = await callHost(app, 'live.list');
  const tile = projector.getByTestId(`tile-${game?.live}`);
  const show = page.getByTestId(`show-${game?.live}`);
  await page.getByTestId('open-wall').click();
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(projector.getByTestId('projector-games')).toBeVisible();
  await expect(tile).toHaveCount(0);
  await expectNoFaults(page, 'wall beside the projector');
  // There is a way back here, in the game itself, and in the organiser's hand.
  await show.click();
  await expect(projector.getByTestId('projector')).toHaveAttribute('data-page', 'standings');
  await page.getByTestId(`tile-${game?.live}`).click();
  await expect(page.getByTestId('board')).toBeVisible();
  await show.click();
  await expect(projector.getByTestId('projector-games')).toBeVisible();
  await goTo(page, '/contest/results');
  await page.getByTestId('projector-menu').click();
  const question = page.getByTestId('reveal-question');
  await page.getByTestId('hold-back').locator('input').click();
  await expect(question).toContainText(String((await decidedIn(app, category)).length));
  await expectNoFaults(page, 'asked before all is revealed');
  await page.getByTestId('reveal-cancel').click();
  await expect(question).toHaveCount(0);
  await expect(page.getByTestId('hold-back').locator('input')).toBeChecked();
  await page.getByTestId('hold-back').locator('input').click();
  await page.getByTestId('reveal-confirm').click();
  await expect(tile).toBeVisible();
  await page.getByTestId('hold-back').locator('input').check();
  await page.getByTestId('projector-live-back').click();
  await page.getByTestId('reveal-all').click();
  await page.getByTestId('reveal-confirm').click();
  await expect(projector.getByTestId('projector-champion')).toContainText('Edsger', { timeout: 30_000 });
  expect(await faultsOf(projector)).toEqual([]);
});
