/**
 * The wire of a browser: calls over HTTP, events over a WebSocket of the same origin. The socket also tells whether the
 * host is there; when it is lost it is opened again, at first soon and then ever less often.
 */
import { BridgeError, type Wire } from '../../shared/bridge.ts';
import { refusal } from '../../shared/refusals/refusal.ts';

export interface BrowserWireOptions {
  /** The address of the page, without its fragment. */
  readonly address: URL;
  readonly token: string;
  readonly firstRetryMs?: number;
  readonly longestRetryMs?: number;
}

export interface BrowserWire extends Wire {
  /** Tells whenever the host is lost or back, until the returned function is called. */
  watchConnection(listener: (connected: boolean) => void): () => void;
  close(): void;
}

/** Nobody answered: there was no reply to judge. */
export class HostUnreachableError extends BridgeError {
  constructor() {
    super('failed', refusal('host-unreachable'));
  }
}

type EventListener = (name: string, payload: unknown) => void;

export function createBrowserWire(options: BrowserWireOptions): BrowserWire {
  const { address, token, firstRetryMs = 250, longestRetryMs = 5000 } = options;
  const listeners = new Set<EventListener>();
  const watchers = new Set<(connected: boolean) => void>();
  let retryMs = firstRetryMs;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;
  let connected = true;
  let closed = false;

  function tellConnection(now: boolean): void {
    if (connected === now) return;
    connected = now;
    for (const watcher of watchers) watcher(now);
  }

  function open(): void {
    socket = new WebSocket(eventsAddress(address), ['meydan', `token.${token}`]);
    socket.addEventListener('open', () => {
      retryMs = firstRetryMs;
      tellConnection(true);
    });
    socket.addEventListener('message', ({ data }) => {
      const event = eventOf(data);
      if (event) for (const listener of listeners) listener(event.name, event.payload);
    });
    // An error is always followed by a close.
    socket.addEventListener('close', () => {
      if (closed) return;
      tellConnection(false);
      retry = setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    });
  }

  open();
  return {
    call: (name, input) => post(new URL(`bridge/${name}`, address), token, input),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchConnection(listener) {
      watchers.add(listener);
      if (!connected) listener(false);
      return () => watchers.delete(listener);
    },
    close() {
      closed = true;
      clearTimeout(retry);
      socket?.close();
    },
  };
}

async function post(address: URL, token: string, input: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    // JSON leaves out a member that is undefined.
    body: JSON.stringify({ input }),
  }).catch(() => {
    throw new HostUnreachableError();
  });
  try {
    return await response.json();
  } catch {
    const refused = response.status === 401 || response.status === 403;
    throw new BridgeError(refused ? 'refused' : 'failed', refusal('host-status', { status: response.status }));
  }
}

function eventsAddress(page: URL): URL {
  const address = new URL('bridge/events', page);
  address.protocol = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

function eventOf(data: unknown): { name: string; payload: unknown } | null {
  if (typeof data !== 'string') return null;
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event !== 'object' || event === null || !('name' in event) || typeof event.name !== 'string')
      return null;
    return { name: event.name, payload: 'payload' in event ? event.payload : undefined };
  } catch {
    return null;
  }
}
