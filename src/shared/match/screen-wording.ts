/**
 * What a game reports, in words for a reader: on the screen, in a report. Counts are written in the digits of the language; a place on the board
 * keeps the digits and the order of the protocol, so that a student finds it in the log.
 */
import type { Game, GameEvent, Language, Reason } from '../games/game.ts';
import { wordEvent, wordReason } from './wording.ts';
import { setNumber } from '../numbers.ts';

export interface Wording {
  seat(seat: number): string;
  event(event: GameEvent): string;
  reason(reason: Reason): string;
}

/** The details that are numbers of the protocol and not counts. */
const AS_WRITTEN = /^(seat|loser|row|col|x|y|q|r|cell|from|to|target|at|ring|number|id|(from|to)(Row|Col|X|Y|Q|R))$/;

/** After the counts have got their digits, Latin digits are places. Those that stand together are kept together. */
const PLACES = /[-\u2212]?[0-9]+(?:[ ,:→×-]+-?[0-9]+)*/g;
/** “Of 1” is not read as two things, wherever the line ends: a number or a place stays with the word before it. */
const BEFORE_NUMBER = /(?<=[\p{L}\p{M}]) (?=\(?[-\u2212]?\p{Nd})/gu;
const KEPT = '\u00a0';

/** A seat is called by its colour, or by the name that is given for it. */
export function createWording(game: Game, language: Language, names: readonly string[] = []): Wording {
  const seat = (number: number): string =>
    names[number - 1] ?? game.texts[language].seats[number - 1] ?? setNumber(language, number);
  const words = { game, language, nameOf: seat };

  /** A place stays on its line, and so does a number with what it counts. A right-to-left sentence would also show the last of two numbers first. */
  function keepPlaces(text: string): string {
    return text.replace(BEFORE_NUMBER, KEPT).replace(PLACES, (place) => {
      const kept = place.replaceAll(' ', KEPT);
      return language === 'fa' ? `\u2066${kept}\u2069` : kept;
    });
  }

  function write(value: number | readonly number[]): string {
    const numbers = [value].flat().map((each) => setNumber(language, each));
    const last = numbers.pop() ?? '';
    if (numbers.length === 0) return last;
    return language === 'fa' ? `${numbers.join('، ')} و ${last}` : `${numbers.join(', ')} and ${last}`;
  }

  function withDigits<Details extends object>(details: Details): Details {
    const written = Object.entries(details).map(([name, value]: [string, unknown]) => {
      return [name, isCount(value) && !AS_WRITTEN.test(name) ? write(value) : value];
    });
    return Object.fromEntries(written) as Details;
  }

  /** An event is told in a list of moves and again when its turn is shown. */
  const told = new WeakMap<GameEvent, string>();

  function tell(event: GameEvent): string {
    const text = told.get(event) ?? keepPlaces(wordEvent(words, withDigits(event)));
    told.set(event, text);
    return text;
  }

  return {
    seat,
    event: tell,
    reason: (reason) => keepPlaces(wordReason(words, withDigits(reason))),
  };
}

/** One number, or several of them. */
function isCount(value: unknown): value is number | readonly number[] {
  return [value].flat().every((each) => typeof each === 'number');
}
