import { mkdtemp, mkdir, symlink, writeFile, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createHost, type Host } from '../host.ts';
import { gameWorkerCode } from '../referee/worker-code.ts';
import { serveToBrowser, type WebHost } from './server.ts';

let folder: string;
let host: Host;
let web: WebHost;
let origin: string;
let port: number;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-web-'));
  const interfaceFolder = join(folder, 'interface');
  await mkdir(join(interfaceFolder, 'assets'), { recursive: true });
  await writeFile(join(interfaceFolder, 'index.html'), '<meta nonce="__CSP_NONCE__"><p>page</p>');
  await writeFile(join(interfaceFolder, 'assets', 'app.js'), 'export {}');
  await writeFile(join(folder, 'secret.js'), 'secret');
  await symlink(join(folder, 'secret.js'), join(interfaceFolder, 'link.js'));
  host = createHost({
    version: '1.2.3',
    shell: 'browser',
    runtime: 'test',
    userFolder: join(folder, 'user'),
    gameWorker: await gameWorkerCode(),
  });
  web = await serveToBrowser(host, interfaceFolder);
  const url = new URL(web.url);
  origin = url.origin;
  port = Number(url.port);
  token = url.hash.replace('#token=', '');
});

afterAll(async () => {
  host.close();
  await web.close();
  await rm(folder, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Node's own request, because `fetch` sets Host and Origin itself and cleans up paths. */
function send(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function call(name: string, input?: unknown, headers: Record<string, string> = {}): Promise<Got> {
  const own = { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return send('POST', `/bridge/${name}`, { ...own, ...headers }, JSON.stringify({ input }));
}

describe('the interface', () => {
  test('is served with a strict policy and a new nonce each time', async () => {
    const [one, two] = [await send('GET', '/'), await send('GET', '/index.html')];
    expect(one.status).toBe(200);
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1];
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(one.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(two.body).not.toBe(one.body);
  });

  test.each([
    '/../secret.js',
    '/..%2fsecret.js',
    '/assets/../../secret.js',
    '/%2e%2e/secret.js',
    '/..\\secret.js',
    '/link.js',
    '/assets',
    '/%00',
    '/%',
  ])('a path that leads out or nowhere is not found: %s', async (path) => {
    const { status, body } = await send('GET', path);
    expect([status, body]).toEqual([404, 'There is nothing here.']);
  });

  test.each(['evil.example', 'evil.example:80', '127.0.0.1', 'localhost:1'])(
    'a foreign host name is refused: %s',
    async (name) => {
      expect((await send('GET', '/', { host: name })).status).toBe(403);
      expect((await call('app.about', undefined, { host: name })).status).toBe(403);
    },
  );

  test('nobody listens but on the loopback address', async () => {
    const outer = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outer) {
      const refused = new Promise((resolve) => {
        const socket = connect(port, address, () => resolve(false));
        socket.on('error', () => resolve(true));
        socket.on('connect', () => socket.destroy());
      });
      expect(await refused).toBe(true);
    }
  });
});

describe('calls', () => {
  test('are answered', async () => {
    const { status, body } = await call('app.about');
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { ok: true, value: { version: '1.2.3', shell: 'browser', runtime: 'test' } },
    ]);
  });

  test.each([
    ['no token', { authorization: '' }, 401],
    ['a wrong token', { authorization: 'Bearer wrong' }, 401],
    ['a foreign origin', { origin: 'http://evil.example' }, 403],
    ['another port’s origin', { origin: 'http://127.0.0.1:1' }, 403],
    ['no origin', { origin: '' }, 403],
  ])('are refused with %s', async (_, headers, wanted) => {
    const { status, body } = await call('app.about', undefined, headers);
    expect([status, JSON.parse(body)]).toMatchObject([wanted, { ok: false, error: { code: 'refused' } }]);
  });

  test('are made with POST', async () => {
    expect((await send('GET', '/bridge/app.about', { origin, authorization: `Bearer ${token}` })).status).toBe(405);
  });

  test.each([
    ['demo.start', { game: 7 }, 'game'],
    ['demo.start', undefined, 'demo.start'],
    ['demo.start', { game: 'othello', command: 'rm -rf /' }, 'command'],
    ['preferences.change', { theme: 'pink' }, 'theme'],
    ['no.such.call', {}, 'no.such.call'],
    ['__proto__', {}, '__proto__'],
  ])('with bad input are refused in words: %s %o', async (name, input, word) => {
    const { error } = JSON.parse((await call(name, input)).body) as { error: { code: string; message: string } };
    expect(error.code).toBe('bad-input');
    expect(error.message).toContain(word);
  });

  test.each([
    ['chess', {}, 'not-found', 'chess'],
    ['othello', { settings: { size: 7 } }, 'bad-input', 'size'],
    ['othello', { bots: ['random', 'nobody'] }, 'bad-input', 'nobody'],
    ['othello', { bots: ['random'] }, 'bad-input', '1'],
  ])('for a game that cannot be played are refused: %s %o', async (game, more, code, word) => {
    const { error } = JSON.parse((await call('demo.start', { game, ...more })).body) as {
      error: { code: string; message: string };
    };
    expect(error.code).toBe(code);
    expect(error.message).toContain(word);
  });

  test('that are not JSON or too large are refused', async () => {
    const headers = { origin, authorization: `Bearer ${token}` };
    expect((await send('POST', '/bridge/app.about', headers, '{')).status).toBe(413);
    expect((await send('POST', '/bridge/app.about', headers, 'null')).status).toBe(413);
    const large = await send('POST', '/bridge/app.about', headers, JSON.stringify('x'.repeat(5_000_000))).catch(() => ({
      status: 413,
    }));
    expect(large.status).toBe(413);
  });

  test('remember preferences and tell everyone of a change', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/bridge/events`, ['meydan', `token.${token}`], { origin });
    await new Promise((resolve) => socket.once('open', resolve));
    const told = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
    await Promise.all([call('preferences.change', { language: 'fa' }), call('preferences.change', { theme: 'dark' })]);
    expect(JSON.parse(await told)).toMatchObject({ name: 'preferences.changed', payload: { language: 'fa' } });
    expect(JSON.parse((await call('preferences.read')).body)).toMatchObject({
      value: { language: 'fa', theme: 'dark' },
    });
    socket.close();
  });
});

describe('events', () => {
  function refusalOf(
    protocols: string[],
    more: { origin?: string; host?: string; path?: string } = {},
  ): Promise<number> {
    const { origin: from = origin, host: name = `127.0.0.1:${port}`, path = '/bridge/events' } = more;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, {
        origin: from,
        headers: { host: name },
      });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('open', () => reject(new Error('it was let in')));
      socket.on('error', () => {});
    });
  }

  test('need the token, our origin, our name and our path', async () => {
    const right = ['meydan', `token.${token}`];
    expect(await refusalOf(['meydan'])).toBe(401);
    expect(await refusalOf(['meydan', 'token.wrong'])).toBe(401);
    expect(await refusalOf(right, { origin: 'http://evil.example' })).toBe(403);
    expect(await refusalOf(right, { host: 'evil.example' })).toBe(403);
    expect(await refusalOf(right, { path: '/bridge/other' })).toBe(404);
  });

  test('bring a whole demo game, and joining late gives the same game', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/bridge/events`, ['meydan', `token.${token}`], { origin });
    await new Promise((resolve) => socket.once('open', resolve));
    const turns: unknown[] = [];
    const ended = new Promise<unknown>((resolve) => {
      socket.on('message', (data) => {
        const { name, payload } = JSON.parse(String(data)) as {
          name: string;
          payload: { from: number; turns: unknown[] };
        };
        if (name === 'live.ended') resolve(payload);
        if (name !== 'live.turns') return;
        expect(payload.from).toBe(turns.length);
        turns.push(...payload.turns);
      });
    });
    const started = await call('demo.start', {
      game: 'othello',
      bots: ['random', 'greedy'],
      settings: { size: 6 },
      seed: 5,
    });
    const { live } = (JSON.parse(started.body) as { value: { live: string } }).value;
    expect(await ended).toMatchObject({ live, end: { status: 'finished' } });
    const joined = JSON.parse((await call('live.join', { live })).body) as {
      value: { turns: unknown[]; setup: unknown };
    };
    expect(joined.value.turns).toEqual(turns);
    expect(joined.value.setup).toMatchObject({ game: 'othello', seed: 5, settings: { size: 6 } });
    socket.close();
  });

  test('a game that is not there is not found', async () => {
    expect(JSON.parse((await call('live.join', { live: 'nothing' })).body)).toMatchObject({
      error: { code: 'not-found' },
    });
  });
});
