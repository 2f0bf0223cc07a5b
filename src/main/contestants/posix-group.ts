/**
 * Programs on Linux and macOS: each is the leader of a process group of its own, which is stopped, continued and killed
 * as one. A process that leaves the group is still found on Linux, by a mark in its environment that it inherits.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { allProcessIds, environmentOf, factsOf, newestProcessId, type ProcessFacts } from './linux-processes.ts';
import type { ProcessGroup, Usage } from './program.ts';
import { unlimitedHere } from './system-limits.ts';

/** The environment variable that all processes of one launched program share. */
export const MARK = 'MEYDAN_PROGRAM';

const LONGEST_KILL_MS = 5000;
/** A program that goes on starting processes outside its group for so long is stopped at the next look. */
const MOST_ROUNDS = 50;

export function superviseOnPosix(pid: number, mark: string): ProcessGroup {
  return new PosixGroup(pid, `\0${MARK}=${mark}\0`);
}

class PosixGroup implements ProcessGroup {
  readonly pid: number;
  readonly unenforced = process.platform === 'linux' ? unlimitedHere() : (['unenforced-strays'] as const);
  readonly #mark: string;
  /** When the program was started: whatever is older is not of it. */
  readonly #born: number;
  #suspended = false;
  /** All of its processes at the last look. */
  #members: readonly ProcessFacts[] = [];
  /** Those among them that left the group, and when they started. */
  #strays: ReadonlyMap<number, number> = new Map();
  /** What was looked at and does not belong to us; forgotten when process ids begin again. */
  readonly #foreign = new Set<number>();
  /** The newest process of the system at the last look. */
  #newest = -1;
  /** Whether it could be told of everybody, at the last look, to whom they belong. */
  #isCertain = false;
  #end: Promise<void> | null = null;

  constructor(pid: number, mark: string) {
    this.pid = pid;
    this.#mark = mark;
    this.#born = process.platform === 'linux' ? (factsOf(pid)?.started ?? 0) : 0;
  }

