/**
 * The examination: starts the program, lets it play, closes its input, and tells what was found as it is found. It goes
 * on after a problem as long as there is something to learn, and ends in time whatever the program does.
 */
import type { Game } from '../../shared/games/game.ts';
import type { Symptom, Where } from '../../shared/doctor/finding.ts';
import { diagnosisOf, worstFirst, type ExaminationEvent, type Report } from '../../shared/doctor/report.ts';
import { refereeSettingsSchema, type RefereeSettings } from '../../shared/match/referee-settings.ts';
import { ProgramError } from '../contestants/program.ts';
import { Chart } from './chart.ts';
import { ConsultingRoom, type Patient } from './consulting-room.ts';
import { diagnoseClosing } from './diagnose-closing.ts';
import { diagnoseCourse } from './diagnose-course.ts';
import { diagnoseSilence } from './diagnose-silence.ts';
import { lastWords } from './last-words.ts';
import { measureMemory, measureStart, measureTime } from './measures.ts';
import type { GamePlan, Specialist } from './plan.ts';
import { specialistFor } from './specialists/index.ts';
import { playTrial, type Course } from './trial-game.ts';

export interface ExamineOptions {
  /** Settings that a person chose; the doctor tries others for the rest. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Likewise the map. */
  readonly map?: unknown;
  readonly referee?: RefereeSettings;
  /** Below this folder the program gets its copies; nothing stays there. */
  readonly scratchRoot: string;
  /** More games, and time for them. */
  readonly thorough?: boolean;
  /** At most so many games beside the start: a first look at a program that has just arrived. */
  readonly mostGames?: number;
  /** After this long no more trials are begun. */
  readonly budgetMs?: number;
  readonly seed?: number;
  readonly signal?: AbortSignal;
}

const BUDGET_MS = 30_000;
const THOROUGH_BUDGET_MS = 180_000;
/** Kept for closing its input at the end. */
const RESERVE_MS = 3000;
/** Games that would have less are not begun. */
const LEAST_MS = 500;

/** Ends with the report. Stopping to listen ends the examination, too; nothing is left of the program in any case. */
export async function* examine(
  game: Game,
  patient: Patient,
  options: ExamineOptions,
): AsyncGenerator<ExaminationEvent, void> {
  const { settings = {}, map, thorough = false, seed = 1, scratchRoot, signal } = options;
  const room = new ConsultingRoom({
    patient,
    referee: options.referee ?? refereeSettingsSchema.parse({}),
    scratchRoot,
    budgetMs: options.budgetMs ?? (thorough ? THOROUGH_BUDGET_MS : BUDGET_MS),
    ...(signal ? { signal } : {}),
  });
  const specialist = specialistFor(game);
  const plans = specialist.plans({
    settings: game.settings.parse(settings) as Record<string, unknown>,
    fixed: new Set(Object.keys(settings)),
    ...(map === undefined ? {} : { map }),
    seed,
    thorough,
  });
  const examination = new Examination(game, room, specialist, plans.slice(0, options.mostGames ?? plans.length));
  try {
    yield* examination.run();
    yield { kind: 'report', report: examination.report() };
  } finally {
    await room.close();
  }
}

/** The report on a program that could not even be taken in. */
export function reportOnRefusal(game: Game, name: string, error: ProgramError): Report {
  const chart = new Chart(game.id);
  chart.note({ code: 'no-start', what: error.message, refusal: error.refusal }, { trial: 'start' });
  return reportOf(game, { name }, chart, 0);
}

function reportOf(game: Game, program: Report['program'], chart: Chart, tookMs: number): Report {
  const findings = worstFirst(chart.findings);
  const diagnosis = diagnosisOf(findings);
  return { format: 'meydan-check', version: 1, game: game.id, program, diagnosis, findings, tookMs };
}

class Examination {
  readonly #game: Game;
  readonly #room: ConsultingRoom;
  readonly #specialist: Specialist;
  readonly #plans: readonly GamePlan[];
  readonly #chart: Chart;
  readonly #courses: Course[] = [];
  #trials = 0;

  constructor(game: Game, room: ConsultingRoom, specialist: Specialist, plans: readonly GamePlan[]) {
    this.#game = game;
    this.#room = room;
    this.#specialist = specialist;
    this.#plans = plans;
    this.#chart = new Chart(game.id);
  }

