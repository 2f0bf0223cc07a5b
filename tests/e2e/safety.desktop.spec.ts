import { join } from 'node:path';
import { expect, test } from './application.ts';

interface TestWindow {
  readonly meydan: { call(name: string, input?: unknown): Promise<unknown> };
}

test('the page is isolated and has nothing of Node or Electron', async ({ app: { page, electron } }) => {
  const globals = await page.evaluate(() => [
    typeof Reflect.get(globalThis, 'require'),
    typeof Reflect.get(globalThis, 'process'),
  ]);
  expect(globals).toEqual(['undefined', 'undefined']);
  const settings = await electron?.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const { getLastWebPreferences } = contents as unknown as { getLastWebPreferences(): object };
    return { ...getLastWebPreferences.call(contents), spelling: contents?.session.isSpellCheckerEnabled() };
  });
  expect(settings).toMatchObject({ contextIsolation: true, sandbox: true, nodeIntegration: false, spelling: false });
});

test('inline scripts, eval and foreign addresses are blocked by the content security policy', async ({
  app: { page },
}) => {
  const broken = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(style);
    await fetch('https://example.org/').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { violations, injected: Reflect.get(globalThis, 'injected') as unknown };
  });
  expect(broken.injected).toBeUndefined();
  expect(broken.violations).toEqual(expect.arrayContaining(['script-src-elem', 'style-src-elem', 'connect-src']));
});

test('app:// does not leave its folder', async ({ app: { page } }) => {
  const paths = [
    '/../main/index.js',
    '/..%2fmain/index.js',
    '/%2e%2e/main/index.js',
    '/assets/..%5c..%5cmain/index.js',
    '/nothing.js',
  ];
  const answers = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    paths.map((path) => `app://meydan${path}`),
  );
  expect(answers).toEqual(paths.map(() => 404));
  expect(await page.evaluate(async () => (await fetch('app://meydan/')).status)).toBe(200);
});

test('the page cannot be left and opens no windows', async ({ app: { page, electron } }) => {
  const before = page.url();
  await page.evaluate(() => {
    location.href = 'https://example.org/';
    return window.open('https://example.org/');
  });
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
  expect(electron?.windows()).toHaveLength(1);
});

test('every permission is denied', async ({ app: { page } }) => {
  const answers = await page.evaluate(async () => {
    const names = [
      'camera',
      'microphone',
      'geolocation',
      'notifications',
      'midi',
      'clipboard-read',
    ] as PermissionName[];
    const states = names.map(async (name) => (await navigator.permissions.query({ name })).state);
    const position = new Promise<number>((resolve) => {
      navigator.geolocation.getCurrentPosition(
        () => resolve(0),
        ({ code }) => resolve(code),
      );
    });
    return {
      states: await Promise.all(states),
      notification: await Notification.requestPermission(),
      position: await position,
    };
  });
  expect(answers).toEqual({ states: Array(6).fill('denied'), notification: 'denied', position: 1 });
});

test('a call from a foreign page or frame is refused, bad input too', async ({ app: { page, electron } }) => {
  const own = await page.evaluate(() => (window as unknown as TestWindow).meydan.call('app.about'));
  expect(own).toMatchObject({ ok: true });
  const bad = await page.evaluate(() =>
    (window as unknown as TestWindow).meydan.call('demo.start', { game: 1, command: 'rm' }),
  );
  expect(bad).toMatchObject({
    ok: false,
    error: { code: 'bad-input', message: expect.stringContaining('game') },
  });
  const unknown = await page.evaluate(() => (window as unknown as TestWindow).meydan.call('constructor'));
  expect(unknown).toMatchObject({ ok: false, error: { code: 'bad-input' } });

  const preload = join(import.meta.dirname, '../../out/preload/index.cjs');
  const foreign = await electron?.evaluate(async ({ BrowserWindow }, preload) => {
    const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
    await window.loadURL('data:text/html,<p>foreign</p>');
    const answer: unknown = await window.webContents.executeJavaScript('meydan.call("app.about")');
    window.destroy();
    return answer;
  }, preload);
  expect(foreign).toMatchObject({ ok: false, error: { code: 'refused' } });

  const frame = await electron?.evaluate(async ({ BrowserWindow }, preload) => {
    const window = new BrowserWindow({
      show: false,
      webPreferences: { preload, sandbox: true, nodeIntegrationInSubFrames: true },
    });
    await window.loadURL('data:text/html,<iframe srcdoc=inner></iframe>');
    const [inner] = window.webContents.mainFrame.frames;
    const answer: unknown = await inner?.executeJavaScript('meydan.call("app.about")');
    window.destroy();
    return answer;
  }, preload);
  expect(frame).toMatchObject({ ok: false, error: { code: 'refused' } });
});
