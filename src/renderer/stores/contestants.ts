/** Those who take part, as the host tells them. */
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ContestantRow } from '../../shared/bridge/contestants.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { useContestStore } from './contest.ts';
import { once } from './once.ts';
import { steadily } from './steadily.ts';

export const useContestantsStore = defineStore('contestants', () => {
  const { bridge } = useHost();
  const contest = useContestStore();
  const rows = shallowRef<readonly ContestantRow[]>([]);
  const isRead = ref(false);
  const problem = shallowRef<Problem | null>(null);

  const byId = computed(() => new Map(rows.value.map((row) => [row.id, row])));

  bridge.on('doctor.changed', ({ contestant, checkup }) => {
    rows.value = rows.value.map((row) => (row.id === contestant ? { ...row, checkup } : row));
  });

  const read = once(async () => {
    rows.value = contest.overview ? await bridge.call('contestants.list') : [];
    isRead.value = true;
  });
  const readSteadily = steadily(read);
  bridge.on('contest.changed', ({ areas }) => {
    if (areas.includes('contestants') || areas.includes('categories')) readSteadily();
  });
  bridge.on('contest.switched', () => {
    rows.value = [];
    isRead.value = false;
    problem.value = null;
    void read().catch(() => {});
  });

  /** Whether it was done; where it was not, `problem` says why. */
  async function ask(question: () => Promise<unknown>): Promise<boolean> {
    problem.value = null;
    try {
      await question();
      await read();
      return true;
    } catch (error) {
      problem.value = problemOf(error);
      return false;
    }
  }

  return { rows, byId, isRead, problem, read, ask };
});
