/** The contests that the host knows of, the last opened first. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { KnownContest } from '../../shared/bridge/contests.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

export const useKnownContestsStore = defineStore('known-contests', () => {
  const { bridge } = useHost();
  const known = shallowRef<readonly KnownContest[]>([]);
  const isRead = ref(false);
  const problem = shallowRef<Problem | null>(null);
  /** What was taken from the list last. */
  const forgotten = shallowRef<KnownContest | null>(null);

  async function read(): Promise<void> {
    problem.value = null;
    try {
      known.value = await bridge.call('contests.known');
    } catch (error) {
      problem.value = problemOf(error);
    }
    isRead.value = true;
  }

  async function forget(contest: string): Promise<void> {
    problem.value = null;
    try {
      await bridge.call('contests.forget', { contest });
      forgotten.value = known.value.find((other) => other.contest === contest) ?? null;
      known.value = known.value.filter((other) => other.contest !== contest);
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  /** Undoes the last forgetting. */
  async function remember(): Promise<void> {
    if (!forgotten.value) return;
    problem.value = null;
    try {
      await bridge.call('contests.remember', { contest: forgotten.value.contest });
      forgotten.value = null;
      await read();
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  return { known, isRead, problem, forgotten, read, forget, remember };
});
