import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { inEnglish } from '../../shared/refusals/refusal.ts';
import { give, refusal, shippedMap } from '../../../tests/desk/files.ts';
import { newHost, TestHost, useHost } from '../../../tests/stage/host.ts';
import { ContestFile } from '../store/contest-file.ts';

const on = useHost();
/** As others copy it: whoever has it open must not open it by other means in the same process. */
function copyOf(path: string): Buffer {
  return execFileSync(process.execPath, ['-e', 'process.stdout.write(fs.readFileSync(process.argv[1]))', path]);
}

const contestsFolder = () => join(on.app.folder, 'user', 'contests');

describe('contests', () => {
  test('a new one is open at once, with a category that suits its game, and is told to all windows', async () => {
    const overview = await on.app.call('contests.create', { name: 'بهار ۱۴۰۵', game: 'worm' });
    expect(overview).toMatchObject({ name: 'بهار ۱۴۰۵', game: 'worm', readOnly: null, contestants: 0, undo: null });
    expect(overview.categories).toMatchObject([{ format: { kind: 'ranking' }, contestants: 0, drawnAt: null }]);
    expect(await on.app.event('contest.switched')).toEqual(overview);
    expect(await readdir(contestsFolder())).toContain('بهار ۱۴۰۵.meydan');
    const second = await on.app.call('contests.create', { name: 'بهار ۱۴۰۵', game: 'othello' });
    expect(second.categories).toMatchObject([{ format: { kind: 'single-elimination', thirdPlace: true } }]);
    expect(await readdir(contestsFolder())).toContain('بهار ۱۴۰۵ 2.meydan');
    expect(await refusal(on.app.call('contests.create', { name: 'x', game: 'chess' }))).toMatch(
      /no game called “chess”/,
    );
  });

  test('a new one begins with what is preferred; one that is there already keeps what it has', async () => {
    const { settings: usual } = await on.app.call('contests.create', { name: 'Usual', game: 'othello' });
    expect((await on.app.call('contest.audit', {})).map(({ what }) => what)).not.toContain('settings-changed');
    const referee = { ...usual.referee, suspend: false, memoryMb: 64 };
    await on.app.call('preferences.change', { concurrency: 256, referee });
    expect((await on.app.call('contest.current'))?.settings).toEqual(usual);
    const own = await on.app.call('contests.create', { name: 'Own', game: 'othello' });
    expect(own).toMatchObject({ settings: { game: {}, concurrency: 256, referee }, undo: null });
    expect(await refusal(on.app.call('preferences.change', { concurrency: 257 }))).toMatch(/256/);
    expect((await on.app.call('contest.change', { concurrency: 256 })).settings.concurrency).toBe(256);
  });

  test('a contest whose file was taken away goes on in the copy that was rescued', async () => {
    const { place } = await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
    await on.app.call('contestants.add', { name: 'Ali', houseBot: 'greedy' });
    expect(await refusal(on.app.call('contest.openRescued'))).toMatch(/no rescued copy/);
    await rm(place);
    expect(await refusal(on.app.call('contest.rename', { name: 'Summer' }))).toMatch(/“Spring \(rescued\)\.meydan”/);
    const opened = await on.app.call('contest.openRescued');
    expect(opened).toMatchObject({
      name: 'Spring',
      contestants: 1,
      place: expect.stringContaining('Spring (rescued)'),
    });
    expect((await on.app.call('contest.rename', { name: 'Summer' })).name).toBe('Summer');
  });

  test('names that are no file names are contests all the same', async () => {
    for (const name of ['../../escape', 'con', 'a/b:c*?', '...', 'x'.repeat(120)]) {
      expect((await on.app.call('contests.create', { name, game: 'othello' })).name).toBe(name);
    }
    expect((await readdir(on.app.folder)).toSorted()).toEqual(['user']);
    await on.app.call('contest.close');
    expect((await readdir(contestsFolder())).every((file) => file.endsWith('.meydan'))).toBe(true);
    expect(await on.app.call('contests.known')).toHaveLength(5);
  });

  test('closed and opened again, here or in another host, everything is there', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
    await on.app.call('contestants.add', { name: 'Ali', houseBot: 'greedy' });
    const before = await on.app.call('contest.current');
    await on.app.call('contest.close');
    expect(await on.app.call('contest.current')).toBeNull();
    const [known] = await on.app.call('contests.known');
    expect(known).toMatchObject({ name: 'Spring', game: 'othello', contestants: 1, finishedGames: 0, problem: null });
    const opened = await on.app.call('contests.open', { contest: known?.contest ?? '' });
    expect(opened).toEqual({ ...before, undo: null });
    await on.app.host.close();
    const other = new TestHost(on.app.folder, await newHost(join(on.app.folder, 'user')));
    expect(await other.call('contests.known')).toMatchObject([{ name: 'Spring', contestants: 1 }]);
    await other.host.close();
  });

  test('what was never opened here is known by being in the folder; a copy, a gone and a damaged one too', async () => {
    await mkdir(contestsFolder(), { recursive: true });
    const file = ContestFile.create(join(contestsFolder(), 'other.meydan'), { name: 'Other', game: 'agon' });
    file.close();
    await copyFile(join(contestsFolder(), 'other.meydan'), join(contestsFolder(), 'copy.meydan'));
    await writeFile(join(contestsFolder(), 'broken.meydan'), 'no contest at all');
    await on.app.call('contests.create', { name: 'Gone', game: 'othello' });
    await on.app.call('contest.close');
    await rm(join(contestsFolder(), 'Gone.meydan'));
    await on.app.call('contests.create', { name: 'Spoilt', game: 'othello' });
    await on.app.call('contest.close');
    await writeFile(join(contestsFolder(), 'Spoilt.meydan'), 'no contest any more');
    const known = await on.app.call('contests.known');
    const problems = Object.fromEntries(known.map(({ name, problem }) => [name, problem && inEnglish(problem)]));
    expect(known).toHaveLength(5);
    expect(problems['Other']).toBeNull();
    expect(problems['broken']).toMatch(/no contest of Meydan: choose/);
    expect(problems['Gone']).toMatch(/not there \(any more\): choose/);
    expect(problems['Spoilt']).toMatch(/is no longer a contest; .* backup/);
    const broken = known.find(({ name }) => name === 'broken')?.contest ?? '';
    expect(await refusal(on.app.call('contests.open', { contest: broken }))).toMatch(/no contest of Meydan/);
    await on.app.call('contests.forget', { contest: broken });
    expect(await on.app.call('contests.known')).toHaveLength(4);
    expect(await readFile(join(contestsFolder(), 'broken.meydan'), 'utf8')).toBe('no contest at all');
    // Forgetting is undone: what was known of it, and so its place in the list, is as it was.
    const [first] = known;
    await on.app.call('contests.forget', { contest: first?.contest ?? '' });
    await on.app.call('contests.remember', { contest: broken });
    await on.app.call('contests.remember', { contest: first?.contest ?? '' });
    const byId = (list: typeof known) => list.toSorted((a, b) => a.contest.localeCompare(b.contest));
    expect(byId(await on.app.call('contests.known'))).toEqual(byId(known));
    expect(await refusal(on.app.call('contests.remember', { contest: 'f'.repeat(broken.length) }))).toMatch(
      /not in the list/,
    );
    expect(await refusal(on.app.call('contests.open', { contest: '../../etc/passwd' }))).toMatch(/not in the list/);
  });

  test('a damaged list of recent ones is put aside', async () => {
    await mkdir(join(on.app.folder, 'user'), { recursive: true });
    const list = join(on.app.folder, 'user', 'recent-contests.json');
    await writeFile(list, '{"version":1,"contests":[{}]}');
    expect(await on.app.call('contests.known')).toEqual([]);
    expect(await readFile(`${list}.damaged`, 'utf8')).toMatch(/version/);
  });

  test('one that does not open leaves the other on the desk', async () => {
    const { contest } = await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
    const upload = await give(on.app, { 'evil.meydan': 'SQLite format 3\u0000 but not really' });
    expect(await refusal(on.app.call('contests.import', { upload }))).toMatch(/: \S/);
    expect(await on.app.call('contest.current')).toMatchObject({ contest });
    expect((await readdir(contestsFolder())).filter((name) => name.endsWith('.meydan'))).toEqual(['Spring.meydan']);
  });

  test('a dropped contest is copied into the folder and opened there', async () => {
    const path = join(on.app.folder, 'stick.meydan');
    const file = ContestFile.create(path, { name: 'From a stick', game: 'agon' });
    file.contestants.add({ name: 'Sara' });
    file.close();
    const upload = await give(on.app, { 'stick.meydan': await readFile(path) });
    expect(await on.app.call('contests.import', { upload })).toMatchObject({ name: 'From a stick', contestants: 1 });
    expect(await readdir(contestsFolder())).toContain('stick.meydan');
  });

  test('the file of the open contest is known for that; one that is here already is opened where it is', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
    await on.app.call('contestants.add', { name: 'Ali', houseBot: 'greedy' });
    const own = await give(on.app, { 'Spring.meydan': copyOf(join(contestsFolder(), 'Spring.meydan')) });
    expect(await refusal(on.app.call('contests.import', { upload: own }))).toMatch(
      /“Spring” is the contest that is open/,
    );
    await on.app.call('contest.close');
    const closed = await give(on.app, { 'Spring.meydan': await readFile(join(contestsFolder(), 'Spring.meydan')) });
    const [known] = await on.app.call('contests.known');
    expect(await on.app.call('contests.import', { upload: closed })).toMatchObject({
      contest: known?.contest,
      contestants: 1,
      caution: null,
    });
    expect((await readdir(contestsFolder())).filter((name) => name.endsWith('.meydan'))).toEqual(['Spring.meydan']);
  });

  test('what a killed Meydan has left is opened whole; a copy that was made meanwhile says what may be missing', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
    await on.app.call('contestants.add', { name: 'Ali', houseBot: 'greedy' });
    const path = join(contestsFolder(), 'Spring.meydan');
    const [file, beside] = [copyOf(path), copyOf(`${path}-wal`)];
    const other = new TestHost(on.app.folder, await newHost(join(on.app.folder, 'other')));
    try {
      const copied = await give(other, { 'Spring.meydan': file });
      const overview = await other.call('contests.import', { upload: copied });
      expect(inEnglish(overview.caution ?? { code: 'no-contest-open', values: {} })).toMatch(
        /copied while the contest/,
      );
      await other.call('contest.close');
      await rm(join(on.app.folder, 'other', 'contests', 'Spring.meydan'));
      await writeFile(join(on.app.folder, 'other', 'contests', 'Killed.meydan'), file);
      await writeFile(join(on.app.folder, 'other', 'contests', 'Killed.meydan-wal'), beside);
      const dropped = await give(other, { 'Killed.meydan': file });
      expect(await other.call('contests.import', { upload: dropped })).toMatchObject({ contestants: 1, caution: null });
    } finally {
      await other.host.close();
    }
  });

  test('a moment after a change the file alone has all of it, while it is open', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
    await on.app.call('contestants.add', { name: 'Ali', houseBot: 'greedy' });
    const alone = join(on.app.folder, 'alone.meydan');
    const isThere = async () => {
      await writeFile(alone, copyOf(join(contestsFolder(), 'Spring.meydan')));
      const { file } = ContestFile.open(alone, { mode: 'read' });
      try {
        expect(file.contestants.count()).toBe(1);
      } finally {
        file.close();
      }
    };
    await vi.waitFor(isThere, { timeout: 20_000, interval: 200 });
  });

  test('only the desktop has the dialog', async () => {
    expect(await refusal(on.app.call('contests.choose'))).toMatch(/In a browser, drop/);
  });

  test('without a contest everything about one says what to do', async () => {
    for (const call of ['contestants.list', 'contest.undo'] as const) {
      expect(await refusal(on.app.call(call))).toMatch(/No contest is open: open one or make a new one/);
    }
    expect(await refusal(on.app.call('maps.shipped', {}))).toMatch(/No contest is open/);
    expect((await on.app.call('maps.shipped', { game: 'worm' })).map(({ name }) => name)).toContain('garden');
  });

  test('two hosts do not write one contest: the second reads, and every change is refused with the reason', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'diamonds' });
    await on.app.call('maps.addShipped', { names: ['duel'] });
    const { contestant } = await on.app.call('contestants.add', { name: 'Ali', houseBot: 'greedy' });
    const program = await give(on.app, { 'a.py': 'print()' });
    const other = new TestHost(on.app.folder, await newHost(join(on.app.folder, 'other')));
    try {
      await other.host.openContest(join(contestsFolder(), 'Spring.meydan'));
      const overview = await other.call('contest.current');
      expect(overview?.readOnly?.code).toBe('locked');
      const category = overview?.categories[0]?.id ?? 0;
      const map = overview?.maps[0]?.id ?? 0;
      const upload = await give(other, { 'b.py': 'print()' });
      const contestants = [contestant];
      const attempts = [
        other.call('contest.rename', { name: 'x' }),
        other.call('contest.change', { concurrency: 1 }),
        other.call('maps.addShipped', { names: ['cabin'] }),
        other.call('maps.upload', { upload }),
        other.call('maps.order', { maps: [map] }),
        other.call('maps.remove', { map }),
        other.call('contestants.drop', { uploads: [upload] }),
        other.call('contestants.settle', { upload }),
        other.call('contestants.add', { name: 'x' }),
        other.call('contestants.edit', { contestant, name: 'x' }),
        other.call('contestants.enter', { contestants, category, isIn: false }),
        other.call('contestants.seed', { contestants }),
        other.call('contestants.remove', { contestants }),
        other.call('contestants.disqualify', { contestants, reason: 'x' }),
        other.call('contestants.reinstate', { contestants }),
        other.call('classList.take', { upload }),
        other.call('doctor.examine', {}),
        other.call('categories.add', { name: 'x' }),
        other.call('categories.edit', { category, name: 'x' }),
        other.call('categories.remove', { category }),
        other.call('categories.draw', { category }),
        other.call('categories.takeBack', { category }),
      ];
      for (const attempt of await Promise.all(attempts.map(refusal)))
        expect(attempt).toBe(overview?.readOnly && inEnglish(overview.readOnly.refusal));
      expect(await other.call('contestants.list')).toHaveLength(1);
    } finally {
      await other.host.close();
    }
    expect(await on.app.call('contestants.list')).toMatchObject([{ name: 'Ali' }]);
    await on.app.call('uploads.abandon', { upload: program });
  });

  test('settings are changed as a whole, checked by the game, and told', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'othello' });
    expect(await on.app.call('contest.change', { game: { size: 6 }, concurrency: 3 })).toMatchObject({
      settings: { game: { size: 6 }, concurrency: 3 },
      undo: { what: 'settings-changed' },
    });
    expect(await refusal(on.app.call('contest.change', { game: { size: 'huge' } }))).toMatch(/“size” is not right/);
    expect(await on.app.call('contest.undo')).toMatchObject({ settings: { game: {}, concurrency: 0 }, undo: null });
    await on.app.event('contest.changed', ({ areas }) => areas.includes('settings'));
    const audit = await on.app.call('contest.audit', {});
    expect(audit.map(({ what }) => what).slice(0, 3)).toEqual(['undone', 'settings-changed', 'settings-changed']);
  });
});

