/**
 * Who may talk to the browser host. It listens on the loopback address only, but every page in every browser on this
 * machine can send requests there, so a caller must also name us as host (no rebound DNS name), come from our own page
 * (no foreign origin) and know the token that was printed when the host was started.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';

const TOKEN_PROTOCOL = 'token.';
/** The WebSocket subprotocol that is spoken; the token travels beside it, because a browser sends no other header. */
export const EVENTS_PROTOCOL = 'meydan';

/** With the status of HTTP. */
export interface TurnedAway {
  readonly status: number;
  readonly why: Refusal;
}

export class Access {
  readonly token = randomBytes(24).toString('base64url');
  readonly #hosts: readonly string[];

  constructor(port: number) {
    this.#hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  }

  /** For everything, the interface's files included. */
  refuseHost({ host }: IncomingHttpHeaders): TurnedAway | null {
    return host && this.#hosts.includes(host) ? null : { status: 403, why: refusal('other-host') };
  }

  /** For calls. */
  refuseCall(headers: IncomingHttpHeaders): TurnedAway | null {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    return this.refuseHost(headers) ?? this.#refuseOrigin(headers) ?? this.#refuseToken(token);
  }

  /** For the events' WebSocket. */
  refuseEvents(headers: IncomingHttpHeaders): TurnedAway | null {
    const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
    const token = protocols.find((protocol) => protocol.startsWith(TOKEN_PROTOCOL))?.slice(TOKEN_PROTOCOL.length);
    return this.refuseHost(headers) ?? this.#refuseOrigin(headers) ?? this.#refuseToken(token);
  }

  #refuseOrigin({ origin, host }: IncomingHttpHeaders): TurnedAway | null {
    return origin === `http://${host}` ? null : { status: 403, why: refusal('other-origin') };
  }

  #refuseToken(token: string | undefined): TurnedAway | null {
    const given = Buffer.from(token ?? '');
    const right = Buffer.from(this.token);
    const equal = given.length === right.length && timingSafeEqual(given, right);
    return equal ? null : { status: 401, why: refusal('wrong-token') };
  }
}
