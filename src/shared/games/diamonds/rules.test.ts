import { describe, expect, test } from 'vitest';
import { FAULTS, verdictOf, winnerOf } from '../game.ts';
import { diamonds } from './index.ts';
import { answer, CONFIRM, places, play, rows, stage, step } from './staged.ts';
import { ACTIONS, type DiamondsState } from './state.ts';

const OPEN = ['EEE', 'EEE', 'EEE'];
const map = (rows: string[]) => ({
  format: 'meydan-map' as const,
  version: 1 as const,
  game: 'diamonds' as const,
  name: 'x',
  rows,
});

function newGame(seed: number, seats = 2, rows = ['EEEE', 'EWWE', 'EEEE'], settings = {}): DiamondsState {
  return diamonds.start({ settings: diamonds.settings.parse(settings), map: map(rows), seed, seats });
}

const scores = (state: DiamondsState) => diamonds.scores(state);
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('the start', () => {
  test('D2 two agents start in two different corners, every pair equally often', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 2400; seed++) {
      const key = JSON.stringify(places(newGame(seed)));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(
      [0, 2]
        .flatMap((row) => [0, 3].map((col) => [row, col]))
        .flatMap((a, i, corners) => corners.filter((_, j) => j !== i).map((b) => JSON.stringify([a, b])))
        .toSorted(),
    );
    for (const count of seen.values()) expect(count).toBeGreaterThan(130);
  });

  test('D2 one agent starts in one corner, each equally often', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 800; seed++) {
      const key = JSON.stringify(places(newGame(seed, 1)));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(4);
    for (const count of seen.values()) expect(count).toBeGreaterThan(150);
  });

  test('D2 G5 the corners are among the events of the first turn', () => {
    const state = newGame(5);
    const [[row1, col1] = [], [row2, col2] = []] = places(state);
    expect(diamonds.decide(state, [CONFIRM, CONFIRM]).events).toEqual([
      { type: 'placed', seat: 1, row: row1, col: col1 },
      { type: 'placed', seat: 2, row: row2, col: col2 },
      { type: 'confirmed', seat: 1 },
      { type: 'confirmed', seat: 2 },
    ]);
  });

  test.each([1, 2])('D12 D14 all of %i agents confirm together, with the start allowance and no cost', (seats) => {
    const state = newGame(1, seats);
    expect(diamonds.turn(state)).toEqual({ seats: seats === 1 ? [1] : [1, 2], limit: { kind: 'start' } });
    const begun = diamonds.decide(
      state,
      Array.from({ length: seats }, () => CONFIRM),
    ).state;
    expect(begun.round).toBe(1);
    expect(scores(begun)).toEqual(Array.from({ length: seats }, () => 45));
    expect(diamonds.turn(begun)).toEqual({ seats: [1], limit: { kind: 'move', ms: 1000 } });
  });

  test.each([0, 3, 1.5])('there are no games for %s agents', (seats) => {
    expect(() => newGame(1, seats)).toThrow(/one or two agents/);
  });
});

const onGreen = (score: number) =>
  stage({
    rows: ['EEE', '2EE', 'EEE'],
    agents: [
      { at: [1, 0], score },
      { at: [1, 1], score: 100 },
    ],
  });

const standing = (score: number, extra = {}) =>
  stage({ rows: ['EEE', 'W2E', 'EEE'], agents: [{ at: [1, 1], score, ...extra }] });

