/** What an Othello program reads and prints: clauses O7 and O11. */
import type { Protocol, Reading } from '../game.ts';
import { integerOf, mayBecomeInteger, nextWord, skipBlanks } from '../words.ts';
import { PASS, type OthelloDecision, type OthelloEvent, type OthelloState } from './rules.ts';

export const notation = {
  write: ({ row, col }: OthelloDecision): string => `${row} ${col}`,
  read(text: string): OthelloDecision | null {
    const reading = readMove(text, true);
    return reading.kind === 'answer' && skipBlanks(text, reading.consumed) === text.length ? reading.decision : null;
  },
};

export const protocol: Protocol<OthelloState, OthelloDecision, OthelloEvent> = {
  greet: (state, seat) => `${state.settings.size} ${seat}\n`,
  ask: () => '',
  tell: (_state, seat, events) => events.map((event) => opponentsMove(event, seat)).join(''),
  read: (_state, _seat, text, ended) => readMove(text, ended),
};

/** O7: only a legal move of the opponent is ever sent; a violation or a fault ends the game in silence. */
function opponentsMove(event: OthelloEvent, seat: number): string {
  if (event.seat === seat) return '';
  if (event.type === 'placed') return `${notation.write(event)}\n`;
  return event.type === 'passed' ? `${notation.write(PASS)}\n` : '';
}

function readMove(text: string, ended: boolean): Reading<OthelloDecision> {
  const numbers: number[] = [];
  let at = 0;
  while (numbers.length < 2) {
    const word = nextWord(text, at, ended);
    const seen = word ? word.text : text.slice(skipBlanks(text, at));
    const number = word ? integerOf(word.text) : null;
    if (word ? number === null : !mayBecomeInteger(seen)) {
      return { kind: 'unreadable', why: seen, consumed: word?.end ?? text.length };
    }
    if (!word || number === null) return { kind: 'more', consumed: numbers.length === 0 ? skipBlanks(text, 0) : 0 };
    numbers.push(number);
    at = word.end;
  }
  const [row = -1, col = -1] = numbers;
  return { kind: 'answer', decision: { row, col }, consumed: at };
}
