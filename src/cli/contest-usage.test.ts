/** What is said wrongly about a contest is answered with one sentence and exit code 2, and changes nothing. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMeydan } from '../../tests/command-line.ts';
import { ContestFile } from '../main/store/contest-file.ts';
import { formatSchema } from '../shared/tournament/tournament.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-usage-'));
  const file = ContestFile.create(join(folder, 'class.meydan'), { name: 'class', game: 'othello' });
  const category = file.categories.add({ name: 'class', format: formatSchema.parse({ kind: 'single-elimination' }) });
  for (const houseBot of ['greedy', 'random']) {
    file.categories.enter(category, [file.contestants.add({ name: houseBot, houseBot })]);
  }
  file.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [['new', 'other.meydan', '--game', 'chess'], 'there is no game "chess"'],
  [['new', 'other.meydan', '--game', 'worm', '--map', 'medow'], 'there is no map medow'],
  [['new', 'other.meydan', '--game', 'worm', '--format', 'swiss'], '“worm” is played alone'],
  [['new', 'other.meydan', '--game', 'othello', '--rule', 'groups=2'], 'has no setting "groups"'],
  [['add', 'class.meydan'], 'there is nothing to add'],
  [['add', 'class.meydan', '--house', 'clever'], 'no house bot "clever"'],
  [['add', 'class.meydan', '--house', 'greedy', '--house', 'random', '--name', 'One'], 'are for one program'],
  [['add', 'class.meydan', '--house', 'greedy', '--category', 'B'], 'there is no category "B"; there is "class"'],
  [['run', 'class.meydan'], 'is not drawn yet'],
  [['run', 'class.meydan', '--fresh'], 'are for a description'],
  [['draw', 'class.meydan', '--show'], 'nothing is drawn yet'],
  [['draw', 'class.meydan', '--seed', 'x'], '--seed wants a whole number'],
  [['export', 'class.meydan', '--kind', 'pdf'], 'there is no export "pdf"'],
  [['disqualify', 'class.meydan', 'Nobody', '--reason', 'x'], 'nobody in this contest is called "Nobody"'],
  [['replay-game', 'class.meydan', '99', '--reason', 'x'], 'no such game'],
])('%j', async (args, sentence) => {
  const { code, stdout, stderr } = await runMeydan(folder, args);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(folder, 'other.meydan'))).toBe(false);
  const { file } = ContestFile.open(join(folder, 'class.meydan'), { mode: 'read' });
  expect(file.contestants.list().map(({ name }) => name)).toEqual(['greedy', 'random']);
  file.close();
});

test.each([
  [['new', 'other.meydan', '--game', 'chess'], 'بازی «\u2068chess\u2069» نداریم'],
  [['add', 'class.meydan', '--house', 'clever'], 'بازیکن خانگی «\u2068clever\u2069» ندارد'],
  [['draw', 'class.meydan', '--seed', 'x'], 'عدد صحیحی از'],
  [['run', 'nowhere.meydan'], 'nowhere.meydan'],
  [['disqualify', 'class.meydan', 'Nobody', '--reason', 'x'], 'کسی به نام «\u2068Nobody\u2069» نیست'],
  [['reinstate', 'class.meydan', 'greedy'], 'محروم نیست'],
  [['replay-game', 'class.meydan', 'x', '--reason', 'x'], 'عدد صحیحی از'],
  [['match', 'othello', 'house:random'], 'برای ۲ بازیکن است، نه ۱'],
  [['match', 'othello', 'house:random', 'house:random', '--set', 'size=7'], 'باید مضربی از ۲ باشد'],
  [['perft', 'beetles', '3'], 'نمی‌توان شمرد'],
  [['replay', 'nowhere.json'], 'پیدا نشد'],
  [['map', 'check', 'nowhere.json'], 'پیدا نشد'],
  [['check', 'othello', 'nowhere.exe'], 'معاینه'],
  [['check', 'othello'], '«\u2068program\u2069» گفته نشده است'],
  [['games', 'othello'], '۰ مقدار می‌گیرد، نه این‌ها: \u2068othello\u2069'],
  [['games', '--frob'], 'گزینهٔ \u2068--frob\u2069 نداریم'],
  [['new', 'other.meydan'], 'گزینهٔ \u2068--game <game>\u2069 لازم است'],
  [['new', 'other.meydan', '--game', 'worm', '--format', 'cup'], 'مقدار «\u2068cup\u2069» را نمی‌پذیرد'],
  [['standings', 'class.meydan', '--csv', '--json'], '\u2068--json\u2069 را نمی‌توان با هم'],
  [['frob'], 'فرمان \u2068frob\u2069 نداریم'],
])('%j is answered in Persian when Persian was asked for', async (args, sentence) => {
  const { code, stdout, stderr } = await runMeydan(folder, [...args, '--language', 'fa']);
  expect([stdout, stderr]).toEqual(['', expect.stringContaining(sentence)]);
  expect(code).toBeGreaterThanOrEqual(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/[آ-ی]{2}/);
});

test('every command that speaks to people takes --language', async () => {
  const { stdout } = await runMeydan(folder, ['--help']);
  const names = Array.from(stdout.matchAll(/^ {2}([a-z-]+) \[options\]/gm), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names.filter((one) => one !== 'map')) {
    const help = await runMeydan(folder, [name, '--help']);
    expect([name, help.code, help.stdout]).toEqual([name, 0, expect.stringContaining('--language <language>')]);
  }
});
