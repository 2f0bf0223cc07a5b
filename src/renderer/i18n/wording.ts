/**
 * Puts what a game reports into words. A game's texts are filled in here and not by vue-i18n, because their details are
 * of different kinds: a seat is named, a count is written in the digits of the language, and a place on the board stays
 * as the protocol writes it, so that a student finds it in the log.
 */
import { FAULTS, type Fault, type Game, type GameEvent, type Language, type Reason } from '../../shared/games/game.ts';
import { formatNumber } from './numbers.ts';

export interface FaultTexts {
  /** After a colon. */
  readonly phrase: string;
  /** A sentence about `{seat}`. */
  readonly sentence: string;
}

export interface Wording {
  seat(seat: number): string;
  event(event: GameEvent): string;
  reason(reason: Reason): string;
}

type Details = Readonly<Record<string, unknown>>;

const SEATS = new Set(['seat', 'opponent', 'winner', 'loser', 'team', 'owner']);
const PLACE = 'row|col|x|y|cell|from|to|target|ring|fromRow|fromCol|toRow|toCol|fromX|fromY|toX|toY';
/** Places that stand together are one piece of text: apart, a right-to-left sentence would show the last one first. */
const PLACES = new RegExp(`\\{(?:${PLACE})\\}(?:[ ,:→×-]+\\{(?:${PLACE})\\})*`, 'g');
const DETAIL = /\{(\w+)\}/g;

export function createWording(game: Game, language: Language, faults: Readonly<Record<Fault, FaultTexts>>): Wording {
  const texts = game.texts[language];

  function seat(number: number): string {
    return texts.seats[number - 1] ?? formatNumber(language, number);
  }

  function detail(name: string, value: unknown): string {
    if (typeof value === 'number') return SEATS.has(name) ? seat(value) : formatNumber(language, value);
    if (typeof value !== 'string') return value === undefined ? '' : asWritten(JSON.stringify(value));
    if (isFault(value)) return faults[value].phrase;
    return texts.reasons[value] ?? texts.events[value] ?? asWritten(value);
  }

  /** Left-to-right inside a right-to-left sentence. English needs no marks for it. */
  function asWritten(text: string): string {
    return language === 'fa' ? `\u2066${text}\u2069` : text;
  }

  function fill(template: string, details: Details): string {
    return template
      .replace(PLACES, (places) => asWritten(places.replace(DETAIL, (_, name: string) => String(details[name] ?? ''))))
      .replace(DETAIL, (_, name: string) => detail(name, details[name]));
  }

  return {
    seat,
    event: (event) => fill(texts.events[event.type] ?? event.type, { ...event }),
    reason(reason) {
      const own = texts.reasons[reason.code];
      const template = own ?? (isFault(reason.code) ? faults[reason.code].sentence : reason.code);
      return fill(template, reason);
    },
  };
}

function isFault(code: string): code is Fault {
  return FAULTS.some((fault) => fault === code);
}
