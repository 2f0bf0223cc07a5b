/**
 * The doctor goes from program to program, one after the other, in the background: a short look at each that has just
 * come, a closer one where it is asked for. While games of the contest run the doctor waits, because an examination
 * takes the time of a game; one that is on is broken off then and begun again afterwards.
 */
import type { Checkup } from '../../shared/bridge/contestants.ts';
import type { Report } from '../../shared/doctor/report.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { examineApart, type DoctorOrder } from '../doctor/examine-apart.ts';
import type { Announce } from '../live-games.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { Contestant } from '../store/contestants.ts';
import type { ContestDesk } from './contest-desk.ts';
import type { OpenContest } from './open-contest.ts';

export type Look = 'short' | 'close';

interface Visit {
  readonly program: string;
  readonly look: Look;
}

const LOOKS: Readonly<Record<Look, { readonly mostGames?: number; readonly budgetMs?: number }>> = {
  short: { mostGames: 2, budgetMs: 10_000 },
  close: {},
};
/** How often it is looked whether games run. */
const PATIENCE_MS = 250;

interface CurrentVisit {
  readonly contest: OpenContest;
  readonly visit: Visit;
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

export class DoctorsRound {
  readonly #desk: ContestDesk;
  readonly #worker: URL;
  readonly #announce: Announce;
  readonly #waiting = new Map<string, Visit>();
  /** What kept the doctor from a verdict; for this session only, since it may be mended any time. */
  readonly #failed = new Map<string, Extract<Checkup, { status: 'failed' }>>();
  #current: CurrentVisit | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `worker` is the code of the thread in which programs are examined. */
  constructor(desk: ContestDesk, worker: URL, announce: Announce) {
    this.#desk = desk;
    this.#worker = worker;
    this.#announce = announce;
    desk.onSwitched(() => this.#leave());
  }

  /** Null for whoever has no program or was never examined. */
  checkupOf(contest: OpenContest): (contestant: Contestant) => Checkup | null {
    const done = new Map(contest.file.checkups.list().map((summary) => [summary.programId, summary]));
    return ({ programId }) => {
      if (programId === null) return null;
      const now = this.#stateOf(programId);
      if (now) return now;
      const found = done.get(programId);
      return found ? { status: 'done', diagnosis: found.diagnosis, worst: found.worst } : null;
    };
  }

  /** Those who are named, or all who have not been examined yet. */
  examine(contestants: readonly ContestantId[] | undefined, look: Look): void {
    const contest = this.#desk.open;
    contest.refuseReadOnly();
    const all = contest.file.contestants.list();
    const named = contestants?.map((id) => contest.file.contestants.get(id));
    const examined = new Set(contest.file.checkups.list().map(({ programId }) => programId));
    const patients = named ?? all.filter(({ programId }) => programId !== null && !examined.has(programId));
    const queued = patients.flatMap(({ programId }) => {
      return programId !== null && this.#enqueue({ program: programId, look }) ? [programId] : [];
    });
    this.#tell(queued);
    this.#goOn();
  }

  /** Whether somebody is examined, or waits for it. */
  get isAtWork(): boolean {
    return this.#current !== null || this.#waiting.size > 0;
  }

  report(contestant: ContestantId): Report | null {
    const { file } = this.#desk.open;
    const { programId } = file.contestants.get(contestant);
    return programId === null ? null : file.checkups.report(programId);
  }

  /** Nobody waits any more; the examination that is on is broken off. */
  stop(): void {
    const waiting = [...this.#waiting.keys()];
    const current = this.#current;
    this.#waiting.clear();
    current?.stop.abort(new Error('stopped'));
    this.#tell(waiting);
  }

  /** Resolves when nothing of the doctor runs any more. */
  async close(): Promise<void> {
    this.#leave();
    await this.#current?.done;
  }

  #leave(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#waiting.clear();
    this.#failed.clear();
    this.#current?.stop.abort(new Error('another contest'));
  }

  /** Whether it waits now and did not before. */
  #enqueue(visit: Visit): boolean {
    this.#failed.delete(visit.program);
    const known = this.#waiting.get(visit.program);
    const isOn = this.#isWith(visit.program) && this.#current?.stop.signal.aborted === false;
    if (known?.look === 'close' || isOn) return false;
    this.#waiting.set(visit.program, visit);
    return !known;
  }

