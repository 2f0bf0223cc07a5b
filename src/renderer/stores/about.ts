/** What Meydan is here: its version, and whether it has a desktop round it. */
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { CallOutput } from '../../shared/bridge.ts';
import { useHost } from '../bridge/host.ts';

export const useAboutStore = defineStore('about', () => {
  const { bridge } = useHost();
  const about = shallowRef<CallOutput<'app.about'> | null>(null);
  const isDesktop = computed(() => about.value?.shell === 'desktop');

  async function read(): Promise<void> {
    about.value ??= await bridge.call('app.about');
  }

  return { about, isDesktop, read };
});
