/** For tests of stores: a host that answers as the test says, and tells the windows what the test tells. */
import { createPinia, setActivePinia } from 'pinia';
import { createApp } from 'vue';
import type { Bridge, Reply } from '../../shared/bridge.ts';
import { createBridge } from '../bridge/bridge.ts';
import { provideHost } from '../bridge/host.ts';

export interface PlayedHost {
  readonly bridge: Bridge;
  tell(name: string, payload: unknown): void;
}

export function playHost(call: () => Promise<Reply>): PlayedHost {
  const listeners = new Set<(name: string, payload: unknown) => void>();
  const bridge = createBridge({
    call,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const app = createApp({});
  provideHost(app, { bridge, watchConnection: () => () => {} });
  const pinia = createPinia();
  app.use(pinia);
  setActivePinia(pinia);
  return { bridge, tell: (name, payload) => listeners.forEach((listen) => listen(name, payload)) };
}
