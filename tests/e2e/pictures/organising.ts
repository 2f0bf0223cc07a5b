/** A contest before its draw: every view, dialog, error and empty state. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { contestant } from '../../doctor/healthy-programs.ts';
import { expect, type Application } from '../application.ts';
import { drop, program, verdicts } from '../handing-in.ts';
import { callHost } from '../host-call.ts';
import { CONTEST, longNames } from './contests.ts';
import { click, fill, goTo, handIn, holdOver, inEnglish, letGo, reopen, type Chapter } from './scene.ts';

const FORMATS = ['double-elimination', 'round-robin', 'groups-knockout', 'swiss', 'single-elimination'];
const CLASS_LIST = ['Name,Number,Group', 'Kian Rad,40013,B', 'نیلوفر کریمی,40014,A', ',40015,B', 'Kian Rad,40013,B'];

const TWICE = program('نیلوفر_کریمی');

/** Programs that are well, one that is ill, one refused, and one that has to be asked about. */
async function arrive(app: Application): Promise<void> {
  const archive = new ZipFile();
  for (const name of ['player.js', 'tools.js']) archive.addBuffer(Buffer.from(contestant('othello')), name);
  archive.end();
  await goTo(app, '/contest/contestants');
  await handIn(
    'program-files',
    [TWICE.name, TWICE.buffer],
    ['Ali Rezaei.js', program('Ali Rezaei').buffer],
    ['Arman.js', 'throw new Error("no");'],
    ['notes.txt', 'x'],
    ['تیم الف.zip', await buffer(archive.outputStream)],
  )(app);
}

/** The doctor is done after some pictures: for each, the first is being examined and the others wait. */
async function examineAnew(app: Application): Promise<void> {
  await expect(app.page.getByTestId('contestant')).toHaveCount(3);
  await callHost(app, 'doctor.stop');
  await expect(verdicts(app.page, 'running')).toHaveCount(0);
  const contestants = (await callHost(app, 'contestants.list')).map(({ id }) => id);
  await callHost(app, 'doctor.examine', { contestants });
  await expect(verdicts(app.page, 'running')).toHaveCount(1);
  await expect(verdicts(app.page, 'waiting')).toHaveCount(2);
}

async function complete(app: Application): Promise<void> {
  const { page } = app;
  await expect(verdicts(page, 'unfit')).toHaveCount(1, { timeout: 120_000 });
  await expect(verdicts(page, 'healthy')).toHaveCount(2, { timeout: 60_000 });
  await handIn('program-files', [TWICE.name, TWICE.buffer])(app);
  for (const name of longNames(9)) await callHost(app, 'contestants.add', { name, houseBot: 'greedy' });
  const { category } = await callHost(app, 'categories.add', { name: 'سال دوم' });
  const ids = (await callHost(app, 'contestants.list')).map(({ id }) => id);
  await callHost(app, 'contestants.enter', { contestants: ids.slice(0, 6), category, isIn: true });
  await callHost(app, 'contestants.seed', { contestants: ids.slice(0, 2) });
}

const contestants = '/contest/contestants';

/** A view forgets how far it was scrolled when it changes its size. */
const toMaps = ({ page }: Application) => page.getByTestId('maps').evaluate((panel) => panel.scrollIntoView());

