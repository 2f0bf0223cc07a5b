/**
 * The one interface that every game implements. A game is data in, data out: it knows no process, no clock, no window
 * and no file, so the same code referees in the host, replays in the window and is studied in a test.
 *
 * Two choices carry the rest. A state is never changed: `decide` returns a new one, so whoever holds an old position
 * may keep it. And `decide` is total: an answer that is late, illegal or missing is an input like any other and has
 * the consequence that the game's rules give it.
 */
import { z } from 'zod';
import type { Random } from './random.ts';

/** A player's place at the board, from 1. */
export type Seat = number;

/** What can keep a contestant from deciding; the referee observes it, the game's rules judge it. */
export const FAULTS = ['timeout', 'crash', 'closed', 'unreadable', 'flood', 'memory', 'processes', 'no-start'] as const;
export type Fault = (typeof FAULTS)[number];

export type Answer<Decision> = { readonly decision: Decision } | { readonly fault: Fault };

/** `move`: for each answer anew; `budget`: for the whole game; `start`: the program's start allowance, no thinking time. */
export type TimeLimit =
  | { readonly kind: 'move'; readonly ms: number }
  | { readonly kind: 'budget'; readonly ms: number }
  | { readonly kind: 'start' };

export interface Turn {
  /** Who decides now; several decide without seeing each other's answers. */
  readonly seats: readonly Seat[];
  readonly limit: TimeLimit;
}

/** Something that happened, in plain JSON. `points` are what it added to each seat's score, in the order of the seats. */
export interface GameEvent {
  readonly type: string;
  readonly points?: readonly number[];
}

/** Why a game ended, as a code that the game's texts put into words, with whom it concerns and details. */
export const reasonSchema = z
  .object({ code: z.string(), seat: z.int().min(1).optional() })
  .catchall(z.union([z.string(), z.number(), z.undefined()]))
  .readonly();
export type Reason = z.infer<typeof reasonSchema>;

export interface Outcome {
  /** The place of each seat, from 1; equal places are a draw. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Every reason that holds, the weightiest first. */
  readonly reasons: readonly Reason[];
  /** For a game played alone: how good it was, to compare attempts; read from the left, more is better. */
  readonly measure?: readonly number[];
}

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The result of reading a program's output, which comes in arbitrary pieces: `consumed` characters are done with. */
export type Reading<Decision> =
  | { readonly kind: 'more'; readonly consumed: number }
  | { readonly kind: 'answer'; readonly decision: Decision; readonly consumed: number }
  | { readonly kind: 'unreadable'; readonly why: string; readonly consumed: number };

/** What a game says to a program and how it reads the answers. One character stands for one byte (Latin-1). */
export interface Protocol<State, Decision, Event> {
  /** Written once, when the program has been launched. */
  greet(state: State, seat: Seat): string;
  /** Written when the seat's turn begins; `millisecondsLeft` is each seat's remaining time, in the order of the seats. */
  ask(state: State, seat: Seat, millisecondsLeft: readonly number[]): string;
  /** Written to a seat after a turn: what it is told of what happened. */
  tell(state: State, seat: Seat, events: readonly Event[]): string;
  /** Reads the next answer from the start of `text`; `ended` when no more output will ever follow. */
  read(state: State, seat: Seat, text: string, ended: boolean): Reading<Decision>;
}

/** Sees what a contestant sees, never the state. It sits down anew for each game and may remember between turns. */
export interface HouseBot<View = unknown, Decision = unknown> {
  sitDown(seat: Seat, random: Random): HousePlayer<View, Decision>;
}

export interface HousePlayer<View = unknown, Decision = unknown> {
  decide(view: View): Decision;
}

/** What is wrong with a map; the game's texts put `code` into words and `clause` names the rule. */
export interface MapProblem {
  readonly code: string;
  readonly clause: string;
  readonly [detail: string]: string | number;
}

export interface Maps<Map, Settings> {
  readonly schema: z.ZodType<Map>;
  /** The map that is played when none is given. */
  readonly standard: Map;
  /** Everything that the schema cannot say; an empty list means that the map can be played. */
  problems(map: Map, settings: Settings): readonly MapProblem[];
  /** Reads the game's older plain-text format; throws a MapTextError that says what is wrong with it. */
  fromText?(text: string): Map;
}

export interface MeasureReading {
  readonly code: string;
  readonly [detail: string]: string | number;
}

export interface LabelledText {
  readonly label: string;
  readonly help: string;
}

