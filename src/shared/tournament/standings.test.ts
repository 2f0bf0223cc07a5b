import { describe, expect, test } from 'vitest';
import { field, playOut, resultFor } from '../../../tests/play-out.ts';
import { crossTable } from './cross-table.ts';
import { makeDraw } from './draw.ts';
import { Plan } from './plan.ts';
import { GROUP_ORDER, standings, SWISS_ORDER } from './standings.ts';
import { walkover } from './series.ts';
import { formatSchema, type MatchResult, type PlannedMatch } from './tournament.ts';

type Bracket = 'group' | 'swiss';

/** A decided match, or a bye where there is no second side. */
function match(first: string, second: string | null, result: MatchResult, bracket: Bracket = 'group'): PlannedMatch {
  return {
    id: `${first}-${second}`,
    place: { bracket, group: 1, round: 1, number: 1 },
    from: [
      { kind: 'contestant', id: first },
      second === null ? { kind: 'nobody' } : { kind: 'contestant', id: second },
    ],
    sides: [first, second],
    state: second === null ? 'bye' : 'decided',
    result: second === null ? null : result,
    next: { winner: null, loser: null },
  };
}

const won = (first: string, second: string, more: Partial<MatchResult> = {}): PlannedMatch =>
  match(first, second, { ...resultFor(0), ...more });
const drawn = (first: string, second: string, more: Partial<MatchResult> = {}): PlannedMatch =>
  match(first, second, { ...resultFor(null), ...more });

function order(contestants: string[], matches: PlannedMatch[]): (readonly [string, string | null])[] {
  return standings(contestants, matches, GROUP_ORDER).map(({ contestant, separatedBy }) => [contestant, separatedBy]);
}

describe('a group is ordered by', () => {
  test('points: 1 for a win, ½ for a draw', () => {
    const rows = standings(['a', 'b', 'c'], [won('c', 'a'), drawn('c', 'b'), won('b', 'a')], GROUP_ORDER);
    expect(rows.map(({ contestant, points }) => [contestant, points])).toEqual([
      ['b', 1.5],
      ['c', 1.5],
      ['a', 0],
    ]);
    expect(rows[1]?.separatedBy).toBe('points');
  });

  test('then the matches among those who are level', () => {
    const matches = [won('a', 'c'), won('b', 'a'), drawn('b', 'd'), won('c', 'b'), won('a', 'd'), won('d', 'c')];
    // a has 2 points; b and d have 1½ and drew; c has 1.
    expect(order(['a', 'b', 'c', 'd'], matches)[0]).toEqual(['a', 'points']);
    expect(order(['a', 'b'], [won('b', 'a'), won('a', 'x'), won('x', 'b')])).toEqual([
      ['b', 'head-to-head'],
      ['a', null],
    ]);
  });

  test('then the points of those beaten (Sonneborn–Berger)', () => {
    // a and b have 2 points each and drew; a has beaten d, who has 1, and b has beaten c, who has ½.
    const matches = [
      drawn('a', 'b'),
      won('a', 'd'),
      drawn('a', 'c'),
      drawn('b', 'd'),
      won('b', 'c'),
      won('d', 'c', { decidedBy: 'games' }),
    ];
    const rows = standings(['b', 'a', 'c', 'd'], matches, GROUP_ORDER);
    expect(rows.map(({ contestant, points, sonnebornBerger }) => [contestant, points, sonnebornBerger])).toEqual([
      ['a', 2, 2.75],
      ['b', 2, 2.25],
      ['d', 1.5, 1.5],
      ['c', 0.5, 1],
    ]);
    expect(rows[0]).toMatchObject({ headToHead: 0.5, separatedBy: 'sonneborn-berger' });
  });

  test.each([
    ['games', { won: [2, 3] }],
    ['score', { scores: [7, 9] }],
    ['faults', { crashes: [1, 0] }],
    ['faults', { timeouts: [1, 0] }],
    ['seed', {}],
  ] as const)('then %s: %o', (criterion, more) => {
    const rows = order(['a', 'b'], [drawn('a', 'b', more)]);
    expect(rows[0]).toEqual([criterion === 'seed' ? 'a' : 'b', criterion]);
  });
});

