/** The files that are written now or were written since the window was opened. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { Language } from '../../shared/games/game.ts';
import type { ExportKind, ExportPreview, ExportState } from '../../shared/bridge/results.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

export const useExportsStore = defineStore('exports', () => {
  const { bridge } = useHost();
  const all = shallowRef<readonly ExportState[]>([]);
  const preview = shallowRef<{ readonly kind: ExportKind; readonly shown: ExportPreview } | null>(null);
  const problem = shallowRef<Problem | null>(null);
  const isStarting = ref(false);

  bridge.on('exports.changed', accept);

  function accept(now: ExportState): void {
    const known = all.value.some((one) => one.export === now.export);
    all.value = known ? all.value.map((one) => (one.export === now.export ? now : one)) : [now, ...all.value];
  }

  async function look(kind: ExportKind, language: Language): Promise<void> {
    problem.value = null;
    try {
      preview.value = { kind, shown: await bridge.call('exports.preview', { kind, language }) };
    } catch (error) {
      preview.value = null;
      problem.value = problemOf(error);
    }
  }

  async function start(kind: ExportKind, language: Language): Promise<void> {
    problem.value = null;
    isStarting.value = true;
    try {
      const begun = await bridge.call('exports.start', { kind, language });
      // Its end may have been told before the reply came.
      if (begun && !all.value.some((one) => one.export === begun.export)) accept(begun);
    } catch (error) {
      problem.value = problemOf(error);
    } finally {
      isStarting.value = false;
    }
  }

  async function cancel(id: string): Promise<void> {
    await bridge.call('exports.cancel', { export: id }).catch((error: unknown) => (problem.value = problemOf(error)));
  }

  async function showFiles(id: string): Promise<void> {
    await bridge.call('exports.show', { export: id }).catch((error: unknown) => (problem.value = problemOf(error)));
  }

  return { all, preview, problem, isStarting, look, start, cancel, showFiles };
});
