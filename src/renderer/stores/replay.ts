/** The replay that is open in the window, wherever it was dropped. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { ReplayFileError } from '../../shared/match/replay-file.ts';
import type { TranscriptEntry } from '../../shared/match/transcript.ts';
import { verifying, type Verification } from '../../shared/match/verify.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { idleSlices } from '../composables/slices.ts';
import { isTranscript } from '../dropping/sort.ts';
import { openReplayFile, openTranscriptFile, type OpenedReplay } from './replay-file.ts';

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
  const opening = ref<string | null>(null);
  /** What its programs read and wrote, of a file of its own; null while there is none. */
  const transcript = shallowRef<readonly TranscriptEntry[] | null>(null);
  /** Null until it has been checked. */
  const verification = shallowRef<Verification | null>(null);

  let stopChecking = (): void => {};
  let latest = 0;

  /** A replay, and its transcript with it. What is open stays open until there is something else to show. */
  async function open(files: readonly File[]): Promise<void> {
    const askedAt = performance.now();
    const transcripts: File[] = [];
    const replays: File[] = [];
    for (const file of files) ((await isTranscript(file)) ? transcripts : replays).push(file);
    const [replay, beside] = [replays[0], transcripts[0]];
    const isDone =
      !replay ||
      (await read(replay, async (isWanted) => {
        if (replays.length > 1) throw new ReplayFileError(refusal('replay-file-several'));
        const made = await openReplayFile(replay);
        if (isWanted()) show({ ...made, askedAt });
      }));
    if (!beside || !isDone) return;
    await read(beside, async (isWanted) => {
      if (transcripts.length > 1) throw new ReplayFileError(refusal('replay-file-several'));
      await attach(beside, isWanted);
    });
  }

  async function openTranscript(file: File): Promise<void> {
    await read(file, (isWanted) => attach(file, isWanted));
  }

  async function attach(file: File, isWanted: () => boolean): Promise<void> {
    if (!opened.value) throw new ReplayFileError(refusal('transcript-alone'));
    const entries = await openTranscriptFile(file, opened.value);
    if (isWanted()) transcript.value = entries;
  }

  /** Whether it is read; what keeps it from that is told, unless something else is wanted by then. */
  async function read({ name }: File, work: (isWanted: () => boolean) => Promise<void>): Promise<boolean> {
    const mine = ++latest;
    const isWanted = () => mine === latest;
    problem.value = null;
    opening.value = name;
    try {
      await work(isWanted);
    } catch (error) {
      if (isWanted()) problem.value = { file: name, refusal: refusalOf(error) };
    }
    if (!isWanted()) return false;
    opening.value = null;
    return problem.value === null;
  }

  function show(replay: OpenedReplay & { readonly askedAt: number }): void {
    clear();
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

  function clear(): void {
    stopChecking();
    opened.value = null;
    transcript.value = null;
    verification.value = null;
  }

  function close(): void {
    latest++;
    clear();
    problem.value = null;
    opening.value = null;
  }

  return { opened, transcript, problem, opening, verification, open, openTranscript, close };
});
