/** The browser's wire against real servers: HTTP for the calls, WebSocket for the events. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket as Socket } from 'ws';
import { createBrowserWire, HostUnreachableError, type BrowserWire } from './browser.ts';

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;

class TestHost {
  readonly sockets: Socket[] = [];
  readonly protocols: string[] = [];
  readonly #http: Server;
  readonly #events = new WebSocketServer({ noServer: true, handleProtocols: () => 'meydan' });

  constructor(answer: Answer) {
    this.#http = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      answer(request, body, response);
    });
    this.#http.on('upgrade', (request, socket, head) => {
      const protocols = request.headers['sec-websocket-protocol'] ?? '';
      this.protocols.push(String(request.url), ...protocols.split(/, */));
      this.#events.handleUpgrade(request, socket, head, (opened) => {
        this.sockets.push(opened);
        this.#events.emit('connection', opened, request);
      });
    });
  }

  async listen(port = 0): Promise<number> {
    this.#http.listen(port, '127.0.0.1');
    await once(this.#http, 'listening');
    return (this.#http.address() as AddressInfo).port;
  }

  async joined(): Promise<Socket> {
    const [socket] = (await once(this.#events, 'connection')) as [Socket];
    return socket;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }
}

const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const thing of open.splice(0).toReversed()) await thing.close();
});

function wireTo(port: number): BrowserWire {
  const address = new URL(`http://127.0.0.1:${port}/`);
  const wire = createBrowserWire({ address, token: 'secret', firstRetryMs: 10, longestRetryMs: 40 });
  open.push(wire);
  return wire;
}

async function start(answer: Answer): Promise<{ host: TestHost; wire: BrowserWire; port: number; socket: Socket }> {
  const host = new TestHost(answer);
  open.push(host);
  const port = await host.listen();
  const joined = host.joined();
  const wire = wireTo(port);
  return { host, wire, port, socket: await joined };
}

test('a call is a POST with the token and the input, and brings the reply as it is', async () => {
  const { wire } = await start((request, body, response) => {
    response.end(
      JSON.stringify({ ok: true, value: [request.method, request.url, request.headers.authorization, body] }),
    );
  });
  expect(await wire.call('demo.start', { game: 'othello' })).toEqual({
    ok: true,
    value: ['POST', '/bridge/demo.start', 'Bearer secret', '{"input":{"game":"othello"}}'],
  });
  expect(await wire.call('app.about', undefined)).toHaveProperty('value.3', '{}');
});

test('a refusal with a reply is a reply; one without is an error with a code', async () => {
  const { wire } = await start((request, _, response) => {
    response.statusCode = 401;
    response.end(request.url?.endsWith('worded') ? '{"ok":false}' : 'go away');
  });
  expect(await wire.call('worded', {})).toEqual({ ok: false });
  await expect(wire.call('bare', {})).rejects.toMatchObject({ code: 'refused' });
});

test('a host that is gone is named as that', async () => {
  const { host, wire } = await start(() => {});
  await host.close();
  open.splice(0, 1);
  await expect(wire.call('app.about', undefined)).rejects.toThrow(HostUnreachableError);
});

test('events come to every listener; what is not an event comes to nobody', async () => {
  const { host, wire, socket } = await start(() => {});
  expect(host.protocols).toEqual(['/bridge/events', 'meydan', 'token.secret']);
  const heard: unknown[] = [];
  const stop = wire.listen(() => heard.push('stopped'));
  stop();
  const done = new Promise<void>((resolve) => {
    wire.listen((name, payload) => {
      heard.push([name, payload]);
      if (name === 'last') resolve();
    });
  });
  for (const text of ['no json', '5', '{"payload":1}', '{"name":"first","payload":{"a":1}}', '{"name":"last"}']) {
    socket.send(text);
  }
  await done;
  expect(heard).toEqual([
    ['first', { a: 1 }],
    ['last', undefined],
  ]);
});

test('a lost host is told, and told again when it is back; events go on', async () => {
  const { host, wire, port } = await start(() => {});
  const told: boolean[] = [];
  const lost = new Promise<void>((resolve) => {
    wire.watchConnection((connected) => {
      told.push(connected);
      if (!connected) resolve();
    });
  });
  await host.close();
  open.splice(0, 1);
  await lost;

  const again = new TestHost(() => {});
  open.push(again);
  const back = new Promise<void>((resolve) => wire.watchConnection((connected) => connected && resolve()));
  const joined = again.joined();
  await again.listen(port);
  const socket = await joined;
  await back;
  const event = new Promise((resolve) => wire.listen((name) => resolve(name)));
  socket.send('{"name":"after"}');
  expect(await event).toBe('after');
  expect(told).toEqual([false, true]);
});
