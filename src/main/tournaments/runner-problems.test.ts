/** What goes wrong and is nobody's loss: it is told once, with a code, and nothing that was saved is lost. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { playedGames, usePlayground } from '../../../tests/tournaments/contest.ts';
import type { Problem } from '../../shared/tournament/problem.ts';
import { noteOf } from '../../shared/refusals/remark.ts';
import { ProgramStore } from '../contestants/store.ts';
import { ContestFile } from '../store/contest-file.ts';

const playground = await usePlayground();

/** A program that this system cannot start, given to a contestant. */
async function giveUnstartable(file: ContestFile, contestant: string): Promise<void> {
  const folder = join(dirname(playground.path), 'handed-in');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'mine.sh'), '#!/no/such/interpreter\n');
  const store = new ProgramStore(join(dirname(playground.path), 'elsewhere'));
  const { id } = await store.importPath(join(folder, 'mine.sh'));
  await file.programs.keep(id, store);
  file.contestants.edit(contestant, { programId: id, houseBot: null });
}

test('a program that cannot be started here is one problem, and all others play on', async () => {
  const file = playground.contest('othello', 5, { kind: 'round-robin' }, { size: 4 });
  await giveUnstartable(file, '2');
  file.contestants.edit('4', { houseBot: null });
  const problems: Problem[] = [];
  const runner = playground.runner(file, { onFailed: (problem) => problems.push(problem) });
  const end = await runner.run();
  expect(problems.toSorted((a, b) => Number(a.contestant) - Number(b.contestant))).toEqual([
    {
      code: 'no-interpreter',
      contestant: '2',
      refusal: {
        code: 'cannot-play',
        values: {
          name: 'Contestant 2',
          why: {
            code: 'needs-named-interpreter',
            values: { name: '“mine.sh”', interpreter: '“/no/such/interpreter”' },
          },
        },
      },
    },
    { code: 'no-program', contestant: '4', refusal: { code: 'handed-in-nothing', values: { name: 'Contestant 4' } } },
  ]);
  expect(end).toMatchObject({ kind: 'stuck', problems: expect.arrayContaining(problems) });
  expect(file.games.results()).toHaveLength(3);
  expect(file.games.list({ state: 'failed' })).toEqual([]);
  file.contestants.edit('2', { programId: null, houseBot: 'random' });
  file.contestants.edit('4', { houseBot: 'random' });
  expect(await runner.run()).toEqual({ kind: 'over' });
  expect(file.games.results()).toHaveLength(10);
  file.close();
});

test('both are named when neither of the two who meet has handed in anything', async () => {
  const file = playground.contest('othello', 4, { kind: 'single-elimination' }, { size: 4 });
  const [first] = playground.runner(file).plans.flatMap((plan) => [...plan.wanted()]);
  const pair = first?.seats ?? [];
  for (const contestant of pair) file.contestants.edit(contestant, { houseBot: null });
  const end = await playground.runner(file).run();
  const problems = pair.map((contestant) => ({ code: 'no-program', contestant }));
  expect(problems).toHaveLength(2);
  expect(end).toMatchObject({ kind: 'stuck', problems });
  expect(file.games.results()).toHaveLength(1);
  for (const contestant of pair) file.contestants.edit(contestant, { houseBot: 'random' });
  expect(await playground.runner(file).run()).toEqual({ kind: 'over' });
  file.close();
});

test('a game that fails by our fault is told with its number and is played again when asked to', async () => {
  const file = playground.contest('othello', 4, { kind: 'round-robin' }, { size: 4 });
  file.contestants.edit('3', { houseBot: 'nobody' });
  const problems: Problem[] = [];
  const runner = playground.runner(file, { onFailed: (problem) => problems.push(problem) });
  expect(await runner.run()).toMatchObject({ kind: 'stuck' });
  expect(problems).toHaveLength(3);
  for (const { code, game = 0, refusal } of problems) {
    expect(code).toBe('failed');
    expect(file.games.get(game)).toMatchObject({ state: 'failed', note: noteOf(refusal) });
  }
  file.contestants.edit('3', { houseBot: 'random' });
  expect(await runner.run()).toEqual({ kind: 'over' });
  expect(runner.problems).toEqual([]);
  expect(file.games.results()).toHaveLength(6);
  expect(file.games.list({ state: 'replaced' })).toHaveLength(3);
  file.close();
});