/** All words about a game in one language. `{name}` in a text is replaced by that detail of the event or reason. */
export interface GameTexts {
  readonly title: string;
  readonly summary: string;
  readonly seats: readonly string[];
  readonly settings: Readonly<Record<string, LabelledText>>;
  readonly bots: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly problems?: Readonly<Record<string, string>>;
  /** What the maps that come with Meydan are called, by the English names in their files. */
  readonly maps?: Readonly<Record<string, string>>;
  /** What a measure says, for a game that can be played alone. */
  readonly measures?: Readonly<Record<string, string>>;
}

export const LANGUAGES = ['en', 'fa'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Start<Settings, Map> {
  readonly settings: Settings;
  /** Left out for a game without maps. */
  readonly map?: Map;
  readonly seed: number;
  readonly seats: number;
}

/**
 * The parameters stand for the game's own types. They are declared as methods' parameters, which TypeScript compares
 * both ways, so every game is also a plain `Game` for the code that handles all games alike.
 */
export interface Game<
  Settings = unknown,
  Map = unknown,
  State = unknown,
  Decision = unknown,
  Event extends GameEvent = GameEvent,
  View = unknown,
> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly texts: Readonly<Record<Language, GameTexts>>;

  /** An object schema in which every setting has a default; its limits are the setting's limits. */
  readonly settings: z.ZodType<Settings> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  readonly maps?: Maps<Map, Settings>;

  start(start: Start<Settings, Map>): State;
  turn(state: State): Turn;
  /** The answers in the order of `turn(state).seats`. After the end it returns the same state. */
  decide(state: State, answers: readonly Answer<Decision>[]): Step<State, Event>;
  /**
   * The same for whoever never looks at this state again: the next one is made of its memory. For a game whose states
   * are so large that copying them takes longer than the rules.
   */
  playOn?(state: State, answers: readonly Answer<Decision>[]): Step<State, Event>;
  outcome(state: State): Outcome | null;
  scores(state: State): readonly number[];
  /** What the numbers of an outcome's measure stand for, as a code of the texts' `measures` with its details. */
  readMeasure?(measure: readonly number[]): MeasureReading;
  /** What a seat may see, or all of it; plain JSON, and what the boards draw. */
  view(state: State, seat: Seat | 'spectator'): View;
  /** The legal decisions of the seat to move, where they can be listed; a forced pass is one of them. */
  moves?(state: State): readonly Decision[];
  /** The number of move sequences of this length; a finished game counts as one. */
  perft?(state: State, depth: number): number;

  /** The whole position as plain JSON, in a documented form, and back; `load` throws a sentence when it is not one. */
  save(state: State): unknown;
  load(position: unknown): State;
  /** A number that two different positions hardly ever share; what `verify` compares. */
  fingerprint(state: State): number;

  /** A decision as a short line of text, and back; null when it is not one. */
  readonly notation: { write(decision: Decision): string; read(text: string): Decision | null };
  readonly protocol: Protocol<State, Decision, Event>;
  readonly bots: Readonly<Record<string, HouseBot<View, Decision>>>;
}

/** A turn for whoever never looks at `state` again. */
export function playOn(game: Game, state: unknown, answers: readonly Answer<unknown>[]): Step<unknown, GameEvent> {
  return game.playOn ? game.playOn(state, answers) : game.decide(state, answers);
}

export const verdicts = ['won', 'lost', 'drawn', 'finished'] as const;
export type Verdict = (typeof verdicts)[number];

/** The seat in the first place, if it is there alone and has somebody behind it. */
export function winnerOf(outcome: Outcome): Seat | null {
  const first = outcome.places.filter((place) => place === 1).length;
  return outcome.places.length > 1 && first === 1 ? outcome.places.indexOf(1) + 1 : null;
}

/** `finished` is said of a game played alone: there is nobody to win against. */
export function verdictOf(outcome: Outcome, seat: Seat): Verdict {
  if (outcome.places.length === 1) return 'finished';
  const winner = winnerOf(outcome);
  if (winner === null) return 'drawn';
  return winner === seat ? 'won' : 'lost';
}

/** The places that scores give: more is better, equal scores share a place. */
export function placesByScore(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/**
 * Compares the measures of two attempts at a game played alone: positive when the first is better, 0 for a draw. They
 * are read from the left, and the first difference decides; a measure that ends earlier has nothing more to show.
 */
export function compareMeasures(first: readonly number[], second: readonly number[]): number {
  const length = Math.max(first.length, second.length);
  for (let i = 0; i < length; i++) {
    const [a = -Infinity, b = -Infinity] = [first[i], second[i]];
    if (a !== b) return a > b ? 1 : -1;
  }
  return 0;
}
