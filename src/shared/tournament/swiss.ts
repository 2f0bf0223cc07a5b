/**
 * The Swiss system: a fixed number of rounds, each against somebody with about the same points, never twice against
 * the same. From the top of the table everybody gets the best opponent that leaves a possible round for all the others:
 * in their own score group the upper half meets the lower half in order (1–5, 2–6, 3–7, 4–8), and who finds nobody there plays
 * the top of the next group.
 */
import { PerfectMatching } from './perfect-matching.ts';
import { BYE_POINTS, matchPoints } from './points.ts';
import type { ContestantId, PlannedMatch } from './tournament.ts';

/** Somebody to be paired, as the rounds before have left them. */
export interface SwissPlayer {
  readonly id: ContestantId;
  readonly points: number;
  readonly met: ReadonlySet<ContestantId>;
  readonly byes: number;
  /** How often this one was the first side, less how often the second. */
  readonly firstSides: number;
}

export interface SwissRound {
  readonly pairs: readonly (readonly [ContestantId, ContestantId])[];
  /** With an odd number one has no opponent and gets the point. */
  readonly bye: ContestantId | null;
}

/** 0 asks for as many rounds as a knockout would have. There are never more than opponents. */
export function swissRounds(wanted: number, contestants: number): number {
  const most = contestants % 2 === 0 ? contestants - 1 : contestants;
  const rounds = wanted === 0 ? Math.ceil(Math.log2(Math.max(1, contestants))) : wanted;
  return contestants < 2 ? 0 : Math.min(rounds, most);
}

/**
 * `players` from the strongest seed to the weakest. Null if no round is left in which nobody meets an old opponent. The
 * bye goes to the lowest who has had none. In a small field with many rounds (more than half as many as contestants, or
 * after withdrawals) each of these may be needed as an opponent; then somebody rests a second time, which is better than
 * to end the tournament early.
 */
export function pairRound(players: readonly SwissPlayer[]): SwissRound | null {
  // The sort is stable: equal points stay in the order of the seeds.
  const table = players.toSorted((a, b) => b.points - a.points);
  if (table.length < 2) return null;
  if (table.length % 2 === 0) {
    const pairs = pairAll(table);
    return pairs && { pairs, bye: null };
  }
  const fromBelow = table.toReversed().toSorted((a, b) => a.byes - b.byes);
  for (const resting of fromBelow) {
    const pairs = pairAll(table.filter((player) => player !== resting));
    if (pairs) return { pairs, bye: resting.id };
  }
  return null;
}

function pairAll(table: readonly SwissPlayer[]): [ContestantId, ContestantId][] | null {
  const mayMeet = meetings(table);
  const matching = PerfectMatching.find(table.length, mayMeet);
  if (!matching) return null;
  const pairs: [ContestantId, ContestantId][] = [];
  let waiting = table.map((player, index) => ({ player, index }));
  for (let top = waiting[0]; top; top = waiting[0]) {
    const chosen = top;
    const opponent = byPreference(waiting, chosen.player.points).find(({ index }) =>
      matching.grant(chosen.index, index),
    );
    // Whoever is in the matching has a partner, so somebody is always granted.
    if (!opponent) return null;
    pairs.push(inOrderOfSides(chosen.player, opponent.player));
    waiting = waiting.filter((one) => one !== chosen && one !== opponent);
  }
  return pairs;
}

/** Asked very often, so it looks into a table of bytes. */
function meetings(table: readonly SwissPlayer[]): (a: number, b: number) => boolean {
  const size = table.length;
  const indexOf = new Map(table.map(({ id }, index) => [id, index]));
  const barred = new Uint8Array(size * size);
  for (const [index, { met }] of table.entries()) {
    barred[index * size + index] = 1;
    for (const id of met) {
      const opponent = indexOf.get(id);
      if (opponent !== undefined) barred[index * size + opponent] = barred[opponent * size + index] = 1;
    }
  }
  return (a, b) => barred[a * size + b] === 0;
}

/** Whom the first of the list should meet, the best choice first. */
function byPreference<T extends { readonly player: SwissPlayer }>(waiting: readonly T[], points: number): T[] {
  const group = waiting.filter(({ player }) => player.points === points);
  const half = Math.floor(group.length / 2);
  const below = waiting.slice(group.length);
  return [...group.slice(Math.max(1, half)), ...group.slice(1, Math.max(1, half)).toReversed(), ...below];
}

/** The first seat goes to who has had it less often; the better placed has it when that is equal. */
function inOrderOfSides(better: SwissPlayer, worse: SwissPlayer): [ContestantId, ContestantId] {
  return worse.firstSides < better.firstSides ? [worse.id, better.id] : [better.id, worse.id];
}

/**
 * Everybody who takes part in the next round, in the order of the seeds. Somebody who has withdrawn is paired once more
 * and loses that match by walkover, then no more. This way a round never depends on when, during the round
 * before, they left: the plan stays a function of the draw, the results and who has withdrawn.
 */
export function swissPlayers(
  seedOrder: readonly ContestantId[],
  matches: readonly PlannedMatch[],
  withdrawn: ReadonlySet<ContestantId>,
): SwissPlayer[] {
  const players = new Map(
    seedOrder.map((id) => [id, { id, points: 0, met: new Set<ContestantId>(), byes: 0, firstSides: 0, gone: false }]),
  );
  for (const { sides, state, result } of matches) {
    const [first, second] = sides.map((id) => (id === null ? undefined : players.get(id)));
    if (state === 'bye' && first) {
      first.points += BYE_POINTS;
      first.byes += 1;
    }
    if (!first || !second || !result) continue;
    first.met.add(second.id);
    second.met.add(first.id);
    first.firstSides += 1;
    second.firstSides -= 1;
    const [firstPoints, secondPoints] = matchPoints(result);
    first.points += firstPoints;
    second.points += secondPoints;
    if (result.decidedBy !== 'walkover') continue;
    if (result.winner !== 0) first.gone ||= withdrawn.has(first.id);
    if (result.winner !== 1) second.gone ||= withdrawn.has(second.id);
  }
  return [...players.values()].filter(({ gone }) => !gone);
}
