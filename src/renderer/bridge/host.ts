/** How stores and views come to the host: provided once by main.ts, injected where it is needed. */
import { inject, type App, type InjectionKey } from 'vue';
import { BridgeError, type Bridge, type ErrorCode } from '../../shared/bridge.ts';
import type { Refusal } from '../../shared/refusals/refusal.ts';
import { HostUnreachableError } from './browser.ts';

export interface Host {
  readonly bridge: Bridge;
  /** Tells whenever the host is lost or back; the desktop's host never is. */
  watchConnection(listener: (connected: boolean) => void): () => void;
}

const HOST: InjectionKey<Host> = Symbol('host');

export function provideHost(app: App, host: Host): void {
  app.provide(HOST, host);
}

export function useHost(): Host {
  const host = inject(HOST);
  if (!host) throw new Error('no host was provided');
  return host;
}

/** What went wrong, as a kind and a refusal that the interface has words for, and the host's own sentence. */
export interface Problem {
  readonly kind: ErrorCode | 'unreachable';
  readonly detail: string;
  /** Null for a fault of the window itself. */
  readonly refusal: Refusal | null;
}

export function problemOf(error: unknown): Problem {
  if (error instanceof BridgeError) {
    const { code, message, refusal } = error;
    return { kind: error instanceof HostUnreachableError ? 'unreachable' : code, detail: message, refusal };
  }
  return { kind: 'failed', detail: error instanceof Error ? error.message : String(error), refusal: null };
}
