/** What goes wrong before a draw: sick programs, strange class lists, crowds, and contest files that cannot be used. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contestant } from '../../doctor/healthy-programs.ts';
import { refusal, type Refusal } from '../../../src/shared/refusals/refusal.ts';
import { print, say } from '../../doctor/sick.ts';
import { expect, type Application } from '../application.ts';
import { drop, program, rowOf, type Handed } from '../handing-in.ts';
import { callHost } from '../host-call.ts';
import { CONTEST, longNames } from './contests.ts';
import { click, goTo, handIn, type Chapter } from './scene.ts';

const contestants = '/contest/contestants';

const SICK: readonly (readonly [name: string, source: string])[] = [
  ['علی_بیصدا.js', 'setInterval(() => {}, 1000);'],
  ['Sara Endless.js', 'for (;;);'],
  ['Crash Later.js', contestant('othello', say(`if (number === 4) throw new Error('index out of range'); ${print}`))],
  ['پرحرف.js', contestant('othello', say(`process.stdout.write('thinking...\\n' + answer + '\\n');`))],
  ['Asker.js', contestant('othello', say(print), `process.stdout.write('Enter n=');`)],
  ['Semicolon.js', contestant('othello', say(`process.stdout.write(answer.replace(' ', ';') + '\\n');`))],
  ['Script.sh', '#!/no/such/thing\n'],
];

const report = (name: string) => (app: Application) => rowOf(app.page, name).getByTestId('checkup').click();

async function unfold({ page }: Application): Promise<void> {
  await page
    .getByTestId('report')
    .locator('details')
    .first()
    .evaluate((details) => details.setAttribute('open', ''));
}

const VERDICTS: Chapter = {
  name: 'verdicts',
  prepare: (app) => callHost(app, 'contests.create', { name: CONTEST, game: 'othello' }),
  scenes: [
    {
      name: 'verdicts',
      hash: contestants,
      async act(app) {
        await handIn('program-files', ...SICK)(app);
        await expect(app.page.getByTestId('contestant')).toHaveCount(SICK.length, { timeout: 60_000 });
        const atDoctor = app.page.locator('[data-testid=checkup]:is([data-state=waiting], [data-state=running])');
        await expect(atDoctor).toHaveCount(0, { timeout: 300_000 });
      },
    },
    { name: 'report-silent', hash: contestants, act: report('علی بیصدا') },
    { name: 'report-endless', hash: contestants, act: report('Sara Endless') },
    { name: 'report-crash', hash: contestants, act: (app) => report('Crash Later')(app).then(() => unfold(app)) },
    { name: 'report-talker', hash: contestants, act: report('پرحرف') },
    { name: 'report-prompt', hash: contestants, act: report('Asker') },
    { name: 'report-format', hash: contestants, act: report('Semicolon') },
    { name: 'report-no-start', hash: contestants, act: report('Script') },
  ],
};

const classList =
  (content: string | Buffer, name = 'class.csv') =>
  async (app: Application) => {
    await click('add-more', 'add-class-list')(app);
    await handIn('class-list-file', [name, content])(app);
    const { page } = app;
    await expect(page.getByTestId('take-class-list').or(page.getByTestId('class-list-problems')).first()).toBeVisible();
  };

const BAD_ROWS = [
  'فهرست درس برنامه‌سازی,,,,',
  'نام,شماره,گروه,سید,تلفن',
  'نیلوفر کریمی,40013,الف,1,0912',
  'علی رضایی,4.00E+05,ب,اول,0912',
  'سارا محمدی,40013,ب,,',
  ',40015,ب,,',
  'نیلوفر کریمی,40013,ب,,',
  'آرش نوری,,الف,,,,بیشتر',
  `${'بلند'.repeat(80)},40016,الف,,`,
];
/** Windows-1256, as old spreadsheets save it: name and number of one student. */
const OLD_ENCODING = Buffer.concat([
  Buffer.from('name,number\n'),
  Buffer.from([0xe3, 0xcd, 0xe3, 0xcf]),
  Buffer.from(',40013\n'),
]);

