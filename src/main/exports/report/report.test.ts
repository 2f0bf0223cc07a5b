import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../shared/games/game.ts';
import { HOSTILE_NAMES, playContest } from '../../../../tests/exports/played-contest.ts';
import type { ContestFile } from '../../store/contest-file.ts';
import { previewExport } from '../index.ts';
import { reportWords } from '../report-words.ts';
import { contestResults } from '../results.ts';
import { html } from './html.ts';
import { reportPieces } from './index.ts';
import type { Limits } from './packed-replays.ts';

let folder: string;
let file: ContestFile;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-report-'));
  file = await playContest(folder, {
    game: 'othello',
    settings: { size: 4, moveMs: 1234 },
    categories: [{ name: 'All', format: { kind: 'single-elimination' }, contestants: HOSTILE_NAMES.slice(0, 4) }],
  });
}, 300_000);
afterAll(() => {
  file.close();
  rmSync(folder, { recursive: true, force: true });
});

async function report(language: Language, limits?: Limits): Promise<string> {
  let text = '';
  const options = limits ? { limits } : {};
  for await (const piece of reportPieces(file, contestResults(file, { language }), options)) text += piece;
  return text;
}

function replaysIn(page: string): unknown[] {
  return [...page.matchAll(/<script type="text\/plain" id="packed-\d+">([^<]*)<\/script>/g)].map(
    ([, base64 = '']): unknown => JSON.parse(gunzipSync(Buffer.from(base64, 'base64')).toString('utf8')),
  );
}

test.each(LANGUAGES)(
  'the policy of the page in %s names its script and its style, and nothing else',
  async (language) => {
    const page = await report(language);
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(policy).toMatch(/^default-src 'none'; /);
    const [, script = ''] = /<script>([^]*)<\/script>\n<\/body>/.exec(page) ?? [];
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    for (const text of [script, style]) {
      expect(text.length).toBeGreaterThan(1000);
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    // Nothing else could run or be fetched: no other script, no style in an attribute, no address.
    expect(page.match(/<script(?! type="(application\/json|text\/plain)")/g)).toHaveLength(1);
    const body = page.slice(page.indexOf('<body>'), page.indexOf('<script type='));
    expect(body).not.toMatch(/https?:/);
    expect(body.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]* (style|src|on\w+)=/);
    expect(body).toContain(language === 'fa' ? 'مهلت هر حرکت' : 'Time for a move');
  },
);

test('what belongs to a category is in its section', async () => {
  const page = await report('en');
  expect(page.match(/<section\b/g)).toHaveLength(page.match(/<\/section>/g)?.length ?? 0);
  const [, section = ''] = /<section id="category-\d+">([^]*?)<\/section>/.exec(page) ?? [];
  for (const part of ['<table', 'class="bracket', 'href="#replay-']) expect(section).toContain(part);
});

test('every replay is in it, as it was played', async () => {
  const replays = replaysIn(await report('en'));
  const games = file.games.results();
  expect(replays).toHaveLength(games.length);
  for (const { id } of games) expect(replays).toContainEqual(file.games.replay(id));
});

test('with too many games the finals are in it, and it says that others are left out', async () => {
  const page = await report('en', { games: 2, bytes: 1_000_000 });
  const last = file.games.results().filter(({ matchId }) => matchId === 'main-2-1' || matchId === 'third');
  expect(replaysIn(page)).toHaveLength(2);
  for (const { id } of last) {
    expect(page).toContain(`id="packed-${id}"`);
    expect(page).toContain(`href="#replay-${id}"`);
  }
  expect(page).toMatch(/\d of \d replays are left out/);
  expect(page.match(/href="#replay-/g)).toHaveLength(4);
  expect(replaysIn(await report('en', { games: 10, bytes: 100 }))).toHaveLength(0);
});

test('a preview is the page without its replays', () => {
  const preview = previewExport(file, 'report', { language: 'fa' });
  const page = preview.as === 'page' ? preview.html : '';
  expect(page).toMatch(/^<!doctype html>\n<html lang="fa" dir="rtl">/);
  expect(page).toContain(reportWords('fa').bracket);
  expect(page).not.toContain('packed-');
});

test('texts are escaped, parts of a page are not', () => {
  const name = `<b>"it's" & co</b>`;
  expect(html`<p title="${name}">${[html`<i>${name}</i>`]}${null}${1}</p>`.text).toBe(
    '<p title="&lt;b&gt;&quot;it&#39;s&quot; &amp; co&lt;/b&gt;"><i>&lt;b&gt;&quot;it&#39;s&quot; &amp; co&lt;/b&gt;</i>1</p>',
  );
});
