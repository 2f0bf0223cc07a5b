/**
 * A program at the board. For each turn: resume, write, wait for the complete answer, stop the clock, suspend. What it
 * printed beyond an answer is kept for the next one (O11); a late answer is thrown away when it comes (D12).
 */
import { randomUUID } from 'node:crypto';
import type { Fault, Game, GameEvent, Seat, TimeLimit } from '../../shared/games/game.ts';
import { SeatClock } from '../../shared/match/clock.ts';
import { endingOf } from '../../shared/match/ending.ts';
import type { RefereeSettings } from '../../shared/match/referee-settings.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { remark } from '../../shared/refusals/remark.ts';
import type { LaunchCommand } from '../contestants/program.ts';
import { runProgram, type Ended, type RunningProgram } from '../contestants/running-program.ts';
import type { Keeper } from '../contestants/keeper.ts';
import { FaultList } from './fault-list.ts';
import { LimitsWatch } from './limits-watch.ts';
import { News } from './news.ts';
import type { Answered, FaultReport, Player, PlayerReport, Question } from './player.ts';
import { PrintedOutput } from './printed-output.ts';
import { shown } from './shown-bytes.ts';
import { StderrTail } from './stderr-tail.ts';
import type { Transcript } from './transcript.ts';

export interface ProgramPlayerOptions {
  readonly game: Game;
  readonly settings: RefereeSettings;
  readonly transcript: Transcript;
  readonly keeper: Keeper;
  /** Copies the program to where it may write, and says how it is started there. */
  prepare(): Promise<LaunchCommand>;
}

/**
 * The exit and the end of the output come a moment apart, in either order: the exit tells why there will be no more, and
 * the last output may hold an answer.
 */
const EXIT_WAIT_MS = 200;

export class ProgramPlayer implements Player {
  readonly #options: ProgramPlayerOptions;
  readonly #clock: SeatClock;
  readonly #output: PrintedOutput;
  readonly #stderr: StderrTail;
  readonly #faults = new FaultList();
  readonly #news = new News();
  #program: RunningProgram | null = null;
  #watch: LimitsWatch | null = null;
  #seat: Seat = 0;
  #turn = 0;
  #outputClosed = false;
  #ended: Ended | null = null;
  /** A fault that is not undone by waiting; it is reported whenever an answer is due and none is buffered. */
  #fatal: { fault: Fault; why: Refusal } | null = null;
  #runningSince: number | null = null;
  #over = false;
  #beginning: Promise<void> | null = null;
  #ending: Promise<void> | null = null;

  constructor(options: ProgramPlayerOptions) {
    this.#options = options;
    this.#clock = new SeatClock(options.settings.startMs);
    this.#output = new PrintedOutput(options.settings);
    this.#stderr = new StderrTail(options.settings.stderrKb * 1024);
  }

  begin(state: unknown, seat: Seat): Promise<void> {
    this.#seat = seat;
    this.#beginning = this.#launch(this.#options.game.protocol.greet(state, seat));
    return this.#beginning;
  }

