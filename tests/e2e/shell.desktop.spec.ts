/** What the desktop shell does round the page: its window, its menu, its files, the projector, and how it is closed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { CallInput, CallName, CallOutput, Reply } from '../../src/shared/bridge.ts';
import { GROUND } from '../../src/shared/ground.ts';
import { desktopArguments, expect, startDesktop, test } from './application.ts';

interface TestWindow {
  readonly meydan: { call(name: string, input?: unknown): Promise<Reply> };
}

async function call<Name extends CallName>(page: Page, name: Name, input?: CallInput<Name>): Promise<CallOutput<Name>> {
  const reply = await page.evaluate(([name, input]) => (window as unknown as TestWindow).meydan.call(name, input), [
    name as string,
    input,
  ] as const);
  if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`);
  return reply.value as CallOutput<Name>;
}

const bounds = (electron: ElectronApplication) =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());

test('the window comes back where it was, and never where nobody sees it', async ({ home }) => {
  const first = await startDesktop(home);
  const place = { x: 140, y: 90, width: 1000, height: 700 };
  await first.electron.evaluate(
    ({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0]?.setBounds(place),
    place,
  );
  await expect.poll(() => bounds(first.electron)).toEqual(place);
  await first.close();

  const second = await startDesktop(home);
  expect(await bounds(second.electron)).toEqual(place);
  await second.close();

  writeFileSync(join(home, 'window.json'), JSON.stringify({ ...place, x: 90_000, y: -50_000, isMaximized: false }));
  const third = await startDesktop(home);
  const { x = -1, y = -1, width = 0, height = 0 } = (await bounds(third.electron)) ?? {};
  const screen = await third.electron.evaluate(({ screen }) => screen.getPrimaryDisplay().bounds);
  expect(x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height).toBe(true);
  await third.close();
});

test('before the page has drawn, the window has the ground of its theme', async ({ home }) => {
  const app = await startDesktop(home);
  const ground = () =>
    app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor());
  for (const theme of ['dark', 'light'] as const) {
    await call(app.page, 'preferences.change', { theme });
    await expect.poll(async () => (await ground())?.toUpperCase()).toBe(GROUND[theme]);
  }
  await app.close();
  const again = await startDesktop(home);
  const first = await again.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getBackgroundColor(),
  );
  expect(first?.toUpperCase()).toBe(GROUND.light);
  await again.close();
});

test('a second start brings the first window forward, and its contest opens there', async ({ home }) => {
  const app = await startDesktop(home);
  const { place } = await call(app.page, 'contests.create', { name: 'بهار', game: 'othello' });
  const { place: other } = await call(app.page, 'contests.create', { name: 'Autumn', game: 'othello' });
  await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const { file, args, env } = desktopArguments(home);
  const again = spawn(file, [...args, place], { stdio: 'ignore', env });
  expect(await once(again, 'exit')).toEqual([0, null]);
  expect(place).not.toBe(other);
  await expect.poll(async () => (await call(app.page, 'contest.current'))?.name).toBe('بهار');
  await expect(app.page.getByTestId('contest')).toContainText('بهار');
  const isSeen = () =>
    app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized() === false);
  await expect.poll(isSeen).toBe(true);
  expect(app.electron.windows()).toHaveLength(1);
  await app.close();
});

test('a contest given as an argument is open at the start; one that is none is told', async ({ home }) => {
  const app = await startDesktop(home);
  const { place } = await call(app.page, 'contests.create', { name: 'Stick', game: 'othello' });
  await app.close();
  const copy = join(home, 'from a stick.meydan');
  copyFileSync(place, copy);

  const second = await startDesktop(home, [copy]);
  const current = await call(second.page, 'contest.current');
  expect([current?.name, current?.place]).toEqual(['Stick', copy]);
  await expect(second.page.getByTestId('contest')).toContainText('Stick');
  await second.electron.evaluate(({ dialog }) => {
    dialog.showMessageBox = (...args: unknown[]) => {
      Reflect.set(globalThis, 'asked', args.at(-1));
      return Promise.resolve({ response: 0, checkboxChecked: false });
    };
  });
  const bad = join(home, 'bad.meydan');
  writeFileSync(bad, 'no contest');
  const { file, args, env } = desktopArguments(home);
  await once(spawn(file, [...args, bad], { stdio: 'ignore', env }), 'exit');
  const asked = () =>
    second.electron.evaluate(() => (Reflect.get(globalThis, 'asked') as { detail?: string } | undefined)?.detail);
  await expect.poll(asked).toContain('“bad.meydan” is no contest of Meydan');
  expect((await call(second.page, 'contest.current'))?.name).toBe('Stick');
  await second.close();
});

test('a preference that cannot be saved holds, says why, and is not repeated for ever', async ({ home }) => {
  const { page, close } = await startDesktop(home);
  const inTheWay = join(home, 'preferences.json');
  await call(page, 'preferences.change', { theme: 'light', language: 'en' });
  rmSync(inTheWay);
  mkdirSync(join(inTheWay, 'a folder'), { recursive: true });
  const choose = async (theme: string) => {
    await page.getByTestId('theme-menu').click();
    await page.getByTestId(`theme-${theme}`).click();
  };
  await choose('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const banner = page.getByTestId('preference-unsaved');
  await expect(banner).toBeVisible();
  await banner.getByRole('button').click();
  await expect(banner).toHaveCount(0);

  await choose('light');
  await expect(banner).toBeVisible();
  await page.getByTestId('to-preferences').click();
  await expect(page.getByTestId('problem-note')).toContainText(home);
  await expect(banner).toHaveCount(0);
  rmSync(inTheWay, { recursive: true });
  await choose('dark');
  await expect.poll(() => existsSync(inTheWay) && readFileSync(inTheWay, 'utf8')).toContain('"dark"');
  await expect(page.getByTestId('problem-note')).toHaveCount(0);
  await close();
});

test('the menu speaks the chosen language and only tells the interface what was chosen', async ({ home }) => {
  const app = await startDesktop(home);
  const labels = () =>
    app.electron.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label.replace('&', '')));
  await call(app.page, 'preferences.change', { language: 'en' });
  await expect.poll(labels).toEqual(['File', 'Edit', 'View', 'Help']);
  await call(app.page, 'preferences.change', { language: 'fa', theme: 'dark' });
  await expect.poll(labels).toEqual(['پرونده', 'ویرایش', 'نما', 'راهنما']);
  expect(await app.electron.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark');

  const item = (id: string) =>
    app.electron.evaluate(({ Menu }, id) => {
      const { label, enabled, checked } = Menu.getApplicationMenu()?.getMenuItemById(id) ?? {};
      return { label, enabled, checked };
    }, id);
  expect(await item('theme-dark')).toMatchObject({ label: 'تیره', checked: true });
  expect(await item('rules-agon')).toMatchObject({ label: 'اگان' });
  expect(await item('close-contest')).toMatchObject({ enabled: false });
  await call(app.page, 'contests.create', { name: 'R & D', game: 'othello' });
  await expect.poll(() => item('close-contest')).toMatchObject({ enabled: true });
  const recent = await app.electron.evaluate(({ Menu }) =>
    Menu.getApplicationMenu()
      ?.getMenuItemById('recent')
      ?.submenu?.items.map(({ label }) => label),
  );
  expect(recent).toEqual(['R && D']);

  await app.page.evaluate(() => {
    const { meydan } = window as unknown as { meydan: { listen(listener: (...event: unknown[]) => void): void } };
    meydan.listen((name, payload) => {
      if (name === 'app.command') document.documentElement.dataset['command'] = JSON.stringify(payload);
    });
  });
  const choose = (id: string) =>
    app.electron.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.click(), id);
  await choose('undo');
  await expect(app.page.locator('html')).toHaveAttribute('data-command', '{"command":"undo"}');
  await choose('theme-light');
  await expect(app.page.locator('html')).toHaveAttribute('data-command', '{"command":"theme","theme":"light"}');
  await app.close();
});

test('the projector is a window of ours that hears of everything and closes with Escape', async ({ home }) => {
  const app = await startDesktop(home);
  const [projector] = await Promise.all([
    app.electron.waitForEvent('window'),
    call(app.page, 'projector.change', { isOpen: true }),
  ]);
  expect(projector.url()).toBe('app://meydan/#/projector');
  await projector.waitForLoadState();
  expect((await call(projector, 'projector.read')).isOpen).toBe(true);
  await projector.evaluate(() => {
    const { meydan } = window as unknown as { meydan: { listen(listener: (...event: unknown[]) => void): void } };
    meydan.listen((name) => (document.documentElement.dataset['heard'] = String(name)));
  });
  await call(app.page, 'projector.change', { seconds: 7 });
  await expect(projector.locator('html')).toHaveAttribute('data-heard', 'projector.changed');
  // Playwright's own keys reach the page only, and not the window round it.
  const press = (keyCode: string) =>
    app.electron.evaluate(({ BrowserWindow }, keyCode) => {
      const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
        webContents.getURL().includes('projector'),
      );
      window?.webContents.sendInputEvent({ type: 'keyDown', keyCode });
    }, keyCode);
  const isFull = () =>
    app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isFullScreen()));
  expect(await isFull()).toBe(false);
  await press('F11');
  await expect.poll(isFull).toBe(true);
  await Promise.all([projector.waitForEvent('close'), press('Escape')]);
  await expect.poll(async () => (await call(app.page, 'projector.read')).isOpen).toBe(false);

  await Promise.all([app.electron.waitForEvent('window'), call(app.page, 'projector.change', { isOpen: true })]);
  await call(app.page, 'projector.change', { isOpen: false });
  await expect.poll(() => app.electron.windows().length).toBe(1);
  await app.close();
});

/** No display can be plugged in here: Electron is told of others, which lie over the one that there is. */
function tellOfDisplays(electron: ElectronApplication, event: string, labels: readonly string[]): Promise<void> {
  return electron.evaluate(
    ({ screen }, [event, labels]) => {
      const real = screen.getPrimaryDisplay();
      const others = labels.map((label, index) => ({ ...real, id: real.id + 1 + index, label }));
      screen.getAllDisplays = () => [real, ...others];
      screen.emit(event, {}, others[0]);
    },
    [event, labels] as const,
  );
}

