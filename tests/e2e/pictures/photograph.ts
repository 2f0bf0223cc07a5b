/**
 * Takes a scene in both languages, both themes and two sizes, without leaving it in between. Where there is least room
 * it is looked at for those, too, who cannot see or use a mouse.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Application } from '../application.ts';
import { faultsOf } from '../axe.ts';
import { settled } from '../settled.ts';
import { dress, reach, rest, type Scene } from './scene.ts';

const root = join(import.meta.dirname, '../../..');
export const TAKEN = join(root, 'test-results', 'screenshots');
const KEPT = join(root, 'resources', 'screenshots');
/** The pictures that the README shows, by what they are called there. */
const README: Readonly<Record<string, string>> = {
  'othello-en-light-1280': 'othello',
  'agon-en-light-1280': 'agon',
  'beetles-fa-dark-1280': 'beetles-fa',
  'diamonds-en-dark-1280': 'diamonds',
  'worm-fa-light-1280': 'worm-fa',
  'projector-bracket-en-light-1280': 'projector',
  'contestants-settled-en-dark-1280': 'contestants',
  'bracket-128-fa-light-1280': 'bracket-fa',
  'standings-fa-dark-1280': 'results-fa',
};

/** Only some of them, while one view is worked on: `MEYDAN_SCENES='^standings' npm run screenshots -- -g over`. */
const WANTED = new RegExp(process.env['MEYDAN_SCENES'] ?? '');
/** Such as `fa-dark|en-light-1920`. */
const VARIANTS = new RegExp(process.env['MEYDAN_VARIANTS'] ?? '');

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const LANGUAGES = ['en', 'fa'] as const;
export const THEMES = ['light', 'dark'] as const;

export async function photograph(app: Application, scenes: readonly Scene[]): Promise<void> {
  const { page } = app;
  mkdirSync(TAKEN, { recursive: true });
  const faults: string[] = [];
  for (const scene of scenes) {
    if (!WANTED.test(scene.name)) continue;
    await reach(app, scene);
    for (const { width, height } of SIZES) {
      await resize(app, width, height);
      for (const language of LANGUAGES) {
        for (const theme of THEMES) {
          if (!VARIANTS.test(`${language}-${theme}-${width}`)) continue;
          await dress(app, language, theme);
          await rest(app);
          await scene.anew?.(app);
          await rest(app);
          await scene.pointer?.(app);
          // Boards and trees are drawn anew, one after the other.
          await page.waitForTimeout(250);
          await settled(page);
          const picture = `${scene.name}-${language}-${theme}-${width}`;
          // To look at, in a quarter of the time that a PNG takes.
          await page.screenshot({ path: join(TAKEN, `${picture}.jpg`), type: 'jpeg', quality: 90 });
          const kept = README[picture];
          if (kept) await page.screenshot({ path: join(KEPT, `${kept}.png`) });
          if (width === SIZES[0].width) faults.push(...(await faultsOf(page)).map((fault) => `${picture}: ${fault}`));
          await scene.after?.(app);
        }
      }
    }
  }
  expect(faults).toEqual([]);
}

async function resize({ page, electron }: Application, width: number, height: number): Promise<void> {
  if (!electron) return page.setViewportSize({ width, height });
  const size = [width, height] as const;
  // What a busy host is asked is now and then swept away before it is answered.
  await expect(async () => {
    await electron.evaluate(
      ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
      size,
    );
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual(size);
  }).toPass();
  // Type, boards and trees follow the size one after the other.
  await page.waitForTimeout(300);
}
