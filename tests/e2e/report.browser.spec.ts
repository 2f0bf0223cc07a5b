/** The report as a student gets it: a file on a disk, opened in a browser without any network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { exportContest } from '../../src/main/exports/index.ts';
import type { Language } from '../../src/shared/games/game.ts';
import { HOSTILE_NAMES, playContest, type PlayedContest } from '../exports/played-contest.ts';

const TWO = ['علی رضایی', 'Sara'];

/** One small contest for each game; the first one with everything in it that could do harm. */
const CONTESTS: readonly PlayedContest[] = [
  {
    name: '</title><script>document.title=1</script>',
    game: 'othello',
    settings: { size: 6 },
    categories: [{ name: '<b>Hostile</b>', format: { kind: 'single-elimination' }, contestants: HOSTILE_NAMES }],
  },
  { game: 'agon', categories: [{ name: 'All', format: { kind: 'round-robin' }, contestants: TWO }] },
  { game: 'beetles', categories: [{ name: 'All', format: { kind: 'round-robin' }, contestants: TWO }] },
  { game: 'diamonds', categories: [{ name: 'All', format: { kind: 'round-robin' }, contestants: TWO }] },
  { game: 'worm', categories: [{ name: 'All', format: { kind: 'ranking' }, contestants: TWO }] },
];

let browser: Browser;
let folder: string;
test.beforeAll(async () => {
  const executablePath = process.env['MEYDAN_TEST_BROWSER'] ?? '';
  test.skip(!executablePath, 'there is no browser here');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
});
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-report-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));
test.afterAll(() => browser?.close());

interface Opened {
  readonly page: Page;
  readonly url: string;
  /** Everything that the page asked for, and everything that it complained of. */
  readonly requests: string[];
  readonly complaints: string[];
}

async function openReport(path: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const [requests, complaints]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => complaints.push(message.text()));
  const url = pathToFileURL(path).href;
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-viewer', 'ready');
  return { page, url, requests, complaints };
}

async function playOneReplay({ page }: Opened, language: Language): Promise<void> {
  await page.locator('a[href^="#replay-"]').first().click();
  const board = page.getByTestId('board');
  await expect(board).toHaveAttribute('data-drawn', '0');
  await expect(board.locator('canvas').first()).toBeVisible();
  const start = await board.getAttribute('data-position');
  const before = await board.screenshot();
  const counter = page.getByTestId('turn-counter');
  await page.getByTestId('step-forward').click();
  await expect(counter).toHaveAttribute('data-turn', '1');
  // It plays by itself, as fast as it can, to its end, and then says how it ended.
  await page.getByTestId('speed').selectOption('16');
  await page.getByTestId('play').click();
  await expect(page.getByTestId('pause')).toBeVisible();
  await expect.poll(async () => Number(await counter.getAttribute('data-turn'))).toBeGreaterThan(3);
  await page.getByTestId('to-end').click();
  await expect(page.getByTestId('outcome')).toBeVisible();
  await expect(board).toHaveAttribute('data-drawn', (await counter.getAttribute('data-length')) ?? '');
  expect(await board.getAttribute('data-position')).not.toBe(start);
  expect((await board.screenshot()).equals(before)).toBe(false);
  const digits = language === 'fa' ? /^[\u06f0-\u06f9٬٫−\u200e]+$/ : /^[\d,.−-]+$/;
  await expect(page.getByTestId('score-1')).toHaveText(digits);
  const scores = await page.locator('[data-testid^=score-]').allTextContents();
  await page.getByTestId('to-start').click();
  await expect(counter).toHaveAttribute('data-turn', '0');
  expect(await page.locator('[data-testid^=score-]').allTextContents()).not.toEqual(scores);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('replay')).toHaveCount(0);
}

for (const contest of CONTESTS) {
  test(`a report of ${contest.game} plays its replays from the disk, in both languages`, async () => {
    const file = await playContest(folder, contest);
    try {
      for (const language of ['en', 'fa'] as const) {
        const [name = ''] = await exportContest(file, 'report', folder, { language });
        const opened = await openReport(join(folder, name));
        const { page, url, requests, complaints } = opened;
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr');
        // What belongs to a category is in its section, so that whoever goes from section to section finds it.
        await expect(page.locator('section[id^="category-"] table').first()).toBeVisible();
        await expect(page.locator(':is(table, .block, .bracket):not(section *)')).toHaveCount(0);
        await playOneReplay(opened, language);
        expect(requests.filter((request) => !request.startsWith('data:font/'))).toEqual([url]);
        expect(complaints).toEqual([]);
        await page.close();
      }
    } finally {
      file.close();
    }
  });
}

test('names that are markup stay names, and nothing in the page is wider than the window', async () => {
  const [hostile] = CONTESTS;
  if (!hostile) throw new Error('there is no contest');
  const file = await playContest(folder, hostile);
  const [name = ''] = await exportContest(file, 'report', folder, { language: 'en' });
  file.close();
  const { page } = await openReport(join(folder, name));
  await expect(page).toHaveTitle('</title><script>document.title=1</script> – report');
  await expect(page.locator('main img, main script, main b')).toHaveCount(0);
  await expect(page.getByText('</script><img src=x').first()).toBeVisible();
  await expect(page.locator('.bracket .box')).toHaveCount(6);
  for (const width of [1280, 400]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await page.close();
});
