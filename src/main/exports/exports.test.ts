import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/games/game.ts';
import { parseReplay } from '../../shared/match/replay-file.ts';
import { verify } from '../../shared/match/verify.ts';
import { contestExportSchema } from '../../shared/tournament/contest-export.ts';
import { HOSTILE_NAMES, playContest, run } from '../../../tests/exports/played-contest.ts';
import type { ContestFile } from '../store/contest-file.ts';
import { exportContest, previewExport, type ExportKind } from './index.ts';

let folder: string;
let file: ContestFile;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-exports-'));
  file = await playContest(folder, {
    name: 'مسابقهٔ بهار: =1+1',
    game: 'othello',
    settings: { size: 4 },
    categories: [
      { name: 'Hostile', format: { kind: 'groups-knockout', groups: 2 }, contestants: HOSTILE_NAMES },
      { name: 'دستهٔ دوم', format: { kind: 'swiss' }, contestants: ['علی رضایی', 'Sara', 'مینا', 'Tom'] },
    ],
  });
  const final = file.games.results().find(({ matchId }) => matchId === 'main-2-1');
  file.games.replace(final?.id ?? 0, 'the power went out', 5);
  await run(file, folder);
}, 300_000);
afterAll(() => {
  file.close();
  rmSync(folder, { recursive: true, force: true });
});

async function exported(kind: ExportKind, language: Language = 'en'): Promise<{ name: string; text: string }> {
  const [name = ''] = await exportContest(file, kind, join(folder, 'out'), { language });
  return { name, text: readFileSync(join(folder, 'out', name), 'utf8') };
}

function rowsOf(text: string, language: Language): string[][] {
  const options = { bom: true, delimiter: language === 'fa' ? ';' : ',', relax_column_count: true } as const;
  return parse(text, { ...options, record_delimiter: '\r\n', skip_empty_lines: false });
}

