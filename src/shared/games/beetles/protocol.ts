/** What a beetles program reads and prints: clauses B3, B8, B9, B14 and B17. */
import type { Protocol, Reading } from '../game.ts';
import { integerOf, LONGEST_WORD, nextWord, skipBlanks } from '../words.ts';
import { FOOD, POISON, type BeetlesState } from './battle.ts';
import type { BeetlesDecision, Orders } from './decision.ts';
import type { BeetlesEvent } from './events.ts';
import type { Spot } from './field.ts';
import {
  ACTIONS,
  FRONT_SIGHTS,
  letterOf,
  lettersOf,
  SIGHTS,
  tablesFromLetters,
  type Action,
  type Entry,
} from './tables.ts';
import { beetlesOf, shadowsOf, spotsOf } from './view.ts';

export const protocol: Protocol<BeetlesState, BeetlesDecision, BeetlesEvent> = {
  greet: (state, seat) => lines(greeting(state, seat)),
  ask: (state, seat) => lines(situation(state, seat)),
  tell: ({ ended, scores }) => (ended ? `over ${scores.join(' ')}\n` : ''),
  read: (state, _seat, text, programEnded) => readAnswer(text, programEnded, state.turn === 0 ? toTables : toOrders),
};

function lines(list: readonly string[]): string {
  return list.map((line) => `${line}\n`).join('');
}

function greeting({ field, settings }: BeetlesState, seat: number): string[] {
  const numbers = Object.entries(settings);
  return [
    `beetles ${seat}`,
    `board ${field.width} ${field.height} ${field.symmetry}`,
    `settings ${numbers.length}`,
    ...numbers.map(([name, value]) => `${name} ${value}`),
    `wells ${field.wells.length}`,
    ...field.wells.map((well) => well.flat().join(' ')),
  ];
}

/** B17, each list after its length. */
function situation(state: BeetlesState, seat: number): string[] {
  const beetles = beetlesOf(state);
  const shadows = shadowsOf(state);
  const ownTables = state.tables[seat === 1 ? 0 : 1];
  return [
    `turn ${state.turn}`,
    `scores ${state.scores.join(' ')}`,
    `tables ${lettersOf(ownTables).join(' ')}`,
    `beetles ${beetles.length}`,
    ...beetles.map(
      ({ number, team, x, y, heading, antennae, winged, power, ill, carrying }) =>
        `${number} ${team} ${x} ${y} ${heading} ${antennae} ${Number(winged)} ${power} ${ill} ${Number(carrying)}`,
    ),
    ...counted('food', spotsOf(state, FOOD)),
    ...counted('poison', spotsOf(state, POISON)),
    `shadows ${shadows.length}`,
    ...shadows.map(({ x, y, left }) => `${x} ${y} ${left}`),
  ];
}

function counted(name: string, spots: readonly Spot[]): string[] {
  return [`${name} ${spots.length}`, ...spots.map(([x, y]) => `${x} ${y}`)];
}

/** The word that closes every answer. */
const CLOSING = 'end';

/** With its closing word no answer has to be longer: 36 entries and one beetle fit in it several times. */
const LONGEST_ANSWER = 8192;

type Understand = (words: readonly string[]) => BeetlesDecision | null;

/**
 * Everything up to the closing word is one answer, readable or not, so that the next one is found again whatever this
 * one was and in whatever pieces it came. What never comes to its closing word is no answer: if the program has ended,
 * that is what is to be recorded of it (G4).
 */
function readAnswer(text: string, ended: boolean, understand: Understand): Reading<BeetlesDecision> {
  const begin = skipBlanks(text, 0);
  const words: string[] = [];
  let at = begin;
  for (;;) {
    const word = nextWord(text, at, ended);
    if (!word && text.length - begin <= LONGEST_ANSWER) return { kind: 'more', consumed: begin };
    if (!word || word.end - begin > LONGEST_ANSWER || word.text.length >= LONGEST_WORD) break;
    at = word.end;
    const lower = word.text.toLowerCase();
    if (lower === CLOSING) {
      const decision = understand(words);
      return decision ? { kind: 'answer', decision, consumed: at } : unreadable(text, begin, at);
    }
    words.push(lower);
  }
  const end = behindClosingWord(text, at, ended);
  return end === null ? { kind: 'more', consumed: begin } : unreadable(text, begin, end);
}

function unreadable(text: string, begin: number, consumed: number): Reading<BeetlesDecision> {
  const why = text.slice(begin, Math.min(consumed, begin + 200)).replaceAll(/[ \t-\r]+/g, ' ');
  return { kind: 'unreadable', why, consumed };
}

/** Where an answer that is too long to be read ends; null while its closing word has not come. */
function behindClosingWord(text: string, from: number, ended: boolean): number | null {
  const closing = ended ? /(?<=[ \t-\r])end(?=[ \t-\r]|$)/gi : /(?<=[ \t-\r])end(?=[ \t-\r])/gi;
  closing.lastIndex = from;
  return closing.test(text) ? closing.lastIndex : null;
}

function toTables(words: readonly string[]): BeetlesDecision | null {
  const [one = '', two = ''] = words;
  if (words.length !== 2 || !tablesFromLetters(one, two)) return null;
  return { kind: 'tables', one: one.toUpperCase(), two: two.toUpperCase() };
}

/** `antennae NUMBER COUNT` at most once, and any number of `table T LEFT RIGHT FRONT ACTION`. */
function toOrders(words: readonly string[]): Orders | null {
  let antennae: Orders['antennae'] = null;
  const entries: Entry[] = [];
  let at = 0;
  while (at < words.length) {
    if (words[at] === 'antennae') {
      const beetle = integerOf(words[at + 1] ?? '');
      const count = oneOrTwo(words[at + 2]);
      if (antennae || beetle === null || !Number.isSafeInteger(beetle) || !count) return null;
      antennae = { beetle, count };
      at += 3;
    } else {
      const entry = words[at] === 'table' ? entryFrom(words.slice(at + 1, at + 6)) : null;
      if (!entry) return null;
      entries.push(entry);
      at += 6;
    }
  }
  return { kind: 'orders', antennae, entries };
}

function entryFrom([first, second, third, fourth, fifth]: readonly string[]): Entry | null {
  const table = oneOrTwo(first);
  const left = SIGHTS.find((sight) => sight === second);
  const right = SIGHTS.find((sight) => sight === third);
  const front = FRONT_SIGHTS.find((sight) => sight === fourth);
  const action = actionFrom(fifth);
  return table && left && right && front && action ? { table, left, right, front, action } : null;
}

function actionFrom(word = ''): Action | undefined {
  return ACTIONS.find((action, i) => action === word || letterOf(i).toLowerCase() === word);
}

function oneOrTwo(word: string | undefined): 1 | 2 | null {
  return word === '1' ? 1 : word === '2' ? 2 : null;
}
