/** A killed application: what it announced is in the file, the file is whole, and the next one may write. */
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startWriter } from '../../../tests/contest-file/processes.ts';
import { sampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { ContestFile } from './contest-file.ts';

const folder = useFolder();
const KILLS = 8;

test('after a kill at any moment the file opens clean, with all that was announced', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  let games = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const writer = startWriter(path);
    await writer.printed(2 + kill * 3);
    // Not only right after a result was saved.
    await wait(kill * 1.7);
    await writer.kill();
    const announced = writer.lines.filter((line) => line.startsWith('saved ')).map((line) => Number(line.slice(6)));
    expect(announced.length).toBeGreaterThan(kill);

    const { file: opened, readOnly } = ContestFile.open(path);
    expect(readOnly).toBeNull();
    expect(opened.check().problems).toEqual([]);
    const finished = new Map(opened.games.results().map((game) => [game.id, game]));
    for (const id of announced) {
      expect(finished.get(id)?.seats).toHaveLength(2);
      expect(opened.games.replay(id).outcome).not.toBeNull();
    }
    // At most one more, which was saved but not announced any more.
    expect(finished.size - games - announced.length).toBeLessThanOrEqual(1);
    const interrupted = opened.games.interrupted();
    expect(interrupted.length).toBeLessThanOrEqual(1);
    for (const id of interrupted) expect(opened.games.get(id)).toMatchObject({ state: 'planned', startedAt: null });
    for (const { id } of opened.games.list({ state: 'planned' })) opened.games.discard(id);
    expect(opened.games.interrupted()).toEqual([]);
    games = finished.size;
    opened.close();
    expect(await readdir(folder.path)).toEqual(['spring.meydan']);
  }
});

test('one process writes; the next reads until the first is gone, however it went', async () => {
  const { path, file } = sampleContest(folder.path);
  const other = startWriter(path, 'hold');
  await other.printed(1);
  expect(other.lines).toEqual(['open locked']);
  await other.kill();
  file.close();

  const first = startWriter(path, 'hold');
  await first.printed(1);
  expect(first.lines).toEqual(['open writing']);
  const second = ContestFile.open(path);
  expect(second.readOnly?.code).toBe('locked');
  second.file.close();
  await first.kill();
  const third = ContestFile.open(path);
  expect(third.readOnly).toBeNull();
  third.file.close();
});

test('a writer that was killed left everything readable to one who may only read', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const writer = startWriter(path);
  await writer.printed(6);
  await writer.kill();
  const { file: read } = ContestFile.open(path, { mode: 'read' });
  expect(read.games.results().length).toBeGreaterThanOrEqual(5);
  read.close();
});
