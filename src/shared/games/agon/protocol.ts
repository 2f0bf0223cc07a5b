/** What an Agon program reads and prints (A13): every answer is one line, every question a few lines of words and numbers. */
import { verdictOf, type Protocol, type Reading, type Seat } from '../game.ts';
import { integerOf, skipBlanks } from '../words.ts';
import { opponentOf, PIECES_EACH, queenOf, type Player } from './board.ts';
import { hexOf } from './hexes.ts';
import { movesLeft, outcome } from './rules.ts';
import { scores } from './score.ts';
import { PASSING, type AgonDecision, type AgonEvent, type AgonState } from './state.ts';

/** A longer line is cut there, and what is cut off is an answer of its own, so nothing can grow without end. */
export const LONGEST_LINE = 100;
/** A coordinate with more digits is no coordinate; so every number that is read can be written exactly the same. */
const COORDINATE = /^-?[0-9]{1,9}$/;

export const notation = {
  write: (decision: AgonDecision): string => (decision.kind === 'pass' ? '-' : coordinates(decision)),
  read: (text: string): AgonDecision | null => (text === '-' ? PASSING : moveOf(text.split(' '))),
};

export const protocol: Protocol<AgonState, AgonDecision, AgonEvent> = {
  greet({ settings }, seat) {
    const { moves, budgetMs, guardGradePoints, queenGradePoints, guardTrapPoints, queenTrapPoints } = settings;
    const points = `${guardGradePoints} ${queenGradePoints} ${guardTrapPoints} ${queenTrapPoints}`;
    return `agon ${colourOf(seat)} ${moves} ${budgetMs} ${points}\n`;
  },
  ask(state, seat, millisecondsLeft) {
    const own = seat as Player;
    const enemy = opponentOf(own);
    const bothOf = (values: readonly number[]) => `${whole(values[own - 1])} ${whole(values[enemy - 1])}`;
    return [
      `turn ${colourOf(seat)}`,
      `moves ${bothOf(movesLeft(state))}`,
      `time ${bothOf(millisecondsLeft)}`,
      `score ${bothOf(scores(state))}`,
      `last ${lastMove(state)}`,
      `you ${piecesOf(state, own)}`,
      `enemy ${piecesOf(state, enemy)}`,
      '',
    ].join('\n');
  },
  tell(state, seat, events) {
    const refusals = events.map((event) =>
      event.type === 'refused' && event.seat === seat ? `refused ${event.why}\n` : '',
    );
    const end = outcome(state);
    return refusals.join('') + (end ? `end ${verdictOf(end, seat)}\n` : '');
  },
  read: (_state, _seat, text, ended) => readLine(text, ended),
};

function colourOf(seat: Seat): string {
  return seat === 1 ? 'black' : 'white';
}

/** Clocks may be fractions, or a moment past zero. */
function whole(value: number | undefined): number {
  return Math.max(0, Math.floor(value ?? 0));
}

function coordinates({ from, to }: AgonDecision & { readonly kind: 'move' }): string {
  return `${from.q} ${from.r} ${to.q} ${to.r}`;
}

/** Always five words, so that a program can read it without looking ahead. */
function lastMove({ last }: AgonState): string {
  if (last?.kind === 'move') return `move ${coordinates(last)}`;
  return `${last ? 'pass' : 'none'} 0 0 0 0`;
}

/** The queen, then the guards: `q r` and whether the piece is a prisoner. */
function piecesOf({ cells, prisoners }: AgonState, player: Player): string {
  const first = queenOf(player);
  return cells
    .slice(first, first + PIECES_EACH)
    .map((cell, i) => `${hexOf(cell).q} ${hexOf(cell).r} ${(prisoners >> (first + i)) & 1}`)
    .join(' ');
}

function readLine(text: string, ended: boolean): Reading<AgonDecision> {
  const start = skipBlanks(text, 0);
  const longest = text.slice(start, start + LONGEST_LINE);
  const newline = longest.search(/[\n\r]/);
  const complete = newline >= 0 || longest.length === LONGEST_LINE || (ended && longest.length > 0);
  if (!complete) return { kind: 'more', consumed: start };
  const line = newline >= 0 ? longest.slice(0, newline) : longest;
  const consumed = start + (newline >= 0 ? newline + 1 : longest.length);
  const decision = decisionOf(line);
  return decision ? { kind: 'answer', decision, consumed } : { kind: 'unreadable', why: line, consumed };
}

function decisionOf(line: string): AgonDecision | null {
  const [command = '', ...rest] = line
    .toLowerCase()
    .split(/[ \t\v\f]+/)
    .filter((word) => word !== '');
  if (command === 'pass') return rest.length === 0 ? PASSING : null;
  return command === 'move' ? moveOf(rest) : null;
}

function moveOf(words: readonly string[]): AgonDecision | null {
  const numbers = words.map((word) => (COORDINATE.test(word) ? integerOf(word) : null));
  const [fromQ, fromR, toQ, toR, ...more] = numbers;
  if (fromQ == null || fromR == null || toQ == null || toR == null || more.length > 0) return null;
  return { kind: 'move', from: { q: fromQ, r: fromR }, to: { q: toQ, r: toR } };
}