export const CONTESTANTS: Chapter = {
  name: 'contestants',
  prepare: (app) => callHost(app, 'contests.create', { name: CONTEST, game: 'othello' }),
  scenes: [
    { name: 'contestants-empty', hash: contestants },
    { name: 'draw-too-few', hash: '/contest/draw' },
    { name: 'run-not-drawn', hash: '/contest/run' },
    { name: 'results-none', hash: '/contest/results' },
    { name: 'games-none', hash: '/contest/games' },
    { name: 'contestants-arriving', act: arrive, anew: examineAnew },
    { name: 'contestants', act: complete },
    {
      name: 'contestants-settled',
      async act({ page }) {
        for (let left = await page.getByTestId('put-away').count(); left > 0; left--)
          await page.getByTestId('put-away').first().click();
      },
    },
    {
      name: 'contestants-chosen',
      hash: contestants,
      async act({ page }) {
        for (const index of [0, 1, 2]) await page.getByTestId('choose').nth(index).check();
      },
    },
    { name: 'contestants-edited', hash: contestants, act: click('edit') },
    { name: 'contestant-menu', hash: contestants, anew: reopen('contestant-menu') },
    { name: 'add-menu', hash: contestants, anew: reopen('add-more') },
    { name: 'category-menu', hash: contestants, anew: reopen('category-menu') },
    // The name that is suggested is in the language that was shown when the naming began.
    {
      name: 'category-named',
      hash: contestants,
      anew: click('add-category'),
      after: ({ page }) => page.keyboard.press('Escape'),
    },
    { name: 'contest-renamed', hash: contestants, act: click('rename-contest') },
    { name: 'contestants-none-found', hash: contestants, act: fill('filter', 'qqq') },
    { name: 'report-unfit', hash: contestants, act: ({ page }) => verdicts(page, 'unfit').first().click() },
    { name: 'report-healthy', hash: contestants, act: ({ page }) => verdicts(page, 'healthy').first().click() },
    {
      name: 'disqualify',
      hash: contestants,
      act: click('contestant-menu', 'contestant-disqualify', 'disqualify-submit'),
    },
    {
      name: 'contestants-disqualified',
      async act({ page }) {
        await page.getByTestId('disqualify-reason').locator('input, textarea').first().fill('برنامهٔ کس دیگری بود');
        await page.getByTestId('disqualify-submit').click();
      },
    },
    {
      name: 'class-list',
      hash: contestants,
      async act(app) {
        await click('add-more', 'add-class-list')(app);
        await handIn('class-list-file', ['class.csv', CLASS_LIST.join('\n')])(app);
        await expect(app.page.getByTestId('take-class-list')).toBeVisible();
      },
    },
    { name: 'drop-overlay', hash: contestants, act: holdOver },
  ],
};

/** The same contest as it is before its draw: what can be set, how it can be drawn, its maps. */
export const SETTINGS: Chapter = {
  name: 'settings',
  async prepare(app) {
    await callHost(app, 'contests.create', { name: CONTEST, game: 'othello' });
    for (const name of longNames(12)) await callHost(app, 'contestants.add', { name, houseBot: 'greedy' });
  },
  scenes: [
    { name: 'settings', hash: '/contest/settings', act: letGo },
    { name: 'settings-error', hash: '/contest/settings', act: fill('setting-size', '7') },
    {
      name: 'settings-end',
      hash: '/contest/settings',
      anew: ({ page }) => page.getByTestId('settings').evaluate((view) => view.scrollTo(0, view.scrollHeight)),
    },
    ...FORMATS.map((kind) => ({ name: `draw-form-${kind}`, hash: '/contest/draw', act: click(`format-${kind}`) })),
    { name: 'draw-form-error', hash: '/contest/draw', act: fill('format-bestOf', '0') },
    {
      name: 'maps-none',
      hash: '/contest/settings',
      act: (app) => inEnglish(app, () => callHost(app, 'contests.create', { name: 'Spring Cup', game: 'beetles' })),
      anew: toMaps,
    },
    { name: 'maps-menu', hash: '/contest/settings', anew: reopen('add-map') },
    {
      name: 'maps',
      hash: '/contest/settings',
      async act(app) {
        const shipped = await callHost(app, 'maps.shipped', {});
        await callHost(app, 'maps.addShipped', { names: shipped.map(({ name }) => name) });
        await expect(app.page.getByTestId('map')).toHaveCount(shipped.length);
      },
      anew: toMaps,
    },
    {
      name: 'map-problems',
      hash: '/contest/settings',
      async act(app) {
        await handIn('map-file', [
          'my-map.json',
          JSON.stringify({ format: 'meydan-map', version: 1, game: 'beetles' }),
        ])(app);
        await expect(app.page.getByTestId('map-problems')).toBeVisible();
      },
      anew: toMaps,
    },
    {
      name: 'dropped-elsewhere',
      hash: '/contest/run',
      act: ({ page }) => drop(page, [program('Late Comer')]),
    },
  ],
};

export const ORGANISING: readonly Chapter[] = [CONTESTANTS, SETTINGS];
