/** Programs that were handed in for the simulator, outside any contest. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { CallOutput } from '../../shared/bridge.ts';
import type { Refusal } from '../../shared/refusals/refusal.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { sendParcel, type Parcel } from '../bridge/uploads.ts';

type Program = CallOutput<'simulator.programs'>[number];

/** A handed-in file that is not a program yet: a choice to make, or a reason to read. */
export type Question =
  | { readonly name: string; readonly upload: string; readonly candidates: readonly string[] }
  | { readonly name: string; readonly refusal: Refusal };

export const useSimulatorStore = defineStore('simulator', () => {
  const { bridge } = useHost();
  const programs = shallowRef<readonly Program[]>([]);
  /** The name of what is travelling now, and how much of it, from 0 to 1. */
  const travelling = shallowRef<{ readonly name: string; readonly part: number } | null>(null);
  const questions = shallowRef<readonly Question[]>([]);
  const problem = shallowRef<Problem | null>(null);
  /** The program that was handed in last: most likely the one that is to play. */
  const newest = ref<string | null>(null);

  async function read(): Promise<void> {
    programs.value = await bridge.call('simulator.programs');
  }

  async function add(parcels: readonly Parcel[]): Promise<void> {
    problem.value = null;
    for (const parcel of parcels) {
      const { name } = parcel;
      try {
        travelling.value = { name, part: 0 };
        const upload = await sendParcel(bridge, parcel, {
          onSent: (sent) => (travelling.value = { name, part: sent / Math.max(1, parcel.bytes) }),
        });
        await take(name, upload);
      } catch (error) {
        const found = problemOf(error);
        if (found.kind === 'refused' && found.refusal) {
          questions.value = [...questions.value, { name, refusal: found.refusal }];
        } else problem.value = found;
      } finally {
        travelling.value = null;
      }
    }
  }

  async function take(name: string, upload: string, entry?: string): Promise<void> {
    const result = await bridge.call('simulator.add', { upload, ...(entry === undefined ? {} : { entry }) });
    if (result.outcome === 'choose')
      questions.value = [...questions.value, { name, upload, candidates: result.candidates }];
    else if (result.outcome === 'refused') questions.value = [...questions.value, { name, refusal: result.refusal }];
    else {
      await read();
      newest.value = result.program;
    }
  }

  async function choose(question: Question, entry: string): Promise<void> {
    if (!('upload' in question)) return;
    problem.value = null;
    putAway(question);
    await take(question.name, question.upload, entry).catch((error: unknown) => (problem.value = problemOf(error)));
  }

  function putAway(question: Question): void {
    questions.value = questions.value.filter((other) => other !== question);
  }

  async function remove(program: string): Promise<void> {
    problem.value = null;
    try {
      await bridge.call('simulator.remove', { program });
      await read();
    } catch (error) {
      problem.value = problemOf(error);
    }
  }

  return { programs, travelling, questions, problem, newest, read, add, choose, putAway, remove };
});