  suspend(): void {
    if (this.#suspended || this.#end) return;
    this.#suspended = true;
    signal(-this.pid, 'SIGSTOP');
    // Only the leader can never leave its group; anybody else may have done so without being a new process.
    if (this.#members.length !== 1 || this.#somethingNew()) this.#stopStrays();
  }

  resume(): void {
    if (!this.#suspended || this.#end) return;
    this.#suspended = false;
    signal(-this.pid, 'SIGCONT');
    for (const pid of this.#strays.keys()) signal(pid, 'SIGCONT');
  }

  usage(): Usage {
    if (this.#end) return { cpuMs: 0, memoryBytes: 0, processes: 0 };
    const members = this.#somethingNew() ? this.#lookAround() : this.#lookAgain();
    return {
      cpuMs: members.reduce((sum, { cpuTicks }) => sum + cpuTicks * 10, 0),
      memoryBytes: members.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
      processes: members.length,
    };
  }

  /** Once it is over no signal is sent any more: the ids may be those of strangers then. */
  kill(): Promise<void> {
    this.#end ??= this.#killAll().catch((error: unknown) => {
      this.#end = null;
      throw error;
    });
    return this.#end;
  }

  async #killAll(): Promise<void> {
    const until = performance.now() + LONGEST_KILL_MS;
    for (let pause = 1; ; pause = Math.min(2 * pause, 50)) {
      // Believing nothing that was seen before. Stopped first, so that none is overlooked because its parent has gone.
      this.#foreign.clear();
      signal(-this.pid, 'SIGSTOP');
      const left = this.#stopStrays();
      signal(-this.pid, 'SIGKILL');
      for (const { pid } of left) signal(pid, 'SIGKILL');
      if (left.length === 0) return;
      if (performance.now() > until)
        throw new Error(`the processes ${left.map(({ pid }) => pid).join(', ')} cannot be ended`);
      await sleep(pause);
    }
  }

  /**
   * Those that left the group are stopped one by one. What they start meanwhile is found in the next round: the last one
   * is that in which all stood still and nothing was started between its beginning and its end.
   */
  #stopStrays(): readonly ProcessFacts[] {
    for (let round = 1; ; round++) {
      const members = this.#look();
      const running = members.filter(({ pid, state }) => this.#strays.has(pid) && state !== 'T');
      for (const { pid } of running) signal(pid, 'SIGSTOP');
      if (round === MOST_ROUNDS || (running.length === 0 && !this.#somethingNew())) return members;
    }
  }

  /** Whoever slipped through when the program was suspended is caught at the next look. */
  #lookAround(): readonly ProcessFacts[] {
    return this.#suspended ? this.#stopStrays() : this.#look();
  }

  #somethingNew(): boolean {
    return process.platform !== 'linux' || !this.#isCertain || newestProcessId() !== this.#newest;
  }

  /** The same processes as at the last look, those that have ended left out. */
  #lookAgain(): readonly ProcessFacts[] {
    this.#members = this.#members.flatMap(({ pid, started }) => {
      const facts = factsOf(pid);
      return facts && facts.started === started && facts.state !== 'Z' ? [facts] : [];
    });
    return this.#members;
  }

  /** All living processes of the program; those that left the group are remembered. */
  #look(): readonly ProcessFacts[] {
    if (process.platform !== 'linux') return membersByPs(this.pid);
    const newest = newestProcessId();
    if (newest < this.#newest) this.#foreign.clear();
    this.#newest = newest;
    const members = new Map<number, ProcessFacts>();
    const outside: Outsider[] = [];
    for (const pid of allProcessIds()) {
      if (this.#foreign.has(pid)) continue;
      const facts = factsOf(pid);
      if (!facts || facts.state === 'Z') continue;
      if (facts.group === this.pid) members.set(pid, facts);
      else if (facts.started < this.#born) this.#foreign.add(pid);
      else outside.push({ facts, environment: environmentOf(pid) });
    }
    const strangers = this.#claimStrays(outside, members);
    for (const { facts, environment } of strangers) if (environment) this.#foreign.add(facts.pid);
    this.#strays = new Map(
      [...members.values()].filter(({ group }) => group !== this.pid).map(({ pid, started }) => [pid, started]),
    );
    this.#members = [...members.values()];
    this.#isCertain = strangers.every(({ environment }) => environment !== null);
    return this.#members;
  }

  /**
   * Puts those that left the group among the members and returns the others. A process that forgets the mark is still
   * known by its parent, and then by itself. A child may have the smaller id, because ids begin again: so it is asked
   * until nobody else is found.
   */
  #claimStrays(outside: readonly Outsider[], members: Map<number, ProcessFacts>): readonly Outsider[] {
    const strangers = outside.filter(({ facts, environment }) => {
      const { pid, parent, started } = facts;
      const isOurs =
        this.#strays.get(pid) === started || members.has(parent) || (environment?.includes(this.#mark) ?? false);
      if (isOurs) members.set(pid, facts);
      return !isOurs;
    });
    return strangers.length === outside.length ? strangers : this.#claimStrays(strangers, members);
  }
}

/** A process outside the group, and what it was started with; null while it is just becoming another program. */
interface Outsider {
  readonly facts: ProcessFacts;
  readonly environment: string | null;
}

/** macOS has no /proc. */
function membersByPs(group: number): ProcessFacts[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,rss='], { encoding: 'latin1' });
  return list.split('\n').flatMap((line) => {
    const [pid = '', pgid = '', state = '', rss = ''] = line.trim().split(/\s+/);
    if (Number(pgid) !== group || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: 0, group, state, cpuTicks: 0, started: 0, residentBytes: Number(rss) * 1024 }];
  });
}

/** Nobody there to signal is no mistake: the process has just ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
