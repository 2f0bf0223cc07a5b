/** Thirty programs and a class list in Persian, added at once as a teacher does. */
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { runMeydan } from '../../tests/command-line.ts';
import { contestant } from '../../tests/doctor/healthy-programs.ts';
import { useFolder, writeFiles } from '../../tests/handed-in/folder.ts';
import { ContestFile } from '../main/store/contest-file.ts';

const folder = useFolder();

const FIRST = ['علی', 'سارا', 'مینا', 'آرش', 'نگار', 'رضا'];
const FAMILY = ['رضایی', 'احمدی', 'کریمی', 'محمدی', 'نوری'];
const persian = (number: number) => String(number).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);

test('each goes to its student by number or name; what cannot be added is explained, and the rest is added', async () => {
  const students = FIRST.flatMap((first, i) =>
    FAMILY.map((family, j) => ({ first, family, number: 40_311_001 + i * FAMILY.length + j })),
  );
  const list = students.map(({ first, family, number }) => `${first},${family},${persian(number)}`);
  const files: Record<string, string> = { 'list.csv': ['نام,نام خانوادگی,شماره دانشجویی', ...list].join('\r\n') };
  students.forEach(({ first, family, number }, i) => {
    const name = i % 2 === 0 ? `${number}` : `${first} ${family}`;
    files[`handed-in/${name}.js`] = `// ${i}\n${contestant('othello')}`;
  });
  await writeFiles(folder.path, files);
  await writeFiles(join(folder.path, 'handed-in'), {
    'notes.txt': 'not a program',
    'hacker.js': contestant('othello'),
    '40311001-new.js': '// a second one',
  });
  await runMeydan(folder.path, ['new', 'class.meydan', '--game', 'othello']);
  const programs = Object.keys(files).filter((name) => name.startsWith('handed-in/'));
  const more = ['notes.txt', 'hacker.js', '40311001-new.js'].map((name) => `handed-in/${name}`);
  const options = ['--class-list', 'list.csv', '--language', 'fa'];
  const { code, stdout, stderr } = await runMeydan(folder.path, [
    'add',
    'class.meydan',
    ...programs,
    ...more,
    ...options,
  ]);
  expect(code).toBe(1);
  expect(stdout).toContain('۳۰ شرکت‌کننده از فهرست کلاس افزوده شد.');
  expect(stdout).toContain('۲۹ افزوده شد، ۴ افزوده نشد.');
  expect(stderr).toContain('نام یا شمارهٔ کسی را در نام خود ندارد');
  expect(stderr).toContain('تنها برنامهٔ \u2068علی رضایی\u2069 نیست: یکی را نگه دارید');
  expect(stderr).not.toMatch(/ (is|has|of) /);

  const { file } = ContestFile.open(join(folder.path, 'class.meydan'), { mode: 'read' });
  const contestants = file.contestants.list();
  file.close();
  expect(contestants).toHaveLength(30);
  expect(contestants.filter(({ programId }) => programId === null).map(({ name }) => name)).toEqual(['علی رضایی']);
  expect(contestants.every(({ categories }) => categories.length === 1)).toBe(true);
});

test('whoever names no category enters the first that is not drawn; the draw tells of those in none', async () => {
  const meydan = (...args: string[]) => runMeydan(folder.path, args);
  await writeFiles(folder.path, { 'list.csv': 'name,group\nMina,A\nSara,A\nReza,\n' });
  await meydan('new', 'years.meydan', '--game', 'othello');
  await meydan('add', 'years.meydan', '--class-list', 'list.csv', '--house', 'random', '--house', 'greedy');
  await meydan('add', 'years.meydan', '--house', 'expert', '--category', 'A');
  const path = join(folder.path, 'years.meydan');
  const { file } = ContestFile.open(path);
  file.contestants.add({ name: 'Idle', houseBot: 'random' });
  const [main, group] = file.categories.list().map(({ id }) => id);
  const where = () => file.contestants.list().map(({ name, categories }) => [name, ...categories]);
  expect(where()).toEqual([
    ['Mina', group],
    ['Sara', group],
    ['Reza', main],
    ['random', main],
    ['greedy', main],
    ['expert', group],
    ['Idle'],
  ]);
  file.close();
  expect((await meydan('draw', 'years.meydan', '--category', 'years')).stderr).not.toContain('Idle');
  expect((await meydan('add', 'years.meydan', '--house', 'random', '--name', 'Late')).code).toBe(0);
  const { stderr } = await meydan('draw', 'years.meydan', '--again');
  expect(stderr).toContain('Idle is in no category and will not play.');
  const closed = await meydan('add', 'years.meydan', '--house', 'random');
  expect([closed.code, closed.stderr]).toEqual([2, expect.stringContaining('"years" is drawn')]);
  const after = ContestFile.open(path, { mode: 'read' }).file;
  expect(after.contestants.list().find(({ name }) => name === 'Late')?.categories).toEqual([group]);
  after.close();
});

test('a renamed copy is added and remarked on, in the language that was asked for', async () => {
  const same = contestant('othello');
  await writeFiles(folder.path, { 'ali.js': same, 'sara.js': same, 'mina.js': same, 'reza.js': `// mine\n${same}` });
  const meydan = (...args: string[]) => runMeydan(folder.path, args);
  await meydan('new', 'copies.meydan', '--game', 'othello');
  const first = await meydan('add', 'copies.meydan', 'ali.js', 'reza.js', 'sara.js');
  expect([first.code, first.stdout.split('\n')]).toEqual([
    0,
    [
      '+ ali  (ali.js)',
      '+ reza  (reza.js)',
      '+ sara  (sara.js; what is in it is the same as in the program of ali)',
      '3 added.',
      '',
    ],
  ]);
  const second = await meydan('add', 'copies.meydan', 'mina.js', '--language', 'fa');
  expect([second.code, second.stdout]).toEqual([0, expect.stringContaining('؛ محتوای آن با برنامهٔ')]);
  const again = await meydan('add', 'copies.meydan', 'ali.js', '--name', 'Dana', '--json');
  expect(JSON.parse(again.stdout)).toMatchObject({
    programs: [{ contestant: 'Dana', remarks: [{ code: 'hand-in-twin', values: { names: ['ali', 'sara', 'mina'] } }] }],
  });
});
