/** Hand-made positions for the tests: what is not said is as in a fresh game that has just begun. */
import type { Answer, Fault } from '../game.ts';
import { diamonds } from './index.ts';
import type { DiamondsPosition } from './position.ts';
import type { DiamondsSettings } from './settings.ts';
import type { Action, DiamondsDecision, DiamondsEvent, DiamondsState } from './state.ts';

type AgentPosition = DiamondsPosition['agents'][number];

export interface Staged {
  readonly rows: readonly string[];
  readonly agents: readonly (Partial<AgentPosition> & Pick<AgentPosition, 'at'>)[];
  readonly settings?: Partial<DiamondsSettings>;
  readonly round?: number;
  readonly toMove?: 1 | 2;
}

export function stage({ rows, agents, settings = {}, round = 1, toMove = 1 }: Staged): DiamondsState {
  const full = diamonds.settings.parse(settings);
  return diamonds.load({
    settings: full,
    rows,
    round,
    toMove,
    agents: agents.map((agent) => ({
      score: full.startScore,
      taken: [0, 0, 0, 0],
      traps: [],
      silent: null,
      ...agent,
    })),
    last: null,
    random: [1, 2, 3, 4],
  });
}

export const CONFIRM: Answer<DiamondsDecision> = { decision: { kind: 'confirm' } };

export function answer(action: Action): Answer<DiamondsDecision> {
  return { decision: { kind: 'act', action } };
}

/** A word is the action of whoever is to move, `!` and a word its fault. */
export function play(state: DiamondsState, ...words: (Action | `!${Fault}`)[]): DiamondsState {
  return words.reduce((now, word) => step(now, word).state, state);
}

export function step(
  state: DiamondsState,
  word: Action | `!${Fault}`,
): { state: DiamondsState; events: readonly DiamondsEvent[] } {
  return diamonds.decide(state, [word.startsWith('!') ? { fault: word.slice(1) as Fault } : answer(word as Action)]);
}

/** Where the agents stand, as [row, column]. */
export function places(state: DiamondsState): [number, number][] {
  return (diamonds.save(state) as DiamondsPosition).agents.map((agent) => agent.at);
}

export function rows(state: DiamondsState): string[] {
  return (diamonds.save(state) as DiamondsPosition).rows;
}