describe.each(LANGUAGES)('tables in %s', (language) => {
  test('the standings have a section for each table, with every number', async () => {
    const { name, text } = await exported('standings-csv', language);
    expect(name).toMatch(/\.csv$/);
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const rows = rowsOf(text, language);
    const tables = file.categories.list().map(({ name: category }) => rows.filter((row) => row[1] === category));
    expect(tables.map(({ length }) => length)).toEqual([2, 1]);
    const persian = rows.find((row) => row[1] === 'علی رضایی');
    expect(persian?.[0]).toMatch(/^[1-4]$/);
    expect(persian).toHaveLength(22);
    // Points are numbers that a spreadsheet can add up.
    const swiss = rows.filter(
      (row) => ['علی رضایی', 'Sara', 'مینا', 'Tom'].includes(row[1] ?? '') && row.length === 22,
    );
    expect(swiss.reduce((sum, row) => sum + Number(row[8]), 0)).toBe(4);
    // The ratings have everybody who played, with an error bar.
    const ratings = rows.filter((row) => row.length === 7 && Number(row[4]) > 0);
    expect(ratings).toHaveLength(10);
  });

  test('the games are one row each, with replaced ones marked and reasons in words', async () => {
    const { text } = await exported('games-csv', language);
    const [heading = [], ...rows] = rowsOf(text, language);
    const games = file.games.list();
    expect(rows).toHaveLength(games.length);
    // There are no maps in Othello.
    expect(heading).not.toContain(language === 'fa' ? 'نقشه' : 'Map');
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([heading.length]));
    const replaced = rows.filter((row) => row[3]?.startsWith(language === 'fa' ? 'کنار گذاشته' : 'Replaced'));
    expect(replaced).toHaveLength(1);
    expect(replaced[0]?.at(-1)).toBe('the power went out');
    const reason = language === 'fa' ? 'هیچ‌کدام حرکتی ندارند؛ مهره‌ها شمرده می‌شوند' : 'the discs are counted';
    expect(rows.some((row) => row.some((cell) => cell.includes(reason)))).toBe(true);
    expect(rows[0]?.at(-3)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('no name is a formula', async () => {
    for (const kind of ['standings-csv', 'games-csv'] as const) {
      const rows = rowsOf((await exported(kind, language)).text, language);
      const cells = rows.flat();
      expect(cells.filter((cell) => cell.includes('cmd|'))).not.toEqual([]);
      for (const cell of cells) {
        if (/^-?\d+(\.\d+)?$/.test(cell)) continue;
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(cell).not.toMatch(/[\u202a-\u202e]/);
      }
    }
  });
});

test('the whole contest is JSON as documented, with every replay and without programs', async () => {
  const { text } = await exported('json');
  const contest = contestExportSchema.parse(JSON.parse(text));
  expect(contest.contest.name).toBe('مسابقهٔ بهار: =1+1');
  expect(contest.contestants.map(({ name }) => name)).toEqual(file.contestants.list().map(({ name }) => name));
  expect(contest.games).toHaveLength(file.games.list().length);
  expect(contest.games.every(({ replay }) => replay !== null)).toBe(true);
  expect(contest.games[0]?.replay).toEqual(file.games.replay(contest.games[0]?.id ?? 0));
  expect(contest.categories.map(({ places }) => places.length)).toEqual([6, 4]);
  expect(contest.audit.some(({ what }) => what === 'game-replaced')).toBe(true);
});

test('the only category is not named: nobody chose its name', async () => {
  const [, second] = file.categories.list();
  const options = { language: 'en', categories: [second?.id ?? 0] } as const;
  const preview = previewExport(file, 'standings-csv', options);
  expect(preview.as === 'table' && preview.rows[0]).toEqual(['Swiss system']);
  const page = previewExport(file, 'report', options);
  expect(page.as === 'page' && page.html.includes('<h2>Swiss system</h2>')).toBe(true);
});

test('one category alone is exported when asked', async () => {
  const [, second] = file.categories.list();
  const options = { language: 'en', categories: [second?.id ?? 0] } as const;
  const [name = ''] = await exportContest(file, 'json', join(folder, 'one'), options);
  const contest = contestExportSchema.parse(JSON.parse(readFileSync(join(folder, 'one', name), 'utf8')));
  expect(contest.categories.map(({ id }) => id)).toEqual([second?.id]);
  expect(new Set(contest.games.map(({ categoryId }) => categoryId))).toEqual(new Set([second?.id]));
});

describe('replays as files', () => {
  test.each(LANGUAGES)('have names for every system in %s, and each is the game that was played', async (language) => {
    const place = join(folder, `replays-${language}`);
    const progress: number[] = [];
    const names = await exportContest(file, 'replays', place, {
      language,
      onProgress: (done) => progress.push(done),
    });
    const games = file.games.list();
    expect(names).toHaveLength(games.length);
    expect(progress).toEqual(games.map((_, index) => index + 1));
    for (const [index, name] of names.entries()) {
      const [, base = ''] = name.split('/');
      expect(base).toMatch(/^\d{3} [^<>:"|?*\\/\p{Cc}\u202a-\u202e]+\.meydan-replay\.json$/u);
      expect(Buffer.byteLength(base)).toBeLessThan(255);
      const { game, replay } = parseReplay(readFileSync(join(place, name), 'utf8'));
      expect(replay).toEqual(file.games.replay(games[index]?.id ?? 0));
      expect(verify(game, replay)).toMatchObject({ verified: true });
    }
    expect(names.some((name) => name.includes('علی رضایی'))).toBe(true);
  });

  test('are called by their match and both names, of long ones as many words as there is room for', async () => {
    const [, second] = file.categories.list();
    const options = { language: 'en', categories: [second?.id ?? 0] } as const;
    const [mina] = file.contestants.list().filter(({ name }) => name === 'مینا');
    file.contestants.edit(mina?.id ?? '', { name: 'مینا سادات محمدی‌نژاد اصفهانی' });
    const preview = previewExport(file, 'replays', options);
    const names = preview.as === 'files' ? preview.names : [];
    expect(names.filter((name) => name.includes('مینا'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\d{3} Round 1, match \d, game 1 – .* – .*\.meydan-replay\.json$/),
      ]),
    );
    expect(names.join()).toContain('مینا سادات محمدی‌نژاد');
    expect(names.join()).not.toMatch(/اصفهانی|…/);
  });
});

describe('where it is written', () => {
  test('an existing file stays, and the new one gets a number', async () => {
    const place = join(folder, 'twice');
    const [first = ''] = await exportContest(file, 'standings-csv', place, { language: 'en' });
    writeFileSync(join(place, first), 'mine');
    const [second = ''] = await exportContest(file, 'standings-csv', place, { language: 'en' });
    expect(second).toBe(first.replace('.csv', ' (2).csv'));
    expect(readFileSync(join(place, first), 'utf8')).toBe('mine');
    const [folders] = [await exportContest(file, 'replays', place, { language: 'en' })];
    const again = await exportContest(file, 'replays', place, { language: 'en' });
    expect(again[0]?.split('/')[0]).toBe(`${folders[0]?.split('/')[0]} (2)`);
  });

  test.each(['json', 'replays', 'games-csv'] as const)('%s that is broken off leaves nothing', async (kind) => {
    const place = join(folder, `aborted-${kind}`);
    const control = new AbortController();
    const options = { language: 'en', signal: control.signal, onProgress: () => control.abort() } as const;
    await expect(exportContest(file, kind, place, options)).rejects.toThrow(/abort/i);
    expect(readdirSync(place)).toEqual([]);
  });

  test('the file is called after the contest, harmless on every system', async () => {
    const { name } = await exported('json', 'fa');
    expect(name).toMatch(/^مسابقهٔ بهار_ =1\+1 مسابقه( \(\d\))?\.json$/);
  });
});

test('a preview is the beginning of what is written', async () => {
  for (const kind of ['standings-csv', 'games-csv'] as const) {
    const { text } = await exported(kind);
    const preview = previewExport(file, kind, { language: 'en' });
    const rows = preview.as === 'table' ? preview.rows : [];
    const written: readonly string[][] = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });
    // What could be a formula has an apostrophe in the file only.
    const plain = (row: readonly string[]) => row.map((cell) => cell.replace(/^'/, '')).join('|');
    expect(rows.map(plain)).toEqual(written.slice(0, rows.length).map(plain));
    expect(rows.length).toBeGreaterThan(3);
  }
  const { text } = await exported('json');
  const json = previewExport(file, 'json', { language: 'en' });
  expect(json.as === 'text' && json.text.length > 500 && text.startsWith(json.text)).toBe(true);
  const replays = previewExport(file, 'replays', { language: 'en' });
  expect(replays.as === 'files' && replays.names).toHaveLength(file.games.list().length);
});
