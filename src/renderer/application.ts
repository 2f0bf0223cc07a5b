import './styles/fonts.css';
import './styles/base.css';
import './styles/browser-parts.css';
import { createPinia } from 'pinia';
import { createApp, type App as VueApp, type Component } from 'vue';
import App from './App.vue';
import { createBridge } from './bridge/bridge.ts';
import { createBrowserWire } from './bridge/browser.ts';
import { desktopWire } from './bridge/desktop.ts';
import { problemOf, provideHost, type Host } from './bridge/host.ts';
import { hasToken, takeToken } from './bridge/token.ts';
import { createTranslations, languageOf } from './i18n/index.ts';
import { createWindowRouter } from './router.ts';
import { usePreferencesStore } from './stores/preferences.ts';
import NoTokenView from './views/NoTokenView.vue';
import { createDesign } from './vuetify.ts';

/** Longer than a host that is well ever takes; a silent one must not keep the window empty. */
const PATIENCE_MS = 400;

function findHost(): Host | null {
  const desktop = desktopWire();
  if (desktop) return { bridge: createBridge(desktop), watchConnection: () => () => {} };
  watchAddress();
  const token = takeToken(window);
  if (token === null) return null;
  const address = new URL(window.location.href);
  address.hash = '';
  const wire = createBrowserWire({ address, token });
  return { bridge: createBridge(wire), watchConnection: wire.watchConnection };
}

/** With the preferences first, the window never shows itself in a language that it then takes back. */
async function readPreferences(): Promise<'ready' | 'refused'> {
  const patience = new Promise<'ready'>((resolve) => setTimeout(() => resolve('ready'), PATIENCE_MS));
  const reading = usePreferencesStore()
    .read()
    .then(
      () => 'ready' as const,
      (error: unknown) => (problemOf(error).kind === 'refused' ? 'refused' : 'ready'),
    );
  return Promise.race([reading, patience]);
}

function appOf(root: Component): VueApp {
  const i18n = createTranslations(languageOf([navigator.language]));
  return createApp(root).use(i18n).use(createDesign(i18n));
}

/** A new address in a tab that is open already changes only the fragment; the page has to begin anew with it. */
function watchAddress(): void {
  const { history, sessionStorage } = window;
  window.addEventListener('hashchange', ({ newURL }) => {
    const location = new URL(newURL);
    if (!hasToken(location)) return;
    takeToken({ location, history, sessionStorage });
    window.location.reload();
  });
}

async function openWindow(): Promise<void> {
  const host = findHost();
  if (host) {
    const app = appOf(App);
    provideHost(app, host);
    app.use(createPinia());
    if ((await readPreferences()) === 'ready') {
      app.use(createWindowRouter()).mount('#app');
      return;
    }
  }
  appOf(NoTokenView).mount('#app');
}

void openWindow();
