/** Truncated, overwritten and flipped: told in a sentence, and the file stays as it was. */
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sampleResult } from '../../../tests/contest-file/game.ts';
import { expectContestError, sampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { Random } from '../../shared/games/random.ts';
import { ContestError } from './contest-error.ts';
import { ContestFile } from './contest-file.ts';
import { packGame } from './game-record.ts';

const folder = useFolder();
const GAMES = 40;

async function playedContest(): Promise<string> {
  const { path, file, contestants, category } = sampleContest(folder.path);
  const packed = await packGame(await sampleResult());
  file.together(() => {
    for (let number = 1; number <= GAMES; number += 1) {
      const seats = [contestants[number % 4] ?? '', contestants[(number + 1) % 4] ?? ''];
      const id = file.games.plan({ categoryId: category, matchId: 'm', number, seats, seed: number });
      file.games.start(id);
      file.games.save(id, packed);
    }
  });
  file.close();
  return path;
}

/** Everything that the file can be asked for. */
function readAll(path: string, mode: 'write' | 'read'): void {
  const { file } = ContestFile.open(path, { mode });
  try {
    file.info();
    file.contestants.list();
    file.categories.list();
    file.programs.list();
    file.maps.list();
    file.settings.get('referee');
    file.audit.list();
    for (const { id } of file.games.results()) {
      file.games.get(id);
      file.games.replay(id);
      file.games.transcript(id);
      file.games.reports(id);
    }
  } finally {
    file.close();
  }
}

test('a truncated file is diagnosed and not touched, wherever it ends', async () => {
  const path = await playedContest();
  const whole = readFileSync(path);
  const lengths = [1, 15, 16, 99, 100, 512, 4096, 8191, 8192, 8193, 3 * 8192, whole.length >> 1, whole.length - 1];
  for (const length of lengths) {
    const cut = join(folder.path, `cut-${length}.meydan`);
    copyFileSync(path, cut);
    truncateSync(cut, length);
    const error = expectContestError(
      () => ContestFile.open(cut),
      length < 17 ? 'not-a-contest' : 'damaged',
      `cut-${length}`,
    );
    if (error.code === 'damaged') expect(error.message).toMatch(/missing/);
    expect(readFileSync(cut)).toEqual(whole.subarray(0, length));
  }
});

test('what can still be read of a damaged file is told', async () => {
  const path = await playedContest();
  const bytes = readFileSync(path);
  const { root } = tableRoot(path, 'games');
  bytes.fill(0xa5, (root - 1) * 8192, root * 8192);
  writeFileSync(path, bytes);
  const { damage, message } = expectContestError(() => ContestFile.open(path), 'damaged', /backup/);
  expect(damage?.diagnosis?.readable).toMatchObject({ contestants: 4, categories: 1, game_records: GAMES });
  expect(message).toContain('4 contestants');
  expect(readFileSync(path)).toEqual(bytes);
});

test('a damaged replay costs that replay: results and everything else stay', async () => {
  const path = await playedContest();
  const bytes = readFileSync(path);
  const start = Buffer.from([0x1f, 0x8b, 0x08]);
  const places: number[] = [];
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) places.push(at);
  const place = (places[places.length >> 1] ?? 0) + 40;
  bytes.writeUInt8((bytes[place] ?? 0) ^ 0xff, place);
  writeFileSync(path, bytes);
  const { file, readOnly } = ContestFile.open(path);
  expect(readOnly).toBeNull();
  const results = file.games.results();
  expect(results).toHaveLength(GAMES);
  const broken = results.filter(({ id }) => {
    try {
      file.games.replay(id);
      file.games.transcript(id);
      file.games.reports(id);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: 'damaged' });
      return true;
    }
  });
  expect(broken).toHaveLength(1);
  file.close();
});

test('flipped bits are never more than a sentence', async () => {
  const path = await playedContest();
  const whole = readFileSync(path);
  const random = Random.fromSeed(5);
  const outcomes = { fine: 0, told: 0 };
  for (let round = 0; round < 120; round += 1) {
    const bytes = Buffer.from(whole);
    // Mostly where the structure is: the heads of pages.
    const page = random.int(whole.length / 8192) * 8192;
    const place = page + random.int(round % 3 === 0 ? 8192 : 120);
    for (let flips = 0; flips <= round % 4; flips += 1) {
      const at = Math.min(whole.length - 1, place + flips);
      bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << random.int(8)), at);
    }
    const flipped = join(folder.path, 'flipped.meydan');
    writeFileSync(flipped, bytes);
    try {
      readAll(flipped, round % 5 === 0 ? 'write' : 'read');
      outcomes.fine += 1;
    } catch (error) {
      if (!(error instanceof ContestError))
        throw new Error(`round ${round}, byte ${place}: ${String(error)}`, { cause: error });
      expect(['damaged', 'not-a-contest', 'newer-version']).toContain(error.code);
      outcomes.told += 1;
    }
  }
  expect(outcomes.told).toBeGreaterThan(10);
});

function tableRoot(path: string, table: string): { root: number } {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
    return { root: Number(row?.['rootpage']) };
  } finally {
    database.close();
  }
}
