/**
 * Who may talk to the browser host. It listens on the loopback address only, but every page in every browser on this
 * machine can send requests there, so a caller must also name us as host (no rebound DNS name), come from our own page
 * (no foreign origin) and know the token that was printed when the host was started.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TOKEN_PROTOCOL = 'token.';
/** The WebSocket subprotocol that is spoken; the token travels beside it, because a browser sends no other header. */
export const EVENTS_PROTOCOL = 'meydan';

export type Refusal = { readonly status: 401 | 403; readonly message: string };

export class Access {
  readonly token = randomBytes(24).toString('base64url');
  readonly #hosts: readonly string[];

  constructor(port: number) {
    this.#hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  }

  /** For everything, the interface's files included. */
  refuseHost({ host }: IncomingHttpHeaders): Refusal | null {
    return host && this.#hosts.includes(host) ? null : { status: 403, message: 'This address is not Meydan’s.' };
  }

  /** For calls. */
  refuseCall(headers: IncomingHttpHeaders): Refusal | null {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    return this.refuseHost(headers) ?? this.#refuseOrigin(headers) ?? this.#refuseToken(token);
  }

  /** For the events' WebSocket. */
  refuseEvents(headers: IncomingHttpHeaders): Refusal | null {
    const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
    const token = protocols.find((protocol) => protocol.startsWith(TOKEN_PROTOCOL))?.slice(TOKEN_PROTOCOL.length);
    return this.refuseHost(headers) ?? this.#refuseOrigin(headers) ?? this.#refuseToken(token);
  }

  #refuseOrigin({ origin, host }: IncomingHttpHeaders): Refusal | null {
    return origin === `http://${host}` ? null : { status: 403, message: 'Only Meydan’s own page may call it.' };
  }

  #refuseToken(token: string | undefined): Refusal | null {
    const given = Buffer.from(token ?? '');
    const right = Buffer.from(this.token);
    const equal = given.length === right.length && timingSafeEqual(given, right);
    return equal
      ? null
      : { status: 401, message: 'The token is missing or wrong; use the address that was printed at the start.' };
  }
}
