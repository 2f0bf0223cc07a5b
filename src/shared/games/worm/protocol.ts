/** What a worm program reads and prints. Everything is plain words and numbers, separated by one space. */
import type { Protocol, Reading } from '../game.ts';
import { nextWord, skipBlanks } from '../words.ts';
import { DIRECTIONS, codeOf } from './direction.ts';
import { body, scoreOf, shrinking } from './rules.ts';
import type { WormDecision, WormEvent, WormState } from './state.ts';

const LETTERS = 'lrud';

/** One letter a move: l r u d. */
export const notation = {
  write: (decision: WormDecision): string => LETTERS.charAt(codeOf(decision)) || '?',
  read: (text: string): WormDecision | null => (text.length === 1 && DIRECTIONS[LETTERS.indexOf(text)]) || null,
};

export const protocol: Protocol<WormState, WormDecision, WormEvent> = {
  greet,
  ask,
  tell: () => '',
  read: (_state, _seat, text, ended) => readDirection(text, ended),
};

function greet({ settings, start, food }: WormState): string {
  const { model, c, target, penalty, moveLimit } = settings;
  const columns = food[0]?.length ?? 0;
  const first = [columns, food.length, model, c, target, penalty ? 1 : 0, moveLimit, start.x, start.y];
  return `${[first, ...food].map((line) => line.join(' ')).join('\n')}\n`;
}

function ask(state: WormState): string {
  const { moves, growing, last, meal, length } = state;
  const { x, y, amount } = meal ?? { x: -1, y: -1, amount: 0 };
  const cells = body(state).map((cell) => `${cell.x} ${cell.y}`);
  const line = [moves + 1, scoreOf(state), growing, shrinking(state), last ?? 'none', x, y, amount, length, ...cells];
  return `${line.join(' ')}\n`;
}

function readDirection(text: string, ended: boolean): Reading<WormDecision> {
  const begin = skipBlanks(text, 0);
  const word = nextWord(text, begin, ended);
  const seen = word ? word.text : text.slice(begin);
  const lower = seen.toLowerCase();
  const decision = DIRECTIONS[codeOf(lower)];
  if (word && decision) return { kind: 'answer', decision, consumed: word.end };
  // A word that can no longer become a direction is not waited for.
  const hopeless = word !== null || !DIRECTIONS.some((direction) => direction.startsWith(lower));
  if (hopeless) return { kind: 'unreadable', why: seen, consumed: word?.end ?? text.length };
  return { kind: 'more', consumed: begin };
}