  #goOn(): void {
    const contest = this.#desk.current;
    const isFree = contest !== null && !contest.run?.isRunning;
    if (this.#current && !isFree) this.#current.stop.abort(BEGIN_AGAIN);
    const next = this.#waiting.values().next().value;
    if (contest && isFree && next && !this.#current) {
      this.#waiting.delete(next.program);
      this.#visit(contest, next);
    }
    if (this.isAtWork) this.#timer ??= setInterval(() => this.#goOn(), PATIENCE_MS).unref();
    else if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }

  #visit(contest: OpenContest, visit: Visit): void {
    const stop = new AbortController();
    const done = this.#examine(contest, visit, stop.signal).then((failed) => {
      this.#current = null;
      if (this.#desk.current !== contest) return this.#goOn();
      if (failed) this.#failed.set(visit.program, failed);
      const isWaiting = this.#waiting.has(visit.program);
      if (stop.signal.reason === BEGIN_AGAIN && !isWaiting) this.#waiting.set(visit.program, visit);
      this.#tell([visit.program]);
      this.#goOn();
    });
    this.#current = { contest, visit, stop, done };
    this.#tell([visit.program]);
  }

  async #examine(
    contest: OpenContest,
    { program: id, look }: Visit,
    signal: AbortSignal,
  ): Promise<Extract<Checkup, { status: 'failed' }> | null> {
    const { file, programs, scratchRoot } = contest;
    try {
      const program = await file.programs.materialise(id, programs);
      const order: DoctorOrder = {
        game: file.info().game,
        patient: { kind: 'program', program, files: programs.filesOf(id) },
        options: {
          ...mapFor(file),
          scratchRoot,
          settings: file.settings.get('game'),
          referee: file.settings.get('referee'),
          ...LOOKS[look],
        },
      };
      const answer = await examineApart(order, this.#worker, signal);
      if (answer.kind === 'stopped' || this.#desk.current !== contest) return null;
      if (answer.kind === 'report') file.checkups.save(id, answer.report);
      else
        return { status: 'failed', code: answer.kind === 'unable' ? answer.code : 'worker', refusal: answer.refusal };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'worker';
      return { status: 'failed', code, refusal: refusalOf(error) };
    }
    return null;
  }

  /** An examination of the contest that was open before may take a moment to end. */
  #isWith(program: string): boolean {
    return this.#current?.visit.program === program && this.#current.contest === this.#desk.current;
  }

  #stateOf(program: string): Checkup | null {
    if (this.#isWith(program)) return { status: 'running' };
    if (this.#waiting.has(program)) return { status: 'waiting' };
    return this.#failed.get(program) ?? null;
  }

  /** To all windows, for everybody who has one of these programs. */
  #tell(programs: readonly string[]): void {
    const contest = this.#desk.current;
    if (!contest || programs.length === 0) return;
    const checkupOf = this.checkupOf(contest);
    for (const contestant of contest.file.contestants.list()) {
      if (contestant.programId === null || !programs.includes(contestant.programId)) continue;
      const checkup = checkupOf(contestant);
      if (checkup) this.#announce('doctor.changed', { contestant: contestant.id, checkup });
      // Stopped before there was anything to say: the list tells that there is nothing.
      else this.#desk.changed(['contestants']);
    }
  }
}

/** The first that will be played on. */
function mapFor({ maps }: ContestFile): { map?: unknown } {
  const [first] = maps.list();
  return first ? { map: maps.get(first.id) } : {};
}

/** The reason of an examination that is only put off. */
const BEGIN_AGAIN = new Error('games of the contest run');
