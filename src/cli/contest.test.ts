/** The commands of a contest, as a person types them; the exit codes are those of the table in exit-codes.ts. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runMeydan, type Ran } from '../../tests/command-line.ts';
import { contestant } from '../../tests/doctor/healthy-programs.ts';
import { useFolder, writeFiles } from '../../tests/handed-in/folder.ts';
import { ContestFile } from '../main/store/contest-file.ts';

const folder = useFolder();
const meydan = (...args: string[]): Promise<Ran> => runMeydan(folder.path, args);

async function newContest(...more: string[]): Promise<void> {
  const made = await meydan('new', 'class.meydan', '--game', 'othello', '--set', 'size=4', ...more);
  expect([made.code, made.stderr]).toEqual([0, '']);
}

const bots = (...names: string[]) => names.flatMap((name) => ['--house', name]);

test('a contest from nothing to its report: new, add, draw, run, status, standings, export', async () => {
  await newContest('--best-of', '3', '--referee', 'memoryMb=256');
  await writeFiles(folder.path, { 'mina.js': contestant('othello') });
  const added = await meydan('add', 'class.meydan', 'mina.js', ...bots('greedy', 'random', 'greedy'));
  expect([added.code, added.stdout]).toEqual([0, expect.stringContaining('+ mina  (mina.js)')]);
  expect(added.stdout).toContain('4 added.');
  expect((await meydan('status', 'class.meydan')).code).toBe(3);

  const drawn = await meydan('draw', 'class.meydan', '--seed', '7');
  expect(drawn.code).toBe(0);
  expect(drawn.stdout).toMatch(/^class: Single elimination, best of 3, 4 contestants, drawn from seed 7\nSemi-final\n/);
  expect(drawn.stdout).toContain('Winner of semi-final, match 1');
  const again = await meydan('draw', 'class.meydan');
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('--again draws it anew')]);

  const ran = await meydan('run', 'class.meydan');
  expect(ran.code).toBe(0);
  // A log has plain lines and no bar.
  expect(ran.stderr).toMatch(/^1\/\d+ {2}class, Semi-final, match \d: .* – .* {2}\d+ : \d+\n/);
  expect(ran.stderr + ran.stdout).not.toContain('\u001b');
  expect(ran.stdout).toMatch(/The winner is .*\.\n\nAll is played: \d+ games\.\n$/);

  const [status, standings, csv, exported] = await Promise.all([
    meydan('status', 'class.meydan', '--json'),
    meydan('standings', 'class.meydan', '--cross-table', '--ratings', '--json'),
    meydan('standings', 'class.meydan', '--csv'),
    meydan('export', 'class.meydan', '--kind', 'json', '--kind', 'games-csv', '--out', 'results'),
  ]);
  expect([status.code, JSON.parse(status.stdout)]).toMatchObject([0, { isOver: true, contestants: 4 }]);
  const { categories, ratings } = JSON.parse(standings.stdout) as Record<string, unknown[]>;
  expect(categories).toMatchObject([{ isOver: true, tables: [{ rows: [{ from: 1 }, {}, {}, {}] }] }]);
  expect([categories?.[0], ratings?.length]).toEqual([expect.objectContaining({ crossTable: expect.anything() }), 4]);
  expect(csv.stdout.split('\n')[1]).toContain('Contestant');
  expect([exported.code, readdirSync(join(folder.path, 'results')).length]).toEqual([0, 2]);
  const nothing = await meydan('resume', 'class.meydan');
  expect([nothing.code, nothing.stdout]).toEqual([0, expect.stringContaining('nothing left to play')]);
});

test('--json prints one object an event, and nothing else', async () => {
  await newContest('--format', 'round-robin');
  await meydan('add', 'class.meydan', ...bots('greedy', 'random', 'greedy'));
  await meydan('draw', 'class.meydan', '--seed', '1');
  const { code, stdout, stderr } = await meydan('run', 'class.meydan', '--json', '--concurrency', '2');
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string });
  expect([code, stderr]).toEqual([0, '']);
  expect(events.filter(({ event }) => event === 'finished')).toHaveLength(3);
  expect(events[0]).toMatchObject({ event: 'found', categories: [{ name: 'class', done: 0, total: 3 }] });
  expect(events.find(({ event }) => event === 'started')).toMatchObject({ category: 'class', number: 1 });
  expect(events.at(-1)).toMatchObject({ event: 'over', finished: 3, left: 0, exitCode: 0 });
});

test('the draw: format and rules, swap, show in a narrow terminal in Persian, taken back', async () => {
  await newContest();
  await meydan('add', 'class.meydan', ...bots('greedy', 'random', 'expert'), '--category', 'class');
  await meydan('add', 'class.meydan', '--house', 'random', '--name', 'علی رضایی', '--number', '۴۰۲۱');
  const drawn = await meydan('draw', 'class.meydan', '--format', 'groups-knockout', '--rule', 'groups=2', '--json');
  const { categories } = JSON.parse(drawn.stdout) as { categories: { places: string[] }[] };
  const places = categories[0]?.places ?? [];
  const swapped = await meydan('draw', 'class.meydan', '--swap', '4021', places[0] === 'expert' ? 'random' : 'expert');
  expect([swapped.code, swapped.stdout]).toEqual([0, expect.stringContaining('\u2068علی رضایی\u2069')]);
  process.env['COLUMNS'] = '30';
  const narrow = await meydan('draw', 'class.meydan', '--show', '--language', 'fa');
  delete process.env['COLUMNS'];
  expect(narrow.stdout).toContain('گروه ۲');
  expect(
    narrow.stdout
      .split('\n')
      .slice(1)
      .filter((line) => line.length > 40),
  ).toEqual([]);
  expect((await meydan('add', 'class.meydan', '--house', 'random')).stderr).toContain('--take-back');
  expect((await meydan('draw', 'class.meydan', '--take-back')).code).toBe(0);
  expect((await meydan('add', 'class.meydan', '--house', 'random')).code).toBe(0);
});

test('games that cannot be played end with 4 and are played when it is mended; decisions of the organiser', async () => {
  await newContest('--rule', 'thirdPlace=false');
  await writeFiles(folder.path, { 'list.csv': 'name,number\nMina,101\n', '101.js': contestant('othello') });
  await meydan('add', 'class.meydan', '--class-list', 'list.csv', ...bots('greedy', 'random', 'expert'));
  const drawn = await meydan('draw', 'class.meydan', '--seed', '3');
  expect([drawn.code, drawn.stderr]).toEqual([0, 'Mina has handed in no program yet.\n']);
  const stuck = await meydan('run', 'class.meydan');
  expect([stuck.code, stuck.stdout]).toEqual([4, expect.stringContaining('Mina has handed in no program.')]);
  expect((await meydan('status', 'class.meydan')).code).toBe(3);
  const handedIn = await meydan('add', 'class.meydan', '101.js');
  expect([handedIn.code, handedIn.stdout]).toEqual([0, expect.stringContaining('+ Mina  (101.js)')]);
  const over = await meydan('resume', 'class.meydan');
  expect([over.code, over.stderr]).toEqual([0, expect.stringContaining('Found 1 finished game.')]);

  const replayed = await meydan('replay-game', 'class.meydan', '1', '--reason', 'the power went off');
  // Matches are called what people call them.
  expect([replayed.code, replayed.stdout]).toEqual([
    0,
    expect.stringMatching(
      /^Game 1 \(Semi-final, match \d\) is to be played again\..*\nTaken back in class,.*: Final\.\n$/,
    ),
  ]);
  const out = await meydan('disqualify', 'class.meydan', 'mina', '--reason', 'a copy');
  expect([out.code, out.stdout]).toEqual([0, 'Mina is out of the contest: a copy\n']);
  expect((await meydan('resume', 'class.meydan')).code).toBe(0);
  expect((await meydan('status', 'class.meydan')).stdout).toContain('Mina: disqualified: a copy');
  expect((await meydan('reinstate', 'class.meydan', '101')).code).toBe(0);
  expect((await meydan('reinstate', 'class.meydan', '101')).stderr).toContain('Mina is not disqualified');
  const log = (await meydan('status', 'class.meydan', '--log')).stdout;
  expect(log).toMatch(/\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}contestant disqualified: Mina \(a copy\)\n/);
  expect(log).toMatch(/ {2}game does not count any more: 1 \(the power went off\)\n/);
  const persian = (await meydan('status', 'class.meydan', '--log', '--language', 'fa')).stdout;
  expect(persian).toMatch(/\n‏[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} .* {2}پس گرفتن محرومیت: ⁨Mina⁩/);
  expect(JSON.parse((await meydan('status', 'class.meydan', '--log', '--json')).stdout)).toMatchObject({
    log: expect.arrayContaining([expect.objectContaining({ what: 'contestant-reinstated' })]),
  });
});

test('the groups of a class list are drawn and played without those who are in none', async () => {
  await newContest();
  await writeFiles(folder.path, { 'list.csv': '\ufeffname;group\r\nMina;A\r\nNima;A\r\nAli;B\r\n' });
  await meydan('add', 'class.meydan', '--class-list', 'list.csv');
  const { file } = ContestFile.open(join(folder.path, 'class.meydan'));
  for (const { id } of file.contestants.list()) file.contestants.edit(id, { houseBot: 'greedy' });
  file.close();
  const drawn = await meydan('draw', 'class.meydan', '--seed', '3');
  expect([drawn.code, drawn.stderr]).toEqual([0, expect.stringContaining('Nobody has entered "class"')]);
  expect((await meydan('run', 'class.meydan')).code).toBe(0);
  expect((await meydan('status', 'class.meydan')).code).toBe(0);
});

test('a file that cannot be opened or written ends with 5', async () => {
  const missing = await meydan('run', 'nowhere.meydan');
  expect([missing.code, missing.stderr]).toEqual([5, expect.stringContaining('is not there')]);
  writeFileSync(join(folder.path, 'text.meydan'), 'this is no contest, only a text that is long enough to be one');
  expect((await meydan('status', 'text.meydan')).code).toBe(5);
  await newContest();
  const taken = await meydan('new', 'class.meydan', '--game', 'agon');
  expect([taken.code, taken.stderr]).toEqual([5, expect.stringContaining('is there already')]);
  const { file } = ContestFile.open(join(folder.path, 'class.meydan'));
  const locked = await meydan('add', 'class.meydan', '--house', 'greedy');
  expect([locked.code, locked.stderr]).toEqual([5, expect.stringContaining('open in another Meydan')]);
  // To look is always possible.
  expect((await meydan('status', 'class.meydan')).code).toBe(3);
  file.close();
});

/** Root may write everything, so somebody else tries. */
test.skipIf(process.platform === 'win32')('a file that may only be read is left alone', async () => {
  await newContest();
  const path = join(folder.path, 'class.meydan');
  const before = readFileSync(path);
  const home = join(folder.path, 'home');
  mkdirSync(home, { mode: 0o777 });
  chmodSync(home, 0o777);
  chmodSync(path, 0o444);
  chmodSync(folder.path, 0o555);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const env = { ...process.env, TMPDIR: home, HOME: home };
  const refused = await runMeydan(folder.path, ['add', 'class.meydan', '--house', 'greedy'], { ...nobody, env });
  expect([refused.code, refused.stderr]).toEqual([5, expect.stringContaining('may be read but not written')]);
  expect((await runMeydan(folder.path, ['status', 'class.meydan'], { ...nobody, env })).code).toBe(3);
  chmodSync(folder.path, 0o755);
  expect(readFileSync(path)).toEqual(before);
});
