import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReplayRecorder, writeTurn } from '../../match/replay.ts';
import { verify } from '../../match/verify.ts';
import type { Answer } from '../game.ts';
import { fieldMap, newAttempt, play, reloaded, scoreOf, settingsOf } from './attempt.fixture.ts';
import { DIRECTIONS, type Direction } from './direction.ts';
import { worm } from './index.ts';
import type { WormSettings } from './settings.ts';
import type { WormState } from './state.ts';

const field = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 2, max: 7 }), fc.constantFrom(1, 3, 9, 30))
  .chain(([rows, columns, most]) => {
    const amount = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }));
    return fc.array(fc.array(amount, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows });
  });

const attempt = fc.record({
  field,
  settings: fc.record({
    model: fc.constantFrom('A' as const, 'B' as const),
    c: fc.constantFrom(1, 5, 10),
    penalty: fc.boolean(),
    target: fc.constantFrom(20, 60, 200),
    moveLimit: fc.constantFrom(30, 80),
  }),
  choices: fc.array(fc.nat(1000), { maxLength: 80 }),
  start: fc.tuple(fc.nat(1000), fc.nat(1000)),
});

type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

/** A field that is too poor for model B is played in model A. */
function begin({ field, settings, start: [x, y] }: Attempt): WormState {
  const map = fieldMap(field, x % (field[0]?.length ?? 1), y % field.length);
  const refused = worm.maps?.problems(map, settingsOf(settings)) ?? [];
  const model: WormSettings['model'] = refused.length > 0 ? 'A' : settings.model;
  return worm.start({ settings: settingsOf({ ...settings, model }), map, seed: 1, seats: 1 });
}

/** Mostly legal moves; now and then any direction. */
function choose(state: WormState, choice: number): Direction {
  const legal = worm.moves?.(state) ?? [];
  const all = choice % 97 === 0 || legal.length === 0 ? DIRECTIONS : legal;
  return all[choice % all.length] ?? 'left';
}

/** The rules once more, word for word and without any cleverness, to compare with. */
class PlainWorm {
  readonly #settings: WormSettings;
  readonly food: number[][];
  body: (readonly [number, number])[];
  growing = 0;
  score = 0;
  moves = 0;
  last: Direction | null = null;

  constructor(state: WormState) {
    this.#settings = state.settings;
    this.food = state.food.map((row) => [...row]);
    this.body = [[state.start.x, state.start.y]];
  }