  async #launch(greeting: string): Promise<void> {
    const { settings, keeper } = this.#options;
    const command = await this.#options.prepare();
    if (this.#over) return;
    const limits = { memoryBytes: settings.memoryMb * 1024 * 1024, processes: settings.processes };
    const mark = randomUUID();
    keeper.expect(mark);
    try {
      this.#program = await runProgram(command, mark, limits, {
        onOutput: (text) => this.#onOutput(text),
        onStderr: (text) => this.#onStderr(text),
        onOutputClosed: () => {
          this.#outputClosed = true;
          this.#news.spread();
        },
        onEnded: (ended) => this.#onEnded(ended),
      });
    } catch (error) {
      if (isFaultOfOurs(error)) throw error;
      this.#fatal = { fault: 'no-start', why: refusal('referee-no-start', { said: (error as Error).message }) };
      return;
    }
    keeper.care(this.#program.group.pid);
    this.#runningSince = performance.now();
    this.#watch = new LimitsWatch(this.#program.group, limits, (fault, why) => this.#stop(fault, why));
    this.#write(greeting);
  }

  millisecondsLeft(limit: TimeLimit): number {
    return this.#clock.left(limit);
  }

  async answer(question: Question): Promise<Answered> {
    const { state, seat, limit, millisecondsLeft, turn } = question;
    this.#turn = turn;
    const ask = this.#options.game.protocol.ask(state, seat, millisecondsLeft);
    const buffered = this.#read(question);
    if (buffered) {
      // O11: it was printed before it was asked for, so it takes no time and wakes nobody.
      this.#write(ask);
      const ms = this.#clock.answered(limit, 0);
      // It may still be running since its start.
      this.rest();
      return { answer: buffered, ms };
    }
    if (this.#faults.forGood) return { answer: { fault: this.#faults.forGood }, ms: 0 };
    // What it ran before it was asked belongs to its start.
    this.#countUnaskedRun();
    this.#output.beginTurn(state);
    this.#resume();
    const begin = performance.now();
    this.#write(ask);
    const deadline = this.#clock.deadline(limit) + this.#options.settings.marginMs;
    const answer = await this.#wait(question, begin, deadline);
    const ms = this.#clock.answered(limit, performance.now() - begin);
    this.rest();
    return { answer, ms: Math.round(ms) };
  }

  tell(state: unknown, turn: number, events: readonly GameEvent[]): void {
    this.#turn = turn;
    this.#write(this.#options.game.protocol.tell(state, this.#seat, events));
  }

  rest(): void {
    this.#countUnaskedRun();
    if (!this.#options.settings.suspend || this.#over) return;
    this.#runningSince = null;
    this.#program?.group.suspend();
    this.#watch?.pause();
  }

  end(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  async #end(): Promise<void> {
    this.#over = true;
    this.#news.spread();
    // What is just being started has to be ended too.
    await this.#beginning?.catch(() => {});
    this.#watch?.stop();
    if (!this.#program) return;
    this.#program.closeInput();
    this.#program.group.resume();
    if (!this.#ended && !this.#fatal) await this.#news.within(this.#options.settings.endMs, () => this.#ended !== null);
    await this.#program.end();
  }

  report(): PlayerReport {
    return {
      thinkingMs: Math.round(this.#clock.usedInAll),
      faults: this.#faults.all(),
      peakMemoryBytes: this.#watch?.peakMemoryBytes ?? 0,
      unenforced: this.#program?.group.unenforced ?? [],
    };
  }

  /** Until an answer is there, the time is up, or the program can give none any more. */
  async #wait(question: Question, begin: number, deadline: number): Promise<Answered['answer']> {
    const isSilent = () => this.#ended !== null && this.#outputClosed;
    for (;;) {
      const answer = this.#read(question);
      if (answer) return answer;
      if (this.#over) return { fault: 'closed' };
      if (this.#fatal) return this.#faultForGood(this.#fatal.fault, this.#fatal.why);
      if (this.#ended || this.#outputClosed) {
        if (!isSilent()) await this.#news.within(EXIT_WAIT_MS, isSilent);
        return this.#read(question) ?? this.#faultOfEnd();
      }
      const left = begin + deadline - performance.now();
      if (left > 0) {
        await this.#news.within(left);
        continue;
      }
      // The clock stops here. What has arrived by now has arrived in time, even if we were late to look.
      if (this.#options.settings.suspend) this.#program?.group.suspend();
      await everythingArrived();
      const inTime = this.#read(question);
      if (inTime) return inTime;
      if (this.#fatal || this.#ended || this.#outputClosed) continue;
      this.#output.giveUpAnswer();
      const ms = Math.round(this.#clock.deadline(question.limit));
      return this.#fault('timeout', refusal('referee-timeout', { ms }));
    }
  }

  /** The next answer of those that were printed, if a whole one is there. */
  #read(question: Question): Answered['answer'] | null {
    const reading = this.#output.read(this.#options.game.protocol, question, this.#outputClosed, (text) =>
      this.#note(refusal('referee-late', { said: JSON.stringify(shown(text.trim())) })),
    );
    if (!reading) return null;
    if (reading.kind === 'answer') return { decision: reading.decision };
    const bytes = reading.text.slice(0, 200);
    const why = refusal('referee-unreadable', { seen: shown(reading.why) });
    this.#faults.add({ fault: 'unreadable', turn: this.#turn, ...remark(why), bytes });
    return { fault: 'unreadable' };
  }

  #onOutput(text: string): void {
    if (this.#over || this.#fatal) return;
    const flood = this.#output.add(text);
    if (flood !== null) return this.#stop('flood', flood);
    this.#options.transcript.add(this.#seat, this.#turn, 'out', text);
    this.#news.spread();
  }

  #onStderr(text: string): void {
    this.#stderr.add(text);
    if (!this.#over) this.#options.transcript.add(this.#seat, this.#turn, 'err', this.#stderr.within(text));
  }

  #onEnded(ended: Ended): void {
    this.#ended = ended;
    // What it started must not go on without it: nobody would stop it in the opponent's turns.
    this.#program?.group.kill().catch(() => {});
    this.#news.spread();
  }

  /** Ends a program that has gone too far, at once. */
  #stop(fault: Fault, why: Refusal): void {
    if (this.#fatal) return;
    this.#fatal = { fault, why };
    this.#output.clear();
    this.#note(why);
    this.#watch?.stop();
    this.#program?.group.kill().catch(() => {});
    this.#news.spread();
  }

  #fault(fault: Fault, why: Refusal): { fault: Fault } {
    this.#faults.add(this.#reportOf(fault, why));
    return { fault };
  }

  #faultForGood(fault: Fault, why: Refusal, more: Partial<FaultReport> = {}): { fault: Fault } {
    this.#faults.addForGood({ ...this.#reportOf(fault, why), ...more, fault });
    return { fault };
  }

  #reportOf(fault: Fault, why: Refusal): FaultReport {
    const stderr = this.#stderr.lastLines();
    this.#note(why);
    return { fault, turn: this.#turn, ...remark(why), ...(stderr === '' ? {} : { stderr }) };
  }

  #faultOfEnd(): { fault: Fault } {
    if (this.#fatal) return this.#faultForGood(this.#fatal.fault, this.#fatal.why);
    if (!this.#ended) return this.#faultForGood('closed', refusal('referee-closed'));
    const { code, signal } = this.#ended;
    const more = { exitCode: code, signal };
    // prlimit (system-limits.ts) reports in the shell's way that it could not become the program.
    if ((code === 126 || code === 127) && this.#stderr.lastLines().startsWith('prlimit: ')) {
      return this.#faultForGood('no-start', refusal('referee-no-start-here'), more);
    }
    if (code === 0) return this.#faultForGood('closed', refusal('referee-ended'), more);
    return this.#faultForGood('crash', refusal('referee-crash', { ending: endingOf(more) }), more);
  }

  #resume(): void {
    this.#runningSince = performance.now();
    this.#program?.group.resume();
    this.#watch?.go();
  }

  #countUnaskedRun(): void {
    if (this.#runningSince === null) return;
    const now = performance.now();
    this.#clock.ranUnasked(now - this.#runningSince);
    this.#runningSince = now;
  }

  #write(text: string): void {
    if (text === '') return;
    this.#options.transcript.add(this.#seat, this.#turn, 'in', text);
    this.#program?.write(text);
  }

  #note(why: Refusal): void {
    this.#options.transcript.note(this.#seat, this.#turn, why);
  }
}

/** A whole round of the event loop, in which every pipe is read once; from one immediate to the next. */
async function everythingArrived(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}

/** Out of processes, files or memory: the machine is in trouble, not the contestant. */
function isFaultOfOurs(error: unknown): boolean {
  return ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EIO'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}