describe('the course', () => {
  test('D3 agent 1 acts, then agent 2, in rounds numbered from 1, and after R rounds it is over', () => {
    let state = diamonds.decide(newGame(1, 2, OPEN, { rounds: 3 }), [CONFIRM, CONFIRM]).state;
    const seen: number[][] = [];
    while (!diamonds.outcome(state)) {
      seen.push([state.round, ...diamonds.turn(state).seats]);
      state = play(state, 'noop');
    }
    expect(seen).toEqual([1, 2, 3].flatMap((round) => [1, 2].map((seat) => [round, seat])));
    expect(diamonds.turn(state).seats).toEqual([]);
    expect(diamonds.decide(state, [answer('up')])).toEqual({ state, events: [] });
    expect(diamonds.decide(state, [answer('up')]).state).toBe(state);
  });

  test('D3 100 rounds by default, each a single action for an agent alone', () => {
    let state = diamonds.decide(newGame(1, 1), [CONFIRM]).state;
    let actions = 0;
    for (; !diamonds.outcome(state); actions++) state = play(state, 'noop');
    expect(actions).toBe(100);
    expect(scores(state)).toEqual([-55]);
  });

  test('D4 the seven actions', () => {
    expect(ACTIONS).toEqual(['up', 'down', 'left', 'right', 'trap', 'teleport', 'noop']);
    const centre = { rows: OPEN, agents: [{ at: [1, 1] as [number, number] }] };
    const reached = ACTIONS.map((action) => places(play(stage(centre), action))[0]);
    expect(reached).toEqual([
      [0, 1],
      [2, 1],
      [1, 0],
      [1, 2],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test('D5 only the acting agent pays for the round, at its own action, whatever it does', () => {
    let state = stage({ rows: OPEN, agents: [{ at: [0, 0] }, { at: [2, 2] }], settings: { roundCost: 3 } });
    state = play(state, 'up');
    expect(scores(state)).toEqual([42, 45]);
    state = play(state, '!timeout');
    expect(scores(state)).toEqual([42, 42]);
  });

  test('D5 the order of the events is the order of the clause', () => {
    const state = stage({
      rows: ['EEE', 'E2E', 'EEE'],
      agents: [{ at: [1, 0] }, { at: [2, 2], traps: [[1, 1]] }],
    });
    const { events, state: after } = step(state, 'right');
    expect(typesOf(events)).toEqual(['cost', 'moved', 'taken', 'caught']);
    expect(events.map((event) => ('points' in event ? event.points : null))).toEqual([
      [-1, 0],
      null,
      [25, 0],
      [-40, 0],
    ]);
    expect(scores(after)).toEqual([45 - 1 + 25 - 40, 45]);
  });

  test('D5 a hit comes before picking up: what it costs can put a diamond out of reach', () => {
    expect(typesOf(step(onGreen(35), 'right').events)).toEqual(['cost', 'hit', 'left']);
    expect(typesOf(step(onGreen(36), 'right').events)).toEqual(['cost', 'hit', 'taken']);
    expect(scores(play(onGreen(36), 'right'))).toEqual([36 - 1 - 20 + 25, 100]);
  });

  test('D5 D8 picking up comes before the trap: its cost cannot put the diamond out of reach', () => {
    const state = stage({
      rows: ['EEE', 'E4E', 'EEE'],
      agents: [
        { at: [1, 0], score: 141 },
        { at: [2, 2], traps: [[1, 1]] },
      ],
    });
    expect(scores(play(state, 'right'))[0]).toBe(141 - 1 + 75 - 40);
  });

  test('D5 D9 a trap is planted before picking up: the diamond does not help to afford it', () => {
    const state = stage({
      rows: ['EEE', 'E3E', 'EEE'],
      agents: [{ at: [1, 1], score: 60 }],
      settings: { trapStep: 70 },
    });
    const { events } = step(state, 'trap');
    expect(typesOf(events)).toEqual(['cost', 'refused', 'taken']);
    expect(typesOf(step(play(state, 'trap'), 'trap').events)).toEqual(['cost', 'planted']);
  });

  test('D5 D8 D10 picking up and the trap happen to the acting agent only', () => {
    const state = stage({
      rows: ['EEE', 'E1E', 'EEE'],
      agents: [{ at: [0, 0] }, { at: [1, 1] }],
      settings: { yellowMinimum: 0 },
    });
    const waiting = play(state, 'noop');
    expect(scores(waiting)).toEqual([44, 45]);
    expect(rows(waiting)[1]).toBe('E1E');
    const trapped = stage({ rows: OPEN, agents: [{ at: [0, 0], traps: [[1, 1]] }, { at: [1, 1] }] });
    expect(scores(play(trapped, 'noop'))).toEqual([44, 45]);
    expect(scores(play(trapped, 'noop', 'noop'))).toEqual([44, 4]);
  });

  test.each(['noop', 'trap', 'teleport', 'left', '!timeout'] as const)(
    'D5 D8 after %s too an agent picks up what it stands on',
    (word) => {
      expect(rows(play(standing(45, { traps: [] }), word))[1]).toBe('WEE');
      expect(scores(play(standing(16), word))).toEqual([16 - 1 + 25]);
      expect(scores(play(standing(15), word))).toEqual([14]);
    },
  );
});

const lastRound = (first: number, second: number) =>
  stage({
    rows: OPEN,
    agents: [
      { at: [0, 0], score: first },
      { at: [2, 2], score: second },
    ],
    round: 100,
  });

describe('the end', () => {
  test('D11 scores start at 45', () => expect(scores(newGame(1))).toEqual([45, 45]));

  test.each([
    [60, 50, 1],
    [50, 60, 2],
    [50, 50, null],
    [-60, -50, 2],
    [-7, -7, null],
  ])('D11 after the last round the higher score wins (%i, %i)', (first, second, winner) => {
    const half = play(lastRound(first, second), 'noop');
    expect(diamonds.outcome(half)).toBeNull();
    const outcome = diamonds.outcome(play(half, 'noop'));
    expect(outcome).toMatchObject({ scores: [first - 1, second - 1], reasons: [{ code: 'rounds' }] });
    expect(outcome && winnerOf(outcome)).toBe(winner);
  });

  test('D11 no early end: neither an empty board nor a hopeless score ends the game', () => {
    let state = stage({ rows: OPEN, agents: [{ at: [0, 0], score: -900 }, { at: [2, 2] }], round: 40 });
    for (let turns = 0; turns < 2 * 61; turns++) {
      expect(diamonds.outcome(state)).toBeNull();
      state = play(state, 'noop');
    }
    expect(diamonds.outcome(state)).not.toBeNull();
  });

  test('D11 alone there is no winner, only a score', () => {
    const state = play(stage({ rows: OPEN, agents: [{ at: [0, 0], score: 77 }], round: 100 }), 'noop');
    const outcome = diamonds.outcome(state);
    expect(outcome).toEqual({ places: [1], scores: [76], reasons: [{ code: 'rounds' }], measure: [76] });
    expect(outcome && [winnerOf(outcome), verdictOf(outcome, 1)]).toEqual([null, 'finished']);
  });
});

describe('bad answers', () => {
  const begun = stage({ rows: OPEN, agents: [{ at: [0, 0] }, { at: [2, 2] }] });

  test.each([
    { kind: 'unknown', line: 'fly' },
    { kind: 'confirm' },
    { kind: 'act', action: 'UPWARDS' },
    { kind: 'act' },
    { kind: 7 },
    null,
    undefined,
    'up',
    Number.NaN,
    [],
  ])('D12 G2 %j counts as noop, with a note', (decision) => {
    const { state, events } = diamonds.decide(begun, [{ decision } as never]);
    expect(events[0]).toMatchObject({ type: 'ignored', seat: 1, why: 'unknown-action' });
    expect([places(state)[0], scores(state), state.toMove]).toEqual([[0, 0], [44, 45], 2]);
    expect(state.agents[0]?.silent).toBeNull();
  });

  test('D12 the note says what was printed, shortened and in plain ASCII', () => {
    const line = `\u0000é${'x'.repeat(1000)}`;
    const [event] = diamonds.decide(begun, [{ decision: { kind: 'unknown', line } }]).events;
    expect(event).toMatchObject({ line: `"??${'x'.repeat(38)}"` });
  });

  test.each(['timeout', 'unreadable'] as const)('D12 after %s the agent is asked again', (fault) => {
    const { state, events } = step(begun, `!${fault}`);
    expect(typesOf(events)).toEqual(['fault', 'cost', 'stayed']);
    const next = play(state, 'noop');
    expect(diamonds.turn(next).seats).toEqual([1]);
    expect(places(play(next, 'right'))[0]).toEqual([0, 1]);
  });

  test.each(['crash', 'closed', 'memory', 'no-start', 'flood', 'processes'] as const)(
    'D12 G4 after %s it does nothing for the rest of the game, is not asked, still pays, and that is recorded',
    (fault) => {
      const { state, events } = step(begun, `!${fault}`);
      expect(events.slice(0, 2)).toEqual([
        { type: 'fault', seat: 1, fault },
        { type: 'silenced', seat: 1, round: 1, why: fault },
      ]);
      expect(diamonds.turn(state).seats).toEqual([2]);
      let now = play(state, 'up');
      expect([now.round, ...diamonds.turn(now).seats]).toEqual([2, 2]);
      expect(scores(now)).toEqual([43, 44]);
      while (!diamonds.outcome(now)) now = play(now, 'noop');
      expect(scores(now)).toEqual([-55, -55]);
      expect(diamonds.outcome(now)).toMatchObject({
        places: [1, 1],
        reasons: [{ code: 'rounds' }, { code: fault, seat: 1, round: 1 }],
      });
    },
  );

  test('D10 D12 a silent agent still suffers what its cell does to it', () => {
    const state = stage({ rows: OPEN, agents: [{ at: [0, 0], traps: [[2, 2]] }, { at: [2, 2] }] });
    expect(scores(play(state, 'noop', '!crash', 'noop'))).toEqual([43, 45 - 2 * 41]);
  });

  test('D12 when both have crashed the rounds run out by themselves', () => {
    const { state, events } = step(play(begun, '!crash'), '!crash');
    expect(diamonds.outcome(state)).toMatchObject({ scores: [-55, -55] });
    expect(events.filter(({ type }) => type === 'cost')).toHaveLength(199);
  });

  test.each([
    ['another word', { decision: { kind: 'unknown', line: 'OK' } }, 'wrong-confirm', '"OK"'],
    ['an action', answer('up'), 'wrong-confirm', '"up"'],
    ['nothing in time', { fault: 'timeout' }, 'no-confirm', '""'],
    ['rubbish', { decision: 5 } as never, 'wrong-confirm', '""'],
  ] as const)('D12 D14 %s instead of CONFIRM: nothing for the whole game', (_, given, why, line) => {
    const { state, events } = diamonds.decide(newGame(1), [CONFIRM, given]);
    expect(events.slice(2)).toEqual([
      { type: 'confirmed', seat: 1 },
      { type: 'unconfirmed', seat: 2, why, line },
    ]);
    let now = state;
    while (!diamonds.outcome(now)) {
      expect(diamonds.turn(now).seats).toEqual([1]);
      now = play(now, 'noop');
    }
    expect(places(now)).toEqual(places(state));
    expect(scores(now)).toEqual([-55, -55]);
    expect(diamonds.outcome(now)?.reasons).toEqual([{ code: 'rounds' }, { code: 'unconfirmed', seat: 2, why }]);
  });

  test('D12 G4 a program that crashes at the start is recorded as crashed', () => {
    const { state, events } = diamonds.decide(newGame(1, 1), [{ fault: 'crash' }]);
    expect(events[1]).toEqual({ type: 'unconfirmed', seat: 1, why: 'crash', line: '""' });
    expect(diamonds.outcome(state)).toMatchObject({
      scores: [-55],
      reasons: [{}, { code: 'crash', seat: 1, round: 0 }],
    });
  });

  test.each(FAULTS)(
    'D12 without agent 1 (%s) agent 2 has the first turn, after agent 1 paid for the round',
    (fault) => {
      const { state } = diamonds.decide(newGame(1), [{ fault }, CONFIRM]);
      expect([state.round, ...diamonds.turn(state).seats, ...scores(state)]).toEqual([1, 2, 44, 45]);
    },
  );

  test('D12 missing answers are a closed output, surplus ones are not looked at', () => {
    expect(diamonds.decide(begun, []).events[0]).toMatchObject({ type: 'fault', fault: 'closed' });
    expect(diamonds.decide(begun, [answer('right'), answer('left')]).state).toEqual(play(begun, 'right'));
    expect(diamonds.outcome(diamonds.decide(newGame(1), []).state)).toMatchObject({ places: [1, 1] });
  });
});

describe('the settings', () => {
  test('D3 D5 D6 D9 D10 D11 D13 D14 the defaults are those of the rulebook', () => {
    expect(diamonds.settings.parse({})).toEqual({
      rounds: 100,
      traps: 3,
      startScore: 45,
      roundCost: 1,
      hitCost: 20,
      trapCost: 40,
      trapStep: 35,
      yellowPoints: 10,
      yellowMinimum: null,
      yellowMaximum: 15,
      greenPoints: 25,
      greenMinimum: 15,
      greenMaximum: 8,
      redPoints: 35,
      redMinimum: 50,
      redMaximum: 5,
      bluePoints: 75,
      blueMinimum: 140,
      blueMaximum: 4,
      moveMs: 1000,
    });
  });

  test('D14 the time of a turn is the setting', () => {
    const state = stage({ rows: OPEN, agents: [{ at: [0, 0] }], settings: { moveMs: 250 } });
    expect(diamonds.turn(state).limit).toEqual({ kind: 'move', ms: 250 });
  });

  test.each([{ rounds: 0 }, { rounds: 1.5 }, { traps: -1 }, { hitCost: -1 }, { moveMs: 1 }, { unknown: 1 }])(
    'G2 %j is refused',
    (settings) => expect(diamonds.settings.safeParse(settings).success).toBe(false),
  );
});