  /** The body after a move, or null when the move is not allowed. */
  #after(direction: Direction): (readonly [number, number])[] | null {
    const [[x, y] = [0, 0]] = this.body;
    const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
    const head = [x + dx, y + dy] as const;
    if (this.food[head[1]]?.[head[0]] === undefined) return null;
    const givenUp = this.growing > 0 ? 0 : 2;
    const rest = this.body.slice(0, Math.max(0, this.body.length - givenUp));
    return rest.some(([bx, by]) => bx === head[0] && by === head[1]) ? null : [head, ...rest];
  }

  legal(): Direction[] {
    return DIRECTIONS.filter((direction) => this.#after(direction) !== null);
  }

  move(direction: Direction): void {
    this.body = this.#after(direction) ?? this.body;
    if (this.growing > 0) this.growing--;
    this.moves++;
    const [[x, y] = [0, 0]] = this.body;
    const amount = this.food[y]?.[x] ?? 0;
    if (this.body.length === 1 && amount > 0) {
      this.growing = amount;
      this.score += amount * this.#settings.c + 1;
      const row = this.food[y];
      if (this.#settings.model === 'B' && row) row[x] = 0;
    }
    if (this.#settings.penalty && this.last !== null && this.last !== direction) this.score -= 0.25;
    this.last = direction;
  }

  isOver(): boolean {
    const { target, moveLimit } = this.#settings;
    return this.score >= target || this.moves >= moveLimit || this.legal().length === 0;
  }
}

describe('over random attempts', () => {
  test('W2 W4 W5 W6 W7 W8 W9 the engine does what a plain reading of the rules does', () => {
    fc.assert(
      fc.property(attempt, (random) => {
        let state = begin(random);
        const plain = new PlainWorm(state);
        for (const choice of random.choices) {
          expect(worm.outcome(state) !== null).toBe(plain.isOver());
          if (plain.isOver()) break;
          expect(worm.moves?.(state)).toEqual(plain.legal());
          const legal = plain.legal();
          const decision = legal[choice % legal.length] ?? 'left';
          state = worm.decide(state, [{ decision }]).state;
          plain.move(decision);
          const { body, growing, score, moves, food, shrinking } = worm.view(state, 1);
          expect(body.map(({ x, y }) => [x, y])).toEqual(plain.body);
          expect([growing, score, moves, food]).toEqual([plain.growing, plain.score, plain.moves, plain.food]);
          expect(shrinking).toBe(plain.body.length + plain.growing - 1);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('G1 G5 the events add up to the score, a state survives JSON and goes on alike, old states stay as they are', () => {
    fc.assert(
      fc.property(attempt, (random) => {
        let state = begin(random);
        let copy = reloaded(state);
        let score = 0;
        for (const choice of random.choices) {
          if (worm.outcome(state)) break;
          const before = JSON.stringify(worm.save(state));
          const raw = structuredClone(state);
          const decision = choose(state, choice);
          const step = worm.decide(state, [{ decision }]);
          expect(JSON.stringify(worm.save(state))).toBe(before);
          expect(state).toEqual(raw);
          expect(worm.decide(state, [{ decision }])).toEqual(step);
          for (const event of step.events) score += 'points' in event ? event.points[0] : 0;
          state = step.state;
          expect(scoreOf(state)).toBe(score);
          copy = reloaded(worm.decide(copy, [{ decision }]).state);
          expect(worm.fingerprint(copy)).toBe(worm.fingerprint(state));
          expect(worm.save(copy)).toEqual(worm.save(state));
          expect(worm.view(copy, 'spectator')).toEqual(worm.view(state, 'spectator'));
          expect(worm.outcome(copy)).toEqual(worm.outcome(state));
          expect(JSON.parse(JSON.stringify(worm.view(state, 1)))).toEqual(worm.view(state, 1));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('G1 the seed does not matter, nothing is drawn at random', () => {
    const map = fieldMap(['0199', '9999']);
    const fingerprints = [1, 2, 99].map((seed) => {
      return worm.fingerprint(play(worm.start({ settings: settingsOf(), map, seed, seats: 1 }), 'rrdl'));
    });
    expect(new Set(fingerprints).size).toBe(1);
  });

  test('W9 replays verify, to the end and after a bad answer', () => {
    fc.assert(
      fc.property(attempt, (random) => {
        const first = begin(random);
        const map = fieldMap(
          first.food.map((row) => [...row]),
          first.start.x,
          first.start.y,
        );
        const setup = { game: 'worm', settings: first.settings, map, seed: 1, seats: [{ name: 'worm' }] };
        const recorder = new ReplayRecorder(worm, setup);
        let state = first;
        for (const choice of random.choices) {
          if (worm.outcome(state)) break;
          const answer: Answer<Direction> =
            choice % 89 === 0 ? { fault: 'timeout' } : { decision: choose(state, choice) };
          state = worm.decide(state, [answer]).state;
          recorder.add(writeTurn(worm, [answer]), [1], state);
        }
        const outcome = worm.outcome(state);
        const replay = JSON.parse(JSON.stringify(recorder.finish(outcome)));
        expect(verify(worm, replay)).toEqual({ verified: true, outcome });
      }),
      { numRuns: 200 },
    );
  });

  test('fingerprints tell positions apart', () => {
    const start = newAttempt(['0599', '9999', '9999']);
    const walks = ['', 'r', 'd', 'rr', 'rrd', 'rd', 'rdr', 'rdrr', 'rrdr', 'u', 'l'];
    const prints = walks.map((walk) => worm.fingerprint(play(start, walk)));
    expect(new Set(prints).size).toBe(walks.length);
    // The same head, length and score, but another body.
    expect(prints[walks.indexOf('rdr')]).not.toBe(prints[walks.indexOf('rrd')]);
  });
});

describe('bad answers', () => {
  test('G2 no answer, however wrong, throws or is taken for a move', () => {
    const start = newAttempt(['0900', '0000']);
    fc.assert(
      fc.property(fc.anything(), (decision) => {
        fc.pre(!DIRECTIONS.includes(decision as Direction));
        const { state, events } = worm.decide(start, [{ decision: decision as Direction }]);
        expect(events).toEqual([{ type: 'fault', seat: 1, fault: 'unreadable' }]);
        expect(worm.outcome(state)).toMatchObject({ reasons: [{ code: 'unreadable', seat: 1 }], measure: [0, 0, 0] });
        expect(worm.notation.read(worm.notation.write(decision as Direction))).toBeNull();
      }),
    );
  });

  test('G2 missing, malformed and surplus answers', () => {
    const start = newAttempt(['0900', '0000']);
    const reasonOf = (answers: unknown) =>
      worm.outcome(worm.decide(start, answers as Answer<Direction>[]).state)?.reasons[0]?.code;
    expect(reasonOf([])).toBe('closed');
    expect(reasonOf([null])).toBe('closed');
    expect(reasonOf(['left'])).toBe('closed');
    expect(reasonOf([{}])).toBe('unreadable');
    expect(reasonOf([{ fault: 'boredom' }])).toBe('closed');
    expect(worm.decide(start, [{ decision: 'right' }, { decision: 'left' }]).state.moves).toBe(1);
  });

  test('G2 an answer after the end returns the same state and no events', () => {
    const over = play(newAttempt(['05']), 'rl');
    for (const answer of [{ decision: 'left' as const }, { fault: 'crash' as const }]) {
      const step = worm.decide(over, [answer]);
      expect(step.state).toBe(over);
      expect(step.events).toEqual([]);
    }
  });
});

describe('perft', () => {
  test('W6 the number of walks in an open field, by hand', () => {
    const bare = newAttempt(['000', '000', '000'], {}, 1, 1);
    // Without food the worm has length 1 and may always turn back: 4, then 3 each, then 2·2 + 4 each…
    expect([0, 1, 2, 3].map((depth) => worm.perft?.(bare, depth))).toEqual([1, 4, 12, 32]);
    expect(worm.perft?.(bare, Number.NaN)).toBe(1);
    // After a meal of 9 in the middle the walks are self-avoiding.
    const fed = play(newAttempt(['000', '090', '000'], {}, 0, 1), 'r');
    expect([1, 2, 3].map((depth) => worm.perft?.(fed, depth))).toEqual([4, 8, 8]);
  });

  test('a finished attempt counts as one', () => {
    expect(worm.perft?.(play(newAttempt(['05']), 'rl'), 4)).toBe(1);
    expect(worm.perft?.(newAttempt(['05']), 4)).toBe(1);
  });
});
