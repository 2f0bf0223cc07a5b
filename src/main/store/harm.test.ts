/** What others do to the file while it is open: it is noticed before anything else is written, and nothing is lost that is left. */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectContestError, sampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { ContestFile } from './contest-file.ts';

const folder = useFolder();
const inFolder = (name: string) => join(folder.path, name);

/** A contest with more in it than the sample, closed. */
function otherContest(): string {
  const { path, file } = sampleContest(folder.path, 'other.meydan');
  file.rename('Other');
  file.together(() => {
    for (let i = 1; i <= 3000; i += 1) file.contestants.add({ name: `Somebody ${i}`, notes: 'n'.repeat(100) });
  });
  file.close();
  return path;
}

/** Open, and with something in it that is not yet in the file itself. */
function openContest(): ContestFile {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const { file: opened } = ContestFile.open(path);
  opened.contestants.add({ name: 'Kaveh' });
  return opened;
}

function contestantsIn(name: string): number {
  const { file } = ContestFile.open(inFolder(name));
  try {
    return file.contestants.list().length;
  } finally {
    file.close();
  }
}

const HARMS = {
  removed: () => rmSync(inFolder('spring.meydan')),
  'moved away': () => renameSync(inFolder('spring.meydan'), inFolder('elsewhere.meydan')),
  replaced: () => renameSync(otherContest(), inFolder('spring.meydan')),
  'written over': () => copyFileSync(otherContest(), inFolder('spring.meydan')),
  emptied: () => truncateSync(inFolder('spring.meydan')),
  'cut in the middle of a page': () => truncateSync(inFolder('spring.meydan'), 20_000),
  'cut by a page': () => truncateSync(inFolder('spring.meydan'), readFileSync(inFolder('spring.meydan')).length - 8192),
};

test.each(Object.keys(HARMS) as (keyof typeof HARMS)[])('a contest that is %s while it is open', (how) => {
  const file = openContest();
  HARMS[how]();
  const add = () => file.contestants.add({ name: 'Too late' });
  const { message } = expectContestError(add, 'changed', /“spring \(rescued\)\.meydan”/);
  // Once is enough.
  expect(expectContestError(add, 'changed').message).toBe(message);
  file.close();
  expect(existsSync(inFolder('spring (rescued 2).meydan'))).toBe(false);

  const { file: saved } = ContestFile.open(inFolder('spring (rescued).meydan'));
  expect(saved.info()).toMatchObject({ name: 'Spring', game: 'othello' });
  expect(saved.contestants.list().map(({ name }) => name)).toEqual(['Ali', 'Sara', 'نگار', 'Behnam', 'Kaveh']);
  expect(saved.categories.list()).toMatchObject([{ name: 'All' }]);
  expect(saved.check().problems).toEqual([]);
  saved.contestants.add({ name: 'In time' });
  saved.close();
});

test.each(['replaced', 'written over'] as const)('nothing of ours comes into the file of others: %s', (how) => {
  const file = openContest();
  HARMS[how]();
  const theirs = readFileSync(inFolder('spring.meydan'));
  file.close();
  expect(readFileSync(inFolder('spring.meydan'))).toEqual(theirs);
  const { file: other } = ContestFile.open(inFolder('spring.meydan'));
  expect(other.info().name).toBe('Other');
  expect(other.contestants.list()).toHaveLength(3004);
  other.close();
  expect(contestantsIn('spring (rescued).meydan')).toBe(5);
});

test('a file that was only touched is as good as before', () => {
  const file = openContest();
  utimesSync(file.path, new Date(2001, 1), new Date(2001, 1));
  file.contestants.add({ name: 'In time' });
  file.close();
  expect(existsSync(inFolder('spring (rescued).meydan'))).toBe(false);
  expect(contestantsIn('spring.meydan')).toBe(6);
});

test('what is rescued of a contest with a Persian name has one, too', () => {
  const { path, file } = sampleContest(folder.path, 'بهار.meydan');
  rmSync(path);
  expectContestError(() => file.contestants.add({ name: 'Too late' }), 'changed', /“بهار \(نجات‌یافته\)\.meydan”/);
  file.close();
  expect(contestantsIn('بهار (نجات‌یافته).meydan')).toBe(4);
});
