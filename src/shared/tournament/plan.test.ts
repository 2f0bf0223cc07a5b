import { describe, expect, test } from 'vitest';
import { favouriteWins, field, playOut, resultFor } from '../../../tests/play-out.ts';
import { makeDraw, swapPlaces } from './draw.ts';
import { meetingRound, knockoutPlaces } from './groups-knockout.ts';
import { Plan } from './plan.ts';
import { championOf, formatSchema, type FormatKind, type PlannedMatch } from './tournament.ts';

function endOf(plan: Plan) {
  return { isOver: plan.isOver, champion: championOf(plan.places()) };
}

function planOf(kind: FormatKind, count: number, numbers: object = {}, withdrawn: string[] = []): Plan {
  const format = formatSchema.parse({ kind, ...numbers });
  return new Plan(makeDraw(format, field(count), 1), field(count), new Set(withdrawn));
}

function sidesOf(plan: Plan, id: string): PlannedMatch['sides'] | undefined {
  return plan.match(id)?.sides;
}

function ids(matches: readonly PlannedMatch[]): string[] {
  return matches.map(({ id }) => id);
}

function placesOf(plan: Plan): string[] {
  return plan.places().map(({ contestant, from, to }) => `${contestant} ${from === to ? from : `${from}–${to}`}`);
}

describe('a single elimination', () => {
  test('of six: byes for the first two, the semi-final losers play for the third place before the final', () => {
    const plan = planOf('single-elimination', 6);
    expect(ids(plan.ready())).toEqual(['main-1-2', 'main-1-4']);
    expect(plan.match('main-1-1')).toMatchObject({ state: 'bye', sides: ['c1', null], next: { winner: 'main-2-1' } });
    const played = playOut(plan, favouriteWins);
    expect(ids(played)).toEqual(['main-1-2', 'main-1-4', 'main-2-1', 'main-2-2', 'third', 'main-3-1']);
    expect(placesOf(plan)).toEqual(['c1 1', 'c2 2', 'c3 3', 'c4 4', 'c5 5–6', 'c6 5–6']);
  });

  test('of one is over before it begins; of nobody it has no champion', () => {
    expect(endOf(planOf('single-elimination', 1))).toEqual({ isOver: true, champion: 'c1' });
    expect(endOf(planOf('single-elimination', 0))).toEqual({ isOver: true, champion: null });
  });

  test('says where the sides of a match come from while they are not known', () => {
    expect(planOf('single-elimination', 4).match('third')).toMatchObject({
      from: [
        { kind: 'loser', match: 'main-1-1' },
        { kind: 'loser', match: 'main-1-2' },
      ],
      sides: [null, null],
      state: 'waiting',
    });
  });

  test('follows a swap of the organiser, two byes in one match included', () => {
    const draw = makeDraw(formatSchema.parse({ kind: 'single-elimination' }), field(5), 1);
    expect(draw.places).toEqual(['c1', null, 'c4', 'c5', 'c2', null, 'c3', null]);
    const plan = new Plan(swapPlaces(draw, 1, 4), field(5));
    expect(plan.match('main-1-3')).toMatchObject({ state: 'bye', sides: [null, null] });
    expect(plan.match('main-2-2')).toMatchObject({ state: 'bye', sides: [null, 'c3'] });
    expect(playOut(plan, favouriteWins)).toHaveLength(4);
    expect(placesOf(plan)).toEqual(['c1 1', 'c3 2', 'c4 3', 'c2 4–5', 'c5 4–5']);
  });
});

test('a bye has no loser: below it the other one goes on, whoever that will be', () => {
  expect(planOf('double-elimination', 6).match('lower-1-1')).toMatchObject({
    from: [{ kind: 'nobody' }, { kind: 'loser', match: 'main-1-2' }],
    sides: [null, null],
    state: 'bye',
  });
});

describe('a double elimination', () => {
  function toTheFinal(): Plan {
    const plan = planOf('double-elimination', 4);
    for (const id of ['main-1-1', 'main-1-2', 'main-2-1', 'lower-1-1', 'lower-2-1']) plan.record(id, resultFor(0));
    return plan;
  }

  test('is over when the winner of the upper bracket wins the grand final', () => {
    const plan = toTheFinal();
    expect(sidesOf(plan, 'final-1')).toEqual(['c1', 'c2']);
    plan.record('final-1', resultFor(0));
    expect(endOf(plan)).toEqual({ isOver: true, champion: 'c1' });
    expect(plan.match('final-2')).toMatchObject({ state: 'bye', sides: [null, 'c1'] });
    expect(placesOf(plan).slice(0, 2)).toEqual(['c1 1', 'c2 2']);
  });

  test('has a second final when the winner of the lower bracket wins the first', () => {
    const plan = toTheFinal();
    plan.record('final-1', resultFor(1));
    expect(endOf(plan)).toEqual({ isOver: false, champion: null });
    expect(ids(plan.ready())).toEqual(['final-2']);
    expect(sidesOf(plan, 'final-2')).toEqual(['c1', 'c2']);
    plan.record('final-2', resultFor(1));
    expect(endOf(plan)).toEqual({ isOver: true, champion: 'c2' });
  });
});