test.each([
  ['removed', 'file-rescued', (path: string) => rmSync(path)],
  ['cut', 'file-partly-rescued', (path: string) => truncateSync(path)],
])('a file that is %s while it is played stops the contest, and what was saved goes on in another', async (...how) => {
  const [, rescued, harm] = how;
  const whole = playground.contest('othello', 10, { kind: 'round-robin' }, { size: 4 });
  await playground.runner(whole).run();
  const expected = playedGames(whole);
  whole.close();

  const file = playground.contest('othello', 10, { kind: 'round-robin' }, { size: 4 });
  const finished: number[] = [];
  const runner = playground.runner(file, {
    onFinished: ({ id }) => {
      finished.push(id);
      if (finished.length === 4) harm(playground.path);
    },
  });
  const end = await runner.run();
  const problem = { code: 'file-changed', refusal: { code: rescued } };
  expect(end).toMatchObject({ kind: 'broken', problem });
  expect(await runner.run()).toEqual(end);
  file.close();

  const { file: saved } = ContestFile.open(playground.path.replace('.meydan', ' (rescued).meydan'));
  expect(saved.check().problems).toEqual([]);
  const kept = saved.games.results().map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining(finished));
  expect(await playground.runner(saved).run()).toEqual({ kind: 'over' });
  expect(playedGames(saved)).toEqual(expected);
  saved.close();
});

/** A disk of its own for the contest, where this may be done here. */
function mountSmallDisk(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'none', folder]).status === 0;
}

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

test.runIf(mayMount)(
  'a full disk stops the contest; what was saved is safe, and it goes on when there is room',
  async () => {
    const format = { kind: 'round-robin' };
    const whole = playground.contest('othello', 10, format, { size: 6 });
    await playground.runner(whole).run();
    const expected = playedGames(whole);
    whole.close();

    const folder = dirname(playground.path);
    if (!mountSmallDisk(folder)) return;
    try {
      const file = playground.contest('othello', 10, format, { size: 6 });
      const filler = join(folder, 'films');
      const problems: Problem[] = [];
      const finished: number[] = [];
      const runner = playground.runner(file, {
        onFailed: (problem) => problems.push(problem),
        onFinished: ({ id }) => {
          finished.push(id);
          if (finished.length === 4) fillDisk(filler);
        },
      });
      const end = await runner.run();
      expect(problems).toMatchObject([{ code: 'disk-full', refusal: { code: 'file-disk-full' } }]);
      expect(end).toEqual({ kind: 'broken', problem: problems[0] });
      expect(finished.length).toBeLessThan(45);
      expect(file.games.results().map(({ id }) => id)).toEqual(expect.arrayContaining(finished));
      // Still full: it says so again and breaks nothing.
      expect(await runner.run()).toMatchObject({ kind: 'broken', problem: { code: 'disk-full' } });
      rmSync(filler);
      expect(await runner.run()).toEqual({ kind: 'over' });
      expect(playedGames(file)).toEqual(expected);
      expect(file.check().problems).toEqual([]);
      file.close();
    } finally {
      spawnSync('umount', [folder]);
    }
  },
);

function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(file);
  }
}

test('a contest that was opened to read is not run, and says why', () => {
  playground.contest('othello', 2, { kind: 'round-robin' }).close();
  const { file } = ContestFile.open(playground.path, { mode: 'read' });
  expect(() => playground.runner(file)).toThrow('“class.meydan” may be read but not written here');
  file.close();
});
