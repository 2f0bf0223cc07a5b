/**
 * The games that can be watched now. Each keeps its turns, so that whoever joins in the middle gets it whole; news is
 * collected for a moment and sent together, so that a fast game does not drown the window in messages.
 *
 * Whoever plays a game tells of it: `begin` gives the one who does a way to report its turns and its end.
 */
import { randomUUID } from 'node:crypto';
import {
  BridgeError,
  type ContestGame,
  type EventName,
  type EventPayload,
  type GameTranscript,
  type LiveGame,
  type LiveStatus,
  type LiveSummary,
} from '../shared/bridge.ts';
import type { GameSetup, TurnRecord } from '../shared/match/replay.ts';
import { entriesOfTurns, type TranscriptEntry, type TurnRange } from '../shared/match/transcript.ts';
import { refusalOf } from '../shared/refusals/refused-error.ts';
import { refusal } from '../shared/refusals/refusal.ts';
import type { GameOrder } from './referee/game-order.ts';
import type { GameWorkers } from './referee/game-workers.ts';
import { OpenTranscript } from './referee/open-transcript.ts';

/** About two frames of a screen. */
const BATCH_MS = 33;
/** Finished games are kept for those who come late, up to this many. */
const KEPT = 50;

export type Announce = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

export interface LiveOptions {
  readonly live?: string;
  readonly contestGame?: ContestGame;
  /** Where what passes between referee and programs can be read while it is played. */
  readonly transcript?: OpenTranscript;
}

/** How the one who plays a game tells of it. */
export interface LiveReport {
  readonly live: string;
  turn(record: TurnRecord, times: readonly number[]): void;
  /** So many of those who decide this turn have answered, and the next one is asked. */
  answer(answered: number): void;
  end(status: Exclude<LiveStatus, { status: 'running' }>, transcript?: readonly TranscriptEntry[]): void;
}

interface Watched {
  readonly live: string;
  readonly setup: GameSetup;
  readonly passing: OpenTranscript | undefined;
  readonly turns: TurnRecord[];
  readonly times: number[];
  /** How many of those who decide the turn have answered already. */
  answered: number;
  /** When the one who is asked now was asked. */
  asked: number;
  /** How much of all this has been announced. */
  announced: { turns: number; times: number; answered: number };
  end: LiveStatus;
  transcript: readonly TranscriptEntry[];
  /** Until its contest is closed. */
  contestGame: ContestGame | undefined;
}

export class LiveGames {
  readonly #games = new Map<string, Watched>();
  readonly #announce: Announce;
  readonly #workers: GameWorkers;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | null = null;

  constructor(workers: GameWorkers, announce: Announce) {
    this.#workers = workers;
    this.#announce = announce;
  }

  /** Starts a game and returns the id under which it is watched. */
  start(order: GameOrder): string {
    const transcript = new OpenTranscript();
    const report = this.begin(order.setup, { transcript });
    void this.#run(order, report, transcript);
    return report.live;
  }

  /** A game begins, played by whoever gets the report. */
  begin(setup: GameSetup, { live = randomUUID(), contestGame, transcript }: LiveOptions = {}): LiveReport {
    const game: Watched = {
      live,
      setup,
      passing: transcript,
      turns: [],
      times: [],
      answered: 0,
      asked: performance.now(),
      announced: { turns: 0, times: 0, answered: 0 },
      end: { status: 'running' },
      transcript: [],
      contestGame,
    };
    this.#games.delete(live);
    this.#games.set(live, game);
    this.#forgetOldest();
    this.#announce('live.started', summaryOf(game));
    return {
      live,
      turn: (record, times) => {
        game.turns.push(record);
        game.times.push(...times);
        this.#ask(game, 0);
      },
      answer: (answered) => this.#ask(game, answered),
      end: (status, transcript = []) => {
        game.end = status;
        game.transcript = transcript;
        if (this.#stop.signal.aborted) return;
        this.#announceNews();
        this.#announce('live.ended', { live, end: status });
      },
    };
  }

  list(): LiveSummary[] {
    return [...this.#games.values()].map(summaryOf);
  }

  join(live: string): LiveGame {
    const game = this.#find(live);
    const { setup, turns, times, answered, end } = game;
    return { live, setup, turns, times, answered, sinceMs: sinceOf(game), end, ...contestGameOf(game) };
  }

  /** Another contest is opened, or none: what was played is no game of it. */
  leaveContest(): void {
    for (const game of this.#games.values()) game.contestGame = undefined;
  }

  /** Of a game that is being played, what has passed so far; all of it, or that of some turns. */
  async transcript(live: string, turns?: TurnRange): Promise<GameTranscript> {
    const game = this.#find(live);
    const passed = game.end.status === 'running' ? await game.passing?.read(turns) : null;
    if (passed) return { entries: [...passed], complete: false };
    const { transcript, end } = game;
    if (turns) return { entries: entriesOfTurns(transcript, turns), complete: false };
    return { entries: [...transcript], complete: end.status !== 'running' };
  }

  /** Stops whatever still runs. */
  close(): void {
    this.#stop.abort(new Error('the host is closing'));
    if (this.#timer) clearTimeout(this.#timer);
  }

  #find(live: string): Watched {
    const game = this.#games.get(live);
    if (!game) throw new BridgeError('not-found', refusal('live-gone'));
    return game;
  }

  async #run(order: GameOrder, report: LiveReport, open: OpenTranscript): Promise<void> {
    try {
      const { replay, transcript } = await this.#workers.run(order, {
        signal: this.#stop.signal,
        onTurn: report.turn,
        onAnswer: report.answer,
        transcript: open,
      });
      if (replay.outcome) report.end({ status: 'finished', outcome: replay.outcome }, transcript);
      else report.end({ status: 'failed', refusal: refusal('live-no-outcome') }, transcript);
    } catch (error) {
      report.end({ status: 'failed', refusal: refusalOf(error) });
    }
  }

  #ask(game: Watched, answered: number): void {
    game.answered = answered;
    game.asked = performance.now();
    this.#timer ??= setTimeout(() => this.#announceNews(), BATCH_MS);
  }

  #announceNews(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const game of this.#games.values()) {
      const { live, turns, times, answered, announced } = game;
      if (announced.turns === turns.length && announced.answered === answered) continue;
      game.announced = { turns: turns.length, times: times.length, answered };
      const news = { turns: turns.slice(announced.turns), times: times.slice(announced.times) };
      this.#announce('live.turns', { live, from: announced.turns, ...news, answered, sinceMs: sinceOf(game) });
    }
  }

  #forgetOldest(): void {
    for (const [live, game] of this.#games) {
      if (this.#games.size <= KEPT) return;
      if (game.end.status !== 'running') this.#games.delete(live);
    }
  }
}

function summaryOf(game: Watched): LiveSummary {
  const { live, setup, turns, end } = game;
  const names = setup.seats.map(({ name }) => name);
  return { live, game: setup.game, names, turns: turns.length, status: end.status, ...contestGameOf(game) };
}

function contestGameOf({ contestGame }: Watched): Pick<LiveSummary, 'contestGame'> {
  return contestGame ? { contestGame } : {};
}

function sinceOf({ asked }: Watched): number {
  return Math.max(0, Math.round(performance.now() - asked));
}
