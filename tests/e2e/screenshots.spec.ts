/** Pictures of every view in both languages and themes; `npm run screenshots` puts the README's into resources. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Application } from './application.ts';
import { makeContest } from './arena-pictures.ts';
import { callHost } from './host-call.ts';
import { BEFORE, EMPTY, organise, ORGANISED, type Scene } from './organising-pictures.ts';

const root = join(import.meta.dirname, '../..');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const LANGUAGES = ['en', 'fa'];
const THEMES = ['light', 'dark'];
/** Games that are photographed early, in their middle and at their end. */
const GAMES = ['agon', 'beetles', 'diamonds', 'worm'];

test('every view in both languages, both themes and two sizes', async ({ app }, info) => {
  test.setTimeout(400_000);
  const folder = join(root, 'test-results', 'screenshots', info.project.name);
  mkdirSync(folder, { recursive: true });
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      await choose(page, language, theme);
      for (const { width, height } of SIZES) {
        await resize(app, width, height);
        const take = (view: string) =>
          page.screenshot({ path: join(folder, `${view}-${language}-${theme}-${width}.png`) });
        await page.getByTestId('home').click();
        await expect(page.getByTestId('start-demo-othello')).toBeVisible();
        await take('start');
        await page.getByTestId('start-demo-othello').click();
        await page.getByTestId('to-end').click();
        await expect(page.getByTestId('outcome')).toBeVisible();
        await take('othello-end');
        await page.getByTestId('to-start').click();
        for (let step = 0; step < 24; step++) await page.getByTestId('step-forward').click();
        await expect(page.getByTestId('board')).toHaveAttribute('data-drawn', '24');
        await take('othello');
        await page.getByTestId('pictures').click();
        await page.getByTestId('open-film').click();
        await expect(page.getByTestId('film')).toBeVisible();
        await take('film');
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByTestId('shortcut-list')).toBeVisible();
        await take('shortcuts');
        await page.keyboard.press('Escape');
        await page.getByTestId('open-wall').click();
        await expect(page.getByTestId('wall').locator('[data-status=finished]').first()).toBeVisible();
        await take('wall');
        await page.getByTestId('open-replay').click();
        await expect(page.getByTestId('choose-replay')).toBeVisible();
        await take('replay');
        const none = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
        await page.getByTestId('replay-file').setInputFiles(none);
        await expect(page.getByTestId('replay-problem')).toBeVisible();
        await take('replay-problem');
      }
    }
  }
  keepForReadme('othello', folder);
});

test.describe('the other boards', () => {
  for (const game of GAMES) {
    test(game, async ({ app }, info) => {
      test.setTimeout(180_000);
      const folder = join(root, 'test-results', 'screenshots', info.project.name);
      mkdirSync(folder, { recursive: true });
      const { page } = app;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A game takes longer than its pictures: it is played once.
      await page.getByTestId(`start-demo-${game}`).click();
      await page.getByTestId('to-end').click();
      await expect(page.getByTestId('outcome')).toBeVisible({ timeout: 120_000 });
      const length = Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
      for (const language of LANGUAGES) {
        for (const theme of THEMES) {
          await choose(page, language, theme);
          for (const { width, height } of SIZES) {
            await resize(app, width, height);
            for (const [moment, turn] of [
              ['-end', length],
              ['-early', Math.floor(length / 6)],
              ['', Math.floor(length / 2)],
            ] as const) {
              await page.getByTestId('timeline').fill(String(turn));
              await expect(page.getByTestId('board')).toHaveAttribute('data-drawn', String(turn));
              await page.screenshot({ path: join(folder, `${game}${moment}-${language}-${theme}-${width}.png`) });
            }
          }
        }
      }
      keepForReadme(game, folder);
    });
  }
});

/** A view of the contest: where it is, and what is done there before the picture. */
interface ContestView {
  readonly view: string;
  readonly hash: string;
  readonly act?: (page: Page) => Promise<void>;
}

