/**
 * A program outside of any game: it is told something, its input is closed, and the doctor watches what it does. The
 * referee has no use for what comes after the end of a game; here it is the question.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram, type Ended, type RunningProgram } from '../contestants/running-program.ts';
import { LimitsWatch } from '../referee/limits-watch.ts';
import type { ConsultingRoom } from './consulting-room.ts';

/** What is kept of its output; how much more it prints is only counted. */
const MOST_KEPT = 64 * 1024;
const LOOK_EVERY_MS = 10;

export class Bedside {
  readonly #room: ConsultingRoom;
  #program: RunningProgram | null = null;
  #watch: LimitsWatch | null = null;
  output = '';
  stderr = '';
  printed = 0;
  ended: Ended | null = null;
  outputClosed = false;

  private constructor(room: ConsultingRoom) {
    this.#room = room;
  }

  /** Null when it cannot be started; the trial games have said so before. */
  static async sitDown(room: ConsultingRoom): Promise<Bedside | null> {
    const bedside = new Bedside(room);
    const { memoryMb, processes } = room.referee;
    const limits = { memoryBytes: memoryMb * 1024 * 1024, processes };
    try {
      const mark = randomUUID();
      room.keeper.expect(mark);
      const program = await runProgram(await room.prepare(), mark, limits, {
        onOutput: (text) => {
          bedside.printed += text.length;
          bedside.output += text.slice(0, Math.max(0, MOST_KEPT - bedside.output.length));
        },
        onStderr: (text) => (bedside.stderr = (bedside.stderr + text).slice(-MOST_KEPT)),
        onOutputClosed: () => (bedside.outputClosed = true),
        onEnded: (ended) => (bedside.ended = ended),
      });
      room.keeper.care(program.group.pid);
      bedside.#program = program;
      bedside.#watch = new LimitsWatch(program.group, limits, () => void program.group.kill().catch(() => {}));
      return bedside;
    } catch {
      return null;
    }
  }

  say(text: string): void {
    this.#program?.write(text);
  }

  closeInput(): void {
    this.#program?.closeInput();
  }

  /** What share of the time it computes. */
  async busyShare(ms: number): Promise<number> {
    const before = this.#program?.group.usage().cpuMs ?? 0;
    const begin = performance.now();
    await this.until(() => this.ended !== null, ms);
    const after = this.#program?.group.usage().cpuMs ?? 0;
    return (after - before) / Math.max(1, performance.now() - begin);
  }

  /** Waits until `enough` holds, at most this long. Returns whether it does. */
  async until(enough: () => boolean, ms: number): Promise<boolean> {
    const until = performance.now() + Math.min(ms, this.#room.leftMs);
    while (!enough()) {
      this.#room.throwIfCancelled();
      if (performance.now() >= until) return false;
      await wait(LOOK_EVERY_MS);
    }
    return true;
  }

  /** Nothing of it is left when this resolves. */
  async leave(): Promise<void> {
    this.#watch?.stop();
    await this.#program?.end();
    await this.#room.tidy();
  }
}
