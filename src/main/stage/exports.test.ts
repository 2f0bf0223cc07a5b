import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useHost } from '../../../tests/stage/host.ts';
import { serveToBrowser } from '../web/server.ts';
import type { TestHost } from '../../../tests/stage/host.ts';

const three = { contestants: ['A', 'B', 'نگار'].map((name) => ({ name })) };

async function openPlayed(app: TestHost): Promise<void> {
  await app.open(three);
  await app.call('run.start', {});
  await app.event('run.changed', ({ status }) => status === 'over');
}

describe('on the desktop', () => {
  let chosen: string | null = null;
  let shown: readonly string[] = [];
  const stage = useHost(() => ({
    chooseContest: () => Promise.resolve(null),
    chooseFolder: () => Promise.resolve(chosen),
    showFiles: (paths) => (shown = paths),
    printPdf: () => Promise.resolve(false),
    classDisplays: () => [],
    openProjector: () => {},
    closeProjector: () => {},
  }));

  test('the files go where the person wants them, and are shown there', async () => {
    const { app } = stage;
    await openPlayed(app);
    chosen = join(app.folder, 'taken away');
    const started = await app.call('exports.start', { kind: 'standings-csv', language: 'fa' });
    expect(started).toMatchObject({ status: 'working', place: chosen, files: [] });
    const done = await app.event('exports.changed', ({ status }) => status !== 'working');
    expect(done).toMatchObject({ export: started?.export, status: 'done', refusal: null });
    const names = readdirSync(chosen);
    expect(done.files).toEqual([{ name: names[0], bytes: expect.any(Number), address: null }]);
    expect(readFileSync(join(chosen, names[0] ?? ''), 'utf8')).toContain('نگار');
    await app.call('exports.show', { export: done.export });
    expect(shown).toEqual([join(chosen, names[0] ?? '')]);
  });

  test('whoever thinks better of it gets nothing', async () => {
    await openPlayed(stage.app);
    chosen = null;
    expect(await stage.app.call('exports.start', { kind: 'json', language: 'en' })).toBeNull();
    await expect(stage.app.call('exports.cancel', { export: 'none' })).rejects.toThrow('export again');
  });

  test('what cannot be written is told', async () => {
    await openPlayed(stage.app);
    chosen = join(stage.app.folder, 'class.meydan', 'below');
    await stage.app.call('exports.start', { kind: 'json', language: 'en' });
    const { status, refusal } = await stage.app.event('exports.changed', (state) => state.status !== 'working');
    expect([status, refusal?.code]).toEqual(['failed', 'write-no-place']);
  });
});

describe('in a browser', () => {
  const stage = useHost();

  test('the file is fetched as often as wanted, from an address that nobody can guess, as a file', async () => {
    const { app } = stage;
    await openPlayed(app);
    const web = await serveToBrowser(app.host, app.folder);
    const { port } = new URL(web.url);
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => (body += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
        });
        sent.on('error', reject);
        sent.end();
      });
    await app.call('exports.start', { kind: 'games-csv', language: 'en' });
    const { files, place } = await app.event('exports.changed', ({ status }) => status === 'done');
    expect(place).toBeNull();
    const address = files[0]?.address ?? '';
    expect(address).toMatch(/^\/download\/[\w-]{32}\/.+\.csv$/);
    expect((await get(address, { host: 'evil.example' })).status).toBe(403);
    expect((await get(address, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    expect((await get(address, {}, 'HEAD')).status).toBe(404);
    expect((await get(address.replace(/[\w-]{32}/, 'A'.repeat(32)))).status).toBe(404);
    expect((await get('/download/../class.meydan')).status).toBe(404);
    const got = await get(address, { 'sec-fetch-site': 'same-origin' });
    expect(got.status).toBe(200);
    expect(got.headers['content-length']).toBe(String(files[0]?.bytes));
    expect(got.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(got.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.+\.csv$/);
    expect(Buffer.byteLength(got.body)).toBe(files[0]?.bytes);
    expect(await get(address)).toMatchObject({ status: 200, body: got.body });
    // Removed when the application closes, or by whoever cleans the disk.
    await app.host.close();
    const gone = await get(address);
    expect(gone.status).toBe(404);
    expect(gone.body).toMatch(/export it again.*دوباره خروجی بگیرید/s);
    await web.close();
  });

  test('a preview is the beginning of what would be written', async () => {
    await openPlayed(stage.app);
    const preview = await stage.app.call('exports.preview', { kind: 'games-csv', language: 'en' });
    expect(preview).toMatchObject({ as: 'table', isWhole: true });
    expect(preview.as === 'table' ? preview.rows.length : 0).toBeGreaterThan(2);
  });

  test('what only the desktop can do is refused with what to do instead', async () => {
    const { app } = stage;
    await openPlayed(app);
    await expect(app.call('print.pdf', { title: 'x', isLandscape: false })).rejects.toThrow('In a browser, print');
    await app.call('exports.start', { kind: 'json', language: 'en' });
    const { export: id } = await app.event('exports.changed', ({ status }) => status === 'done');
    await expect(app.call('exports.show', { export: id })).rejects.toThrow('where the browser keeps its downloads');
  });
});
