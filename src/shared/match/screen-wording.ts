/**
 * What a game reports, in words for a reader: on the screen, in a report. Counts are written in the digits of the language; a place on the board
 * stays as the protocol writes it, so that a student finds it in the log.
 */
import type { Game, GameEvent, Language, Reason } from '../games/game.ts';
import { wordEvent, wordReason } from './wording.ts';
import { formatNumber } from '../numbers.ts';

export interface Wording {
  seat(seat: number): string;
  event(event: GameEvent): string;
  reason(reason: Reason): string;
}

/** The details that are numbers of the protocol and not counts. */
const AS_WRITTEN = /^(seat|loser|row|col|x|y|q|r|cell|from|to|target|at|ring|number|id|(from|to)(Row|Col|X|Y|Q|R))$/;

/** After the counts have got their digits, Latin digits are places. Those that stand together are kept together. */
const PLACES = /-?[0-9]+(?:[ ,:→×-]+-?[0-9]+)*/g;

/** A seat is called by its colour, or by the name that is given for it. */
export function createWording(game: Game, language: Language, names: readonly string[] = []): Wording {
  const seat = (number: number): string =>
    names[number - 1] ?? game.texts[language].seats[number - 1] ?? formatNumber(language, number);
  const words = { game, language, nameOf: seat };

  /** A right-to-left sentence would show the last of two numbers first. English needs no marks for it. */
  function isolatePlaces(text: string): string {
    return language === 'fa' ? text.replace(PLACES, '\u2066$&\u2069') : text;
  }

  function withDigits<Details extends object>(details: Details): Details {
    const written = Object.entries(details).map(([name, value]: [string, unknown]) => {
      const isCount = typeof value === 'number' && !AS_WRITTEN.test(name);
      return [name, isCount ? formatNumber(language, value) : value];
    });
    return Object.fromEntries(written) as Details;
  }

  return {
    seat,
    event: (event) => isolatePlaces(wordEvent(words, withDigits(event))),
    reason: (reason) => isolatePlaces(wordReason(words, withDigits(reason))),
  };
}
