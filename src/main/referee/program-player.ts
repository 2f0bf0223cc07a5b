/**
 * A program at the board. For each turn: resume, write, wait for the complete answer, stop the clock, suspend. What it
 * printed beyond an answer is kept for the next one (O11); a late answer is thrown away when it comes (D12).
 */
import type { Fault, Game, GameEvent, Seat, TimeLimit } from '../../shared/games/game.ts';
import { SeatClock } from '../../shared/match/clock.ts';
import type { RefereeSettings } from '../../shared/match/referee-settings.ts';
import type { LaunchCommand } from '../contestants/program.ts';
import { runProgram, type Ended, type RunningProgram } from '../contestants/running-program.ts';
import type { Keeper } from '../contestants/keeper.ts';
import { LimitsWatch } from './limits-watch.ts';
import type { Answered, FaultReport, Player, PlayerReport, Question } from './player.ts';
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

/** After the output was closed the exit is usually a moment away, and tells why. */
const EXIT_WAIT_MS = 200;

export class ProgramPlayer implements Player {
  readonly #options: ProgramPlayerOptions;
  readonly #clock: SeatClock;
  readonly #stderr: StderrTail;
  readonly #faults: FaultReport[] = [];
  #program: RunningProgram | null = null;
  #watch: LimitsWatch | null = null;
  #seat: Seat = 0;
  #turn = 0;
  #buffer = '';
  /** Answers that were due and have not come yet; when they come they are thrown away. */
  #late = 0;
  #turnOutput = 0;
  #gameOutput = 0;
  #outputClosed = false;
  #ended: Ended | null = null;
  /** A fault that is not undone by waiting; it is reported whenever an answer is due and none is buffered. */
  #fatal: { fault: Fault; what: string } | null = null;
  #runningSince: number | null = null;
  #over = false;
  /** Wakes whoever waits for news of the program. */
  #news: () => void = () => {};

  constructor(options: ProgramPlayerOptions) {
    this.#options = options;
    this.#clock = new SeatClock(options.settings.startMs);
    this.#stderr = new StderrTail(options.settings.stderrKb * 1024);
  }

