/** Whole games: what must hold in all of them. */
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAULTS, playOn, type Answer } from '../game.ts';
import { Random } from '../random.ts';
import { ReplayRecorder, writeTurn } from '../../match/replay.ts';
import { verify } from '../../match/verify.ts';
import { wordEvent } from '../../match/wording.ts';
import type { BeetlesState } from './battle.ts';
import type { BeetlesDecision } from './decision.ts';
import { beetles } from './index.ts';
import type { BeetlesMap } from './map.ts';
import { standardMap } from './standard-map.ts';

const SMALL: BeetlesMap = {
  ...standardMap,
  name: 'small',
  width: 9,
  height: 7,
  symmetry: 'half-turn',
  wells: [
    [
      [0, 0],
      [4, 3],
    ],
    [
      [8, 6],
      [4, 3],
    ],
  ],
  beetles: [
    { x: 1, y: 1, heading: 'E', antennae: 1, winged: true },
    { x: 2, y: 2, heading: 'S', antennae: 2, winged: true },
    { x: 1, y: 3, heading: 'N', antennae: 1, winged: false },
    { x: 3, y: 4, heading: 'W', antennae: 2, winged: false },
    { x: 2, y: 5, heading: 'E', antennae: 1, winged: false },
  ],
};

const LIVELY = {
  foodChance: 0.05,
  poisonChance: 0.02,
  slipperChance: 0.01,
  turnLimit: 60,
  obedient: 4,
  illnessTurns: 4,
};

/** Some answers: mostly sensible, sometimes wrong, sometimes none. */
function randomAnswer(state: BeetlesState, seat: number, random: Random): Answer<BeetlesDecision> {
  const roll = random.int(20);
  if (roll === 0) return { fault: random.pick(FAULTS) };
  const decision =
    roll < 4 || state.turn === 0
      ? beetles.bots['random']?.sitDown(seat, random).decide(beetles.view(state, seat))
      : {
          kind: 'orders' as const,
          antennae: { beetle: random.int(40), count: random.pick([1, 2] as const) },
          entries: [],
        };
  return { decision: decision ?? { kind: 'orders', antennae: null, entries: [] } };
}

function* playedGame(seed: number, settings: object = LIVELY, map = SMALL) {
  const random = Random.fromSeedFor(seed, 99);
  let state = beetles.start({ settings: beetles.settings.parse(settings), map, seed, seats: 2 });
  while (!state.ended) {
    const answers = [randomAnswer(state, 1, random), randomAnswer(state, 2, random)];
    const step = beetles.decide(state, answers);
    yield { before: state, answers, ...step };
    state = step.state;
  }
}

const seeds = fc.nat(0xffff_ffff);
/** For tests that also want everything rare to have been met: that is a question of the games, so they are the same each time. */
const SAME_GAMES = { seed: 20_261_116, numRuns: 200 };

