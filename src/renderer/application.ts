import './styles/fonts.css';
import './styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { createBridge } from './bridge/bridge.ts';
import { createBrowserWire } from './bridge/browser.ts';
import { desktopWire } from './bridge/desktop.ts';
import { provideHost, type Host } from './bridge/host.ts';
import { takeToken } from './bridge/token.ts';
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
  const token = takeToken(window);
  if (token === null) return null;
  const address = new URL(window.location.href);
  address.hash = '';
  const wire = createBrowserWire({ address, token });
  return { bridge: createBridge(wire), watchConnection: wire.watchConnection };
}

async function openWindow(): Promise<void> {
  const i18n = createTranslations(languageOf([navigator.language]));
  const host = findHost();
  const app = createApp(host ? App : NoTokenView)
    .use(i18n)
    .use(createDesign(i18n));
  if (host) {
    provideHost(app, host);
    app.use(createPinia());
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    // With the preferences first, the window never shows itself in a language that it then takes back.
    await Promise.race([usePreferencesStore().read(), patience]);
    app.use(createWindowRouter());
  }
  app.mount('#app');
}

void openWindow();
