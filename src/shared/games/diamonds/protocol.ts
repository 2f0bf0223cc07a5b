/** What a program reads and prints: clause D14, and D12 for what is not understood. One line is one answer. */
import type { Protocol, Reading, Seat } from '../game.ts';
import { lettersOf } from './ground.ts';
import { ACTIONS, forTheRecord, type DiamondsDecision, type DiamondsEvent, type DiamondsState } from './state.ts';

/** A longer line is no answer, whatever is in it; this is also all of an endless line that is ever kept. */
export const LONGEST_LINE = 200;
const TOO_LONG = '(too long)';

const AGENT_LETTERS = ['A', 'B'];
const TRAP_LETTERS = ['a', 'b'];

export const notation = {
  write(decision: DiamondsDecision): string {
    if (decision.kind === 'confirm') return 'CONFIRM';
    return decision.kind === 'act' ? decision.action : `?${forTheRecord(decision.line)}`;
  },
  read(text: string): DiamondsDecision | null {
    if (text === 'CONFIRM') return { kind: 'confirm' };
    if (text.startsWith('?')) {
      const line = text.slice(1);
      return line === forTheRecord(line) ? { kind: 'unknown', line } : null;
    }
    const action = ACTIONS.find((known) => known === text);
    return action ? { kind: 'act', action } : null;
  },
};

export const protocol: Protocol<DiamondsState, DiamondsDecision, DiamondsEvent> = {
  greet(state, seat) {
    const { settings, height, width } = state.ground;
    const { startScore, rounds, traps } = settings;
    const agents = state.agents.length;
    return `${[height, width, AGENT_LETTERS[seat - 1], seat, startScore, rounds, agents, traps].join(' ')}\n`;
  },
  ask: (state, seat) => (state.round === 0 ? '' : `${situation(state, seat)}\n`),
  tell: () => '',
  read: (state, _seat, text, ended) => readLine(text, ended, state.round === 0 ? confirmation : action),
};

function situation({ ground, cells, agents, round }: DiamondsState, seat: Seat): string {
  const own = agents[seat - 1]?.traps ?? [];
  const letters = [...lettersOf(cells)];
  agents.forEach(({ cell }, i) => (letters[cell] += AGENT_LETTERS[i] ?? ''));
  for (const cell of own) letters[cell] += TRAP_LETTERS[seat - 1] ?? '';
  return [
    round,
    ground.settings.traps - own.length,
    ...agents.map(({ score }) => score),
    ...agents.flatMap(({ taken }) => taken),
    ...letters,
  ].join(' ');
}

function confirmation(word: string): DiamondsDecision {
  return word.toUpperCase() === 'CONFIRM' ? { kind: 'confirm' } : { kind: 'unknown', line: forTheRecord(word) };
}

function action(word: string): DiamondsDecision {
  const known = ACTIONS.find((name) => name === word.toLowerCase());
  return known ? { kind: 'act', action: known } : { kind: 'unknown', line: forTheRecord(word) };
}

/**
 * The k-th line answers the k-th question (D12), so a line is used up as a whole. Of a line that grows without end only
 * the last piece is kept: just enough to be too long still when its end comes.
 */
function readLine(
  text: string,
  ended: boolean,
  understand: (word: string) => DiamondsDecision,
): Reading<DiamondsDecision> {
  const newline = text.indexOf('\n');
  if (newline < 0 && !(ended && text.trim() !== '')) {
    return { kind: 'more', consumed: Math.max(0, text.length - LONGEST_LINE - 1) };
  }
  const line = newline < 0 ? text : text.slice(0, newline);
  const consumed = newline < 0 ? text.length : newline + 1;
  const decision: DiamondsDecision =
    line.length > LONGEST_LINE ? { kind: 'unknown', line: TOO_LONG } : understand(line.trim());
  return { kind: 'answer', decision, consumed };
}