test('the projector goes to the display that is plugged in, comes back from one that is gone, and tells of it', async ({
  home,
}) => {
  const app = await startDesktop(home);
  await call(app.page, 'preferences.change', { language: 'en' });
  await Promise.all([app.electron.waitForEvent('window'), call(app.page, 'projector.change', { isOpen: true })]);
  const isFull = () =>
    app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isFullScreen()));
  const displaced = app.page.getByTestId('projector-displaced');
  expect(await isFull()).toBe(false);
  await tellOfDisplays(app.electron, 'display-added', ['Beamer']);
  await expect.poll(isFull).toBe(true);
  await expect(displaced).toHaveCount(0);
  await tellOfDisplays(app.electron, 'display-removed', []);
  await expect.poll(isFull).toBe(false);
  await expect(displaced).toBeVisible();
  await tellOfDisplays(app.electron, 'display-added', ['Beamer', '']);
  await expect.poll(isFull).toBe(true);
  await expect(displaced).toHaveCount(0);

  // Two for the class: there is a choice.
  await call(app.page, 'contests.create', { name: 'Autumn', game: 'othello' });
  await app.page.evaluate(() => (window.location.hash = '#/contest'));
  await app.page.getByTestId('projector-menu').click();
  await app.page.getByTestId('projector-display').click();
  await expect(app.page.getByRole('option')).toHaveText([/Any/, /Beamer/, /Display 3/]);
  await app.page.getByRole('option').nth(2).click();
  const chosen = (await call(app.page, 'projector.displays'))[1]?.id;
  await expect.poll(async () => (await call(app.page, 'projector.read')).display).toBe(chosen);
  await app.close();
});

