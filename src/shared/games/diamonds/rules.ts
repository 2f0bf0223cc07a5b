/** The course of a game: clauses D2, D3, D11 and D12. What one action does is in `action.ts`. */
import { hashNumbers } from '../fingerprint.ts';
import { placesByScore } from '../game.ts';
import type { Answer, Fault, Outcome, Reason, Seat, Step, Turn } from '../game.ts';
import { Random } from '../random.ts';
import { act } from './action.ts';
import { cellsOf, cornersOf, groundOf } from './ground.ts';
import { explain, problems, type DiamondsMap } from './map.ts';
import type { DiamondsSettings } from './settings.ts';
import {
  ACTIONS,
  SILENCES,
  forTheRecord,
  type Action,
  type Agent,
  type DiamondsDecision,
  type DiamondsEvent,
  type DiamondsState,
  type Silence,
} from './state.ts';

/** Throws a sentence when the map breaks D1 or when there are not one or two agents. */
export function start(settings: DiamondsSettings, map: DiamondsMap, seed: number, seats: number): DiamondsState {
  const wrong = problems(map);
  if (wrong.length > 0) throw new Error(`this map cannot be played: ${wrong.map(explain).join('; ')}`);
  if (seats !== 1 && seats !== 2) throw new Error(`Diamonds is played by one or two agents, not ${seats}`);
  const cells = cellsOf(map.rows);
  const ground = groundOf(settings, cells, map.rows.length);
  const random = Random.fromSeed(seed);
  const corners = cornersOf(ground.height, ground.width);
  const agents = Array.from({ length: seats }, (): Agent => {
    const [cell = 0] = corners.splice(random.int(corners.length), 1);
    return { cell, score: settings.startScore, taken: [0, 0, 0, 0], traps: [], silent: null };
  });
  return { ground, cells, agents, round: 0, toMove: 1, last: null, random: random.state };
}

export function isOver(state: DiamondsState): boolean {
  return state.round > state.ground.settings.rounds;
}

export function turn(state: DiamondsState): Turn {
  const limit = { kind: 'move', ms: state.ground.settings.moveMs } as const;
  if (isOver(state)) return { seats: [], limit };
  if (state.round === 0) return { seats: state.agents.map((_, i) => i + 1), limit: { kind: 'start' } };
  return { seats: [state.toMove], limit };
}

export function decide(
  state: DiamondsState,
  answers: readonly Answer<DiamondsDecision>[],
): Step<DiamondsState, DiamondsEvent> {
  if (isOver(state)) return { state, events: [] };
  const events: DiamondsEvent[] = [];
  const next = state.round === 0 ? confirm(state, answers, events) : play(state, answers[0], events);
  return { state: passSilentAgents(next, events), events };
}

/** What an answer comes to, whatever is in it: an engine never trusts a contestant (G2). */
type Heard =
  { readonly fault: Fault } | { readonly action: Action } | { readonly line: string; readonly confirms: boolean };

/** After these a program can never answer again, because it has ended or was ended; after the others it may. */
const FINAL_FAULTS: readonly Fault[] = ['crash', 'closed', 'memory', 'no-start', 'flood', 'processes'];

function hear(answer: Answer<DiamondsDecision> | undefined): Heard {
  if (typeof answer !== 'object' || answer === null) return { fault: 'closed' };
  if ('fault' in answer) return { fault: answer.fault };
  const decision: unknown = answer.decision;
  if (typeof decision !== 'object' || decision === null || !('kind' in decision)) return { line: '', confirms: false };
  if (decision.kind === 'confirm') return { line: 'CONFIRM', confirms: true };
  if (decision.kind === 'act' && 'action' in decision) {
    const action = ACTIONS.find((known) => known === decision.action);
    if (action) return { action };
  }
  const line = 'line' in decision && typeof decision.line === 'string' ? forTheRecord(decision.line) : '';
  return { line, confirms: false };
}

