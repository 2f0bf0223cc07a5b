/** What holds for every format, 1 to 130 contestants, whatever the results and whoever leaves. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { field, resultFor } from '../../../tests/play-out.ts';
import { hashText } from '../games/fingerprint.ts';
import { Random } from '../games/random.ts';
import { makeDraw } from './draw.ts';
import { Plan } from './plan.ts';
import {
  championOf,
  formatSchema,
  isKnockout,
  type Draw,
  type Entrant,
  type Format,
  type FormatKind,
  type MatchResult,
  type PlannedMatch,
} from './tournament.ts';

interface Contest {
  readonly draw: Draw;
  readonly entrants: Entrant[];
  readonly seed: number;
}

const NUMBERS: Record<FormatKind, fc.Arbitrary<object>> = {
  'single-elimination': fc.record({ thirdPlace: fc.boolean() }),
  'double-elimination': fc.constant({}),
  'round-robin': fc.record({ groups: fc.integer({ min: 1, max: 20 }), rounds: fc.integer({ min: 1, max: 3 }) }),
  'groups-knockout': fc.record({
    groups: fc.integer({ min: 2, max: 20 }),
    advance: fc.integer({ min: 1, max: 5 }),
    thirdPlace: fc.boolean(),
  }),
  swiss: fc.record({ rounds: fc.integer({ min: 0, max: 12 }) }),
  ranking: fc.record({ attempts: fc.integer({ min: 1, max: 3 }) }),
};
const KINDS = Object.keys(NUMBERS) as FormatKind[];

function contests(kinds: readonly FormatKind[], most = 130): fc.Arbitrary<Contest> {
  return fc
    .constantFrom(...kinds)
    .chain((kind) =>
      fc.record({
        format: NUMBERS[kind].map((numbers): Format => formatSchema.parse({ kind, ...numbers })),
        count: fc.integer({ min: 1, max: most }),
        seeded: fc.nat({ max: most }),
        seed: fc.nat({ max: 0xffff_ffff }),
      }),
    )
    .map(({ format, count, seeded, seed }) => {
      const entrants = field(count, seeded);
      return { draw: makeDraw(format, entrants, seed), entrants, seed };
    });
}

/** A result that depends on nothing but who plays where, so that it is the same in whatever order matches are played. */
function resultOf({ id, place, sides }: PlannedMatch, seed: number): MatchResult {
  if (place.bracket === 'solo') return { ...resultFor(null), drawn: 0, decidedBy: 'finished' };
  const random = Random.fromSeedFor(seed, hashText(`${id} ${sides.join(' ')}`));
  if (!isKnockout(place) && random.chance(0.2)) return resultFor(null);
  return { ...resultFor(random.chance(0.5) ? 0 : 1), scores: [random.int(5), random.int(5)] };
}

/** Plays everything, in an order of its own for each `order`; now and then somebody leaves. */
function play(plan: Plan, contest: Contest, order: number, leaving = 0): [string, MatchResult][] {
  const random = Random.fromSeed(order);
  const played: [string, MatchResult][] = [];
  for (let ready = plan.ready(); ready.length > 0; ready = plan.ready()) {
    const some = order === 0 ? ready : ready.filter(() => random.chance(0.6)).toSorted(() => random.real() - 0.5);
    for (const { id } of some.length > 0 ? some : ready) {
      const match = plan.match(id);
      if (match?.state !== 'ready') continue;
      const result = resultOf(match, contest.seed);
      plan.record(id, result);
      played.push([id, result]);
      if (random.chance(leaving)) plan.withdraw(random.pick(contest.entrants).id);
    }
  }
  return played;
}

function rebuilt(contest: Contest, results: Iterable<[string, MatchResult]>, withdrawn?: ReadonlySet<string>): Plan {
  const plan = new Plan(contest.draw, contest.entrants, withdrawn);
  for (const [id, result] of results) plan.record(id, result);
  return plan;
}

function newPlan({ draw, entrants }: Contest): Plan {
  return new Plan(draw, entrants);
}

const times = (numRuns: number): { numRuns: number } => ({ numRuns });

function decided(plan: Plan): PlannedMatch[] {
  return plan.matches().filter(({ state }) => state === 'decided');
}

function pairKey({ sides }: PlannedMatch): string {
  return sides.toSorted().join(' ');
}