describe('over random games', () => {
  test('G5 B6 B9 B12 B13 the events add up to the scores, and points have a named reason', () => {
    const scoring = ['contagion', 'changed', 'winged-lost', 'winged-clash', 'killed', 'ate'];
    const met = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const scores = [0, 0];
        for (const { state, events } of playedGame(seed)) {
          for (const event of events) {
            if (!('points' in event)) continue;
            met.add(event.type);
            scores[0] = (scores[0] ?? 0) + event.points[0];
            scores[1] = (scores[1] ?? 0) + event.points[1];
          }
          expect(beetles.scores(state)).toEqual(scores);
        }
      }),
      SAME_GAMES,
    );
    expect([...met].toSorted()).toEqual(scoring.toSorted());
  });

  test('G1 same settings, map, seed and decisions: same game; a state survives JSON and goes on the same', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { before, state, answers, events } of playedGame(seed)) {
          const copy = beetles.load(JSON.parse(JSON.stringify(beetles.save(before))));
          expect(beetles.fingerprint(copy)).toBe(beetles.fingerprint(before));
          const again = beetles.decide(copy, answers);
          expect(again.events).toEqual(events);
          expect(beetles.save(again.state)).toEqual(beetles.save(state));
          expect(beetles.fingerprint(again.state)).toBe(beetles.fingerprint(state));
          expect(beetles.fingerprint(state)).not.toBe(beetles.fingerprint(before));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('G1 whoever plays on in the memory of each state has the same game', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let used: unknown = null;
        for (const { before, state, answers, events } of playedGame(seed)) {
          const step = playOn(beetles, used ?? beetles.load(beetles.save(before)), answers);
          expect(step.events).toEqual(events);
          expect(beetles.save(step.state as BeetlesState)).toEqual(beetles.save(state));
          used = step.state;
        }
      }),
      { numRuns: 60 },
    );
  });

  test('B17 views are plain JSON and nothing changes an old state', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { before, answers } of playedGame(seed, { ...LIVELY, turnLimit: 20 })) {
          const kept = JSON.stringify(beetles.save(before));
          beetles.decide(before, answers);
          const view = beetles.view(before, 1);
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
          expect(JSON.stringify(beetles.save(before))).toBe(kept);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('B1 B7 B10 one beetle a cell, items only on free cells, nothing on an entrance, ever', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state } of playedGame(seed)) {
          const { beetles: living, food, poison, wells } = beetles.view(state, 'spectator');
          const spots = [...living.map(({ x, y }) => `${x},${y}`), ...food.map(String), ...poison.map(String)];
          expect(new Set(spots).size).toBe(spots.length);
          for (const [entrance] of wells) expect(spots).not.toContain(String(entrance));
          const numbers = living.map(({ number }) => number);
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('B15 a game always ends, with a reason that its texts know, and then stays as it is', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        let last: BeetlesState | null = null;
        for (const { state } of playedGame(seed, { ...LIVELY, fillLimit: 20, turnLimit: 5 })) last = state;
        const outcome = last && beetles.outcome(last);
        for (const { code } of outcome?.reasons ?? []) met.add(code);
        if (last) expect(beetles.decide(last, []).state).toBe(last);
        expect(outcome?.scores).toEqual(last?.scores);
      }),
      SAME_GAMES,
    );
    expect([...met].toSorted()).toEqual(['crowded', 'no-winged', 'turn-limit']);
    for (const code of met) expect(beetles.texts.en.reasons[code]).toBeDefined();
  });

  test('every event, refusal and setting has words in both languages', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      for (const { events } of playedGame(seed * 7919)) {
        for (const event of events) {
          met.add(event.type);
          for (const { events: words } of Object.values(beetles.texts)) {
            const text = words[event.type] ?? '';
            for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) expect(event).toHaveProperty(name);
          }
        }
      }
    }
    for (const { events, settings, problems, reasons } of Object.values(beetles.texts)) {
      expect(Object.keys(events)).toEqual(Object.keys(beetles.texts.en.events));
      expect([...met].filter((type) => !(type in events))).toEqual([]);
      expect(Object.keys(settings)).toEqual(Object.keys(beetles.settings.shape));
      expect(Object.keys(problems ?? {})).toEqual(Object.keys(beetles.texts.en.problems ?? {}));
      expect(Object.keys(reasons)).toEqual(Object.keys(beetles.texts.en.reasons));
    }
    expect(Object.keys(beetles.texts.en.events).filter((type) => !met.has(type))).toEqual([]);
  });

  test('B9 a changed entry is told in the words of the language', () => {
    const told = { type: 'changed', seat: 1, table: 2, left: 'empty', right: 'ally', front: 'enemy', action: 'ahead' };
    expect(wordEvent({ game: beetles, language: 'fa', nameOf: () => 'قهوه‌ای' }, told)).not.toMatch(/[a-z{]/i);
  });
});

function record(seed: number, settings: object, map = SMALL) {
  const setup = {
    game: 'beetles',
    settings: beetles.settings.parse(settings),
    map,
    seed,
    seats: [{ name: 'a' }, { name: 'b' }],
  };
  const recorder = new ReplayRecorder(beetles, setup);
  let outcome = null;
  for (const { answers, state } of playedGame(seed, settings, map)) {
    recorder.add(writeTurn(beetles, answers), [3, 4], state);
    outcome = beetles.outcome(state);
  }
  return recorder.finish(outcome);
}

describe('replays', () => {
  test('G1 a replay verifies, and one with another answer does not', () => {
    const replay = record(5, { ...LIVELY, obedient: 50 });
    expect(verify(beetles, JSON.parse(JSON.stringify(replay)))).toMatchObject({ verified: true });
    const forged = { ...replay, turns: [['A'.repeat(18) + ' ' + 'L'.repeat(18), '!crash'], ...replay.turns.slice(1)] };
    expect(verify(beetles, forged)).toMatchObject({ verified: false, turn: 1 });
  });

  test('a replay of 600 turns stays under 100 KB compressed', () => {
    const map: BeetlesMap = {
      ...SMALL,
      width: 30,
      height: 30,
      wells: [],
      beetles: Array.from({ length: 14 }, (_, i) => ({
        x: i,
        y: 2 * (i % 7),
        heading: 'N',
        antennae: 2,
        winged: true,
      })),
    };
    const recorder = new ReplayRecorder(beetles, {
      game: 'beetles',
      settings: beetles.settings.parse({}),
      map,
      seed: 1,
      seats: [{ name: 'a' }, { name: 'b' }],
    });
    let state = beetles.start({ settings: beetles.settings.parse({}), map, seed: 1, seats: 2 });
    const random = Random.fromSeed(3);
    for (let turn = 0; turn <= 600; turn++) {
      // Busier than anybody is: each team one beetle and one entry in every turn.
      const orders = (): Answer<BeetlesDecision> => ({
        decision: {
          kind: 'orders',
          antennae: { beetle: 1 + random.int(28), count: random.pick([1, 2] as const) },
          entries: [
            {
              table: 1,
              left: random.pick(['empty', 'ally', 'enemy'] as const),
              right: 'empty',
              front: 'ally',
              action: 'left',
            },
          ],
        },
      });
      const answers = [orders(), orders()];
      state = beetles.decide(state, answers).state;
      recorder.add(writeTurn(beetles, answers), [12.25, 30.5], state);
    }
    expect(gzipSync(JSON.stringify(recorder.finish(null))).length).toBeLessThan(100_000);
  });
});
