import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../shared/refusals/refusal.ts';
import { contestantFolder, give, python, refusal } from '../../../tests/desk/files.ts';
import { zipOf } from '../../../tests/handed-in/zips.ts';
import { useHost } from '../../../tests/stage/host.ts';
import { readableName } from './program-name.ts';

const on = useHost();

const create = (game = 'othello') => on.app.call('contests.create', { name: 'Spring', game });
const names = async () => (await on.app.call('contestants.list')).map(({ name }) => name);

async function takeList(text: string, groupsAsCategories = false) {
  const upload = await give(on.app, { 'list.csv': text });
  return await on.app.call('classList.take', { upload, groupsAsCategories });
}

describe('dropped programs', () => {
  test('fifty at once: each appears, the unusable are explained and keep nobody', async () => {
    await create();
    const uploads: string[] = [];
    for (let i = 1; i <= 50; i += 1) {
      const isBad = i % 10 === 0;
      uploads.push(
        await give(on.app, isBad ? { [`essay ${i}.docx`]: 'no program' } : { [`student_${i}.py`]: python(`${i}`) }),
      );
    }
    const drops = await on.app.call('contestants.drop', { uploads });
    expect(drops.map(({ upload }) => upload)).toEqual(uploads);
    expect(drops.filter(({ outcome }) => outcome === 'added')).toHaveLength(45);
    const refused = drops.filter((drop) => drop.outcome === 'refused');
    expect(refused).toHaveLength(5);
    for (const drop of refused)
      expect([drop.code, /: \S/.test(inEnglish(drop.refusal))]).toEqual(['unknown-kind', true]);
    const rows = await on.app.call('contestants.list');
    expect(rows).toHaveLength(45);
    expect(rows[0]).toMatchObject({
      name: 'student 1',
      categories: [1],
      program: { kind: 'python', entry: 'student_1.py', name: 'student_1.py' },
      checkup: { status: expect.stringMatching(/waiting|running|done/) },
    });
    await on.app.call('doctor.stop');
    // All of it was one thing to the person.
    expect((await on.app.call('contest.current'))?.undo).toMatchObject({
      what: 'contestant-added',
      details: { count: 45 },
    });
    expect(await on.app.call('contest.undo')).toMatchObject({ contestants: 0, undo: null });
  });

  test('a class list gives them their names: by number, by name, by sound', async () => {
    await create();
    expect(await takeList('شماره,نام\n9812345,علی رضایی\n9812346,نگار کریمی\n9812347,Sara Ahmadi\n')).toEqual({
      added: 3,
      changed: 0,
    });
    const uploads = [
      await give(on.app, { '9812345.py': python('a') }),
      await give(on.app, { 'negar karimi.py': python('b') }),
      await give(on.app, { 'Sara_Ahmadi.py': python('c') }),
      await give(on.app, { 'Guest.py': python('d') }),
    ];
    const drops = await on.app.call('contestants.drop', { uploads });
    expect(drops.map(({ outcome }) => outcome)).toEqual(['given', 'given', 'given', 'added']);
    const rows = await on.app.call('contestants.list');
    expect(rows.map(({ name, program }) => [name, program?.name])).toEqual([
      ['علی رضایی', '9812345.py'],
      ['نگار کریمی', 'negar karimi.py'],
      ['Sara Ahmadi', 'Sara_Ahmadi.py'],
      ['Guest', 'Guest.py'],
    ]);
    expect(rows.every(({ categories }) => categories.length === 1)).toBe(true);
    // A new version from somebody whose number says who it is.
    const [again] = await on.app.call('contestants.drop', {
      uploads: [await give(on.app, { '9812345.py': python('a2') })],
    });
    expect(again).toMatchObject({ outcome: 'replaced', contestant: rows[0]?.id });
    await on.app.call('doctor.stop');
  });

  test('what could be two people’s, or two files of one, is left to a person', async () => {
    await create();
    await takeList('name\nAli Rezaei\nReza Rezaei\nSara\n');
    const dropped = [
      await give(on.app, { 'rezaei.py': python('a') }),
      await give(on.app, { 'sara.py': python('b') }),
      await give(on.app, { 'sara.js': python('c') }),
    ];
    const drops = await on.app.call('contestants.drop', { uploads: dropped });
    expect(drops).toMatchObject([
      { outcome: 'ambiguous', contestants: ['1', '2'] },
      { outcome: 'ambiguous', contestants: ['3'] },
      { outcome: 'ambiguous', contestants: ['3'] },
    ]);
    const [one = '', two = '', three = ''] = dropped;
    expect(await on.app.call('contestants.settle', { upload: one, contestant: '2' })).toMatchObject({
      outcome: 'given',
      contestant: '2',
    });
    expect(await on.app.call('contestants.settle', { upload: two, contestant: '3' })).toMatchObject({
      outcome: 'given',
    });
    expect(await on.app.call('contestants.settle', { upload: three, contestant: null })).toMatchObject({
      outcome: 'added',
    });
    expect(await names()).toEqual(['Ali Rezaei', 'Reza Rezaei', 'Sara', 'sara']);
    expect(await refusal(on.app.call('contestants.settle', { upload: one, contestant: '77' }))).toMatch(
      /no such contestant/,
    );
    expect(await on.app.call('contestants.settle', { upload: one })).toMatchObject({ outcome: 'refused' });
    await on.app.call('doctor.stop');
  });

  test('the same file name from two students never takes the place of the first', async () => {
    await create();
    const drop = async (word: string) =>
      await on.app.call('contestants.drop', { uploads: [await give(on.app, { 'bot.py': python(word) })] });
    expect(await drop('a')).toMatchObject([{ outcome: 'added' }]);
    expect(await drop('a')).toMatchObject([{ outcome: 'duplicate', contestants: ['1'] }]);
    const [second] = await drop('b');
    expect(second).toMatchObject({ outcome: 'ambiguous', contestants: ['1'] });
    const upload = second?.upload ?? '';
    expect(await on.app.call('contestants.settle', { upload, contestant: null })).toMatchObject({ outcome: 'added' });
    expect(await names()).toEqual(['bot', 'bot 2']);
    const both = [await give(on.app, { 'new.py': python('1') }), await give(on.app, { 'new.py': python('2') })];
    expect(await on.app.call('contestants.drop', { uploads: both })).toMatchObject([
      { outcome: 'added' },
      { outcome: 'added' },
    ]);
    expect(await names()).toEqual(['bot', 'bot 2', 'new', 'new 2']);
    await on.app.call('doctor.stop');
  });

  test('a renamed copy is taken and remarked on at both; whoever the class list names gets theirs all the same', async () => {
    await create();
    for (const name of ['Ali Rezaei', 'Sara Ahmadi']) await on.app.call('contestants.add', { name });
    const drop = async (files: Record<string, string>) =>
      await on.app.call('contestants.drop', { uploads: [await give(on.app, files)] });
    const same = python('same');
    expect(await drop({ 'Ali Rezaei/bot.py': same })).toMatchObject([{ outcome: 'given', contestant: '1' }]);
    expect(await drop({ 'Sara Ahmadi/bot.py': same })).toMatchObject([{ outcome: 'given', contestant: '2' }]);
    expect(await drop({ 'mine.py': same })).toMatchObject([{ outcome: 'added', contestant: '3' }]);
    expect(await drop({ 'other.py': python('else') })).toMatchObject([{ outcome: 'added', contestant: '4' }]);
    const rows = await on.app.call('contestants.list');
    expect(rows.map(({ name, sameAs }) => [name, sameAs])).toEqual([
      ['Ali Rezaei', ['2', '3']],
      ['Sara Ahmadi', ['1', '3']],
      ['mine', ['1', '2']],
      ['other', []],
    ]);
    await on.app.call('doctor.stop');
  });

  test('a folder in which several files could be started asks which one', async () => {
    await create();
    const upload = await give(on.app, { 'team/one.py': python('1'), 'team/two.py': python('2') });
    expect(await on.app.call('contestants.drop', { uploads: [upload] })).toMatchObject([
      { outcome: 'choose', candidates: ['one.py', 'two.py'] },
    ]);
    expect(await on.app.call('contestants.settle', { upload, entry: '../../etc/passwd' })).toMatchObject({
      outcome: 'refused',
      code: 'unsafe-path',
    });
    const again = await give(on.app, { 'team/one.py': python('1'), 'team/two.py': python('2') });
    await on.app.call('contestants.drop', { uploads: [again] });
    expect(await on.app.call('contestants.settle', { upload: again, entry: 'two.py' })).toMatchObject({
      outcome: 'added',
    });
    expect(await on.app.call('contestants.list')).toMatchObject([{ name: 'team', program: { entry: 'two.py' } }]);
    await on.app.call('doctor.stop');
  });

  test('what has not arrived, what is not there, and a category that is drawn', async () => {
    await create();
    const { upload } = await on.app.call('uploads.begin', { files: [{ path: 'a.py', bytes: 5 }] });
    const uploads = [upload, 'nothing', await give(on.app, { 'b.py': python('b') })];
    expect((await on.app.call('contestants.drop', { uploads })).map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
      'added',
    ]);
    await on.app.call('contestants.add', { name: 'Bot', houseBot: 'random' });
    await on.app.call('categories.draw', { category: 1 });
    expect(
      await refusal(
        on.app
          .call('contests.create', { name: 'Other', game: 'agon' })
          .then(() => on.app.call('contestants.drop', { uploads: ['x'], category: 99 })),
      ),
    ).toMatch(/no such category/);
    await on.app.call('doctor.stop');
  });

  test('whoever names no category enters the first that is not drawn: added, dropped, settled or listed', async () => {
    await create();
    const { category: second } = await on.app.call('categories.add', { name: 'Second year' });
    const { category: third } = await on.app.call('categories.add', { name: 'Third year' });
    const where = async () =>
      Object.fromEntries((await on.app.call('contestants.list')).map(({ name, categories }) => [name, categories]));
    await on.app.call('contestants.add', { name: 'Ali' });
    await on.app.call('contestants.add', { name: 'Sara', category: second });
    await on.app.call('contestants.drop', { uploads: [await give(on.app, { 'mina.py': python('m') })] });
    const uploads = [await give(on.app, { 'mina.py': python('other') })];
    const [asked] = await on.app.call('contestants.drop', { uploads, category: third });
    await on.app.call('contestants.settle', { upload: asked?.upload ?? '', contestant: null, category: third });
    await takeList('name\nReza\n');
    const list = await give(on.app, { 'list.csv': 'name,group\nNegar,\nArash,Guests\n' });
    await on.app.call('classList.take', { upload: list, groupsAsCategories: true, category: second });
    expect(await where()).toEqual({
      Ali: [1],
      Sara: [second],
      mina: [1],
      'mina 2': [third],
      Reza: [1],
      Negar: [second],
      Arash: [4],
    });

    await on.app.call('categories.draw', { category: 1 });
    await on.app.call('contestants.add', { name: 'Late' });
    // Somebody of the list who was in none plays, too.
    await on.app.call('contestants.enter', { contestants: ['7'], category: 4, isIn: false });
    await takeList('name\nArash\n');
    expect(await where()).toMatchObject({ Late: [second], Arash: [second] });
    await on.app.call('doctor.stop');
  });

  test('whoever comes after the draw is there, in no category, and is called late', async () => {
    await create();
    await takeList('name\nSara\n');
    for (const name of ['One', 'Two']) await on.app.call('contestants.add', { name, houseBot: 'random' });
    await on.app.call('categories.draw', { category: 1 });
    const drop = async (files: Record<string, string>, category?: number) =>
      await on.app.call('contestants.drop', {
        uploads: [await give(on.app, files)],
        ...(category ? { category } : {}),
      });

    // Both where nothing is open any more, and where somebody looks at the drawn category only.
    expect(await drop({ 'late.py': python('1') })).toMatchObject([{ outcome: 'added', isLate: true }]);
    expect(await drop({ 'later.py': python('2') }, 1)).toMatchObject([{ outcome: 'added', isLate: true }]);
    // Whoever is in the draw and had no program yet is not late.
    expect(await drop({ 'sara.py': python('3') })).toMatchObject([{ outcome: 'given', isLate: false }]);
    await on.app.call('run.start', {});
    const upload = await give(on.app, { 'latest.py': python('4') });
    expect(await on.app.call('contestants.settle', { upload, contestant: null, category: 1 })).toMatchObject({
      outcome: 'added',
      isLate: true,
    });
    await on.app.call('run.stop');
    const rows = await on.app.call('contestants.list');
    const late = rows.filter(({ categories }) => categories.length === 0);
    expect(late.map(({ name }) => name)).toEqual(['late', 'later', 'latest']);
    const { matches } = await on.app.call('categories.bracket', { category: 1 });
    const playing = matches.flatMap(({ sides }) => sides);
    expect([rows[0], ...late].map((row) => playing.includes(row?.id ?? ''))).toEqual([true, false, false, false]);

    // A category of their own is the way in: what is dropped now enters it.
    const { category } = await on.app.call('categories.add', { name: 'Latecomers' });
    expect(await drop({ 'fifth.py': python('5') }, category)).toMatchObject([{ outcome: 'added', isLate: false }]);
    await on.app.call('doctor.stop');
  });

  test('what is dropped at once is undone at once, however many calls it takes, and nothing else with it', async () => {
    await create();
    await on.app.call('contestants.add', { name: 'Before' });
    const drop = async (name: string, group: string) =>
      await on.app.call('contestants.drop', { uploads: [await give(on.app, { [name]: python(name) })], drop: group });
    await drop('first.py', 'one');
    for (let i = 0; i < 30; i += 1) await drop(`p${i}.py`, 'two');
    await on.app.call('doctor.stop');
    expect((await on.app.call('contest.current'))?.undo).toMatchObject({
      what: 'contestant-added',
      details: { count: 30 },
    });
    expect(await on.app.call('contest.undo')).toMatchObject({ contestants: 2, undo: { details: { name: 'first' } } });
    expect(await names()).toEqual(['Before', 'first']);
    expect(await on.app.call('contest.undo')).toMatchObject({ contestants: 1, undo: { details: { name: 'Before' } } });
  });

  test.each([
    ['Ali_Rezaei-final.py', 'Ali Rezaei final'],
    ['ربات_من.zip', 'ربات من'],
    ['علی‌رضا.exe', 'علی‌رضا'],
    ['.py', '.py'],
    ['player.v2.jar', 'player v2'],
    ['a\u0000b.py', 'a b'],
  ])('%s is called %s', (file, name) => expect(readableName(file)).toBe(name));
});