const CROWD: Chapter = {
  name: 'crowd',
  async prepare(app) {
    await callHost(app, 'contests.create', {
      name: `${CONTEST}: ${'مسابقهٔ نهایی گروه‌های سال اول '.repeat(3)}`,
      game: 'othello',
    });
    for (const name of longNames(50)) await callHost(app, 'contestants.add', { name, houseBot: 'greedy' });
    const [first, second] = await callHost(app, 'contestants.list');
    await callHost(app, 'contestants.edit', {
      contestant: first?.id ?? '',
      name: 'سیدمحمدمهدی حسینی‌نژاد طباطبایی یزدی شهرکی و گروه برنامه‌نویسان دبیرستان علامه حلی تهران شعبهٔ دو',
      number: '40012345678901234567890',
      notes: 'از گروه دوم آمده است',
    });
    await callHost(app, 'contestants.edit', {
      contestant: second?.id ?? '',
      name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley Junior the Third',
    });
    for (const name of ['سال اول', 'سال دوم', 'Advanced', 'مهمان‌ها', 'Robotics and artificial intelligence club'])
      await callHost(app, 'categories.add', { name });
    const { categories = [] } = (await callHost(app, 'contest.current')) ?? {};
    const ids = (await callHost(app, 'contestants.list')).map(({ id }) => id);
    for (const { id } of categories)
      await callHost(app, 'contestants.enter', { contestants: ids.slice(0, 4), category: id, isIn: true });
  },
  scenes: [
    { name: 'crowd', hash: contestants },
    {
      name: 'crowd-end',
      hash: contestants,
      anew: ({ page }) => page.getByTestId('contestants').evaluate((list) => list.scrollTo(0, list.scrollHeight)),
    },
    { name: 'crowd-all-chosen', hash: contestants, act: click('choose-all') },
    { name: 'class-list-none', hash: contestants, act: click('add-more', 'add-class-list') },
    { name: 'class-list-bad-rows', hash: contestants, act: classList(BAD_ROWS.join('\n')) },
    { name: 'class-list-old-encoding', hash: contestants, act: classList(OLD_ENCODING) },
    { name: 'class-list-no-headings', hash: contestants, act: classList('Kian Rad,40013\nSara Noori,40014\n') },
    {
      name: 'class-list-workbook',
      hash: contestants,
      act: classList(Buffer.from('PK\u0003\u0004 xl/workbook.xml'), 'class.csv'),
    },
    {
      name: 'class-list-long',
      hash: contestants,
      act: classList(['نام,شماره', ...longNames(60).map((name, i) => `${name},${40_000 + i}`)].join('\n')),
    },
    {
      name: 'contestants-ambiguous',
      hash: contestants,
      async act(app) {
        await callHost(app, 'contestants.add', { name: 'Kian Rad', number: '70013' });
        await callHost(app, 'contestants.add', { name: 'Kian Rad', number: '70014' });
        await handIn('program-files', ['Kian Rad.js', contestant('othello')])(app);
        await expect(app.page.getByTestId('unsettled')).toHaveCount(1);
      },
    },
    {
      name: 'contestants-without-program',
      hash: contestants,
      act: ({ page }) => page.getByTestId('filter').locator('input').fill('Kian'),
    },
    {
      name: 'contestants-idle',
      hash: contestants,
      async act(app) {
        const ids = (await callHost(app, 'contestants.list')).map(({ id }) => id);
        const { categories = [] } = (await callHost(app, 'contest.current')) ?? {};
        for (const { id } of categories)
          await callHost(app, 'contestants.enter', { contestants: ids.slice(2, 5), category: id, isIn: false });
        await expect(app.page.getByTestId('in-no-category')).toHaveCount(3);
      },
    },
    { name: 'draw-idle', hash: '/contest/draw' },
  ],
};

async function placeOf(app: Application, name: string): Promise<string> {
  return (await callHost(app, 'contests.create', { name, game: 'othello' })).place;
}

/** The file of a contest that is not open, changed behind Meydan's back. */
async function openSpoilt(app: Application, name: string, spoil: (place: string) => void): Promise<void> {
  const place = await placeOf(app, name);
  await placeOf(app, 'Spring Cup');
  spoil(place);
  const { page } = app;
  await goTo(app, '/left');
  await expect(page.getByTestId('problem')).toBeVisible();
  await goTo(app, '/');
  const known = page.getByTestId('known-contest').filter({ hasText: name }).getByRole('button').first();
  await expect(known).toBeVisible();
  // What is known to be spoilt says so in the list, and cannot be opened.
  if (await known.isDisabled()) return;
  await known.click();
  await expect(page.getByTestId('problem-note').or(page.getByTestId('contest-name')).first()).toBeVisible();
}

function change(place: string, statement: string): void {
  const database = new DatabaseSync(place);
  database.exec(statement);
  database.close();
}

const locks: DatabaseSync[] = [];

/** As another Meydan that has the contest open. */
function hold(place: string): void {
  const lock = new DatabaseSync(`${place}.lock`);
  lock.exec('BEGIN EXCLUSIVE; PRAGMA user_version = 1');
  locks.push(lock);
}

/** A map has no place among the contestants. */
const GARDEN: Handed = {
  name: 'garden.json',
  mimeType: 'application/json',
  buffer: Buffer.from('{"format":"meydan-map","version":1}'),
};