test('the page is printed where the person wants it', async ({ home }) => {
  const app = await startDesktop(home);
  const pdf = join(home, 'bracket.pdf');
  await app.electron.evaluate(({ dialog }, pdf) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: pdf });
  }, pdf);
  expect(await call(app.page, 'print.pdf', { title: 'جدول: «دور اول»', isLandscape: true })).toBe(true);
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  await app.electron.evaluate(({ dialog }) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
  });
  expect(await call(app.page, 'print.pdf', { title: 'again', isLandscape: false })).toBe(false);
  await app.close();
});

/** Four bots of the house in a knockout that is drawn; returns the contest's file. */
async function drawnContest(page: Page, houseBot: string, size: number): Promise<string> {
  const { place, categories } = await call(page, 'contests.create', { name: 'Long', game: 'othello' });
  const category = categories[0]?.id ?? 0;
  for (const name of ['A', 'B', 'C', 'D']) await call(page, 'contestants.add', { name, houseBot, category });
  await call(page, 'contest.change', { game: { size }, concurrency: 1 });
  await call(page, 'categories.draw', { category, randomSeed: 5 });
  return place;
}

test('a report is written where the person wants it', async ({ home }) => {
  const app = await startDesktop(home);
  await drawnContest(app.page, 'random', 4);
  await call(app.page, 'run.start', {});
  await expect.poll(async () => (await call(app.page, 'run.state')).status).toBe('over');
  const folder = join(home, 'taken away');
  await app.electron.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] });
  }, folder);
  await call(app.page, 'exports.start', { kind: 'report', language: 'fa' });
  await expect
    .poll(() => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []))
    .toHaveLength(1);
  const [name = ''] = readdirSync(folder).filter((name) => name.endsWith('.html'));
  expect(readFileSync(join(folder, name), 'utf8')).toContain('dir="rtl"');
  await app.close();
});

