/** What the projector shows; kept by the host, so that all windows agree. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { ProjectorState } from '../../shared/bridge/results.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

export const useProjectorStore = defineStore('projector', () => {
  const { bridge } = useHost();
  const state = ref<ProjectorState>({
    isOpen: false,
    mode: 'rotate',
    page: 'title',
    category: null,
    live: null,
    seconds: 15,
    isHeldBack: false,
    revealed: [],
    drawStep: null,
  });
  const isRead = ref(false);
  const problem = shallowRef<Problem | null>(null);

  bridge.on('projector.changed', (now) => {
    state.value = now;
  });

  async function read(): Promise<void> {
    try {
      state.value = await bridge.call('projector.read');
      isRead.value = true;
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  async function change(wanted: Partial<ProjectorState>): Promise<void> {
    problem.value = null;
    try {
      state.value = await bridge.call('projector.change', wanted);
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  return { state, isRead, problem, read, change };
});
