/** What the projector shows; kept by the host, so that all windows agree. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { BracketView } from '../../shared/bridge/categories.ts';
import { PROJECTOR_AT_FIRST, type ProjectorState } from '../../shared/bridge/results.ts';
import { inTurn } from '../../shared/in-turn.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

const decided = ({ matches }: BracketView): number => matches.filter(({ result }) => result !== null).length;

export const useProjectorStore = defineStore('projector', () => {
  const { bridge } = useHost();
  const state = ref(PROJECTOR_AT_FIRST);
  const isRead = ref(false);
  const problem = shallowRef<Problem | null>(null);
  const afterOthers = inTurn();

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
      state.value = await afterOthers(() => bridge.call('projector.change', wanted));
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  /** How many results of these categories the class has not seen yet; null, and a problem, where that cannot be told. */
  async function countHidden(categories: readonly number[]): Promise<number | null> {
    problem.value = null;
    try {
      const counts = await Promise.all(categories.map(hiddenIn));
      return counts.reduce((sum, count) => sum + count, 0);
    } catch (error) {
      problem.value = problemOf(error);
      return null;
    }
  }

  async function hiddenIn(category: number): Promise<number> {
    const whole = await bridge.call('categories.bracket', { category });
    const { bracket: seen } = await bridge.call('projector.category', { category });
    return decided(whole) - decided(seen);
  }

  return { state, isRead, problem, read, change, countHidden };
});