describe.each(KINDS)('%s', (kind) => {
  test('comes to an end, with everybody placed and the places adding up', () => {
    fc.assert(
      fc.property(contests([kind]), (contest) => {
        const plan = newPlan(contest);
        play(plan, contest, 0);
        expect(plan.isOver).toBe(true);
        expect(plan.matches().every(({ state }) => state === 'decided' || state === 'bye')).toBe(true);
        if (kind === 'ranking') return;
        const places = plan.places();
        expect(new Set(places.map(({ contestant }) => contestant)).size).toBe(contest.entrants.length);
        for (const { from, to } of places) {
          expect(places.filter((other) => other.from === from && other.to === to)).toHaveLength(to - from + 1);
        }
        expect(places.reduce((sum, { from, to }) => sum + (from + to) / 2, 0)).toBe(
          (contest.entrants.length * (contest.entrants.length + 1)) / 2,
        );
      }),
      times(40),
    );
  });

  test('comes out the same in whatever order the matches are played', () => {
    fc.assert(
      fc.property(contests([kind], 60), fc.integer({ min: 1, max: 1e6 }), (contest, order) => {
        const [one, other] = [newPlan(contest), newPlan(contest)];
        play(one, contest, 0);
        play(other, contest, order);
        expect(other.matches()).toEqual(one.matches());
      }),
      times(20),
    );
  });

  test('can be continued from its draw, its results and who has withdrawn', () => {
    fc.assert(
      fc.property(contests([kind], 70), fc.integer({ min: 1, max: 1e6 }), (contest, order) => {
        const plan = newPlan(contest);
        const inOrderOfPlay = play(plan, contest, order, 0.1);
        expect(plan.isOver).toBe(true);
        const again = rebuilt(contest, plan.results(), plan.withdrawn);
        expect(again.matches()).toEqual(plan.matches());
        expect(again.places()).toEqual(plan.places());
        const walkovers = [...plan.results()].filter(([, { decidedBy }]) => decidedBy === 'walkover');
        if (walkovers.length === 0) expect(rebuilt(contest, inOrderOfPlay).matches()).toEqual(plan.matches());
      }),
      times(20),
    );
  });

  test('with at most one withdrawal needs only the results of games to be continued, in the order they were played', () => {
    fc.assert(
      fc.property(contests([kind], 70), fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (contest, who, when) => {
        const leaver = contest.entrants[who % contest.entrants.length]?.id ?? '';
        const plan = newPlan(contest);
        const all = play(newPlan(contest), contest, 0);
        const before = all.slice(0, Math.floor(all.length * when));
        for (const [id, result] of before) plan.record(id, result);
        plan.withdraw(leaver);
        const after = play(plan, contest, 0);
        expect(rebuilt(contest, [...before, ...after], new Set([leaver])).matches()).toEqual(plan.matches());
      }),
      times(20),
    );
  });

  test('knows what can be played and what has changed, whatever is recorded, taken back or left', () => {
    fc.assert(
      fc.property(contests([kind], 30), fc.integer({ min: 1, max: 1e6 }), (contest, seed) => {
        const random = Random.fromSeed(seed);
        const plan = newPlan(contest);
        let before = new Map<string, PlannedMatch>();
        for (let step = 0; step < 60; step++) {
          const [next] = plan.upcoming();
          const recorded = plan.matches().filter(({ id }) => plan.isRecorded(id));
          const somebody = random.pick(contest.entrants).id;
          if (random.chance(0.7) && next) plan.record(next.id, resultOf(next, contest.seed));
          else if (random.chance(0.3) && recorded.length > 0) plan.undo(random.pick(recorded).id);
          else if (random.chance(0.3)) plan.withdraw(somebody);
          else if (plan.withdrawn.has(somebody)) plan.reinstate(somebody);
          const matches = plan.matches();
          const ready = matches.filter(({ state }) => state === 'ready').map(({ id }) => id);
          expect(
            plan
              .ready()
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual(ready.toSorted());
          const now = new Map(matches.map((match) => [match.id, match]));
          const changes = plan.takeChanges();
          for (const id of new Set([...before.keys(), ...now.keys()])) {
            if (!changes.has(id) && step > 0) expect(now.get(id)).toEqual(before.get(id));
          }
          before = now;
        }
      }),
      times(20),
    );
  });

  test('takes a result back with all that depend on it and nothing else', () => {
    fc.assert(
      fc.property(contests([kind], 60), fc.nat(), (contest, which) => {
        const plan = newPlan(contest);
        const played = play(plan, contest, 0);
        const id = played[which % Math.max(1, played.length)]?.[0];
        if (id === undefined) return;
        const before = plan.matches();
        const gone = plan.undo(id);
        expect(gone[0]).toBe(id);
        const rest = played.filter(([other]) => !gone.includes(other));
        expect(plan.matches()).toEqual(rebuilt(contest, rest).matches());
        expect(plan.match(id)?.state).toBe('ready');
        play(plan, contest, 0);
        expect(plan.matches()).toEqual(before);
      }),
      times(20),
    );
  });

  test('goes back to where it was when a withdrawal is undone', () => {
    fc.assert(
      fc.property(contests([kind], 60), fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (contest, who, when) => {
        const leaver = contest.entrants[who % contest.entrants.length]?.id ?? '';
        const whole = newPlan(contest);
        const all = play(whole, contest, 0);
        const plan = newPlan(contest);
        for (const [id, result] of all.slice(0, Math.floor(all.length * when))) plan.record(id, result);
        const before = plan.matches();
        plan.withdraw(leaver);
        plan.reinstate(leaver);
        expect(plan.matches()).toEqual(before);
        plan.withdraw(leaver);
        play(plan, contest, 0);
        plan.reinstate(leaver);
        play(plan, contest, 0);
        expect(plan.matches()).toEqual(whole.matches());
      }),
      times(20),
    );
  });

  test('lets nobody who has withdrawn play, and keeps what was decided before', () => {
    fc.assert(
      fc.property(contests([kind], 60), fc.integer({ min: 1, max: 1e6 }), (contest, order) => {
        const plan = newPlan(contest);
        const played = play(plan, contest, order, 0.15);
        for (const { sides } of plan.ready()) {
          for (const side of sides) expect(side !== null && plan.withdrawn.has(side)).toBe(false);
        }
        for (const [id, result] of played) expect(plan.match(id)?.result).toEqual(result);
      }),
      times(20),
    );
  });
});

describe('knockouts', () => {
  test('single elimination has n − 1 decided matches, and one for the third place from four on', () => {
    fc.assert(
      fc.property(contests(['single-elimination']), (contest) => {
        const plan = newPlan(contest);
        play(plan, contest, 0);
        const count = contest.entrants.length;
        expect(decided(plan).filter(({ place }) => place.bracket === 'main')).toHaveLength(count - 1);
        const third = contest.draw.format.kind === 'single-elimination' && contest.draw.format.thirdPlace && count > 3;
        expect(decided(plan).filter(({ place }) => place.bracket === 'third')).toHaveLength(Number(third));
      }),
    );
  });

  test('double elimination: everybody but the champion loses twice, the champion at most once', () => {
    fc.assert(
      fc.property(contests(['double-elimination']), (contest) => {
        const plan = newPlan(contest);
        play(plan, contest, 0);
        if (contest.entrants.length < 3) return;
        const champion = championOf(plan.places());
        for (const { id } of contest.entrants) {
          const lost = decided(plan).filter(({ sides, result }) => {
            const side = sides.indexOf(id);
            return side !== -1 && result?.winner !== side;
          }).length;
          if (id === champion) expect(lost).toBeLessThan(2);
          else expect(lost).toBe(2);
        }
      }),
    );
  });

  test('if the favourites win, the best 2ᵏ are those left when 2ᵏ are left', () => {
    for (let count = 2; count <= 130; count++) {
      const plan = new Plan(
        makeDraw(formatSchema.parse({ kind: 'single-elimination' }), field(count), 1),
        field(count),
      );
      for (let [match] = plan.ready(); match; [match] = plan.ready()) {
        const [first, second] = plan.seedsOf(match);
        plan.record(match.id, resultFor(first < second ? 0 : 1));
      }
      for (const { contestant, from } of plan.places()) {
        const seed = Number(contestant.slice(1));
        const left = 2 ** Math.ceil(Math.log2(seed));
        if (seed > 4) expect(from).toBe(left / 2 + 1);
        else expect(from).toBe(seed);
      }
    }
  });
});

describe('groups', () => {
  test('everybody meets everybody of their group as often as asked for, and plays at most once a round', () => {
    fc.assert(
      fc.property(contests(['round-robin']), (contest) => {
        const plan = newPlan(contest);
        const rounds = contest.draw.format.kind === 'round-robin' ? contest.draw.format.rounds : 0;
        const byGroup = Map.groupBy(plan.matches(), ({ place }) => place.group);
        let members = 0;
        for (const matches of byGroup.values()) {
          const ids = new Set(matches.flatMap(({ sides }) => sides));
          members += ids.size;
          const meetings = Map.groupBy(matches, pairKey);
          expect(meetings.size).toBe((ids.size * (ids.size - 1)) / 2);
          for (const pair of meetings.values()) expect(pair).toHaveLength(rounds);
          for (const round of Map.groupBy(matches, ({ place }) => place.round).values()) {
            const playing = round.flatMap(({ sides }) => sides);
            expect(new Set(playing).size).toBe(playing.length);
          }
        }
        expect(members).toBe(contest.entrants.length === 1 ? 0 : contest.entrants.length);
      }),
      times(40),
    );
  });

  test('the first seats are shared fairly: nobody has more than two more or fewer than half', () => {
    for (let count = 2; count <= 60; count++) {
      const plan = new Plan(makeDraw(formatSchema.parse({ kind: 'round-robin' }), field(count), 1), field(count));
      const firsts = Map.groupBy(plan.matches(), ({ sides }) => sides[0]);
      for (const { id } of field(count)) {
        expect(Math.abs((firsts.get(id)?.length ?? 0) - (count - 1) / 2)).toBeLessThanOrEqual(2);
      }
    }
  });

  test('the best of each group play the knockout, and two of one group do not meet in its first round if that can be', () => {
    fc.assert(
      fc.property(contests(['groups-knockout']), (contest) => {
        const plan = newPlan(contest);
        play(plan, contest, 0);
        const advance = contest.draw.format.kind === 'groups-knockout' ? contest.draw.format.advance : 0;
        const tables = plan.tables();
        const best = tables.flatMap(({ rows }) => rows.slice(0, advance).map(({ contestant }) => contestant));
        const playing = plan.matches().filter(({ place }) => place.bracket === 'main');
        const seen = new Set(playing.flatMap(({ sides }) => sides).filter((side) => side !== null));
        if (best.length > 1) expect([...seen].toSorted()).toEqual(best.toSorted());
        const groupOf = new Map(tables.flatMap(({ group, rows }) => rows.map(({ contestant }) => [contestant, group])));
        if (tables.length < 2 || advance > 2) return;
        for (const { place, sides } of playing) {
          const [first, second] = sides;
          if (place.round === 1 && first !== null && second !== null) {
            expect(groupOf.get(first)).not.toBe(groupOf.get(second));
          }
        }
      }),
      times(40),
    );
  });
});

describe('the Swiss system', () => {
  test('nobody meets anybody twice, and everybody plays or rests in every round', () => {
    fc.assert(
      fc.property(contests(['swiss']), (contest) => {
        const plan = newPlan(contest);
        play(plan, contest, 0);
        const matches = plan.matches();
        const met = matches.filter(({ state }) => state === 'decided').map(pairKey);
        expect(new Set(met).size).toBe(met.length);
        for (const round of Map.groupBy(matches, ({ place }) => place.round).values()) {
          const there = round.flatMap(({ sides }) => sides).filter((side) => side !== null);
          expect(there.toSorted()).toEqual(contest.entrants.map(({ id }) => id).toSorted());
        }
      }),
      times(60),
    );
  });

  test('nobody rests twice in as many rounds as half the number of contestants', () => {
    fc.assert(
      fc.property(contests(['swiss']), (contest) => {
        const plan = newPlan(contest);
        play(plan, contest, 0);
        const resting = plan
          .matches()
          .filter(({ state, place }) => state === 'bye' && place.round <= (contest.entrants.length + 1) / 2)
          .flatMap(({ sides }) => sides[0] ?? []);
        expect(new Set(resting).size).toBe(resting.length);
      }),
      times(60),
    );
  });

  test('has as many rounds as asked for, up to half the number of contestants at least', () => {
    fc.assert(
      fc.property(contests(['swiss']), (contest) => {
        const plan = newPlan(contest);
        play(plan, contest, 0);
        const count = contest.entrants.length;
        const asked = contest.draw.format.kind === 'swiss' ? contest.draw.format.rounds : 0;
        const wanted = asked === 0 ? Math.ceil(Math.log2(count)) : asked;
        const rounds = Math.max(0, ...plan.matches().map(({ place }) => place.round));
        expect(rounds).toBeGreaterThanOrEqual(Math.min(wanted, Math.floor(count / 2)));
        expect(rounds).toBeLessThanOrEqual(wanted);
      }),
      times(60),
    );
  });

  test('nobody meets anybody twice when people leave, either', () => {
    fc.assert(
      fc.property(contests(['swiss']), fc.integer({ min: 1, max: 1e6 }), (contest, order) => {
        const plan = newPlan(contest);
        play(plan, contest, order, 0.05);
        const met = decided(plan).map(pairKey);
        expect(new Set(met).size).toBe(met.length);
      }),
      times(40),
    );
  });
});

test('standings add up: every decided match and every bye gives one point, wins are others’ defeats', () => {
  fc.assert(
    fc.property(contests(['round-robin', 'groups-knockout', 'swiss']), (contest) => {
      const plan = newPlan(contest);
      play(plan, contest, 0);
      const rows = plan.tables().flatMap(({ rows }) => rows);
      const total = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
      const matches = plan.matches().filter(({ place }) => place.bracket === 'group' || place.bracket === 'swiss');
      expect(rows).toHaveLength(contest.entrants.length);
      expect(total(({ points }) => points)).toBe(matches.length);
      expect(total(({ won }) => won)).toBe(total(({ lost }) => lost));
      expect(total(({ games }) => games.won)).toBe(total(({ games }) => games.lost));
      expect(total(({ scoreFor, scoreAgainst }) => scoreFor - scoreAgainst)).toBe(0);
      for (const { won, drawn, lost, byes, played, points } of rows) {
        expect(won + drawn + lost).toBe(played);
        expect(won + drawn / 2 + byes).toBe(points);
      }
    }),
    times(40),
  );
});