describe('what is ready', () => {
  test('comes in the order in which others wait for it', () => {
    const plan = planOf('double-elimination', 8);
    for (const id of ids(plan.ready())) plan.record(id, resultFor(0));
    expect(ids(plan.ready())).toEqual(['main-2-1', 'main-2-2', 'lower-1-1', 'lower-1-2']);
    for (const id of ['main-2-1', 'main-2-2']) plan.record(id, resultFor(0));
    expect(ids(plan.ready())).toEqual(['lower-1-1', 'lower-1-2', 'main-3-1']);
  });

  test('comes round by round in groups, all groups side by side', () => {
    const plan = planOf('round-robin', 8, { groups: 2 });
    expect(ids(plan.ready()).slice(0, 5)).toEqual([
      'group-1-1-1',
      'group-1-1-2',
      'group-2-1-1',
      'group-2-1-2',
      'group-1-2-1',
    ]);
  });
});

describe('a result is refused with a sentence', () => {
  const plan = planOf('single-elimination', 6);
  plan.record('main-1-2', resultFor(0));
  test.each([
    ['nowhere', resultFor(0), 'The plan has no match nowhere.'],
    ['main-1-1', resultFor(0), 'main-1-1 is a bye'],
    ['main-3-1', resultFor(0), 'main-3-1 cannot be played yet'],
    ['main-1-2', resultFor(1), 'main-1-2 is decided already'],
    ['main-1-4', resultFor(null), 'somebody has to win it'],
  ])('%s', (id, result, sentence) => expect(() => plan.record(id, result)).toThrow(sentence));

  test('and so is taking back what was never recorded', () => {
    expect(() => plan.undo('main-1-4')).toThrow('main-1-4 has no recorded result to take back.');
  });
});

test('taking back a result takes back what followed from it', () => {
  const plan = planOf('single-elimination', 8);
  playOut(plan, favouriteWins);
  expect(plan.undo('main-1-1')).toEqual(['main-1-1', 'main-2-1', 'main-3-1', 'third']);
  expect(ids(plan.ready())).toEqual(['main-1-1']);
  expect(championOf(plan.places())).toBeNull();
});

describe('somebody withdraws', () => {
  test('from a knockout: the opponent goes on, and what was decided stays', () => {
    const plan = planOf('single-elimination', 4);
    plan.record('main-1-1', resultFor(0));
    plan.withdraw('c1');
    expect(plan.match('main-1-1')?.result).toEqual(resultFor(0));
    plan.record('main-1-2', resultFor(0));
    expect(plan.match('main-2-1')?.result).toMatchObject({ winner: 1, decidedBy: 'walkover' });
    expect(championOf(plan.places())).toBe('c2');
  });

  test('from a double elimination: out of both brackets', () => {
    const plan = planOf('double-elimination', 4, {}, ['c1']);
    expect(sidesOf(plan, 'main-2-1')).toEqual(['c4', null]);
    expect(sidesOf(plan, 'lower-1-1')).toEqual(['c1', null]);
    plan.record('main-1-2', resultFor(0));
    expect(plan.match('lower-1-1')?.result).toMatchObject({ winner: 1, decidedBy: 'walkover' });
  });

  test('after the opponent did: the one who stayed longer stays ahead, also when the plan is made again', () => {
    const plan = planOf('single-elimination', 4);
    plan.withdraw('c1');
    plan.record('main-1-2', resultFor(0));
    plan.record('main-2-1', resultFor(0));
    plan.withdraw('c4');
    expect(championOf(plan.places())).toBe('c4');
    const again = planOf('single-elimination', 4, {}, [...plan.withdrawn]);
    for (const [id, result] of plan.results()) again.record(id, result);
    expect(again.matches()).toEqual(plan.matches());
  });

  test('from a group together with the opponent: nobody gets the point', () => {
    const plan = planOf('round-robin', 3, {}, ['c1', 'c2']);
    const rows = plan.tables()[0]?.rows ?? [];
    expect(rows.map(({ contestant, points }) => [contestant, points])).toEqual([
      ['c3', 2],
      ['c1', 0],
      ['c2', 0],
    ]);
  });

  test('from a Swiss tournament: one walkover, then no further pairing', () => {
    const plan = planOf('swiss', 8, { rounds: 3 });
    const [first] = plan.ready();
    for (const { id } of plan.ready()) if (id !== first?.id) plan.record(id, resultFor(0));
    plan.withdraw('c1');
    const second = plan.matches().filter(({ place }) => place.round === 2);
    expect(second.flatMap(({ sides }) => sides)).not.toContain('c1');
    expect(second).toHaveLength(4);
    expect(second.filter(({ state }) => state === 'bye')).toHaveLength(1);
  });

  test('and comes back: what was lost by walkover is to be played, and what followed is taken back', () => {
    const plan = planOf('single-elimination', 4);
    plan.withdraw('c1');
    plan.record('main-1-2', resultFor(0));
    plan.record('main-2-1', resultFor(0));
    expect(plan.reinstate('c1').toSorted()).toEqual(['main-1-1', 'main-2-1', 'third']);
    expect(ids(plan.ready())).toEqual(['main-1-1']);
    expect(plan.withdrawn.size).toBe(0);
    expect(() => plan.reinstate('c1')).toThrow('c1 has not withdrawn.');
    expect(() => plan.withdraw('nobody')).toThrow('nobody does not take part.');
  });
});