describe('the class list', () => {
  test('is shown before it is taken, with everything that is wrong', async () => {
    await create();
    await on.app.call('contestants.add', { name: 'Old', number: '1' });
    await on.app.call('contestants.add', { name: 'Same', number: '4' });
    await on.app.call('contestants.add', { name: 'Idle', number: '5' });
    await on.app.call('contestants.enter', { contestants: ['3'], category: 1, isIn: false });
    const upload = await give(on.app, {
      'list.csv': 'Number,Name,Group,Colour\n1,Older,A,red\n2,Sara,B,blue\n3,,A,x\n2,Sara,A,\n4,Same,,\n5,Idle,,\n',
    });
    const preview = await on.app.call('classList.preview', { upload });
    expect(preview.lines).toMatchObject([
      { line: 2, name: 'Older', number: '1', groups: ['A'], fate: 'updated', known: 'Old', problems: [] },
      { line: 3, name: 'Sara', number: '2', groups: ['B', 'A'], fate: 'added', known: null },
      { line: 4, name: '', fate: 'left-out', problems: [{ code: 'list-no-name' }] },
      { line: 5, name: '', fate: 'joined', problems: [{ code: 'list-same-student' }] },
      { line: 6, name: 'Same', fate: 'unchanged', known: 'Same' },
      { line: 7, name: 'Idle', fate: 'updated', known: 'Idle' },
    ]);
    expect(preview).toMatchObject({ encoding: 'utf-8', hasHeadings: true });
    expect(preview.columns).toEqual([
      { letter: 'A', role: 'number', heading: 'Number', sample: '1' },
      { letter: 'B', role: 'name', heading: 'Name', sample: 'Older' },
      { letter: 'C', role: 'group', heading: 'Group', sample: 'A' },
      { letter: 'D', role: null, heading: 'Colour', sample: 'red' },
    ]);
    expect(preview.problems).toMatchObject([{ code: 'list-column-not-read', values: { text: '“Colour”' } }]);
    expect(await names()).toEqual(['Old', 'Same', 'Idle']);
    const before = await on.app.call('contestants.list');
    expect(await on.app.call('classList.take', { upload, groupsAsCategories: true })).toEqual({ added: 1, changed: 2 });
    expect(await names()).toEqual(['Older', 'Same', 'Idle', 'Sara']);
    const { categories } = await on.app.call('contest.undo');
    expect(categories).toHaveLength(1);
    expect(await on.app.call('contestants.list')).toEqual(before);
  });

  test('whoever came with a program before the list is found in it, and gets the name and the number', async () => {
    await create();
    const uploads = [
      await give(on.app, { '9812345.py': python('a') }),
      await give(on.app, { 'negar karimi.py': python('b') }),
      await give(on.app, { 'Guest.py': python('c') }),
    ];
    await on.app.call('contestants.drop', { uploads });
    await on.app.call('contestants.add', { name: 'Sara Ahmadi' });
    await on.app.call('contestants.add', { name: 'greedy', houseBot: 'greedy' });
    const upload = await give(on.app, {
      'list.csv':
        'شماره,نام\n9812345,علی رضایی\n9812346,نگار کریمی\n9812347,Sara  Ahmadi\n9812348,Mina\n9812349,Greedy\n',
    });
    const { lines } = await on.app.call('classList.preview', { upload });
    expect(lines.map(({ name, known }) => [name, known])).toEqual([
      ['علی رضایی', '9812345'],
      ['نگار کریمی', 'negar karimi'],
      ['Sara Ahmadi', 'Sara Ahmadi'],
      ['Mina', null],
      ['Greedy', 'greedy'],
    ]);
    expect(await on.app.call('classList.take', { upload })).toEqual({ added: 1, changed: 4 });
    const rows = await on.app.call('contestants.list');
    expect(rows.map(({ name, number, program }) => [name, number, program?.name])).toEqual([
      ['علی رضایی', '9812345', '9812345.py'],
      ['نگار کریمی', '9812346', 'negar karimi.py'],
      ['Guest', null, 'Guest.py'],
      ['Sara Ahmadi', '9812347', undefined],
      ['Greedy', '9812349', undefined],
      ['Mina', '9812348', undefined],
    ]);
    await on.app.call('doctor.stop');
  });

  test('without headings a person says what the columns are', async () => {
    await create();
    const upload = await give(on.app, { 'list.csv': 'A,1,Karimi,Sara\nB,2,Rezaei,Ali\n' });
    const guessed = await on.app.call('classList.preview', { upload });
    expect(guessed.lines.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(guessed.problems).toMatchObject([{ code: 'list-no-headings' }]);
    expect(guessed.columns.map(({ letter, role, sample }) => [letter, role, sample])).toEqual([
      ['A', 'name', 'A'],
      ['B', null, '1'],
      ['C', null, 'Karimi'],
      ['D', null, 'Sara'],
    ]);
    const reading = { columns: ['group', 'number', 'family', 'first'] } as const;
    const chosen = await on.app.call('classList.preview', { upload, reading });
    expect(chosen.lines).toMatchObject([
      { line: 1, name: 'Sara Karimi', number: '1', groups: ['A'] },
      { line: 2, name: 'Ali Rezaei', number: '2', groups: ['B'] },
    ]);
    expect(chosen.columns.map(({ role }) => role)).toEqual(reading.columns);
    expect(chosen.problems).toEqual([]);
    await on.app.call('classList.take', { upload, reading });
    expect((await on.app.call('contestants.list')).map(({ name, number }) => [name, number])).toEqual([
      ['Sara Karimi', '1'],
      ['Ali Rezaei', '2'],
    ]);
  });

  test('headings that nobody knows are no student once a person says that they are headings', async () => {
    await create();
    const upload = await give(on.app, { 'list.csv': 'Nom,Matricule\nSara,40013\n' });
    const names = async (reading: { hasHeadings?: boolean }) =>
      (await on.app.call('classList.preview', { upload, reading })).lines.map(({ name }) => name);
    expect(await names({})).toEqual(['Nom', 'Sara']);
    expect(await names({ hasHeadings: true })).toEqual(['Sara']);
    const { columns, hasHeadings } = await on.app.call('classList.preview', { upload, reading: { hasHeadings: true } });
    expect(hasHeadings).toBe(true);
    expect(columns.map(({ heading }) => heading)).toEqual(['Nom', 'Matricule']);
    const known = await give(on.app, { 'list.csv': 'Name,Number\nSara,40013\n' });
    const all = await on.app.call('classList.preview', { upload: known, reading: { hasHeadings: false } });
    expect(all.lines.map(({ name }) => name)).toEqual(['Name', 'Sara']);
  });

  test('an encoding that was guessed wrongly is chosen', async () => {
    await create();
    // «بک» in Windows-1256 are two bytes that are a letter in UTF-8, too.
    const old = await give(on.app, { 'list.csv': Buffer.from('name,number\n\u00c8\u0098,7\n', 'latin1') });
    const guessed = await on.app.call('classList.preview', { upload: old });
    expect([guessed.encoding, guessed.lines[0]?.name]).toEqual(['utf-8', '\u0218']);
    const reading = { encoding: 'windows-1256' } as const;
    const chosen = await on.app.call('classList.preview', { upload: old, reading });
    expect(chosen).toMatchObject({ encoding: 'windows-1256', lines: [{ name: 'بک', number: '7' }], problems: [] });
    await on.app.call('classList.take', { upload: old, reading });
    expect(await names()).toEqual(['بک']);

    const unmarked = await give(on.app, { 'list.csv': Buffer.from('نام,شماره\nعلی,8\n', 'utf16le') });
    const broken = await on.app.call('classList.preview', { upload: unmarked });
    expect(broken.lines.filter(({ name }) => name === 'علی')).toEqual([]);
    expect(
      await on.app.call('classList.preview', { upload: unmarked, reading: { encoding: 'utf-16le' } }),
    ).toMatchObject({ lines: [{ name: 'علی', number: '8' }], problems: [] });
    const wrong = await on.app.call('classList.preview', { upload: unmarked, reading: { encoding: 'utf-16be' } });
    expect(wrong.encoding).toBe('utf-16be');
  });

  test('one bad byte does not make a new file an old one for good, and no column of names is told', async () => {
    await create();
    const upload = await give(on.app, {
      'list.csv': Buffer.concat([Buffer.from('name,notes\nعلی,'), Buffer.from([0xe3]), Buffer.from('\n')]),
    });
    expect((await on.app.call('classList.preview', { upload })).encoding).toBe('windows-1256');
    const chosen = await on.app.call('classList.preview', { upload, reading: { encoding: 'utf-8' } });
    expect(chosen.lines).toMatchObject([{ name: 'علی' }]);
    expect(chosen.problems).toMatchObject([{ code: 'list-wrong-encoding' }]);
    const columns = [null, 'notes'] as const;
    const nameless = await on.app.call('classList.preview', { upload, reading: { encoding: 'utf-8', columns } });
    expect(nameless.problems).toMatchObject([
      { code: 'list-wrong-encoding' },
      { code: 'list-no-names' },
      { code: 'list-column-not-read' },
    ]);
    expect(nameless.lines).toMatchObject([{ line: 2, fate: 'left-out' }]);
  });

  test('a file that is no list says so', async () => {
    await create();
    const upload = await give(on.app, { 'list.csv': Buffer.from([0, 1, 2, 255]) });
    expect(
      (await on.app.call('classList.preview', { upload })).lines.filter(({ name }) => name !== '').length,
    ).toBeLessThan(2);
    const folder = await give(on.app, { 'a/list.csv': 'name\nAli' });
    expect(await refusal(on.app.call('classList.take', { upload: folder }))).toMatch(
      /A folder is no class list: choose/,
    );
    const empty = await give(on.app, { 'list.csv': '' });
    expect(await refusal(on.app.call('classList.take', { upload: empty }))).toMatch(/nobody in this list: /);
  });
});

describe('many programs in one folder', () => {
  const thirty = Array.from({ length: 30 }, (_, i) => [`homework/${9812300 + i}.py`, python(`${i}`)] as const);

  test('the person is asked, and each becomes a contestant of its own, by the class list', async () => {
    await create();
    await takeList('شماره,نام\n9812305,علی رضایی\n9812306,نگار کریمی\n');
    const upload = await give(on.app, { ...Object.fromEntries(thirty), 'homework/notes.txt': 'late: 9812329' });
    const [asked] = await on.app.call('contestants.drop', { uploads: [upload] });
    const programs = thirty.map(([path]) => path.replace('homework/', ''));
    expect(asked).toMatchObject({
      outcome: 'choose',
      candidates: programs,
      apart: { programs, others: ['notes.txt'] },
    });
    expect(await names()).toEqual(['علی رضایی', 'نگار کریمی']);

    const drops = await on.app.call('contestants.takeApart', { upload });
    expect(drops.map(({ name, outcome }) => [name, outcome])).toEqual(
      programs.map((name) => [name, name === '9812305.py' || name === '9812306.py' ? 'given' : 'added']),
    );
    const rows = await on.app.call('contestants.list');
    expect(rows).toHaveLength(30);
    expect(rows.find(({ name }) => name === 'علی رضایی')?.program).toMatchObject({ entry: '9812305.py' });
    await on.app.call('doctor.stop');
    expect(await refusal(on.app.call('contestants.takeApart', { upload }))).toMatch(/not here any more: /);
    expect(await on.app.call('contest.undo')).toMatchObject({ contestants: 2 });
  });

  test('an archive of folders and archives is taken apart as well; each of them may ask for itself', async () => {
    await create();
    const inner = await zipOf({ 'bot/main.py': python('mina') });
    const upload = await give(on.app, {
      'class.zip': await zipOf({
        'class/ali/main.py': python('ali'),
        'class/sara/one.py': python('1'),
        'class/sara/two.py': python('2'),
        'class/mina.zip': inner,
      }),
    });
    const [asked] = await on.app.call('contestants.drop', { uploads: [upload] });
    expect(asked).toMatchObject({ outcome: 'choose', apart: { programs: ['ali', 'mina.zip', 'sara'], others: [] } });
    const drops = await on.app.call('contestants.takeApart', { upload });
    expect(drops.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'choose']);
    expect(await names()).toEqual(['ali', 'mina']);
    await on.app.call('contestants.settle', { upload: drops[2]?.upload ?? '', entry: 'two.py' });
    expect(await names()).toEqual(['ali', 'mina', 'sara']);
    await on.app.call('doctor.stop');
  });

  test('what looks like one program is not taken apart', async () => {
    await create();
    const upload = await give(on.app, { 'bot/main.py': python('1'), 'bot/data.txt': '1' });
    expect(await refusal(on.app.call('contestants.takeApart', { upload }))).toMatch(/one program: choose/);
    expect(await names()).toEqual([]);
  });
});