function quoted(line: string): string {
  return `"${line}"`;
}

/** D12, D14: who does not confirm stands still for the whole game. The corners were drawn before anybody could answer. */
function confirm(
  state: DiamondsState,
  answers: readonly Answer<DiamondsDecision>[],
  events: DiamondsEvent[],
): DiamondsState {
  const { width } = state.ground;
  state.agents.forEach(({ cell }, i) => {
    events.push({ type: 'placed', seat: i + 1, row: Math.floor(cell / width), col: cell % width });
  });
  const agents = state.agents.map((agent, i): Agent => {
    const heard = hear(answers[i]);
    const line = 'line' in heard ? heard.line : 'action' in heard ? heard.action : '';
    if ('confirms' in heard && heard.confirms) {
      events.push({ type: 'confirmed', seat: i + 1 });
      return agent;
    }
    const code = 'fault' in heard ? (silenceAfter(heard.fault) ?? 'no-confirm') : 'wrong-confirm';
    events.push({ type: 'unconfirmed', seat: i + 1, why: code, line: quoted(line) });
    return { ...agent, silent: { code, round: 0 } };
  });
  return { ...state, agents, round: 1 };
}

function silenceAfter(fault: Fault): Silence['code'] | null {
  return FINAL_FAULTS.includes(fault) ? (fault as Silence['code']) : null;
}

function play(
  state: DiamondsState,
  answer: Answer<DiamondsDecision> | undefined,
  events: DiamondsEvent[],
): DiamondsState {
  const heard = hear(answer);
  if ('action' in heard) return act(state, heard.action, events);
  const seat = state.toMove;
  if ('line' in heard) {
    events.push({ type: 'ignored', seat, line: quoted(heard.line), why: 'unknown-action' });
    return act(state, 'noop', events);
  }
  events.push({ type: 'fault', seat, fault: heard.fault });
  const code = silenceAfter(heard.fault);
  if (!code) return act(state, 'noop', events);
  const { round } = state;
  events.push({ type: 'silenced', seat, round, why: code });
  const agents = state.agents.map((agent, i) => (i + 1 === seat ? { ...agent, silent: { code, round } } : agent));
  return act({ ...state, agents }, 'noop', events);
}

/** Nobody is asked for an agent that does nothing any more: its turns pass as noop, with all that D5 says of them. */
function passSilentAgents(state: DiamondsState, events: DiamondsEvent[]): DiamondsState {
  let now = state;
  while (!isOver(now) && now.agents[now.toMove - 1]?.silent) now = act(now, 'noop', events);
  return now;
}

export function scores(state: DiamondsState): number[] {
  return state.agents.map((agent) => agent.score);
}

export function outcome(state: DiamondsState): Outcome | null {
  if (!isOver(state)) return null;
  const final = scores(state);
  const reasons: Reason[] = [{ code: 'rounds' }];
  state.agents.forEach(({ silent }, i) => {
    if (silent) reasons.push(reasonOf(silent, i + 1));
  });
  const alone = final.length === 1 ? { measure: final } : {};
  return { places: placesByScore(final), scores: final, reasons, ...alone };
}

function reasonOf({ code, round }: Silence, seat: Seat): Reason {
  const unconfirmed = code === 'no-confirm' || code === 'wrong-confirm';
  return unconfirmed ? { code: 'unconfirmed', seat, why: code } : { code, seat, round };
}

export function fingerprint(state: DiamondsState): number {
  const { last } = state;
  const numbers = [state.round, state.toMove, ...state.random];
  for (const { cell, score, taken, traps, silent } of state.agents) {
    numbers.push(cell, score, ...taken, traps.length, ...traps);
    if (silent) numbers.push(-1 - SILENCES.indexOf(silent.code), silent.round);
  }
  if (last) numbers.push(last.seat, ACTIONS.indexOf(last.action), last.from, last.to);
  return hashNumbers(numbers, hashNumbers(state.cells));
}