  async begin(state: unknown, seat: Seat): Promise<void> {
    this.#seat = seat;
    const { game, settings, keeper } = this.#options;
    const command = await this.#options.prepare();
    const limits = { memoryBytes: settings.memoryMb * 1024 * 1024, processes: settings.processes };
    try {
      this.#program = await runProgram(command, limits, {
        onOutput: (text) => this.#onOutput(text),
        onStderr: (text) => this.#onStderr(text),
        onOutputClosed: () => {
          this.#outputClosed = true;
          this.#news();
        },
        onEnded: (ended) => {
          this.#ended = ended;
          this.#news();
        },
      });
    } catch (error) {
      if (isFaultOfOurs(error)) throw error;
      this.#fatal = { fault: 'no-start', what: `It cannot be started: ${(error as Error).message}` };
      return;
    }
    keeper.care(this.#program.group.pid, this.#program.mark);
    this.#runningSince = performance.now();
    this.#watch = new LimitsWatch(this.#program.group, limits, (fault, what) => this.#stop(fault, what));
    this.#write(game.protocol.greet(state, seat));
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
      return { answer: buffered, ms: 0 };
    }
    // What it ran before it was asked belongs to its start.
    this.#countUnaskedRun();
    this.#turnOutput = 0;
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
    this.#watch?.pause();
    this.#program?.group.suspend();
  }

  async end(): Promise<void> {
    if (this.#over) return;
    this.#over = true;
    this.#watch?.stop();
    if (!this.#program) return;
    this.#program.closeInput();
    this.#program.group.resume();
    if (!this.#ended && !this.#fatal) await this.#newsWithin(this.#options.settings.endMs, () => this.#ended !== null);
    await this.#program.group.kill();
  }

  report(): PlayerReport {
    return {
      thinkingMs: Math.round(this.#clock.usedInAll),
      faults: this.#faults,
      peakMemoryBytes: this.#watch?.peakMemoryBytes ?? 0,
    };
  }

  /** Until an answer is there, the time is up, or the program can give none any more. */
  async #wait(question: Question, begin: number, deadline: number): Promise<Answered['answer']> {
    for (;;) {
      const answer = this.#read(question);
      if (answer) return answer;
      if (this.#fatal) return this.#fault(this.#fatal.fault, this.#fatal.what);
      if (this.#ended) return this.#faultOfEnd(this.#ended);
      if (this.#outputClosed) {
        await this.#newsWithin(EXIT_WAIT_MS, () => this.#ended !== null);
        return this.#ended
          ? this.#faultOfEnd(this.#ended)
          : this.#fault('closed', 'It closed its output and lives on.');
      }
      const left = begin + deadline - performance.now();
      if (left > 0) {
        await this.#newsWithin(left);
        continue;
      }
      // The clock stops here. What has arrived by now has arrived in time, even if we were late to look.
      this.#program?.group.suspend();
      await new Promise((resolve) => setImmediate(resolve));
      const inTime = this.#read(question);
      if (inTime) return inTime;
      if (this.#fatal || this.#ended || this.#outputClosed) continue;
      this.#late++;
      return this.#fault('timeout', `It gave no answer within ${Math.round(this.#clock.deadline(question.limit))} ms.`);
    }
  }

  /** The next answer in the buffer, if a whole one is there. */
  #read({ state, seat }: Question): Answered['answer'] | null {
    for (;;) {
      const reading = this.#options.game.protocol.read(state, seat, this.#buffer, this.#outputClosed);
      const consumed = this.#buffer.slice(0, reading.consumed);
      this.#buffer = this.#buffer.slice(reading.consumed);
      if (reading.kind === 'more') return null;
      if (this.#late > 0) {
        this.#late--;
        this.#note(`thrown away, because it came too late: ${JSON.stringify(consumed.trim())}`);
        continue;
      }
      if (reading.kind === 'answer') return { decision: reading.decision };
      this.#faults.push({
        fault: 'unreadable',
        turn: this.#turn,
        what: `It cannot be read: ${reading.why}`,
        bytes: consumed.slice(0, 200),
      });
      return { fault: 'unreadable' };
    }
  }

  #onOutput(text: string): void {
    if (this.#over) return;
    const { turnOutputKb, gameOutputKb } = this.#options.settings;
    this.#turnOutput += text.length;
    this.#gameOutput += text.length;
    if (this.#turnOutput > turnOutputKb * 1024)
      this.#stop('flood', `It printed more than ${turnOutputKb} KB in one turn.`);
    else if (this.#gameOutput > gameOutputKb * 1024)
      this.#stop('flood', `It printed more than ${gameOutputKb} KB in one game.`);
    if (this.#fatal) return;
    this.#options.transcript.add(this.#seat, this.#turn, 'out', text);
    this.#buffer += text;
    this.#news();
  }

  #onStderr(text: string): void {
    this.#stderr.add(text);
    if (!this.#over) this.#options.transcript.add(this.#seat, this.#turn, 'err', this.#stderr.within(text));
  }

  /** Ends a program that has gone too far, at once. */
  #stop(fault: Fault, what: string): void {
    if (this.#fatal) return;
    this.#fatal = { fault, what };
    this.#buffer = '';
    this.#note(what);
    this.#watch?.stop();
    this.#program?.group.kill().catch(() => {});
    this.#news();
  }

  #fault(fault: Fault, what: string, more: Partial<FaultReport> = {}): { fault: Fault } {
    const stderr = this.#stderr.lastLines();
    this.#faults.push({ fault, turn: this.#turn, what, ...(stderr === '' ? {} : { stderr }), ...more });
    this.#note(what);
    return { fault };
  }

  #faultOfEnd({ code, signal }: Ended): { fault: Fault } {
    const more = { exitCode: code, signal };
    // prlimit (system-limits.ts) reports in the shell's way that it could not become the program.
    if ((code === 126 || code === 127) && this.#stderr.lastLines().startsWith('prlimit: ')) {
      return this.#fault('no-start', 'The system cannot start it.', more);
    }
    if (signal) return this.#fault('crash', `It was ended by the signal ${signal}.`, more);
    if (code === 0) return this.#fault('closed', 'It ended by itself with exit code 0.', more);
    return this.#fault('crash', `It ended with exit code ${code}.`, more);
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

  #note(text: string): void {
    this.#options.transcript.add(this.#seat, this.#turn, 'note', text);
  }

  /** Waits for any news, or until `enough` holds, but not longer than this. */
  async #newsWithin(ms: number, enough: () => boolean = () => true): Promise<void> {
    const until = performance.now() + ms;
    do {
      const left = until - performance.now();
      if (left <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#news = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#news = () => {};
    } while (!enough());
  }
}

/** Out of processes, files or memory: the machine is in trouble, not the contestant. */
function isFaultOfOurs(error: unknown): boolean {
  return ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EIO'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}
