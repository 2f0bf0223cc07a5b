/** Carries the preferences into everything that shows them: texts, direction, theme, the document. */
import { watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';
import { useTheme } from 'vuetify';
import { directionOf } from '../i18n/index.ts';
import { usePreferencesStore } from '../stores/preferences.ts';

export function useAppearance(): void {
  const store = usePreferencesStore();
  const { locale, t } = useI18n({ useScope: 'global' });
  const theme = useTheme();

  watchEffect(() => {
    locale.value = store.language;
    document.documentElement.lang = store.language;
    document.documentElement.dir = directionOf(store.language);
    document.title = t('app.name');
  });
  watchEffect(() => {
    void theme.change(store.preferences.theme);
  });
  watchEffect(() => {
    document.documentElement.dataset.theme = theme.current.value.dark ? 'dark' : 'light';
  });
}
