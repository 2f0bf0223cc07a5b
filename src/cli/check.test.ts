import { expect, test } from 'vitest';
import { runMeydan } from '../../tests/command-line.ts';
import { contestant } from '../../tests/doctor/healthy-programs.ts';
import { useFolder, writeFiles } from '../../tests/handed-in/folder.ts';
import { reportSchema } from '../shared/doctor/report.ts';

const folder = useFolder();

/** A small board makes short games; `check` leaves it alone when it is given. */
const SMALL = ['--set', 'size=4'];

async function check(source: string, ...args: string[]): ReturnType<typeof runMeydan> {
  await writeFiles(folder.path, { 'mine.js': source });
  return runMeydan(folder.path, ['check', 'othello', 'mine.js', ...SMALL, ...args]);
}

test('a healthy program ends with 0, the trials are told on standard error in plain lines', async () => {
  const { code, stdout, stderr } = await check(contestant('othello'));
  expect(stdout).toContain('mine.js is healthy: it can play Othello.');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^Trial 1 of \d+: starting it\n/);
  expect(stderr + stdout).not.toContain('\u001b');
});

test('a sick one ends with 1 and is told how to mend it, in Persian', async () => {
  const prompt = contestant('othello').replace('let n = 0', `process.stdout.write('Enter n='); let n = 0`);
  const { code, stdout } = await check(prompt, '--language', 'fa');
  expect(code).toBe(1);
  for (const part of ['پیغام راهنما', 'راه درمان', '"Enter n=', 'console.error(', 'هنوز آمادهٔ بازی «اتللو» نیست']) {
    expect(stdout).toContain(part);
  }
  // What helps in other languages of programming helps nobody here.
  expect(stdout).not.toContain('cerr <<');
});

test('--json prints the report and its words, and nothing else', async () => {
  const { stdout, stderr } = await check(contestant('othello'), '--json');
  expect(stderr).toBe('');
  const { findings, summary, ...report } = JSON.parse(stdout) as { findings: object[]; summary: string };
  const plain = findings.map((finding) => ({ ...finding, words: undefined }));
  const parsed = reportSchema.parse(JSON.parse(JSON.stringify({ ...report, findings: plain })));
  expect(parsed).toMatchObject({ game: 'othello', diagnosis: 'healthy', program: { name: 'mine.js' } });
  expect(findings[0]).toHaveProperty('words.title');
  expect(summary).toContain('healthy');
});

test('a file that is no program is a finding', async () => {
  await writeFiles(folder.path, { 'mine.cpp': 'int main() {}' });
  const { code, stdout } = await runMeydan(folder.path, ['check', 'othello', 'mine.cpp']);
  expect([code, stdout]).toEqual([1, expect.stringContaining('is source code')]);
});

test.each([
  [['check', 'chess', 'mine.js'], 'there is no game "chess"'],
  [['check', 'othello'], "missing required argument 'program'"],
  [['check', 'othello', 'nowhere.exe'], 'nowhere.exe cannot be checked'],
  [['check', 'othello', 'nowhere.exe', '--set', 'size=5'], 'the settings of othello are wrong'],
  [['check', 'othello', 'nowhere.exe', '--language', 'de'], "'de' is invalid"],
])('%j ends with 2', async (args, sentence) => {
  const { code, stdout, stderr } = await runMeydan(folder.path, args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
});

test('--help tells what is done and what the exit codes mean', async () => {
  const { code, stdout } = await runMeydan(folder.path, ['check', '--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('0 healthy');
});