/** One call is refused from now on, as if the disk were full; everything else is answered as ever. */
async function refuse({ electron }: Application, call: string, refusal: Refusal): Promise<void> {
  await electron?.evaluate(
    ({ ipcMain }, { call, refusal }) => {
      const handlers = Reflect.get(ipcMain, '_invokeHandlers') as Map<string, (...args: unknown[]) => unknown>;
      const answer = handlers.get('meydan:call');
      const error = { code: 'refused', message: refusal.code, refusal };
      ipcMain.removeHandler('meydan:call');
      ipcMain.handle('meydan:call', (event, name: unknown, input: unknown) =>
        name === call ? { ok: false, error } : answer?.(event, name, input),
      );
    },
    { call, refusal },
  );
}

/** What cannot be kept, while the file of the preferences is a folder; it is a file again when it has been said. */
async function spoilPreferences(app: Application): Promise<void> {
  const { theme } = await callHost(app, 'preferences.read');
  const { place } = (await callHost(app, 'contest.current')) ?? { place: '' };
  const file = join(dirname(place), '../preferences.json');
  renameSync(file, `${file}.kept`);
  mkdirSync(join(file, 'in the way'), { recursive: true });
  await click('theme-menu', `theme-${theme}`)(app);
  await expect(app.page.getByTestId('problem-note')).toBeVisible();
  rmSync(file, { recursive: true });
  renameSync(`${file}.kept`, file);
}

/** What is kept again is no problem of the next picture. */
async function keepPreferences(app: Application): Promise<void> {
  const { theme } = await callHost(app, 'preferences.read');
  await click('theme-menu', `theme-${theme}`)(app);
  await expect(app.page.getByTestId('problem-note')).toHaveCount(0);
}

export const FILES: Chapter = {
  name: 'files',
  scenes: [
    {
      name: 'home',
      async act(app) {
        const gone = await placeOf(app, 'جام گمشده');
        await placeOf(app, CONTEST);
        await callHost(app, 'contests.create', { name: 'Worm League 2026', game: 'worm' });
        await callHost(app, 'contests.create', { name: 'Spring Cup', game: 'beetles' });
        rmSync(gone);
        await goTo(app, '/left');
        await expect(app.page.getByTestId('problem')).toBeVisible();
        await goTo(app, '/');
      },
    },
    {
      name: 'contest-damaged',
      act: (app) => openSpoilt(app, 'Broken Cup', (place) => writeFileSync(place, 'not a contest any more')),
    },
    {
      name: 'contest-newer',
      act: (app) => openSpoilt(app, 'Future Cup', (place) => change(place, 'PRAGMA user_version = 999')),
    },
    { name: 'contest-locked', act: (app) => openSpoilt(app, 'Shared Cup', hold) },
    { name: 'settings-read-only', hash: '/contest/settings' },
    { name: 'draw-read-only', hash: '/contest/draw' },
    {
      name: 'preferences-error',
      hash: '/preferences',
      anew: spoilPreferences,
      after: keepPreferences,
    },
    {
      name: 'contest-disk-full',
      async act(app) {
        const name = basename(await placeOf(app, 'Spring Cup'));
        await goTo(app, contestants);
        await refuse(app, 'contest.rename', refusal('file-disk-full', { name }));
        await click('rename-contest')(app);
        await app.page.keyboard.type('Summer Cup');
        await app.page.keyboard.press('Enter');
        await expect(app.page.getByTestId('problem-note')).toBeVisible();
      },
    },
    {
      name: 'drop-failed',
      hash: contestants,
      async act(app) {
        await callHost(app, 'contests.create', { name: CONTEST, game: 'othello' });
        await refuse(app, 'uploads.begin', refusal('upload-disk-full'));
        await handIn('program-files', ['Ali.js', contestant('othello')], ['سارا.js', contestant('othello')])(app);
        await expect(app.page.getByTestId('try-again')).toHaveCount(2);
      },
    },
    {
      name: 'drop-not-taken',
      hash: contestants,
      async act(app) {
        await drop(app.page, [program('Ali'), GARDEN]);
        await expect(app.page.getByTestId('left-out')).toHaveCount(1);
      },
    },
    {
      name: 'new-contest-waiting',
      hash: '/',
      async act(app) {
        await click('put-notes-away')(app);
        await callHost(app, 'contest.close');
        await drop(app.page, [program('Ali'), program('Sara')]);
        await expect(app.page.getByTestId('new')).toBeVisible();
      },
    },
  ],
};

export const TROUBLES: readonly Chapter[] = [VERDICTS, CROWD, FILES];
