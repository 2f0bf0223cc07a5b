/** What the doctor lets a program play, and what each game's specialist knows. */
import type { Game, GameEvent, Seat } from '../../shared/games/game.ts';
import type { Symptom, Trial } from '../../shared/doctor/finding.ts';

/** One game to be played: everything about it but the program. */
export interface GamePlan {
  readonly trial: Trial;
  /** May have more bots than the game itself; its rules are the game's. */
  readonly game: Game;
  readonly settings: unknown;
  readonly map?: unknown;
  readonly position?: unknown;
  readonly seats: number;
  /** Where the program sits. */
  readonly seat: Seat;
  /** The bot on all other seats. */
  readonly against?: string;
  /** The board in a few characters, where there are several. */
  readonly board?: string;
  readonly seed: number;
  /** The game is left after so many answers of the program. */
  readonly answers?: number;
}

export interface PlanRequest {
  /** All settings; those in `fixed` were chosen by a person and stay. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly fixed: ReadonlySet<string>;
  /** The map that a person chose. */
  readonly map?: unknown;
  readonly seed: number;
  readonly thorough: boolean;
}

/** What happened to the program in one turn, as the game tells it. */
export interface OwnEvent {
  readonly turn: number;
  readonly event: GameEvent & Readonly<Record<string, unknown>>;
  /** The position in which it answered. */
  readonly state: unknown;
  /** What it had printed as its answer. */
  readonly printed: string;
}

export interface PlacedSymptom {
  readonly symptom: Symptom;
  readonly turn: number;
}

export interface Specialist {
  /** The games to be played, the most telling first. */
  plans(request: PlanRequest): GamePlan[];
  /** What the game's own events tell about the program that they happened to, out of so many answers. */
  symptoms(events: readonly OwnEvent[], answers: number): PlacedSymptom[];
  /** Whether a decision is really an answer, in games that read anything. */
  isAnswer?(decision: unknown): boolean;
  /** Among many numbers the legal move is the answer. */
  isLegal?(decision: unknown, state: unknown): boolean;
  /** The word that closes an answer, where the line end does not. */
  readonly closing?: string;
  /** Its answers are numbers, so any word is one too many. */
  readonly numbersOnly?: true;
  /** Its own events tell more about an answer that cannot be read than its text does. */
  readonly tellsUnreadable?: true;
  /** Nothing more will come of this game. */
  isStuck?(events: readonly Pick<OwnEvent, 'event'>[]): boolean;
}
