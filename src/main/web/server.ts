/** The browser host: the same interface and the same bridge as the desktop application, over HTTP and a WebSocket. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { WebSocketServer } from 'ws';
import type { Reply } from '../../shared/bridge.ts';
import { LANGUAGES } from '../../shared/games/game.ts';
import { refusal, wordRefusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { dispatch, refused } from '../bridge/dispatch.ts';
import type { Host } from '../host.ts';
import { Access, EVENTS_PROTOCOL, type TurnedAway } from './access.ts';
import { DOWNLOAD_PATH, type Downloads } from './downloads.ts';
import { StaticFiles } from './static-files.ts';

const CALL_PATH = '/bridge/';
const EVENTS_PATH = '/bridge/events';
/** No call needs more; a dropped program will travel another way. */
const LARGEST_CALL = 4 * 1024 * 1024;

export interface WebHost {
  /** The address to open, with the token in it. */
  readonly url: string;
  close(): Promise<void>;
}

export async function serveToBrowser(host: Host, interfaceFolder: string, port = 0): Promise<WebHost> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  const access = new Access(actualPort);
  const files = new StaticFiles(interfaceFolder);

  server.on('request', (request, response) => {
    answer(request, response, host, access, files).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (!response.headersSent) sendText(response, 500, 'Something went wrong here.');
    });
  });
  const sockets = openEvents(server, host, access);

  return {
    url: `http://127.0.0.1:${actualPort}/#token=${access.token}`,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  host: Host,
  access: Access,
  files: StaticFiles,
): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path.startsWith(CALL_PATH)) {
    const turnedAway = request.method === 'POST' ? access.refuseCall(request.headers) : METHOD_REFUSED;
    if (turnedAway) return refuse(response, turnedAway);
    const input = await readInput(request);
    if (!input) {
      response.setHeader('connection', 'close');
      response.once('finish', () => request.socket.destroySoon());
      return refuse(response, { status: 413, why: refusal('call-not-json') });
    }
    return sendReply(response, 200, await dispatch(host.handlers, path.slice(CALL_PATH.length), input.input));
  }
  const turnedAway = access.refuseHost(request.headers);
  if (turnedAway) return sendRefusal(response, turnedAway.status, turnedAway.why);
  if (path.startsWith(DOWNLOAD_PATH)) return sendDownload(request, response, host.downloads);
  const file = request.method === 'GET' || request.method === 'HEAD' ? await files.read(path) : null;
  if (!file) return sendText(response, 404, 'There is nothing here.');
  response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/** Only asked for by our own page, or typed in; a foreign page that knew the address would not get it either. */
async function sendDownload(request: IncomingMessage, response: ServerResponse, downloads: Downloads): Promise<void> {
  const site = request.headers['sec-fetch-site'] ?? 'none';
  const mayTake = request.method === 'GET' && (site === 'same-origin' || site === 'none');
  const download = mayTake ? await downloads.take((request.url ?? '').split('?')[0] ?? '') : null;
  if (!download) return sendRefusal(response, 404, refusal('download-gone'));
  response.writeHead(200, { ...download.headers });
  // Whoever goes away in the middle of it is nobody's fault.
  await pipeline(download.content, response).catch(() => response.destroy());
}

const METHOD_REFUSED: TurnedAway = { status: 405, why: refusal('only-post') };

/** The body `{ input }`, or null when it is not JSON or too long; the rest of one that is too long is not read. */
function readInput(request: IncomingMessage): Promise<{ input?: unknown } | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > LARGEST_CALL) {
        request.pause();
        resolve(null);
      } else {
        chunks.push(chunk);
      }
    });
    request.on('end', () => resolve(parseInput(Buffer.concat(chunks).toString('utf8'))));
    request.on('error', reject);
  });
}

function parseInput(text: string): { input?: unknown } | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

function openEvents(server: Server, host: Host, access: Access): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => EVENTS_PROTOCOL, maxPayload: 1024 });
  server.on('upgrade', (request, socket, head) => {
    const turnedAway = request.url === EVENTS_PATH ? access.refuseEvents(request.headers) : NO_EVENTS_HERE;
    if (turnedAway) {
      socket.end(`HTTP/1.1 ${turnedAway.status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const stop = host.listen((name, payload) => client.send(JSON.stringify({ name, payload })));
      client.on('close', stop);
      client.on('error', () => client.terminate());
    });
  });
  return sockets;
}

const NO_EVENTS_HERE = { status: 404 } as const;

function refuse(response: ServerResponse, { status, why }: TurnedAway): void {
  sendReply(response, status, refused(status === 413 ? 'bad-input' : 'refused', why));
}

function sendReply(response: ServerResponse, status: number, reply: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(reply));
}

/** To somebody who looks at it without our interface, whose language nobody knows. */
function sendRefusal(response: ServerResponse, status: number, why: Refusal): void {
  sendText(response, status, LANGUAGES.map((language) => wordRefusal(language, why)).join('\n\n'));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}
