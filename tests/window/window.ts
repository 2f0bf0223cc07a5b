/** The stores of a window whose wire is the real host in this process. */
import { createPinia, setActivePinia } from 'pinia';
import { createApp } from 'vue';
import { dispatch } from '../../src/main/bridge/dispatch.ts';
import { createBridge } from '../../src/renderer/bridge/bridge.ts';
import { provideHost } from '../../src/renderer/bridge/host.ts';
import type { TestHost } from '../stage/host.ts';

/** What crosses the wire is JSON, as on the way to a real window. */
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

export function openWindow({ host }: TestHost): void {
  const bridge = createBridge({
    call: async (name, input) => asJson(await dispatch(host.handlers, name, asJson(input))),
    listen: (listener) => host.listen((name, payload) => listener(name, asJson(payload))),
  });
  const app = createApp({});
  provideHost(app, { bridge, watchConnection: () => () => {} });
  const pinia = createPinia();
  app.use(pinia);
  setActivePinia(pinia);
}
