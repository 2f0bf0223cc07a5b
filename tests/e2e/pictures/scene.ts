/** What a picture shows: a place in the application, and what is done there until it looks like that. */
import { expect, type Application } from '../application.ts';
import { callHost } from '../host-call.ts';

export interface Scene {
  readonly name: string;
  /** Without it the scene goes on where the one before it ended. */
  readonly hash?: string;
  readonly act?: (app: Application) => Promise<unknown>;
  /** What has to be done before every picture, because the view forgets it when it changes its size or direction. */
  readonly anew?: (app: Application) => Promise<unknown>;
  /** Leads the mouse to where it is in every picture; without it, it is where nothing is. */
  readonly pointer?: (app: Application) => Promise<unknown>;
  /** What has to be undone after every picture, because the next one could not be prepared like that. */
  readonly after?: (app: Application) => Promise<unknown>;
}

/** Scenes that share what had to be prepared for them, in one run of the application. */
export interface Chapter {
  readonly name: string;
  readonly prepare?: (app: Application) => Promise<unknown>;
  readonly scenes: readonly Scene[];
}

export async function goTo({ page }: Application, hash: string): Promise<void> {
  await page.evaluate((wanted) => (window.location.hash = wanted), `#${hash}`);
}

/** Whatever was open before is gone then: a view that is left forgets its dialogs and its fields. */
export async function reach(app: Application, { hash, act }: Scene): Promise<void> {
  const { page } = app;
  if (hash !== undefined) {
    await page.keyboard.press('Escape');
    await rest(app);
    await goTo(app, '/left');
    await expect(page.getByTestId('problem')).toBeVisible();
    await goTo(app, hash);
    if (hash !== '/nowhere') await expect(page.locator('[data-testid=problem][data-kind=missing]')).toHaveCount(0);
  }
  await expect(page.locator('main [role=status] .v-progress-circular')).toHaveCount(0);
  await act?.(app);
}

/** The mouse is where nothing is: what it was last used for does not shine in one picture and not in the next. */
export async function rest({ page }: Application): Promise<void> {
  await page.mouse.move(0, 0);
}

/** Clicks one after the other, each on the first thing of that name. */
export function click(...names: readonly string[]): (app: Application) => Promise<void> {
  return async ({ page }) => {
    for (const name of names) await page.getByTestId(name).first().click();
  };
}

/**
 * A menu does not go along when the page changes its size or direction under it. On a busy computer the click may still
 * find it open and close it. Closed by a key, it leaves the ring of the keyboard round its button; opened for the first
 * time there is none.
 */
export function reopen(name: string): (app: Application) => Promise<void> {
  return (app) =>
    expect(async () => {
      await app.page.keyboard.press('Escape');
      await app.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await click(name)(app);
      await expect(app.page.locator('.v-overlay--active')).not.toHaveCount(0, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
}

export function fill(name: string, text: string): (app: Application) => Promise<void> {
  return ({ page }) => page.getByTestId(name).locator('input').fill(text);
}

export function hover(name: string): (app: Application) => Promise<void> {
  return ({ page }) => page.getByTestId(name).first().hover();
}

export function handIn(name: string, ...files: readonly (readonly [name: string, content: string | Buffer])[]) {
  return ({ page }: Application) =>
    page.getByTestId(name).setInputFiles(
      files.map(([name, content]) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
      })),
    );
}

/** As somebody who drags files over the window and does not let go. */
export async function holdOver({ page }: Application): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => {
    const made = new DataTransfer();
    made.items.add(new File(['x'], 'x.py'));
    return made;
  });
  await page.dispatchEvent('#content', 'dragenter', { dataTransfer });
  await expect(page.getByTestId('drop-overlay')).toBeVisible();
}

export async function letGo({ page }: Application): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => {
    const made = new DataTransfer();
    made.items.add(new File(['x'], 'x.py'));
    return made;
  });
  await page.dispatchEvent('#content', 'dragleave', { dataTransfer });
}

/** What the projector shows is the organiser's choice. */
export function project(change: Parameters<typeof callHost<'projector.change'>>[2]) {
  return (app: Application) => callHost(app, 'projector.change', { mode: 'follow', category: null, ...change });
}

export async function dress(app: Application, language: 'en' | 'fa', theme: 'light' | 'dark'): Promise<void> {
  await callHost(app, 'preferences.change', { language, theme });
  await expect(app.page.locator(`html[lang=${language}] .v-theme--${theme}`).first()).toBeAttached();
}

/** What is named in the language in which it is begun keeps that name in the pictures of the other one, too. */
export async function inEnglish(app: Application, begin: () => Promise<unknown>): Promise<void> {
  const html = app.page.locator('html');
  const before = (await html.getAttribute('lang')) === 'fa' ? 'fa' : 'en';
  await callHost(app, 'preferences.change', { language: 'en' });
  await expect(html).toHaveAttribute('lang', 'en');
  await begin();
  await callHost(app, 'preferences.change', { language: before });
  await expect(html).toHaveAttribute('lang', before);
}
