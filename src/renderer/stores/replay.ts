/** The replay that is open in the window, wherever it was dropped. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { verifying, type Verification } from '../../shared/match/verify.ts';
import { idleSlices } from '../composables/slices.ts';
import { openReplayFile, type OpenedReplay, type ReplayProblem } from './replay-file.ts';

/** What is about to be drawn comes first. */
const UNTIL_SEEN_MS = 300;

export const useReplayStore = defineStore('replay', () => {
  const opened = shallowRef<OpenedReplay | null>(null);
  const problem = shallowRef<(ReplayProblem & { readonly file: string }) | null>(null);
  const opening = ref<string | null>(null);
  /** When it was asked for, on the window's clock. */
  const askedAt = ref(0);
  /** Null until it has been checked. */
  const verification = shallowRef<Verification | null>(null);

  let stopChecking = (): void => {};

  async function open(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    close();
    if (files.length > 1) {
      problem.value = { code: 'several', details: {}, file: file.name };
      return;
    }
    opening.value = file.name;
    askedAt.value = performance.now();
    const result = await openReplayFile(file);
    if (opening.value !== file.name) return;
    opening.value = null;
    if ('problem' in result) problem.value = { ...result.problem, file: file.name };
    else {
      opened.value = result.opened;
      check(result.opened);
    }
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
    opening.value = null;
    verification.value = null;
  }

  return { opened, problem, opening, askedAt, verification, open, close };
});