test('killed in the middle of a game it finds the contest again, goes on, and still holds results back', async ({
  home,
}) => {
  const app = await startDesktop(home);
  const place = await drawnContest(app.page, 'expert', 18);
  await call(app.page, 'run.start', {});
  const running = async (page: Page) => (await call(page, 'run.state')).running.map(({ match }) => match);
  await expect.poll(() => running(app.page)).toHaveLength(1);
  const [match] = await running(app.page);
  const category = (await call(app.page, 'contest.current'))?.categories[0]?.id ?? 0;
  await call(app.page, 'projector.change', { isHeldBack: true, category, revealed: ['main-1-1'] });
  const gone = app.electron.waitForEvent('close');
  app.electron.process().kill('SIGKILL');
  await gone;

  const second = await startDesktop(home);
  const [known] = await call(second.page, 'contests.known');
  expect([known?.name, known?.place, known?.problem]).toEqual(['Long', place, null]);
  const opened = await call(second.page, 'contests.open', { contest: known?.contest ?? '' });
  expect(opened.readOnly).toBeNull();
  expect(await call(second.page, 'projector.read')).toMatchObject({ isHeldBack: true, category: null });
  expect(await call(second.page, 'projector.change', { category })).toMatchObject({ revealed: ['main-1-1'] });
  await call(second.page, 'run.start', {});
  await expect.poll(() => running(second.page)).toEqual([match]);
  const { total, rows } = await call(second.page, 'games.list', {});
  expect([total, rows[0]?.state]).toEqual([1, 'running']);
  await call(second.page, 'run.stop');
  await expect.poll(async () => (await call(second.page, 'run.state')).status).toBe('idle');
  await second.close();
});

/** Closing the window as a person does it, who answers what they are asked with the button of that number. */
function closingOf(electron: ElectronApplication) {
  return {
    answer: (response: number) =>
      electron.evaluate(({ dialog }, response) => {
        Reflect.set(globalThis, 'asked', undefined);
        dialog.showMessageBox = (...args: unknown[]) => {
          Reflect.set(globalThis, 'asked', args.at(-1));
          return Promise.resolve({ response, checkboxChecked: false });
        };
      }, response),
    closeWindow: () => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
    asked: () =>
      electron.evaluate(() => (Reflect.get(globalThis, 'asked') as { message?: string } | undefined)?.message),
  };
}

