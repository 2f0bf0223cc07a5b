/** What depends on how fast a computer is cannot be shown by a program, so these courses are made up. */
import { expect, test } from 'vitest';
import type { TimeLimit } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import { refereeSettingsSchema } from '../../shared/match/referee-settings.ts';
import { severityOf } from '../../shared/doctor/severity.ts';
import { measureMemory, measureStart, measureTime } from './measures.ts';
import type { Course } from './trial-game.ts';

const room = { referee: refereeSettingsSchema.parse({ startMs: 5000, memoryMb: 1000 }) };
const game = findGame('othello');

function course(more: { times?: number[]; limit?: TimeLimit; memoryMb?: number; startMs?: number }): Course {
  if (!game) throw new Error('there is no Othello');
  const { times = [], limit = { kind: 'move', ms: 1000 }, memoryMb = 0, startMs = 100 } = more;
  return {
    plan: { trial: 'game', game, settings: {}, seats: 2, seat: 1, seed: 1 },
    answers: times.map((ms, i) => ({
      question: { state: null, seat: 1, limit, millisecondsLeft: [], turn: i + 1 },
      answer: { decision: null },
      ms,
    })),
    events: [],
    report: {
      faults: [],
      thinkingMs: times.reduce((sum, ms) => sum + ms, 0),
      peakMemoryBytes: memoryMb * 1024 * 1024,
    },
    transcript: [{ at: 10 + startMs, seat: 1, turn: 1, stream: 'out', text: '2 3\n' }],
    launchedAt: 10,
    outcome: null,
    left: null,
  };
}

test.each([
  [[10, 20, 500], 'quick-enough', 50, 'fine'],
  [[10, 20, 600], 'slow', 60, 'hint'],
  [[10, 20, 950], 'slow', 95, 'problem'],
])('answers of %j ms where 1000 are allowed: %s', (times, code, percent, severity) => {
  const symptom = measureTime([course({ times: [1] }), course({ times })]);
  expect(symptom).toMatchObject({ code, percent, limitMs: 1000 });
  expect(symptom && severityOf('othello', symptom)).toBe(severity);
});

test('a budget is for all answers of a game together', () => {
  const limit = { kind: 'budget', ms: 1000 } as const;
  expect(measureTime([course({ times: [200, 200], limit })])).toMatchObject({ code: 'budget-fine', percent: 40 });
  expect(measureTime([course({ times: [200, 200, 200], limit })])).toMatchObject({ code: 'budget-near', mostMs: 600 });
});

test('without an answer there is no time to speak of', () => {
  expect(measureTime([course({})])).toBeNull();
});

test.each([
  [0, null],
  [300, 'memory-fine'],
  [700, 'memory-near'],
  [1100, null],
])('%i MB of 1000: %s', (memoryMb, code) => {
  expect(measureMemory(room, [course({ memoryMb })])?.code ?? null).toBe(code);
});

test.each([
  [200, 150, 'started'],
  [900, 100, 'started'],
  [4000, 200, 'slow-first-start'],
  [3500, 3200, 'slow-start'],
])('started in %i ms, again in %i ms: %s', (firstMs, againMs, code) => {
  expect(measureStart(room, course({ startMs: firstMs }), course({ startMs: againMs }))?.code).toBe(code);
});
