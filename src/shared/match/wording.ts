/** Puts events and reasons into words, in either language, for the window and the command line alike. */
import type { Fault, Game, GameEvent, Language, MapProblem, Reason, Seat } from '../games/game.ts';
import { problemInWords } from '../games/map-file.ts';
import { formatNumber } from '../numbers.ts';

const FAULT_WORDS: Readonly<Record<Language, Readonly<Record<Fault, string>>>> = {
  en: {
    timeout: 'the time was up',
    crash: 'the program crashed',
    closed: 'the program closed its output',
    unreadable: 'the answer could not be read',
    flood: 'the program printed far too much',
    memory: 'the program used too much memory',
    processes: 'the program started too many others',
    'no-start': 'the program could not be started',
  },
  fa: {
    timeout: 'مهلت تمام شد',
    crash: 'برنامه از کار افتاد',
    closed: 'برنامه خروجی خود را بست',
    unreadable: 'پاسخ خوانا نبود',
    flood: 'برنامه بیش از اندازه چاپ کرد',
    memory: 'برنامه بیش از اندازه حافظه گرفت',
    processes: 'برنامه پردازه‌های بیش از اندازه ساخت',
    'no-start': 'برنامه اجرا نشد',
  },
};

export interface Wording {
  readonly game: Game;
  readonly language: Language;
  /** How a seat is called: by its colour or by its contestant's name. */
  nameOf(seat: Seat): string;
}

export function wordEvent(wording: Wording, event: GameEvent): string {
  return fill(wording, own(wording.game.texts[wording.language].events, event.type) ?? event.type, { ...event });
}

export function wordReason(wording: Wording, reason: Reason): string {
  const { game, language } = wording;
  const template = own(game.texts[language].reasons, reason.code);
  if (template !== undefined) return fill(wording, template, reason);
  const fault = faultWord(language, reason.code) ?? reason.code;
  return reason.seat === undefined ? fault : `${wording.nameOf(reason.seat)}: ${fault}`;
}

/** What is wrong with a map; the texts name the clause that says so. */
export function wordProblem(game: Game, language: Language, problem: MapProblem): string {
  const words = problemInWords(game.texts[language], problem);
  // A right-to-left sentence would show the last of two numbers first.
  return language === 'fa' ? words.replace(/\(-?\d+, -?\d+\)/g, '\u2066$&\u2069') : words;
}

/** The same for whoever has a link to the clause beside it. */
export function wordProblemBesideClause(game: Game, language: Language, problem: MapProblem): string {
  return wordProblem(game, language, problem).replace(` (${problem.clause})`, '');
}

/** Maps that come with Meydan have a name in every language; any other is called as its file calls it. */
export function mapTitle(game: Game, language: Language, name: string): string {
  return own(game.texts[language].maps ?? {}, name) ?? name;
}

/** How good an attempt alone was; its numbers as they are where the game has no words for them. */
export function wordMeasure(game: Game, language: Language, measure: readonly number[]): string {
  const { code, ...details } = game.readMeasure?.(measure) ?? { code: '' };
  const template = own(game.texts[language].measures ?? {}, code);
  const written = (value: string | number) => (typeof value === 'number' ? formatNumber(language, value) : value);
  if (template === undefined) return measure.map(written).join(' / ');
  return fillTemplate(
    template,
    Object.fromEntries(Object.entries(details).map(([key, value]) => [key, written(value)])),
  );
}

/** The details that are seats. */
const SEATS: readonly string[] = ['seat', 'loser'];

/** Replaces `{detail}`; a seat by its name, a code by its own text. */
function fill(wording: Wording, template: string, details: Readonly<Record<string, unknown>>): string {
  const { game, language } = wording;
  const inWords = Object.entries(details).map(([key, value]) => {
    if (SEATS.includes(key) && typeof value === 'number') return [key, wording.nameOf(value)];
    if (typeof value !== 'string') return [key, value];
    return [key, own(game.texts[language].reasons, value) ?? faultWord(language, value) ?? value];
  });
  return fillTemplate(template, Object.fromEntries(inWords) as Record<string, unknown>);
}

/** Replaces each `{name}` by that detail; one that is not there stays as it is. */
export function fillTemplate(template: string, details: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(details, key) && details[key] !== undefined ? String(details[key]) : whole,
  );
}

/** A fault as the referee names it; undefined for a code that is none. */
export function faultWord(language: Language, code: string): string | undefined {
  return own(FAULT_WORDS[language], code);
}

/** Codes come from files and programs, so `constructor` must not find anything. */
function own(texts: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}
