/**
 * The whole story of a contest, as a teacher lives it, the power cut in the middle of it included: real programs, real
 * games, in both languages, on both shells.
 */
import type { Page } from '@playwright/test';
import { expect, test, type Application, type Started } from './application.ts';
import { countClicks } from './clicks.ts';
import { exported } from './exported.ts';
import { dragSeed, drop, program, rowOf, verdicts } from './handing-in.ts';
import { callHost } from './host-call.ts';
import { talking, TONGUES } from './story-cast.ts';

const FINAL = 'main-4-1';
const MATCH_OF_FIRST_SEED = 'main-2-1';
/** A real game takes seconds; a busy machine takes a multiple of them. */
const LONG = { timeout: 300_000 };

for (const tongue of TONGUES) {
  const { language, contest, healthy, slow, crashing, size, reason } = tongue;

  test(`${language}: from an empty window to a champion, a report, and all of it again after a new start`, async ({
    start,
  }) => {
    test.setTimeout(1_200_000);
    let app: Started = await start();
    let { page } = app;

    await page.getByTestId('language-menu').click();
    await page.getByTestId(`language-${language}`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByTestId('new-contest').click();
    await page.getByTestId('new-name').locator('input').fill(contest);
    await page.getByTestId('new-othello').click();
    await expect(page.getByTestId('no-contestants')).toBeVisible();

    const everybody = [...healthy, slow, crashing];
    await drop(page, [
      ...healthy.map((name) => talking(name)),
      talking(slow, 500),
      program(crashing, 'process.exit(3);'),
    ]);
    await expect(page.getByTestId('contestant')).toHaveCount(everybody.length, LONG);
    await expect(verdicts(page, 'healthy').or(verdicts(page, 'doubtful'))).toHaveCount(8, LONG);
    await expect(rowOf(page, crashing).getByTestId('checkup')).toHaveAttribute('data-state', 'unfit', LONG);
    // The first seed plays against whoever wins the only match of the first round: nobody who crashes.
    await dragSeed(page, slow);
    await expect(rowOf(page, slow)).toHaveAttribute('data-seed', '1');

    await page.getByTestId('rail-settings').click();
    await page.getByTestId('setting-size').locator('input').fill(size);
    await page.getByTestId('setting-size').locator('input').press('Enter');
    await expect(page.getByTestId('reset-size')).toBeVisible();

    await page.getByTestId('rail-draw').click();
    await page.getByTestId('make-draw').click();
    await expect(page.getByTestId('bracket')).toBeVisible();
    const { matches } = await bracketOf(app);
    expect(matches.filter(({ state }) => state === 'bye')).toHaveLength(7);
    expect(matches.map(({ id }) => id)).toContain(FINAL);

    await page.getByTestId('next-step').click();
    await page.getByTestId('run-start').click();
    await watchLive(page, slow);

    const before = await finishedGames(app);
    expect(before).not.toEqual([]);
    await app.kill();
    app = await start();
    ({ page } = app);
    await reopen(page, contest);
    await page.getByTestId('rail-run').click();
    expect(await finishedGames(app)).toEqual(expect.arrayContaining(before));
    await page.getByTestId('run-start').click();

    // In the middle of a game: it ends, and the opponent goes on without it.
    await expect(page.locator('[data-testid^=running-]').filter({ hasText: slow }).first()).toBeVisible(LONG);
    await page.getByTestId('rail-contestants').click();
    await rowOf(page, slow).getByTestId('contestant-menu').click();
    await page.getByTestId('contestant-disqualify').click();
    await page.getByTestId('disqualify-reason').locator('input').fill(reason);
    await page.getByTestId('disqualify-submit').click();
    await expect(rowOf(page, slow)).toContainText(reason);
    await page.getByTestId('rail-run').click();
    await expect(page.getByTestId('run-over')).toBeVisible(LONG);

    await page.getByTestId('rail-draw').click();
    await page.getByTestId(`match-${MATCH_OF_FIRST_SEED}`).click();
    await expect(page.getByTestId('match-out')).toContainText(reason);
    await expect(page.getByTestId('match').getByTestId('replay-game')).toHaveCount(0);
    await page.getByTestId('close-match').click();
    const unplayed = (await bracketOf(app)).matches.find(({ id }) => id === MATCH_OF_FIRST_SEED);
    expect(unplayed?.result?.decidedBy).toBe('walkover');

    const { champion, loser } = await finalists(app);
    expect(everybody).toContain(champion);
    await readTheFinal(app, loser);

    await page.getByTestId('to-contest').click();
    await page.getByTestId('rail-results').click();
    await expect(page.getByTestId('champion')).toContainText(champion);
    await page.getByTestId('part-export').click();
    await expect(page.getByTestId('export-report')).toBeChecked();
    const report = await exported(app);
    for (const word of [contest, champion, loser, reason, `dir="${language === 'fa' ? 'rtl' : 'ltr'}"`])
      expect(report).toContain(word);

    const games = await finishedGames(app);
    await app.close();
    app = await start();
    ({ page } = app);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await reopen(page, contest);
    await expect(page.getByTestId('contestant')).toHaveCount(everybody.length);
    await expect(rowOf(page, slow)).toContainText(reason);
    await expect(rowOf(page, crashing).getByTestId('checkup')).toHaveAttribute('data-state', 'unfit');
    await expect(rowOf(page, slow)).toHaveAttribute('data-seed', '1');
    expect(await finishedGames(app)).toEqual(games);
    await page.getByTestId('rail-results').click();
    await expect(page.getByTestId('champion')).toContainText(champion);
    await page.getByTestId('rail-draw').click();
    expect(await finalists(app)).toEqual({ champion, loser });
    await readTheFinal(app, loser);
    await app.close();
  });
}

test('from the start to a running knockout of eight dropped programs in at most twelve clicks', async ({ app }) => {
  const { page } = app;
  const clicks = await countClicks(page);
  await page.getByTestId('new-contest').click();
  await page.getByTestId('new-othello').click();
  await expect(page.getByTestId('no-contestants')).toBeVisible();
  const names = ['Ada', 'Barbara', 'Charles', 'Dennis', 'Edsger', 'Frances', 'Grace', 'Sloth'];
  await drop(
    page,
    names.map((name) => talking(name)),
  );
  await expect(page.getByTestId('contestant')).toHaveCount(8, LONG);
  await page.getByTestId('next-step').click();
  await page.getByTestId('make-draw').click();
  await expect(page.getByTestId('bracket')).toBeVisible();
  await page.getByTestId('next-step').click();
  await page.getByTestId('run-start').click();
  await expect(page.locator('[data-testid^=running-], [data-testid^=finished-]').first()).toBeVisible(LONG);

  const { category, entrants, draw } = await bracketOf(app);
  expect([entrants.length, draw?.format.kind, category.hasBegun]).toEqual([8, 'single-elimination', true]);
  expect(await clicks()).toBeGreaterThan(0);
  expect(await clicks()).toBeLessThanOrEqual(12);
  // Whoever closes while games run is asked first.
  await callHost(app, 'run.stop');
  await expect.poll(async () => (await callHost(app, 'run.state')).status, LONG).toBe('idle');
});

async function bracketOf(app: Application) {
  const category = (await callHost(app, 'contest.current'))?.categories[0]?.id;
  if (category === undefined) throw new Error('no contest is open');
  return callHost(app, 'categories.bracket', { category });
}

/** As they are kept, oldest first. */
async function finishedGames(app: Application) {
  const { rows } = await callHost(app, 'games.list', { filter: { state: 'finished' }, limit: 500 });
  return rows.map(({ id, winner, reason, seats }) => ({ id, winner, reason, seats })).toReversed();
}

async function finalists(app: Application): Promise<{ champion: string; loser: string }> {
  const { matches } = await bracketOf(app);
  const contestants = await callHost(app, 'contestants.list');
  const final = matches.find(({ id }) => id === FINAL);
  const winner = final?.result?.winner ?? 0;
  const [champion, loser] = [winner, 1 - winner].map(
    (side) => contestants.find(({ id }) => id === final?.sides[side])?.name ?? '?',
  );
  return { champion: champion ?? '?', loser: loser ?? '?' };
}

async function reopen(page: Page, contest: string): Promise<void> {
  const known = page.getByTestId('known-contest').filter({ hasText: contest });
  await known.getByRole('button').first().click();
  await expect(page.getByTestId('contest-name')).toHaveText(contest);
}

/** A game of somebody who thinks so long that nobody comes too late; its moves arrive while it is watched. */
async function watchLive(page: Page, name: string): Promise<void> {
  const card = page.locator('[data-testid^=running-]').filter({ hasText: name }).first();
  await card.getByRole('link').click(LONG);
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.locator('.player').filter({ hasText: name })).toBeVisible();
  const length = async () => Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
  const seen = await length();
  await expect.poll(length, LONG).toBeGreaterThan(seen);
}

/** From the bracket to the final, its replay, and what the loser's program wrote in it. */
async function readTheFinal({ page }: Application, loser: string): Promise<void> {
  await page.getByTestId(`match-${FINAL}`).click();
  const match = page.getByTestId('match');
  await expect(match.getByTestId('decided-by')).not.toBeEmpty();
  await expect(match.getByTestId('series-score')).not.toBeEmpty();
  await match.getByTestId('replay-game').first().click();
  await expect(page.getByTestId('contest-game')).toBeVisible();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByTestId('outcome')).toBeVisible();
  await page.getByTestId('tab-transcript').click();
  const words = page
    .getByTestId('transcript')
    .locator('[data-stream=err]')
    .filter({ hasText: `${loser} thinks` });
  // The loser moves in one of two turns; not in the first two, where whoever begins may have answered the greeting.
  await page.getByTestId('timeline').fill('3');
  await expect(page.getByTestId('transcript').locator('[data-stream=out]')).not.toHaveCount(0);
  if ((await words.count()) === 0) await page.getByTestId('timeline').fill('4');
  await expect(words).not.toHaveCount(0);
}
