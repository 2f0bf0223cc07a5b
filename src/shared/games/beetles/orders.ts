/** How the teams' answers are judged and take effect (B3, B8, B9, B14). */
import { FAULTS, type Answer, type Fault } from '../game.ts';
import { happen, type Battle } from './battle.ts';
import { ordersIn, tablesIn, type BeetlesDecision, type Orders } from './decision.ts';
import { pointsAgainst, type Refusal } from './events.ts';
import { findBeetle, type Team } from './swarm.ts';
import { ACTIONS, entryAt, indexOfEntry, lettersOf } from './tables.ts';

type Answers = readonly Answer<BeetlesDecision>[];

const TEAMS: readonly Team[] = [1, 2];

/** B3: the tables of both teams; whoever gave none keeps `ahead` everywhere. */
export function takeTables(battle: Battle, answers: Answers): void {
  for (const seat of TEAMS) {
    const answer: unknown = answers[seat - 1];
    const fault = faultIn(answer);
    const tables = fault ? null : tablesIn(decisionIn(answer));
    if (!tables) {
      happen(battle, { type: 'no-tables', seat, why: fault ?? 'not-tables' });
      continue;
    }
    battle.tables[seat - 1] = tables;
    const [one, two] = lettersOf(tables);
    happen(battle, { type: 'tables', seat, one, two });
  }
}

/** B8, B9: both teams' orders; whatever is wrong with one makes it count as a whole for nothing (B14). */
export function takeOrders(battle: Battle, answers: Answers): void {
  for (const seat of TEAMS) {
    const answer: unknown = answers[seat - 1];
    const fault = faultIn(answer);
    const orders = fault ? null : ordersIn(decisionIn(answer));
    if (!orders) ignore(battle, seat, fault ?? 'not-orders');
    else obey(battle, seat, orders);
  }
}

function obey(battle: Battle, seat: Team, { antennae, entries }: Orders): void {
  const { swarm, settings } = battle;
  if (antennae) {
    const i = findBeetle(swarm, antennae.beetle);
    if (i < 0 || swarm.team[i] !== seat) return ignore(battle, seat, 'no-such-beetle', antennae.beetle);
    swarm.antennae[i] = antennae.count;
    happen(battle, { type: 'antennae', seat, ...antennae });
  }
  if (entries.length === 0) return;
  const before = battle.tables[seat - 1 === 0 ? 0 : 1];
  const after = before.slice();
  for (const entry of entries) after[indexOfEntry(entry)] = ACTIONS.indexOf(entry.action);
  after.forEach((action, index) => {
    if (action === before[index]) return;
    const points = pointsAgainst(seat, settings.changePoints);
    happen(battle, { type: 'changed', seat, ...entryAt(index, action), points });
  });
  battle.tables[seat - 1] = after;
}

function ignore(battle: Battle, seat: Team, why: Refusal, beetle?: number): void {
  happen(battle, { type: 'ignored', seat, why, ...(beetle === undefined ? {} : { beetle }) });
}

/** An answer that is missing altogether is one of a program that has gone. */
function faultIn(answer: unknown): Fault | null {
  if (typeof answer !== 'object' || answer === null) return 'closed';
  if ('decision' in answer) return null;
  return ('fault' in answer && FAULTS.find((known) => known === answer.fault)) || 'closed';
}

function decisionIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'decision' in answer ? answer.decision : null;
}
