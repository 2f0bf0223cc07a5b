import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { expectContestError, sampleContest, type SampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import type { Draw } from '../../shared/tournament/tournament.ts';
import { ContestFile } from './contest-file.ts';

const folder = useFolder();
let contest: SampleContest;
let file: ContestFile;
beforeEach(() => {
  contest = sampleContest(folder.path);
  file = contest.file;
  return () => file.close();
});

const drawOf = (places: readonly (string | null)[]): Draw => ({
  format: file.categories.get(contest.category).format,
  randomSeed: 7,
  places: [...places],
});

test('a contestant has a name, a number, a seed, notes and what plays for it', () => {
  const id = file.contestants.add({ name: '  Mina ', number: '۴۰۰۱۲۳', seed: 2, notes: 'late', houseBot: 'greedy' });
  expect(file.contestants.get(id)).toMatchObject({
    id,
    name: 'Mina',
    number: '۴۰۰۱۲۳',
    seed: 2,
    notes: 'late',
    houseBot: 'greedy',
  });
  file.contestants.edit(id, { seed: null, name: 'Mina K.' });
  expect(file.contestants.get(id)).toMatchObject({ name: 'Mina K.', seed: null, notes: 'late', disqualified: null });
  file.contestants.remove(id);
  expectContestError(() => file.contestants.get(id), 'missing');
  expectContestError(() => file.contestants.edit(id, { notes: '' }), 'missing');
  // The id is never anybody else's.
  expect(file.contestants.add({ name: 'Next' })).not.toBe(id);
});

test('what cannot be is refused', () => {
  for (const id of ['', '0', '-1', '1.5', '1 OR 1', '99', '9'.repeat(30)]) {
    expectContestError(() => file.contestants.get(id), 'missing');
  }
  expectContestError(() => file.contestants.add({ name: ' ' }), 'refused', 'name');
  expectContestError(() => file.contestants.add({ name: 'x', seed: 0 }), 'refused', 'seed');
  expectContestError(() => file.contestants.add({ name: 'x', programId: 'f'.repeat(64) }), 'missing', 'program');
  expectContestError(() => file.categories.setEntrants(contest.category, ['77']), 'missing');
  expectContestError(() => file.categories.add({ name: 'All', format: { kind: 'swiss' } }), 'refused', 'All');
  expectContestError(() => file.maps.add({ format: 'meydan-map', game: 'worm', name: 'x' }), 'refused', 'worm');
  expect(file.contestants.list()).toHaveLength(4);
});

test('a disqualification has a reason, comes at any time and can be undone', () => {
  const [id = ''] = contest.contestants;
  file.categories.setDraw(contest.category, drawOf(contest.contestants));
  expectContestError(() => file.contestants.disqualify(id, ' '), 'refused', 'reason');
  file.contestants.disqualify(id, 'copied');
  expect(file.contestants.get(id).disqualified).toEqual({ reason: 'copied', at: expect.any(Number) });
  file.contestants.reinstate(id);
  expect(file.contestants.get(id).disqualified).toBeNull();
  expectContestError(() => file.contestants.remove(id), 'refused', 'disqualify');
  const log = file.audit.list({ limit: 2 }).map(({ what, details }) => [what, details['reason']]);
  expect(log).toEqual([
    ['contestant-reinstated', undefined],
    ['contestant-disqualified', 'copied'],
  ]);
});

test('a contestant may be in several categories, in the order that the organiser gives', () => {
  const [a = '', b = '', c = ''] = contest.contestants;
  const group = file.categories.add({ name: 'گروه ۲', format: { kind: 'swiss' } });
  file.categories.enter(group, [c, a]);
  file.categories.enter(group, [b, a]);
  expect(file.categories.entrants(group)).toEqual([c, a, b]);
  expect(file.contestants.get(a).categories).toEqual([contest.category, group]);
  expect(file.contestants.list().map(({ categories }) => categories.length)).toEqual([2, 2, 2, 1]);
});

test('a draw has each entrant once; until the first game it can be changed and taken back', () => {
  const [a = '', b = '', ...others] = contest.contestants;
  expectContestError(
    () => file.categories.setDraw(contest.category, drawOf([a, a, ...others])),
    'refused',
    'each entrant',
  );
  file.categories.setDraw(contest.category, drawOf([a, b, null, ...others]));
  file.categories.setDraw(contest.category, drawOf([b, a, null, ...others]));
  expect(file.categories.get(contest.category).draw?.places.slice(0, 3)).toEqual([b, a, null]);
  expectContestError(() => file.categories.setEntrants(contest.category, [a]), 'refused', 'draw');
  expectContestError(() => file.categories.edit(contest.category, { format: { kind: 'swiss' } }), 'refused');
  file.categories.edit(contest.category, { name: 'Everybody' });
  const game = file.games.plan({ categoryId: contest.category, matchId: 'm', number: 1, seats: [a, b], seed: 1 });
  file.categories.takeBackDraw(contest.category);
  expectContestError(() => file.games.get(game), 'missing');
  file.categories.setDraw(contest.category, drawOf(contest.contestants));
  file.games.start(file.games.plan({ categoryId: contest.category, matchId: 'm', number: 1, seats: [a, b], seed: 1 }));
  expectContestError(() => file.categories.takeBackDraw(contest.category), 'refused', 'begun');
  expectContestError(() => file.categories.remove(contest.category), 'refused');
});

test('settings have defaults, and those of the game are checked by the game', () => {
  expect(file.settings.get('concurrency')).toBe(0);
  expect(file.settings.get('referee').suspend).toBe(true);
  file.settings.set('referee', { ...file.settings.get('referee'), memoryMb: 64 });
  expect(file.settings.get('referee').memoryMb).toBe(64);
  file.settings.set('game', { size: 8 });
  expect(file.settings.get('game')).toEqual({ size: 8 });
  expectContestError(() => file.settings.set('game', { size: 'large' }), 'refused', 'size');
  expectContestError(() => file.settings.set('concurrency', -1), 'refused');
});

test('several changes are made together or not at all', () => {
  const count = file.audit.list().length;
  expect(() =>
    file.together(() => {
      file.contestants.add({ name: 'One' });
      file.contestants.add({ name: '' });
    }),
  ).toThrow();
  expect(file.contestants.list()).toHaveLength(4);
  expect(file.audit.list()).toHaveLength(count);
  expect(() => file.together(async () => file.contestants.add({ name: 'Later' }))).toThrow(/cannot wait/);
  expect(file.contestants.list()).toHaveLength(4);
});

test('what a schema does not accept is a damaged file, told with its place', () => {
  file.close();
  const changes = {
    'category 1': `UPDATE categories SET format = '{"kind":"chaos"}'`,
    'contestant 2': `UPDATE contestants SET seed = 9007199254740993 WHERE id = 2`,
    'the setting “referee”': `INSERT INTO settings VALUES ('referee', '{"suspend":"no"}')`,
    'the audit log': `INSERT INTO audit (at, what, details) VALUES (1, 'x', '[]')`,
  };
  for (const [what, sql] of Object.entries(changes)) {
    const database = new DatabaseSync(contest.path);
    database.exec(sql);
    database.close();
    const opened = ContestFile.open(contest.path).file;
    const about = what.startsWith('contestant') ? 'range' : what;
    expectContestError(
      () => {
        opened.settings.get('referee');
        opened.audit.list();
        opened.contestants.list();
        opened.categories.list();
      },
      'damaged',
      about,
    );
    opened.close();
    if (what.startsWith('category')) reset(`UPDATE categories SET format = '{"kind":"swiss"}'`);
    if (what.startsWith('contestant')) reset('UPDATE contestants SET seed = NULL');
    if (what.startsWith('the setting')) reset('DELETE FROM settings');
  }
});

function reset(sql: string): void {
  const database = new DatabaseSync(contest.path);
  database.exec(sql);
  database.close();
}