for (const [language, files, examined] of [
  ['en', 'Files are still coming in', 'Programs are still being examined'],
  ['fa', 'هنوز پرونده‌هایی در راه‌اند', 'هنوز برنامه‌هایی در حال معاینه‌اند'],
] as const) {
  test(`closing while files come in or programs are examined asks, and otherwise does not (${language})`, async ({
    home,
  }) => {
    const app = await startDesktop(home);
    const { page, electron } = app;
    await call(page, 'preferences.change', { language });
    await call(page, 'contests.create', { name: 'Spring', game: 'othello' });
    const { answer, closeWindow, asked } = closingOf(electron);
    const { upload } = await call(page, 'uploads.begin', { files: [{ path: 'ada.js', bytes: 8 }] });
    await answer(1);
    await closeWindow();
    await expect.poll(asked).toBe(files);
    const data = Buffer.from('for (;;);').subarray(0, 8).toString('base64');
    await call(page, 'uploads.piece', { upload, file: 0, data });
    await call(page, 'contestants.drop', { uploads: [upload] });
    await expect.poll(async () => (await call(page, 'contestants.list'))[0]?.checkup?.status).toBe('running');
    await answer(1);
    await closeWindow();
    await expect.poll(asked).toBe(examined);
    await call(page, 'doctor.stop');
    await expect.poll(async () => (await call(page, 'contestants.list'))[0]?.checkup).toBeNull();

    // A question would be answered with staying.
    const gone = electron.waitForEvent('close');
    await closeWindow().catch(() => {});
    await gone;
  });
}

for (const [language, question] of [
  ['en', 'Games are still running'],
  ['fa', 'هنوز چند بازی در جریان است'],
] as const) {
  test(`closing while games run asks (${language})`, async ({ home }) => {
    const app = await startDesktop(home);
    const { page, electron } = app;
    await call(page, 'preferences.change', { language });
    const place = await drawnContest(page, 'expert', 18);
    await call(page, 'run.start', {});
    await expect.poll(async () => (await call(page, 'run.state')).running.length).toBe(1);

    const { answer, closeWindow, asked } = closingOf(electron);
    await answer(2);
    await closeWindow();
    await expect.poll(asked).toBe(question);
    expect((await call(page, 'run.state')).status).toBe('running');

    await answer(1);
    const gone = electron.waitForEvent('close');
    await closeWindow().catch(() => {});
    await gone;
    // Closed in order: one file, without SQLite's beside it.
    expect([existsSync(place), existsSync(`${place}-wal`)]).toEqual([true, false]);

    const second = await startDesktop(home, [place]);
    expect((await call(second.page, 'contest.current'))?.name).toBe('Long');
    const { total, rows } = await call(second.page, 'games.list', {});
    expect([total, rows[0]?.state]).toEqual([1, 'planned']);

    // Who has stopped them and leaves at once is not asked again: the question would never be answered here.
    await call(second.page, 'run.start', {});
    await expect.poll(async () => (await call(second.page, 'run.state')).running.length).toBe(1);
    await call(second.page, 'run.stop');
    await second.close();
  });
}

/** The pages of a PDF, each wide or tall; what they show is packed, but not how large they are. */
function pagesOf(pdf: string): string[] {
  const text = readFileSync(pdf, 'latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  const pages = text.split(/\/Type\s*\/Page\b(?!s)/).slice(1);
  return pages.map((page) => {
    const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)?.map(Number) ?? [];
    return width > height ? 'wide' : 'tall';
  });
}

test('what is printed begins on its first sheet and has no more of them than it needs', async ({ home }) => {
  const app = await startDesktop(home);
  const { page } = app;
  await drawnContest(page, 'random', 4);
  await call(page, 'run.start', {});
  await expect.poll(async () => (await call(page, 'run.state')).status).toBe('over');
  const pdf = join(home, 'sheets.pdf');
  await app.electron.evaluate(({ dialog }, pdf) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: pdf });
  }, pdf);
  for (const [what, sheets] of [
    ['standings', 1],
    ['bracket', 1],
    ['certificates', 3],
  ] as const) {
    await page.evaluate((hash) => (window.location.hash = hash), `#/print/${what}/1`);
    await expect(page.locator('.sheet')).toHaveCount(sheets);
    await page.getByTestId('print-pdf').click();
    await expect(page.getByTestId('print-pdf')).not.toHaveClass(/loading/);
    await expect.poll(() => existsSync(pdf)).toBe(true);
    await expect.poll(() => pagesOf(pdf)).toEqual(Array(sheets).fill('wide'));
    rmSync(pdf);
  }
  await app.close();
});
