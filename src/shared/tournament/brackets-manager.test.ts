/** Our brackets against those of a library that many have played: the same matches between the same contestants. */
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import type { SeedOrdering } from 'brackets-model';
import { describe, expect, test } from 'vitest';
import { field, resultFor } from '../../../tests/play-out.ts';
import { Random } from '../games/random.ts';
import { bracketSize } from './bracket-order.ts';
import { makeDraw } from './draw.ts';
import { Plan } from './plan.ts';
import { formatSchema, type MatchPlace } from './tournament.ts';

/** The library's own default ends at 128. */
const LARGE_ORDER: SeedOrdering[] = [
  'inner_outer',
  'natural',
  'reverse',
  'half_shift',
  'pair_flip',
  'pair_flip',
  'pair_flip',
  'natural',
];

interface TheirMatch {
  readonly id: number;
  readonly group_id: number;
  readonly round_id: number;
  readonly number: number;
  readonly opponent1: { readonly id: number | null } | null;
  readonly opponent2: { readonly id: number | null } | null;
}

async function library(kind: 'single_elimination' | 'double_elimination', count: number) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const size = bracketSize(count);
  await manager.create.stage({
    tournamentId: 0,
    name: 'stage',
    type: kind,
    seeding: Array.from({ length: size }, (_, i) => (i < count ? `c${i + 1}` : null)),
    settings: {
      size,
      ...(kind === 'single_elimination' ? { consolationFinal: size > 2 } : { grandFinal: 'double' as const }),
      ...(kind === 'double_elimination' && size > 128 ? { seedOrdering: LARGE_ORDER } : {}),
    },
  });
  const all = async <T>(table: 'match' | 'round' | 'group' | 'participant'): Promise<T[]> =>
    ((await storage.select(table)) ?? []) as unknown as T[];
  const names = new Map((await all<{ id: number; name: string }>('participant')).map(({ id, name }) => [id, name]));
  const groups = new Map((await all<{ id: number; number: number }>('group')).map(({ id, number }) => [id, number]));
  const rounds = new Map((await all<{ id: number; number: number }>('round')).map(({ id, number }) => [id, number]));
  const keyOf = (match: TheirMatch): string =>
    `${groups.get(match.group_id)}-${rounds.get(match.round_id)}-${match.number}`;
  const ids = new Map((await all<TheirMatch>('match')).map((match) => [keyOf(match), match.id]));
  return {
    matches: ids.size,
    async win(key: string, winner: 0 | 1): Promise<void> {
      await manager.update.match({
        id: ids.get(key) ?? -1,
        opponent1: { score: winner === 0 ? 1 : 0, ...(winner === 0 ? { result: 'win' as const } : {}) },
        opponent2: { score: winner === 1 ? 1 : 0, ...(winner === 1 ? { result: 'win' as const } : {}) },
      });
    },
    async sides(): Promise<Map<string, (string | null)[]>> {
      const name = (opponent: TheirMatch['opponent1']): string | null => names.get(opponent?.id ?? -1) ?? null;
      return new Map((await all<TheirMatch>('match')).map((m) => [keyOf(m), [name(m.opponent1), name(m.opponent2)]]));
    },
  };
}

/** Group 2 of the library is its lower bracket, or the match for the third place; group 3 are the finals. */
function theirKey({ bracket, round, number }: MatchPlace): string {
  const group = { main: 1, lower: 2, third: 2, final: 3, group: 0, swiss: 0, solo: 0 }[bracket];
  return `${group}-${round}-${number}`;
}

const counts = Array.from({ length: 129 }, (_, i) => i + 2);

describe.each(['single', 'double'] as const)('%s elimination', (kind) => {
  test('has the same matches with the same sides as brackets-manager, for 2 to 130 contestants', async () => {
    const format = formatSchema.parse({ kind: `${kind}-elimination` });
    for (const count of counts) {
      const random = Random.fromSeed(count);
      const theirs = await library(`${kind}_elimination`, count);
      const plan = new Plan(makeDraw(format, field(count), 1), field(count));
      expect(plan.matches()).toHaveLength(theirs.matches);
      for (let [match] = plan.ready(); match; [match] = plan.ready()) {
        const winner = random.chance(0.5) ? 0 : 1;
        plan.record(match.id, resultFor(winner));
        await theirs.win(theirKey(match.place), winner);
      }
      const sides = await theirs.sides();
      for (const match of plan.matches()) {
        const isNeedless = match.id === 'final-2' && match.state === 'bye';
        if (!isNeedless)
          expect([count, match.id, sides.get(theirKey(match.place))]).toEqual([count, match.id, match.sides]);
      }
    }
  });
});

test('a round robin has the same pairs in the same rounds as brackets-manager, for 2 to 40 contestants', async () => {
  for (let count = 2; count <= 40; count++) {
    const storage = new InMemoryDatabase();
    const manager = new BracketsManager(storage);
    await manager.create.stage({
      tournamentId: 0,
      name: 'stage',
      type: 'round_robin',
      seeding: field(count).map(({ id }) => id),
      settings: { groupCount: Math.max(1, Math.floor(count / 5)), seedOrdering: ['groups.seed_optimized'] },
    });
    const data = await manager.get.stageData(0);
    const names = new Map(data.participant.map(({ id, name }) => [id, name]));
    const groups = new Map(data.group.map(({ id, number }) => [id, number]));
    const rounds = new Map(data.round.map(({ id, number }) => [id, number]));
    const theirs = data.match.map(({ group_id, round_id, opponent1, opponent2 }) => {
      const sides = [opponent1, opponent2].map((opponent) => names.get(opponent?.id ?? -1));
      return `${groups.get(group_id)}-${rounds.get(round_id)}: ${sides.toSorted().join(' ')}`;
    });
    const format = formatSchema.parse({ kind: 'round-robin', groups: Math.max(1, Math.floor(count / 5)) });
    const plan = new Plan(makeDraw(format, field(count), 1), field(count));
    const ours = plan
      .matches()
      .map(({ place, sides }) => `${place.group}-${place.round}: ${sides.toSorted().join(' ')}`);
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  }
});
