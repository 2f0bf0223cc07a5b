import { useI18n } from 'vue-i18n';
import 'vuetify/styles/core';
import { createVuetify } from 'vuetify';
import { aliases, mdi } from 'vuetify/iconsets/mdi-svg';
import { createVueI18nAdapter } from 'vuetify/locale/adapters/vue-i18n';
import type { createTranslations } from './i18n/index.ts';
import { themes } from './theme.ts';

/** The page's own style element needs the nonce of the policy that the page was served with. */
function policyNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

export function createDesign(i18n: ReturnType<typeof createTranslations>) {
  const cspNonce = policyNonce();
  return createVuetify({
    locale: { adapter: createVueI18nAdapter({ i18n, useI18n }) },
    icons: { defaultSet: 'mdi', aliases, sets: { mdi } },
    theme: { defaultTheme: 'system', themes, ...(cspNonce ? { cspNonce } : {}) },
    defaults: {
      VBtn: { variant: 'text' },
      VTextField: { variant: 'outlined', density: 'comfortable', color: 'primary', persistentClear: true },
      VSelect: { variant: 'outlined', density: 'comfortable', color: 'primary' },
      // A list that is longer than its frame can be scrolled without a mouse.
      VAutocomplete: { persistentClear: true, listProps: { tabindex: 0 } },
      VSwitch: { color: 'primary', inset: true, density: 'comfortable', hideDetails: 'auto' },
    },
  });
}
