/** The replay that is open in the window, wherever it was dropped. */
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { verifying, type Verification } from '../../shared/match/verify.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { idleSlices } from '../composables/slices.ts';
import { openReplayFile, type OpenedReplay } from './replay-file.ts';

/** What is about to be drawn comes first. */
const UNTIL_SEEN_MS = 300;

/** Why a file is not shown. */
export interface ReplayProblem {
  readonly file: string;
  readonly refusal: Refusal;
}

export const useReplayStore = defineStore('replay', () => {
  /** With when it was asked for, on the window's clock. */
  const opened = shallowRef<(OpenedReplay & { readonly askedAt: number }) | null>(null);
  const problem = shallowRef<ReplayProblem | null>(null);
  const reading = shallowRef<File | null>(null);
  const opening = computed(() => reading.value?.name ?? null);
  /** Null until it has been checked. */
  const verification = shallowRef<Verification | null>(null);

  let stopChecking = (): void => {};

  /** What is open stays open until there is something else to show. */
  async function open(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    problem.value = null;
    reading.value = null;
    if (files.length > 1) {
      problem.value = { file: file.name, refusal: refusal('replay-file-several') };
      return;
    }
    reading.value = file;
    const askedAt = performance.now();
    try {
      const read = await openReplayFile(file);
      if (reading.value === file) show({ ...read, askedAt });
    } catch (error) {
      if (reading.value !== file) return;
      reading.value = null;
      problem.value = { file: file.name, refusal: refusalOf(error) };
    }
  }

  function show(replay: OpenedReplay & { readonly askedAt: number }): void {
    close();
    opened.value = replay;
    check(replay);
  }

  /** Plays the whole game once more, in quiet moments, when it has been seen: it can be watched meanwhile. */
  function check({ game, replay }: OpenedReplay): void {
    const steps = verifying(game, replay);
    const begin = setTimeout(() => (stopChecking = idleSlices(verifySome)), UNTIL_SEEN_MS);
    stopChecking = () => clearTimeout(begin);
    function verifySome(hasTime: () => boolean): boolean {
      while (hasTime()) {
        const { done, value } = steps.next();
        if (!done) continue;
        verification.value = value;
        return true;
      }
      return false;
    }
  }

  function close(): void {
    stopChecking();
    opened.value = null;
    problem.value = null;
    reading.value = null;
    verification.value = null;
  }

  return { opened, problem, opening, verification, open, close };
});