test.describe('contests from the draw on', () => {
  const views = {
    drawn: [
      { view: 'bracket-drawn', hash: '/contest/draw' },
      { view: 'places', hash: '/contest/draw', act: (page) => page.getByTestId('look-places').click() },
      {
        view: 'draw-show',
        hash: '/contest/draw',
        act: async (page) => {
          await page.getByTestId('show-draw').click();
          for (let step = 0; step < 3; step++) await page.keyboard.press('Space');
        },
      },
      { view: 'run-ready', hash: '/contest/run' },
      { view: 'games-none', hash: '/contest/games' },
    ],
    large: [
      { view: 'bracket-128', hash: '/contest/draw' },
      { view: 'bracket-128-whole', hash: '/contest/draw', act: (page) => page.getByTestId('zoom-whole').click() },
      { view: 'run-paused', hash: '/contest/run' },
      { view: 'games', hash: '/contest/games' },
      { view: 'print-bracket', hash: '/print/bracket/1' },
    ],
    over: [
      { view: 'bracket', hash: '/contest/draw' },
      {
        view: 'match',
        hash: '/match/1/main-3-1',
        act: async (page) => {
          await page.getByTestId('game-details').first().click();
          await expect(page.getByTestId('match').locator('.details p').first()).toBeVisible();
        },
      },
      { view: 'run-over', hash: '/contest/run' },
      { view: 'results', hash: '/contest/results', act: (page) => page.getByTestId('standing-1').hover() },
      { view: 'ratings', hash: '/contest/results', act: (page) => page.getByTestId('part-ratings').click() },
      { view: 'cross-table', hash: '/contest/results', act: (page) => page.getByTestId('part-crossTable').click() },
      { view: 'export', hash: '/contest/results', act: (page) => page.getByTestId('part-export').click() },
      { view: 'certificates', hash: '/print/certificates/1' },
      { view: 'projector-panel', hash: '/contest/results', act: (page) => page.getByTestId('projector-menu').click() },
      ...['title', 'bracket', 'standings', 'draw', 'champion'].map((page) => ({
        view: `projector-${page}`,
        hash: `/projector?${page}`,
      })),
    ],
    groups: [
      { view: 'groups', hash: '/contest/draw', act: (page) => page.getByTestId('look-tables').click() },
      { view: 'rounds', hash: '/contest/draw', act: (page) => page.getByTestId('look-list').click() },
    ],
  } satisfies Record<string, readonly ContestView[]>;
  const contests = {
    drawn: { contestants: 5, format: { kind: 'single-elimination' }, games: 0 },
    large: { contestants: 128, format: { kind: 'single-elimination' }, games: 80 },
    over: { contestants: 8, format: { kind: 'single-elimination', bestOf: 3 }, games: Infinity },
    groups: { contestants: 12, format: { kind: 'groups-knockout', groups: 3 }, games: 14 },
  } as const;

  for (const kind of Object.keys(views) as (keyof typeof views)[]) {
    test(kind, async ({ app }, info) => {
      test.setTimeout(400_000);
      const folder = join(root, 'test-results', 'screenshots', info.project.name);
      mkdirSync(folder, { recursive: true });
      const { page } = app;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await makeContest(app, { name: 'جام برنامه‌نویسی پاییز', ...contests[kind] });
      for (const [language, theme] of [
        ['en', 'light'],
        ['fa', 'dark'],
      ] as const) {
        await callHost(app, 'preferences.change', { language, theme });
        for (const { width, height } of kind === 'large' ? SIZES : SIZES.slice(0, 1)) {
          await resize(app, width, height);
          for (const { view, hash, act } of views[kind] as readonly ContestView[]) {
            const shown = /^\/projector\?(.*)/.exec(hash)?.[1];
            if (shown) await callHost(app, 'projector.change', { mode: 'follow', page: shown as 'title' });
            await page.evaluate((wanted) => (window.location.hash = wanted), '#/preferences');
            await page.evaluate((wanted) => (window.location.hash = wanted), `#${hash}`);
            await expect(page.locator('main [role=status] .v-progress-circular')).toHaveCount(0);
            await page.waitForTimeout(500);
            await act?.(page);
            await page.waitForTimeout(400);
            await page.screenshot({ path: join(folder, `${view}-${language}-${theme}-${width}.png`) });
            await page.keyboard.press('Escape');
          }
        }
      }
      keepForReadme(kind, folder);
    });
  }
});

test('contests up to the draw', async ({ app }, info) => {
  test.setTimeout(600_000);
  const folder = join(root, 'test-results', 'screenshots', info.project.name);
  mkdirSync(folder, { recursive: true });
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const takeAll = async (scenes: readonly Scene[]) => {
    for (const language of LANGUAGES) {
      for (const [index, theme] of THEMES.entries()) {
        await callHost(app, 'preferences.change', { language: language as 'en', theme: theme as 'light' });
        // Every size in both languages, and every theme; not all of them with each other.
        const { width, height } = SIZES[language === 'en' ? index : 1 - index] ??
          SIZES[0] ?? { width: 1280, height: 800 };
        await resize(app, width, height);
        for (const { view, hash, act } of scenes) {
          await page.evaluate((wanted) => (window.location.hash = wanted), '#/nowhere');
          await page.evaluate((wanted) => (window.location.hash = wanted), `#${hash}`);
          await page.waitForTimeout(400);
          await act?.(page);
          await page.waitForTimeout(400);
          await page.screenshot({ path: join(folder, `${view}-${language}-${theme}-${width}.png`) });
          if (view === 'drop-overlay') await page.reload();
          await page.keyboard.press('Escape');
        }
      }
    }
  };
  await takeAll(BEFORE);
  await callHost(app, 'contests.create', { name: 'جام برنامه‌نویسی پاییز', game: 'othello' });
  await takeAll(EMPTY);
  await organise(app);
  await takeAll(ORGANISED);
});

/** The pictures that the README shows: one of each game, and of the contest that is over. */
const KEPT: Readonly<Record<string, readonly [picture: string, kept: string]>> = {
  othello: ['othello-en-light-1280.png', 'othello.png'],
  agon: ['agon-en-light-1280.png', 'agon.png'],
  beetles: ['beetles-fa-dark-1280.png', 'beetles-fa.png'],
  diamonds: ['diamonds-en-dark-1280.png', 'diamonds.png'],
  worm: ['worm-fa-light-1280.png', 'worm-fa.png'],
  over: ['projector-bracket-en-light-1280.png', 'projector.png'],
};

function keepForReadme(game: string, folder: string): void {
  const [picture, kept] = KEPT[game] ?? [];
  if (!process.env['MEYDAN_UPDATE_SCREENSHOTS'] || !picture || !kept) return;
  mkdirSync(join(root, 'resources', 'screenshots'), { recursive: true });
  copyFileSync(join(folder, picture), join(root, 'resources', 'screenshots', kept));
}

async function choose(page: Page, language: string, theme: string): Promise<void> {
  await page.getByTestId('language-menu').click();
  await page.getByTestId(`language-${language}`).click();
  await page.getByTestId('theme-menu').click();
  await page.getByTestId(`theme-${theme}`).click();
}

async function resize({ page, electron }: Application, width: number, height: number): Promise<void> {
  if (!electron) return page.setViewportSize({ width, height });
  await electron.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
    width,
    height,
  ] as const);
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
}
