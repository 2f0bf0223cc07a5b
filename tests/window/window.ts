/** The stores of a window whose wire is the real host in this process. */
import { createPinia, setActivePinia } from 'pinia';
import { createApp } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { dispatch } from '../../src/main/bridge/dispatch.ts';
import { createBridge } from '../../src/renderer/bridge/bridge.ts';
import { provideHost } from '../../src/renderer/bridge/host.ts';
import type { TestHost } from '../stage/host.ts';

const PLACES = ['start', 'new', 'contestants', 'settings', 'replay'].map((name) => {
  return { path: name === 'start' ? '/' : `/${name}`, name, component: {} };
});

/** What crosses the wire is JSON, as on the way to a real window. */
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Its router knows the places where a drop leads to, without their views. */
export function openWindow({ host }: TestHost): void {
  const bridge = createBridge({
    call: async (name, input) => asJson(await dispatch(host.handlers, name, asJson(input))),
    listen: (listener) => host.listen((name, payload) => listener(name, asJson(payload))),
  });
  const app = createApp({});
  app.use(createRouter({ history: createMemoryHistory(), routes: PLACES }));
  provideHost(app, { bridge, watchConnection: () => () => {} });
  const pinia = createPinia();
  app.use(pinia);
  setActivePinia(pinia);
}
