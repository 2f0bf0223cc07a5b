/** What holds in every game, over thousands of random ones. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReplayRecorder, writeTurn } from '../../match/replay.ts';
import { verify } from '../../match/verify.ts';
import { FAULTS, LANGUAGES, type Answer } from '../game.ts';
import { games } from '../index.ts';
import { diamonds } from './index.ts';
import type { DiamondsMap } from './map.ts';
import type { DiamondsPosition } from './position.ts';
import { answer, CONFIRM, stage } from './staged.ts';
import { ACTIONS, type DiamondsDecision, type DiamondsState } from './state.ts';

type Given = Answer<DiamondsDecision>;

const someAnswer: fc.Arbitrary<Given> = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...ACTIONS).map(answer) },
  { weight: 4, arbitrary: fc.constant(answer('trap')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 5 }).map((line): Given => ({ decision: { kind: 'unknown', line } })) },
  { weight: 1, arbitrary: fc.constant<Given>({ fault: 'timeout' }) },
);

const someMap: fc.Arbitrary<DiamondsMap> = fc
  .record({
    height: fc.integer({ min: 2, max: 6 }),
    width: fc.integer({ min: 2, max: 6 }),
    noise: fc.infiniteStream(fc.nat()),
  })
  .map(({ height, width, noise }) => {
    const letters = Array.from({ length: height * width }, () =>
      'EEEE11223344WT'.charAt(Number(noise.next().value) % 14),
    );
    for (const corner of [0, width - 1, (height - 1) * width, height * width - 1]) letters[corner] = 'E';
    if (letters.filter((letter) => letter === 'T').length === 1) letters[letters.indexOf('T')] = 'E';
    const rows = Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width).join(''));
    return { format: 'meydan-map', version: 1, game: 'diamonds', name: 'random', rows };
  });

const someGame = fc.record({
  map: someMap,
  seats: fc.constantFrom(1, 2, 2, 2),
  seed: fc.nat(),
  settings: fc.record({
    rounds: fc.integer({ min: 1, max: 30 }),
    trapStep: fc.constantFrom(0, 5, 35),
    roundCost: fc.constantFrom(0, 1, 3),
    blueMinimum: fc.constantFrom(null, 60, 140),
  }),
  answers: fc.array(someAnswer, { minLength: 1, maxLength: 60 }),
  fate: fc.constantFrom<Given | null>(null, null, null, ...FAULTS.map((fault) => ({ fault }))),
});
type RandomGame = typeof someGame extends fc.Arbitrary<infer Value> ? Value : never;

interface Played {
  readonly before: DiamondsState;
  readonly answers: readonly Given[];
  readonly after: DiamondsState;
  readonly events: ReturnType<typeof diamonds.decide>['events'];
}

function start({ map, seats, seed, settings }: RandomGame): DiamondsState {
  return diamonds.start({ settings: diamonds.settings.parse(settings), map, seed, seats });
}

function playOut(game: RandomGame): Played[] {
  const played: Played[] = [];
  let state = start(game);
  for (let turn = 0; !diamonds.outcome(state); turn++) {
    const seats = diamonds.turn(state).seats;
    const fateful = game.fate && turn === 7 ? game.fate : game.answers[turn % game.answers.length];
    const answers = turn === 0 ? seats.map(() => CONFIRM) : [fateful ?? CONFIRM];
    const before = state;
    const { state: after, events } = diamonds.decide(state, answers);
    played.push({ before, answers, after, events });
    state = after;
  }
  return played;
}

const all = (check: (game: RandomGame) => void, numRuns = 400) => fc.assert(fc.property(someGame, check), { numRuns });
const saved = (state: DiamondsState) => JSON.stringify(diamonds.save(state));

describe('in every game', () => {
  test('G5 D5 D6 D8 D10 the points of the events add up to the scores', () => {
    all((game) => {
      const sums = [...diamonds.scores(start(game))];
      for (const { after, events } of playOut(game)) {
        for (const event of events) {
          if (!('points' in event)) continue;
          expect(event.points).toHaveLength(sums.length);
          event.points.forEach((points, i) => (sums[i] = (sums[i] ?? 0) + points));
        }
        expect(diamonds.scores(after)).toEqual(sums);
      }
    });
  });

  test('G1 the same game is the same, and old positions stay as they are', () => {
    all((game) => {
      const once = playOut(game).map(({ before, events }) => ({ before, text: saved(before), events }));
      const again = playOut(game);
      again.forEach(({ before, events }, i) => {
        expect(saved(before)).toBe(once[i]?.text);
        expect(events).toEqual(once[i]?.events);
      });
      for (const { before, text } of once) expect(saved(before)).toBe(text);
    }, 200);
  });

  test('G1 a position survives JSON: same fingerprint, same views, same continuation', () => {
    all((game) => {
      for (const { before, answers, after } of playOut(game)) {
        const copy = diamonds.load(JSON.parse(saved(before)));
        expect(diamonds.fingerprint(copy)).toBe(diamonds.fingerprint(before));
        expect(diamonds.view(copy, 'spectator')).toEqual(diamonds.view(before, 'spectator'));
        expect(saved(diamonds.decide(copy, answers).state)).toBe(saved(after));
      }
    }, 150);
  });

  test('D9 G3 neither the view nor the line of a seat depends on the enemy’s traps', () => {
    all((game) => {
      for (const { after } of playOut(game)) {
        if (after.agents.length < 2) continue;
        for (const seat of [1, 2]) {
          const bare: DiamondsState = {
            ...after,
            agents: after.agents.map((agent, i) => (i + 1 === seat ? agent : { ...agent, traps: [], silent: null })),
            last: after.last && after.last.seat !== seat ? { ...after.last, action: 'noop' } : after.last,
          };
          expect(JSON.stringify(diamonds.view(after, seat))).toBe(JSON.stringify(diamonds.view(bare, seat)));
          expect(diamonds.protocol.ask(after, seat, [])).toBe(diamonds.protocol.ask(bare, seat, []));
        }
      }
    }, 200);
  });

  test('D1 D6 D8 D9 the position is always a possible one, and views are plain JSON', () => {
    all((game) => {
      for (const { after } of playOut(game)) {
        diamonds.load(diamonds.save(after));
        for (const seat of [1, 2, 'spectator'] as const) {
          const view = diamonds.view(after, seat);
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        }
      }
    }, 100);
  });

  test('D3 every game has its rounds, each with one cost for each agent', () => {
    all((game) => {
      const costs = playOut(game).flatMap(({ events }) => events.filter(({ type }) => type === 'cost'));
      expect(costs).toHaveLength(game.settings.rounds * game.seats);
    }, 200);
  });

  test('G1 a replay of it verifies, and a changed one does not', () => {
    all((game) => {
      const { map, seed } = game;
      const seats = Array.from({ length: game.seats }, (_, i) => ({ name: `${i}` }));
      const recorder = new ReplayRecorder(diamonds, { game: 'diamonds', settings: game.settings, map, seed, seats });
      const played = playOut(game);
      for (const { answers, after } of played) {
        recorder.add(
          writeTurn(diamonds, answers),
          answers.map(() => 1),
          after,
        );
      }
      const last = played.at(-1)?.after;
      const replay = recorder.finish(last ? diamonds.outcome(last) : null);
      expect(verify(diamonds, replay)).toMatchObject({ verified: true });
      const changed = { ...replay, turns: replay.turns.with(1, '?other') };
      expect(verify(diamonds, changed)).toMatchObject({ verified: false, turn: 2 });
    }, 100);
  });
});

describe('whatever is answered', () => {
  test('G2 random bytes as answers never break a game', () => {
    const output = fc.array(fc.uint8Array({ maxLength: 30 }), { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(output, fc.nat(), (pieces, seed) => {
        let state = diamonds.start({ settings: diamonds.settings.parse({ rounds: 20 }), seed, seats: 2 });
        for (const piece of pieces) {
          const text = String.fromCharCode(...piece);
          const answers = diamonds.turn(state).seats.map((seat): Given => {
            const reading = diamonds.protocol.read(state, seat, text, true);
            return reading.kind === 'answer' ? { decision: reading.decision } : { fault: 'timeout' };
          });
          state = diamonds.decide(state, answers).state;
          diamonds.load(diamonds.save(state));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('G2 D12 decisions of any type are taken without throwing', () => {
    const state = stage({ rows: ['EE', 'EE'], agents: [{ at: [0, 0] }, { at: [1, 1] }] });
    const first = diamonds.start({ settings: diamonds.settings.parse({}), seed: 1, seats: 2 });
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 3 }), (things) => {
        const wrapped = things.map((decision) => ({ decision }));
        for (const position of [state, first]) {
          for (const answers of [things, wrapped, things.map((fault) => ({ fault }))]) {
            diamonds.load(diamonds.save(diamonds.decide(position, answers as never).state));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

const details = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe('the words', () => {
  const { en, fa } = diamonds.texts;

  test('the game is in the registry', () => expect(games).toContain(diamonds));

  test('both languages have the same texts with the same details, and every setting has one', () => {
    expect(Object.keys(en.settings)).toEqual(Object.keys(diamonds.settings.shape));
    for (const group of ['settings', 'bots', 'events', 'reasons', 'problems'] as const) {
      expect(Object.keys(fa[group] ?? {})).toEqual(Object.keys(en[group] ?? {}));
    }
    for (const group of ['events', 'reasons', 'problems'] as const) {
      for (const [code, text] of Object.entries(en[group] ?? {})) {
        expect([code, details(fa[group]?.[code] ?? '')]).toEqual([code, details(text)]);
      }
    }
    expect(Object.keys(diamonds.bots)).toEqual(Object.keys(en.bots));
  });

  test.each(LANGUAGES)('every event, refusal and reason that occurs has words in %s', (language) => {
    const { events: words, reasons } = diamonds.texts[language];
    const known = (code: string) => code in reasons || FAULTS.some((fault) => fault === code);
    all((game) => {
      for (const { after, events } of playOut(game)) {
        for (const event of events) {
          const text = words[event.type] ?? '';
          for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) expect(event).toHaveProperty(name);
          expect(text).not.toBe('');
          if ('why' in event) expect([event.why, known(event.why)]).toEqual([event.why, true]);
          if ('action' in event) expect(known(event.action)).toBe(true);
          if ('kind' in event) expect(known(event.kind)).toBe(true);
        }
        for (const { code } of diamonds.outcome(after)?.reasons ?? [])
          expect([code, known(code)]).toEqual([code, true]);
      }
    }, 100);
  });

  test('D11 the seats of a saved position are those of the game', () => {
    all((game) => {
      const position = diamonds.save(start(game)) as DiamondsPosition;
      expect(position.agents).toHaveLength(game.seats);
    }, 20);
  });
});