describe('maps', () => {
  test('those that come with Meydan, each once', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'diamonds' });
    expect((await on.app.call('maps.shipped', {})).map(({ name }) => name)).toContain('four-courts');
    await on.app.call('maps.addShipped', { names: ['duel', 'cabin'] });
    const { maps } = await on.app.call('maps.addShipped', { names: ['duel'] });
    expect(maps).toHaveLength(2);
    expect(await on.app.call('maps.read', { map: maps[0]?.id ?? 0 })).toMatchObject({ format: 'meydan-map' });
    expect(await refusal(on.app.call('maps.addShipped', { names: ['../worm/desert'] }))).toMatch(/There is no map/);
  });

  test('files: JSON, the plain text of an older contest, and what is wrong with others', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'diamonds' });
    const send = async (name: string, content: string) =>
      await on.app.call('maps.upload', { upload: await give(on.app, { [name]: content }) });
    const good = await shippedMap('diamonds', 'duel');
    expect(await send('duel.json', good)).toMatchObject({ added: 1, problems: [] });
    for (const bad of ['', '{', '[1,2', '{}', 'null', '7', '\u0000\u0001', good.replace('diamonds', 'worm')]) {
      const { added, problems, refusal: why } = await send('bad.json', bad);
      expect([added, problems]).toEqual([null, []]);
      expect(why && inEnglish(why)).toMatch(/: \S/);
    }
    expect((await on.app.call('contest.current'))?.maps).toHaveLength(1);
  });

  test('a map that was drawn on takes its old place, and one that was played on stays beside it', async () => {
    const { categories } = await on.app.call('contests.create', { name: 'Spring', game: 'diamonds' });
    const { maps } = await on.app.call('maps.addShipped', { names: ['duel', 'cabin'] });
    const [duel = 0, cabin = 0] = maps.map(({ id }) => id);
    const shipped = await on.app.call('maps.readShipped', { game: 'diamonds', name: 'duel' });
    expect(await on.app.call('maps.read', { map: duel })).toEqual(shipped);
    const save = async (change: object, replaces: number) =>
      await on.app.call('maps.upload', {
        upload: await give(on.app, { 'map.json': JSON.stringify({ ...(shipped as object), ...change }) }),
        replaces,
      });
    expect(await save({ name: 'Drawn' }, duel)).toMatchObject({ added: duel });
    expect((await on.app.call('contest.current'))?.maps).toMatchObject([{ id: duel, name: 'Drawn' }, { id: cabin }]);
    expect((await save({ rows: ['WE', 'EE'] }, duel)).problems).toMatchObject([{ code: 'corner-wall' }]);
    expect((await on.app.call('contest.undo')).maps).toEqual(maps);

    const category = categories[0]?.id ?? 0;
    for (const name of ['Ali', 'Sara']) await on.app.call('contestants.add', { name, houseBot: 'random' });
    await on.app.call('categories.edit', { category, settings: { game: { rounds: 1 }, maps: [duel] } });
    await on.app.call('categories.draw', { category });
    await on.app.call('run.start', {});
    await expect.poll(async () => (await on.app.call('run.state')).status, { timeout: 30_000 }).toBe('over');
    const { added } = await save({ name: 'Drawn later' }, duel);
    expect(added).not.toBe(duel);
    expect(await on.app.call('maps.read', { map: duel })).toEqual(shipped);
    const names = (await on.app.call('contest.current'))?.maps.map(({ name }) => name);
    expect(names).toEqual([...maps.map(({ name }) => name), 'Drawn later']);
  });

  test('a map is taken from the categories that had it', async () => {
    await on.app.call('contests.create', { name: 'Spring', game: 'diamonds' });
    const { maps, categories } = await on.app.call('maps.addShipped', { names: ['duel', 'cabin'] });
    const [one = 0, other = 0] = maps.map(({ id }) => id);
    const category = categories[0]?.id ?? 0;
    await on.app.call('categories.edit', { category, settings: { game: {}, maps: [one, other] } });
    const after = await on.app.call('maps.remove', { map: one });
    expect(after.categories[0]?.settings.maps).toEqual([other]);
    const back = await on.app.call('contest.undo');
    expect(back.categories[0]?.settings.maps).toEqual([one, other]);
    expect(back.maps).toEqual(maps);
    expect((await on.app.call('maps.order', { maps: [other, one] })).maps.map(({ id }) => id)).toEqual([other, one]);
    expect(await refusal(on.app.call('categories.edit', { category, settings: { game: {}, maps: [99] } }))).toMatch(
      /map/,
    );
  });
});
