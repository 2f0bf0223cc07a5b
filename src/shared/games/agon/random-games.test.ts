/** What must hold in every game, over thousands of games that look for trouble. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { winnerOf, type Answer, type Game } from '../game.ts';
import { Random } from '../random.ts';
import { ReplayRecorder, writeTurn } from '../../match/replay.ts';
import { verify } from '../../match/verify.ts';
import { HEXES } from './hexes.ts';
import { agon } from './index.ts';
import { PASSING, type AgonDecision, type AgonEvent, type AgonState, type AgonView } from './state.ts';
import { hungryChoice, newGame } from './tabletop.ts';

type Visit = (before: AgonState, events: readonly AgonEvent[], after: AgonState) => void;

function playOut(seed: number, settings: Record<string, number>, visit: Visit): AgonState {
  const random = Random.fromSeed(seed);
  let state = newGame(settings);
  while (!state.ended) {
    const step = agon.decide(state, [{ decision: hungryChoice(state, random) }]);
    visit(state, step.events, step.state);
    state = step.state;
  }
  return state;
}

const views = new WeakMap<AgonState, AgonView>();

function viewOf(state: AgonState): AgonView {
  const known = views.get(state) ?? agon.view(state, 'spectator');
  views.set(state, known);
  return known;
}

function hold(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

function ringOf({ q, r }: { q: number; r: number }): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Whether two enemies stand on directly opposite sides of a piece, worked out from coordinates alone. */
function isEnclosed(view: AgonView, piece: AgonView['pieces'][number]): boolean {
  const enemies = view.pieces.filter(({ seat }) => seat !== piece.seat);
  return enemies.some((one) => {
    const [q, r] = [one.q - piece.q, one.r - piece.r];
    return ringOf({ q, r }) === 1 && enemies.some((two) => two.q === piece.q - q && two.r === piece.r - r);
  });
}

/** A12 once more: from the view alone, with the formula as the rulebook writes it. */
function scoreOf({ pieces, traps, settings }: AgonView, seat: number): number {
  const { guardGradePoints, queenGradePoints, guardTrapPoints, queenTrapPoints } = settings;
  const own = pieces.filter((piece) => piece.seat === seat);
  const grades = own.map(
    (piece) => (6 - ringOf(piece)) * (piece.kind === 'queen' ? queenGradePoints : guardGradePoints),
  );
  const { guards, queen } = traps[seat - 1] ?? { guards: 0, queen: 0 };
  return grades.reduce((sum, points) => sum + points, 0) + guardTrapPoints * guards + queenTrapPoints * queen;
}

const someSettings = fc.record({
  moves: fc.integer({ min: 1, max: 70 }),
  guardGradePoints: fc.integer({ min: 0, max: 20 }),
  queenGradePoints: fc.integer({ min: 0, max: 40 }),
  guardTrapPoints: fc.integer({ min: 0, max: 20 }),
  queenTrapPoints: fc.integer({ min: 0, max: 20 }),
});