describe('a Swiss table', () => {
  test('prefers stronger opponents (Buchholz)', () => {
    const swiss = (first: string, second: string): PlannedMatch => match(first, second, resultFor(0), 'swiss');
    const rows = standings(['a', 'b', 'c', 'd'], [swiss('a', 'c'), swiss('b', 'd'), swiss('d', 'c')], SWISS_ORDER);
    // b beat d, who has 1 point; a beat c, who has none.
    expect(rows.map(({ contestant }) => contestant).slice(0, 2)).toEqual(['b', 'd']);
    expect(rows.find(({ contestant }) => contestant === 'b')).toMatchObject({ buchholz: 1, sonnebornBerger: 1 });
  });

  test('counts a bye and a walkover as a match against somebody with one’s own points', () => {
    const rows = standings(
      ['a', 'b', 'c'],
      [match('a', null, resultFor(null), 'swiss'), match('b', 'c', walkover(0), 'swiss')],
      SWISS_ORDER,
    );
    expect(rows.map(({ contestant, points, buchholz, byes }) => [contestant, points, buchholz, byes])).toEqual([
      ['a', 1, 1, 1],
      ['b', 1, 1, 0],
      ['c', 0, 0, 0],
    ]);
  });

  test('leaves head-to-head out where not all who are level have met', () => {
    const [first] = standings(['c', 'b', 'a'], [won('a', 'b'), won('b', 'x'), won('c', 'y')], GROUP_ORDER);
    expect(first).toMatchObject({ contestant: 'a', headToHead: null, separatedBy: 'sonneborn-berger' });
  });

  test('has the higher seed first where all else is level', () => {
    const swiss = (first: string, second: string): PlannedMatch => match(first, second, resultFor(0), 'swiss');
    const rows = standings(['a', 'b', 'c', 'd'], [swiss('a', 'b'), swiss('c', 'd')], SWISS_ORDER);
    expect(rows.map(({ separatedBy }) => separatedBy)).toEqual(['seed', 'points', 'seed', null]);
  });
});

test('a match that both have forfeited is lost for both', () => {
  const rows = standings(['a', 'b'], [match('a', 'b', walkover(null))], GROUP_ORDER);
  expect(rows.map(({ points, won, drawn, lost }) => [points, won, drawn, lost])).toEqual([
    [0, 0, 0, 1],
    [0, 0, 0, 1],
  ]);
});

test('the table of a knockout says how far everybody came', () => {
  const format = formatSchema.parse({ kind: 'single-elimination', thirdPlace: false });
  const plan = new Plan(makeDraw(format, field(4), 1), field(4));
  const places = (): (readonly [string, number, number])[] =>
    (plan.tables()[0]?.rows ?? []).map(({ contestant, from, to }) => [contestant, from, to]);
  plan.record('main-1-1', resultFor(1));
  expect(places()).toEqual([
    ['c4', 1, 2],
    ['c2', 1, 4],
    ['c3', 1, 4],
    ['c1', 3, 4],
  ]);
  // Two of them may still come as far as the one above.
  expect(plan.tables()[0]?.rows.map(({ separatedBy }) => separatedBy)).toEqual([null, null, null, null]);
  plan.record('main-1-2', resultFor(0));
  expect(places().slice(0, 2)).toEqual([
    ['c2', 1, 2],
    ['c4', 1, 2],
  ]);
  plan.record('main-2-1', resultFor(1));
  expect(places()).toEqual([
    ['c2', 1, 1],
    ['c4', 2, 2],
    ['c1', 3, 4],
    ['c3', 3, 4],
  ]);
  expect(plan.tables()[0]?.rows.map(({ separatedBy }) => separatedBy)).toEqual(['final', 'round', null, null]);
});

test('a row is open until no match can change it any more', () => {
  const openIn = (plan: Plan, table = 0): (string | undefined)[] =>
    (plan.tables()[table]?.rows ?? []).filter(({ isOpen }) => isOpen).map(({ contestant }) => contestant);
  const knockout = new Plan(makeDraw(formatSchema.parse({ kind: 'single-elimination' }), field(4), 1), field(4));
  expect(openIn(knockout)).toHaveLength(4);
  for (const match of ['main-1-1', 'main-1-2', 'third']) knockout.record(match, resultFor(0));
  // The third and the fourth are known, the final is to come.
  expect(openIn(knockout)).toEqual(['c1', 'c2']);
  knockout.record('main-2-1', resultFor(0));
  expect(openIn(knockout)).toEqual([]);

  const format = formatSchema.parse({ kind: 'groups-knockout', groups: 2, advance: 1 });
  const groups = new Plan(makeDraw(format, field(4), 1), field(4));
  groups.record('group-1-1-1', resultFor(0));
  expect([openIn(groups, 0).length, openIn(groups, 1).length]).toEqual([0, 2]);

  const swiss = new Plan(makeDraw(formatSchema.parse({ kind: 'swiss', rounds: 2 }), field(4), 1), field(4));
  for (const { id } of swiss.ready()) swiss.record(id, resultFor(0));
  // Those of the second round are not played yet.
  expect(openIn(swiss)).toHaveLength(4);
  playOut(swiss, () => 0);
  expect(openIn(swiss)).toEqual([]);
});

test('the cross-table has wins, draws and defeats of both sides, in matches and in games', () => {
  const table = crossTable(
    ['a', 'b', 'c'],
    [
      won('a', 'b', { won: [2, 1], drawn: 1, scores: [20, 11] }),
      drawn('b', 'a', { won: [1, 1], drawn: 0, scores: [5, 6] }),
    ],
  );
  expect(table[0]?.[1]).toEqual({
    matches: { won: 1, drawn: 1, lost: 0 },
    games: { won: 3, drawn: 1, lost: 2 },
    points: 1.5,
    scores: [26, 16],
  });
  expect(table[1]?.[0]).toEqual({
    matches: { won: 0, drawn: 1, lost: 1 },
    games: { won: 2, drawn: 1, lost: 3 },
    points: 0.5,
    scores: [16, 26],
  });
  expect(table[0]?.[2]).toBeNull();
  expect(table[0]?.[0]).toBeNull();
});