  async *run(): AsyncGenerator<ExaminationEvent, void> {
    const speaking = yield* this.#start();
    let played = 0;
    if (!speaking) {
      // Nothing wrong and no answer either: the time was too short even for its start.
      if (!this.#chart.isFatal) yield* this.#summarise(played);
      return;
    }
    for (const [i, plan] of this.#plans.entries()) {
      const leftMs = this.#room.leftMs - RESERVE_MS;
      if (leftMs < LEAST_MS) break;
      // Twice its share: most games need far less than theirs.
      const mostMs = Math.min(leftMs, (2 * leftMs) / (this.#plans.length - i));
      const course = yield* this.#play(plan, mostMs);
      if (course.left !== 'time') played++;
    }
    if (!this.#courses.some(hasDecided)) this.#chart.worsen();
    yield this.#begin('closing');
    const closing = await diagnoseClosing(this.#room, speaking);
    if (closing) yield* this.#note(closing, { trial: 'closing' });
    yield* this.#summarise(played);
  }

  report(): Report {
    const { name, kind } = this.#room.patient.program;
    return reportOf(this.#game, { name, kind }, this.#chart, this.#room.tookMs);
  }

  /** Starts it twice in the first seat, and in another one if it said nothing; returns a course in which it spoke. */
  async *#start(): AsyncGenerator<ExaminationEvent, Course | null> {
    yield this.#begin('start');
    const unfit = await this.#unfitToStart();
    if (unfit) {
      yield* this.#note(unfit, { trial: 'start' });
      return null;
    }
    const [usual] = this.#plans;
    if (!usual) throw new Error(`the doctor has nothing to play in ${this.#game.id}`);
    const plan: GamePlan = { ...usual, trial: 'start', answers: 1 };
    const first = yield* this.#course(plan);
    const again = hasSpoken(first) ? yield* this.#course(plan) : null;
    const measured = again ? measureStart(this.#room, first, again) : null;
    if (measured) yield* this.#note(measured, { trial: 'start' });
    if (again) return again;
    const elsewhere = this.#plans.find(({ seat }) => seat !== usual.seat);
    // A forgotten flush is forgotten in every seat.
    if (!elsewhere || this.#chart.has('no-flush')) return null;
    const other = yield* this.#course({ ...elsewhere, trial: 'start', answers: 1 });
    return hasSpoken(other) ? other : null;
  }

  /** What only the system can tell: no interpreter, another processor. */
  async #unfitToStart(): Promise<Symptom | null> {
    try {
      await this.#room.prepare();
      return null;
    } catch (error) {
      if (error instanceof ProgramError) return { code: 'no-start', what: error.message, refusal: error.refusal };
      throw error;
    } finally {
      await this.#room.tidy();
    }
  }

  async *#play(plan: GamePlan, mostMs: number): AsyncGenerator<ExaminationEvent, Course> {
    const { trial, seat, board, against } = plan;
    yield this.#begin(trial, { seat, ...(board ? { board } : {}), ...(against ? { against } : {}) });
    return yield* this.#course(plan, mostMs);
  }

  async *#course(plan: GamePlan, mostMs = this.#room.leftMs): AsyncGenerator<ExaminationEvent, Course> {
    const course = await playTrial(this.#room, this.#specialist, plan, mostMs);
    this.#courses.push(course);
    const { symptoms, silent } = diagnoseCourse(this.#room, this.#specialist, course);
    for (const { symptom, turn } of symptoms) {
      const unexplained = symptom.code === 'crash' && symptom.stderr === '' && !this.#chart.has('crash');
      const explained = unexplained ? { ...symptom, stderr: await lastWords(this.#room, course) } : symptom;
      yield* this.#note(explained, { ...placeOf(plan), turn });
    }
    if (silent) {
      const why = await diagnoseSilence(this.#room, this.#specialist, course);
      for (const symptom of why) yield* this.#note(symptom, { ...placeOf(plan), turn: 1 });
    }
    return course;
  }

  async *#summarise(played: number): AsyncGenerator<ExaminationEvent, void> {
    const where: Where = { trial: 'summary' };
    const answers = this.#courses.reduce((sum, course) => sum + course.answers.length, 0);
    const measured = [measureTime(this.#courses), measureMemory(this.#room, this.#courses)];
    for (const symptom of measured) if (symptom) yield* this.#note(symptom, where);
    yield* this.#note({ code: 'played', games: this.#courses.length, answers }, where);
    const planned = this.#plans.length;
    if (played < planned) yield* this.#note({ code: 'cut-short', played, planned }, where);
  }

  #begin(trial: Where['trial'], place: Pick<Where, 'seat' | 'board' | 'against'> = {}): ExaminationEvent {
    this.#room.throwIfCancelled();
    return { kind: 'trial', trial, number: ++this.#trials, of: this.#plans.length + 2, ...place };
  }

  *#note(symptom: Symptom, where: Where): Generator<ExaminationEvent, void> {
    const finding = this.#chart.note(symptom, where);
    if (finding) yield { kind: 'finding', finding };
  }
}

function hasDecided({ answers }: Course): boolean {
  return answers.some(({ answer }) => 'decision' in answer);
}

/** Also one that cannot be read: the next ones may be better. */
function hasSpoken(course: Course): boolean {
  return hasDecided(course) || course.report.faults.some(({ fault }) => fault === 'unreadable');
}

function placeOf({ trial, seat, board, against, seed }: GamePlan): Where {
  return { trial, seat, seed, ...(board ? { board } : {}), ...(against ? { against } : {}) };
}