describe('groups, then knockout', () => {
  test('winners meet seconds of other groups, and two of one group at the earliest in the final', () => {
    const places = knockoutPlaces([4, 4, 4, 4], 2);
    const placeOf = (group: number, rank: number): number =>
      places.findIndex((origin) => origin.kind === 'group' && origin.group === group && origin.rank === rank);
    for (const group of [1, 2, 3, 4]) expect(meetingRound(placeOf(group, 1), placeOf(group, 2))).toBe(3);
  });

  test('the knockout fills as the groups end', () => {
    const plan = planOf('groups-knockout', 4, { groups: 2, advance: 2 });
    expect(sidesOf(plan, 'main-1-1')).toEqual([null, null]);
    plan.record('group-1-1-1', resultFor(0));
    const known = plan.matches().filter(({ place }) => place.bracket === 'main');
    expect(known.flatMap(({ sides }) => sides).filter((side) => side !== null)).toHaveLength(2);
    playOut(plan, favouriteWins);
    expect(championOf(plan.places())).toBe('c1');
    plan.undo('group-2-1-1');
    expect(ids(plan.ready())).toEqual(['group-2-1-1']);
  });

  test('where only one goes on, the group’s winner is the champion', () => {
    const plan = planOf('groups-knockout', 3, { groups: 2, advance: 1 });
    expect(championOf(plan.places())).toBeNull();
    playOut(plan, favouriteWins);
    expect(placesOf(plan)).toEqual(['c1 1', 'c2 2', 'c3 3']);
  });
});

test('in a ranking everybody plays alone, and is ready from the start', () => {
  const plan = planOf('ranking', 3, {}, ['c2']);
  expect(ids(plan.ready())).toEqual(['solo-1', 'solo-3']);
  playOut(plan, favouriteWins);
  expect(endOf(plan)).toEqual({ isOver: true, champion: null });
});

describe('what is left', () => {
  test.each<[FormatKind, number, object, readonly number[]]>([
    ['single-elimination', 4, {}, [2, 2]],
    ['single-elimination', 4, { thirdPlace: false }, [2, 1]],
    ['single-elimination', 6, {}, [2, 2, 2]],
    ['double-elimination', 4, {}, [2, 2, 1, 1, 1]],
    ['round-robin', 5, {}, [10]],
    ['groups-knockout', 8, { groups: 2 }, [12, 2, 2]],
    ['swiss', 8, { rounds: 3 }, [4, 4, 4]],
    ['ranking', 5, {}, [5]],
    ['single-elimination', 1, {}, []],
  ])('of %s with %i is told wave by wave', (kind, count, numbers, waves) => {
    const plan = planOf(kind, count, numbers);
    expect(plan.matchesLeft()).toEqual(waves);
    if (kind === 'ranking') return;
    playOut(plan, favouriteWins);
    expect(plan.matchesLeft()).toEqual([]);
  });

  test('gets less with each result, and more when one is taken back', () => {
    const plan = planOf('single-elimination', 8);
    plan.record('main-1-1', resultFor(0));
    expect(plan.matchesLeft()).toEqual([3, 2, 2]);
    plan.record('main-1-2', resultFor(0));
    // One semi-final can be played now, beside the last two of the first round.
    expect(plan.matchesLeft()).toEqual([3, 1, 2]);
    plan.undo('main-1-1');
    expect(plan.matchesLeft()).toEqual([3, 2, 2]);
    plan.withdraw('c1');
    expect(plan.matchesLeft()).toEqual([3, 1, 2]);
  });
});