describe('the doctor', () => {
  test('looks at what was dropped, keeps the report in the contest, and tells what is wrong', async () => {
    await create();
    await on.app.call('contest.change', { game: { size: 4 } });
    const uploads = [
      await give(on.app, await contestantFolder('decent')),
      await give(on.app, await contestantFolder('rude', 'crash')),
    ];
    await on.app.call('contestants.drop', { uploads });
    for (const contestant of ['1', '2']) {
      const { checkup } = await on.app.event(
        'doctor.changed',
        (told) =>
          told.contestant === contestant && told.checkup.status !== 'waiting' && told.checkup.status !== 'running',
      );
      expect(checkup.status).toBe('done');
    }
    expect(await on.app.call('contestants.list')).toMatchObject([
      { name: 'decent', checkup: { status: 'done', diagnosis: 'healthy', worst: null } },
      { name: 'rude', checkup: { status: 'done', diagnosis: 'unfit', worst: 'crash' } },
    ]);
    const [known] = await on.app.call('contests.known');
    await on.app.call('contest.close');
    await on.app.call('contests.open', { contest: known?.contest ?? '' });
    expect(await on.app.call('contestants.list')).toMatchObject([
      { checkup: { status: 'done' } },
      { checkup: { status: 'done' } },
    ]);
    const report = await on.app.call('doctor.report', { contestant: '2' });
    expect(report?.findings.map(({ code }) => code)).toContain('crash');
  });

  test('goes on with the rest when the contest is opened again, where it is told to', async () => {
    await create();
    await on.app.call('contest.change', { game: { size: 4 } });
    const uploads = [
      await give(on.app, await contestantFolder('decent')),
      await give(on.app, await contestantFolder('rude', 'crash')),
    ];
    await on.app.call('contestants.drop', { uploads });
    const [known] = await on.app.call('contests.known');
    await on.app.call('contest.close');
    await on.app.call('contests.open', { contest: known?.contest ?? '' });
    const states = async () => (await on.app.call('contestants.list')).map(({ checkup }) => checkup?.status ?? null);
    expect(await states()).toEqual([null, null]);
    await on.app.call('doctor.examine', { contestants: ['1'] });
    await on.app.event('doctor.changed', ({ checkup }) => checkup.status === 'done');
    expect(await states()).toEqual(['done', null]);
    await on.app.call('doctor.examine', {});
    await on.app.event('doctor.changed', ({ contestant, checkup }) => contestant === '2' && checkup.status === 'done');
    expect(await states()).toEqual(['done', 'done']);
  });

  test('waits while games run, and stops when told', async () => {
    await create();
    const uploads = [await give(on.app, await contestantFolder('decent', 'endless'))];
    const contestants = [1, 2].map((i) => on.app.call('contestants.add', { name: `Bot ${i}`, houseBot: 'expert' }));
    await Promise.all(contestants);
    await on.app.call('contest.change', { game: { size: 18 } });
    await on.app.call('categories.draw', { category: 1 });
    await on.app.call('run.start', {});
    await on.app.call('contestants.drop', { uploads });
    const row = async () => (await on.app.call('contestants.list')).at(-1);
    expect(await row()).toMatchObject({ checkup: { status: 'waiting' } });
    await on.app.call('run.stop');
    await on.app.event('doctor.changed', ({ checkup }) => checkup.status === 'running');
    await on.app.call('doctor.stop');
    await expect.poll(async () => (await row())?.checkup, { timeout: 60_000 }).toBeNull();
    expect(await on.app.call('doctor.report', { contestant: '3' })).toBeNull();
  });
});
