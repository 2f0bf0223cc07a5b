/** What the user prefers, as the host keeps it. */
import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { preferencesSchema, type Preferences } from '../../shared/bridge/preferences.ts';
import type { Language } from '../../shared/games/game.ts';
import { inTurn } from '../../shared/in-turn.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { languageOf } from '../i18n/index.ts';

export const usePreferencesStore = defineStore('preferences', () => {
  const { bridge } = useHost();
  const preferences = ref<Preferences>(preferencesSchema.parse({}));
  /** Why the last change could not be kept. */
  const problem = ref<Problem | null>(null);
  const afterOthers = inTurn();

  const language = computed<Language>(() =>
    preferences.value.language === 'system' ? languageOf([navigator.language]) : preferences.value.language,
  );

  bridge.on('preferences.changed', (changed) => {
    preferences.value = changed;
    problem.value = null;
  });

  async function read(): Promise<void> {
    preferences.value = await bridge.call('preferences.read');
  }

  /** Applies at once; the host is told afterwards, and a host that cannot keep it does not take it back. */
  async function change(wanted: Partial<Preferences>): Promise<void> {
    preferences.value = { ...preferences.value, ...wanted };
    problem.value = null;
    try {
      preferences.value = await afterOthers(() => bridge.call('preferences.change', wanted));
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  /** Whoever has read why need not be told any longer. */
  function dismiss(): void {
    problem.value = null;
  }

  return { preferences, language, problem, read, change, dismiss };
});
