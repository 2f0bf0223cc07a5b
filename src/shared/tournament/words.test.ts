import { expect, test } from 'vitest';
import { LANGUAGES } from '../games/game.ts';
import { makeDraw } from './draw.ts';
import { Plan } from './plan.ts';
import { CRITERIA } from './standings.ts';
import { DECISIONS, formatSchema, type MatchResult } from './tournament.ts';
import { en } from './words-en.ts';
import { fa } from './words-fa.ts';
import {
  decidedBy,
  durationName,
  matchName,
  matchNames,
  originName,
  placeName,
  roundName,
  separatedBy,
} from './words.ts';

function planOf(format: object, contestants: number): Plan {
  const entrants = Array.from({ length: contestants }, (_, index) => ({ id: `c${index + 1}`, seed: index + 1 }));
  return new Plan(makeDraw(formatSchema.parse(format), entrants, 1), entrants);
}

function namesOf(format: object, contestants: number, language: 'en' | 'fa'): string[] {
  const plan = planOf(format, contestants);
  return [...new Set(matchNames(plan.draw.format.kind, plan.matches(), language).values())];
}

const RESULT: MatchResult = {
  winner: 1,
  won: [1, 2],
  drawn: 1,
  scores: [90, 120],
  thinkingMs: [4000, 350],
  timeouts: [0, 0],
  crashes: [0, 0],
  decidedBy: 'games',
};

/** Every text of a table, with the way to it. */
function texts(table: unknown, path = ''): [string, string][] {
  if (typeof table === 'string') return [[path, table]];
  return Object.entries(table as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

test('a knockout names its rounds from its end', () => {
  expect(namesOf({ kind: 'single-elimination' }, 8, 'en')).toEqual([
    'Quarter-final, match 1',
    'Quarter-final, match 2',
    'Quarter-final, match 3',
    'Quarter-final, match 4',
    'Semi-final, match 1',
    'Semi-final, match 2',
    'Final',
    'Match for third place',
  ]);
  expect(namesOf({ kind: 'single-elimination' }, 4, 'fa')).toEqual([
    'نیمه‌نهایی، دیدار ۱',
    'نیمه‌نهایی، دیدار ۲',
    'فینال',
    'دیدار رده‌بندی',
  ]);
});

test('the two brackets of a double elimination are told apart', () => {
  expect(namesOf({ kind: 'double-elimination' }, 4, 'en')).toEqual([
    'Upper semi-final, match 1',
    'Upper semi-final, match 2',
    'Upper final',
    'Lower round 1',
    'Lower final',
    'Grand final',
    'Second grand final',
  ]);
});

test('the rounds of all against all have no group, unless there are several', () => {
  const first = (groups: number, language: 'en' | 'fa') => namesOf({ kind: 'round-robin', groups }, 8, language)[0];
  expect(first(1, 'en')).toBe('Round 1, match 1');
  expect(first(1, 'fa')).toBe('دور ۱، دیدار ۱');
  expect(first(2, 'en')).toBe('Group 1, round 1, match 1');
  expect(namesOf({ kind: 'round-robin' }, 2, 'en')).toEqual(['Round 1']);
  expect(planOf({ kind: 'round-robin' }, 4).tables()).toMatchObject([{ group: 0 }]);
  expect(planOf({ kind: 'round-robin', groups: 2 }, 4).tables()).toMatchObject([{ group: 1 }, { group: 2 }]);
});

test('no two matches of a category have the same name', () => {
  const formats = [
    { kind: 'single-elimination' },
    { kind: 'double-elimination' },
    { kind: 'round-robin', groups: 2 },
    { kind: 'groups-knockout', groups: 2 },
    { kind: 'swiss' },
    { kind: 'ranking' },
  ];
  for (const format of formats) {
    for (const language of LANGUAGES) {
      expect(namesOf(format, 13, language)).toHaveLength(planOf(format, 13).matches().length);
    }
  }
});

test('who is not known yet is told by where they come from, through byes', () => {
  const plan = planOf({ kind: 'groups-knockout', groups: 3 }, 12);
  const names = matchNames('groups-knockout', plan.matches(), 'en');
  const sidesOf = (id: string) => plan.match(id)?.from.map((origin) => originName(origin, names, 'en'));
  expect(sidesOf('main-2-1')).toEqual(['Group 1, place 1', 'Winner of quarter-final, match 2']);
  expect(sidesOf('main-3-1')).toEqual(['Winner of semi-final, match 1', 'Winner of semi-final, match 2']);
});

test('a match is called the same by its title alone, also one of a round that was not known before', () => {
  const called = (plan: Plan, id: string) => {
    const title = plan.titleOf(id);
    return title && matchName(title, 'en');
  };
  const knockout = planOf({ kind: 'single-elimination' }, 8);
  expect([called(knockout, 'main-2-1'), called(knockout, 'third')]).toEqual([
    'Semi-final, match 1',
    'Match for third place',
  ]);
  expect(knockout.titleOf('main-9-1')).toBeNull();
  const swiss = planOf({ kind: 'swiss', rounds: 2 }, 4);
  expect(called(swiss, 'swiss-1-2')).toBe('Round 1, match 2');
  for (const { id } of swiss.ready()) swiss.record(id, RESULT);
  expect(called(swiss, 'swiss-2-1')).toBe('Round 2, match 1');
});

test('a very large knockout counts its first rounds', () => {
  const place = { bracket: 'main', group: 1, round: 1, number: 1 } as const;
  expect(roundName('single-elimination', place, { rounds: 12 }, 'en')).toBe('Round 1');
});

test('what decided a match is told from the winner’s side', () => {
  expect(decidedBy(RESULT, 'en')).toBe('more games won: 2–1, 1 drawn');
  expect(decidedBy(RESULT, 'fa')).toBe('با بردن بازی‌های بیشتر: ۲ بر ۱ و ۱ مساوی');
  expect(decidedBy({ ...RESULT, decidedBy: 'score' }, 'en')).toBe(
    'level on games (2–1, 1 drawn), better score: 120–90',
  );
  expect(decidedBy({ ...RESULT, decidedBy: 'time' }, 'en')).toContain('350 ms against 4 s');
  const walkover = { ...RESULT, decidedBy: 'walkover' } as const;
  expect(decidedBy({ ...walkover, winner: null }, 'en')).not.toBe(decidedBy(walkover, 'en'));
});

test('every decision, criterion and origin has words without anything left open', () => {
  const names = new Map([['final-1', 'Grand final']]);
  for (const language of LANGUAGES) {
    const said = [
      ...DECISIONS.map((code) => decidedBy({ ...RESULT, decidedBy: code }, language)),
      ...CRITERIA.map((criterion) => separatedBy(criterion, language)),
      originName({ kind: 'unbeaten-loser', match: 'final-1' }, names, language),
      originName({ kind: 'group', group: 2, rank: 1 }, names, language),
      originName({ kind: 'place', place: 0 }, names, language),
      placeName({ from: 5, to: 8 }, language),
      durationName(1234, language),
    ];
    for (const text of said) expect(text).toMatch(/^[^{}]+$/);
    expect(separatedBy(null, language)).toBe('');
  }
});

test('both languages say everything, with the same details', () => {
  const details = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  const persian = new Map(texts(fa));
  for (const [path, text] of texts(en)) {
    // Rounds have names as far as a language has them, and not everything is abbreviated in each.
    if (/^\.(knockoutRounds|abbreviations)\./.test(path)) continue;
    expect([path, details(persian.get(path) ?? 'missing')]).toEqual([path, details(text)]);
  }
});
