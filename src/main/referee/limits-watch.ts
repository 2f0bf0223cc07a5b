/**
 * Watches what a program uses while it runs and tells when it goes beyond its limits. On Windows the job object enforces
 * the limits itself and this only puts a name to it; on Linux the system has no limit for a whole group of processes,
 * so looking at it often is how it is enforced.
 */
import type { Fault } from '../../shared/games/game.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import type { GroupLimits, ProcessGroup } from '../contestants/program.ts';

const LOOK_EVERY_MS = 50;

export class LimitsWatch {
  readonly #group: ProcessGroup;
  readonly #limits: GroupLimits;
  readonly #onBeyond: (fault: Fault, why: Refusal) => void;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  #looked = 0;
  peakMemoryBytes = 0;

  constructor(group: ProcessGroup, limits: GroupLimits, onBeyond: (fault: Fault, why: Refusal) => void) {
    this.#group = group;
    this.#limits = limits;
    this.#onBeyond = onBeyond;
    this.go();
  }

  go(): void {
    if (this.#stopped) return;
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  /**
   * A suspended program can use no more than it has, so one look is enough, and not after every quick answer;
   * without any a program that always answers quickly would never be looked at.
   */
  pause(): void {
    if (!this.#timer) return;
    if (performance.now() - this.#looked >= LOOK_EVERY_MS) this.#look();
    this.#rest();
  }

  stop(): void {
    this.#stopped = true;
    this.#rest();
  }

  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    this.#looked = performance.now();
    const { memoryBytes, processes } = this.#group.usage();
    this.peakMemoryBytes = Math.max(this.peakMemoryBytes, memoryBytes);
    if (memoryBytes > this.#limits.memoryBytes) {
      const [used, allowed] = [megabytes(memoryBytes), megabytes(this.#limits.memoryBytes)];
      this.#onBeyond('memory', refusal('referee-memory', { used, allowed }));
    } else if (processes > this.#limits.processes) {
      const why = refusal('referee-processes', { running: processes, allowed: this.#limits.processes });
      this.#onBeyond('processes', why);
    }
  }
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / (1024 * 1024));
}