describe('over random games', () => {
  test('A2 A4 A5 A6 A7 pieces stay as many, apart, go outward only by relocation, and captives are those enclosed', () => {
    let trapped = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        playOut(seed, { moves: 70 }, (before, events, after) => {
          const view = viewOf(after);
          const old = viewOf(before);
          hold(view.pieces.length === 14, 'a piece is missing');
          hold(new Set(view.pieces.map(({ q, r }) => `${q} ${r}`)).size === 14, 'two pieces on a cell');
          hold(
            view.pieces.every((piece) => ringOf(piece) <= 5),
            'a piece is off the board',
          );
          hold(
            view.pieces.every((piece) => piece.kind === 'queen' || ringOf(piece) > 0),
            'a guard on the throne',
          );
          hold(
            view.pieces.every((piece) => piece.prisoner || !isEnclosed(view, piece)),
            'A5, A6: enclosed but free',
          );
          view.pieces.forEach((piece, i) => {
            const was = old.pieces[i];
            if (!was) throw new Error('a piece appeared');
            hold(piece.seat === was.seat && piece.kind === was.kind, 'a piece changed');
            const moved = piece.q !== was.q || piece.r !== was.r;
            if (moved && !was.prisoner) hold(ringOf(piece) <= ringOf(was), 'a step outward');
            if (moved) hold(piece.seat === before.toMove && !isEnclosed(view, piece), 'A6');
            if (moved && was.prisoner && was.kind === 'guard')
              hold(ringOf(piece) === 5, 'A7: not to the outermost ring');
            if (was.prisoner && !moved) hold(piece.prisoner, 'A7: freed without a relocation');
            if (piece.prisoner && !was.prisoner) hold(isEnclosed(view, piece) && piece.seat !== before.toMove, 'A5');
          });
          trapped += events.filter(({ type }) => type.endsWith('trapped')).length;
          const captives = old.pieces.filter(({ seat, prisoner }) => prisoner && seat === before.toMove);
          if (captives.length > 0)
            hold(events[0]?.type.endsWith('relocated') === true, 'A7: a captive was left waiting');
          if (captives.some(({ kind }) => kind === 'queen'))
            hold(events[0]?.type === 'queen-relocated', 'A7: queen first');
        });
      }),
      { numRuns: 500 },
    );
    expect(trapped).toBeGreaterThan(500);
  }, 60_000);

  test('A12 G5 the events add up to the scores, from those of the first position on', () => {
    fc.assert(
      fc.property(fc.integer(), someSettings, (seed, settings) => {
        // A12 gives points for standing on the outermost ring, so a game begins with the score of its first position.
        const scores = [...agon.scores(newGame(settings))];
        const first = 6 * settings.guardGradePoints + settings.queenGradePoints;
        hold(scores[0] === first && scores[1] === first, 'the first scores');
        const end = playOut(seed, settings, (_before, events, after) => {
          for (const event of events) {
            if ('points' in event) event.points.forEach((points, i) => (scores[i] = (scores[i] ?? 0) + points));
          }
          const now = agon.scores(after);
          hold(now[0] === scores[0] && now[1] === scores[1], 'the events do not add up');
          hold(now[0] === scoreOf(viewOf(after), 1) && now[1] === scoreOf(viewOf(after), 2), 'A12: the formula');
        });
        const outcome = agon.outcome(end);
        expect(outcome?.scores).toEqual(scores);
        if (!outcome || outcome.reasons[0]?.code !== 'move-limit') return;
        hold(end.made[0] === settings.moves && end.made[1] === settings.moves, 'A12: too early');
        const [black = 0, white = 0] = scores;
        expect(winnerOf(outcome)).toBe(black === white ? null : black > white ? 1 : 2);
      }),
      { numRuns: 800 },
    );
  }, 60_000);

  test('A4 A6 A7 A11 exactly the listed moves are accepted, of all that could be said', () => {
    const random = Random.fromSeed(8);
    for (let game = 0; game < 12; game++) {
      let state = newGame();
      const length = 20 + random.int(80);
      for (let ply = 0; ply < length && !state.ended; ply++) {
        state = agon.decide(state, [{ decision: hungryChoice(state, random) }]).state;
      }
      if (state.ended) continue;
      const answers: AgonDecision[] = [PASSING];
      for (const { q, r } of agon.view(state, 1).pieces) {
        for (const to of HEXES) answers.push({ kind: 'move', from: { q, r }, to });
      }
      const accepted = answers.filter((decision) => agon.decide(state, [{ decision }]).state !== state);
      const listed = agon.moves?.(state) ?? [];
      expect(accepted.map(agon.notation.write).toSorted()).toEqual(listed.map(agon.notation.write).toSorted());
    }
  });

  test('G1 the same decisions make the same game, from any position of it, and old states stay as they are', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        playOut(seed, { moves: 30 }, (before, events, after) => {
          const text = JSON.stringify(agon.save(before));
          const copy = agon.load(JSON.parse(text));
          hold(agon.fingerprint(copy) === agon.fingerprint(before), 'a position does not survive JSON');
          const again = agon.decide(copy, [{ decision: after.last ?? PASSING }]);
          hold(JSON.stringify(again.events) === JSON.stringify(events), 'other events');
          hold(JSON.stringify(again.state) === JSON.stringify(after), 'another state');
          hold(JSON.stringify(agon.save(before)) === text, 'an old state was changed');
        });
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('G1 frozen states can be played on', () => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
      Object.freeze(value);
      Object.values(value).forEach(freeze);
    };
    playOut(3, { moves: 50 }, (before, _events, after) => {
      freeze(before);
      freeze(after);
    });
  });

  test('G3 nothing is hidden: both players and the spectators see the same, in plain JSON', () => {
    playOut(4, { moves: 40 }, (_before, _events, after) => {
      const seen = agon.view(after, 'spectator');
      expect(agon.view(after, 1)).toEqual(seen);
      expect(agon.view(after, 2)).toEqual(seen);
      expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    });
  });

  const wildNumber = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.double(), fc.constantFrom(1e300, -0, Infinity));
  const wildHex = fc.record({ q: wildNumber, r: wildNumber });
  const wildAnswer: fc.Arbitrary<unknown> = fc.oneof(
    fc.record({ decision: fc.record({ kind: fc.constantFrom('move', 'pass', 'x'), from: wildHex, to: wildHex }) }),
    fc.record({ decision: fc.anything() }),
    fc.constant({ fault: 'unreadable' }),
  );

  test('A11 G2 no answer, however wrong, breaks a game: it is applied or refused with a reason', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(wildAnswer, { maxLength: 40 }), (seed, answers) => {
        const random = Random.fromSeed(seed);
        let state = newGame({ moves: 20 });
        for (const answer of answers) {
          if (state.ended) break;
          const step = agon.decide(state, [answer as Answer<AgonDecision>]);
          const refused = step.events[0]?.type === 'refused';
          hold(refused === (step.state === state), 'a refusal changes nothing, anything else changes something');
          state = refused ? agon.decide(state, [{ decision: hungryChoice(state, random) }]).state : step.state;
        }
        agon.load(agon.save(state));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('A11 G2 random bytes as a program’s output never break a game', () => {
    const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
    const line = fc.oneof(
      fc.string({ unit: byte, maxLength: 30 }),
      fc.constantFrom('pass', 'move 0 -5 0 -4', 'move 0 5'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        let state = newGame({ moves: 5 });
        let text = lines.join('\n');
        for (;;) {
          const reading = agon.protocol.read(state, state.toMove, text, true);
          hold(reading.kind === 'more' || reading.consumed > 0, 'reading does not go on');
          text = text.slice(reading.consumed);
          if (reading.kind === 'more') break;
          const answer = reading.kind === 'answer' ? { decision: reading.decision } : { fault: 'unreadable' as const };
          state = agon.decide(state, [answer]).state;
        }
        hold(state.made[0] - state.made[1] === state.toMove - 1, 'the turns are out of order');
      }),
      { numRuns: 500 },
    );
  });

  test('G1 replays verify, refused answers and faults included, and a changed one does not', () => {
    const game: Game = agon;
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, crashes) => {
        const random = Random.fromSeed(seed);
        const setup = { game: 'agon', settings: { moves: 25 }, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
        const recorder = new ReplayRecorder(game, setup);
        let state = newGame(setup.settings);
        while (!state.ended) {
          const answer: Answer<AgonDecision> = random.chance(0.1)
            ? { fault: 'unreadable' }
            : crashes && random.chance(0.02)
              ? { fault: 'crash' }
              : { decision: random.chance(0.1) ? PASSING : hungryChoice(state, random) };
          state = agon.decide(state, [answer]).state;
          recorder.add(writeTurn(game, [answer]), [0], state);
        }
        const replay = recorder.finish(agon.outcome(state));
        expect(verify(game, replay)).toEqual({ verified: true, outcome: agon.outcome(state) });
        const forged = { ...replay, turns: replay.turns.with(0, '4 -5 4 -4') };
        if (replay.turns[0] !== forged.turns[0])
          expect(verify(game, forged)).toMatchObject({ verified: false, turn: 1 });
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
