import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { agon } from './index.ts';
import { PASSING } from './state.ts';
import { hungryChoice, move, newGame, play, scene, type Pair } from './tabletop.ts';

type Loose = Record<string, unknown> & { black: Record<string, unknown>; white: Record<string, unknown> };

function saved(state = newGame()): Loose {
  return JSON.parse(JSON.stringify(agon.save(state))) as Loose;
}

function wrong(change: (position: Loose) => void): () => unknown {
  const position = saved(play(newGame(), PASSING, PASSING));
  change(position);
  return () => agon.load(position);
}

describe('a position', () => {
  test('is readable JSON', () => {
    expect(saved(play(newGame(), move([0, -5], [0, -4])))).toEqual({
      settings: agon.settings.parse({}),
      black: {
        queen: [0, -4],
        guards: [
          [4, -5],
          [5, -1],
          [2, 3],
          [-2, 5],
          [-5, 4],
          [-4, -1],
        ],
        prisoners: [],
        moves: 1,
        trapped: { guards: 0, queen: 0 },
      },
      white: {
        queen: [0, 5],
        guards: [
          [-4, 5],
          [-5, 1],
          [-2, -3],
          [2, -5],
          [5, -4],
          [4, 1],
        ],
        prisoners: [],
        moves: 0,
        trapped: { guards: 0, queen: 0 },
      },
      toMove: 2,
      last: { from: [0, -5], to: [0, -4] },
      ended: null,
    });
  });

  test('survives JSON at the end of a game too, whatever ended it', () => {
    const five: Pair[] = [
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ];
    const ends = [
      agon.decide(newGame(), [{ fault: 'crash' }]).state,
      play(newGame({ moves: 1 }), PASSING, PASSING),
      play(scene({ black: { queen: [0, 0], guards: [...five, [0, -2]] } }), move([0, -2], [0, -1])),
      play(scene({ black: { guards: [...five, [0, -2]] } }), move([0, -2], [0, -1])),
    ];
    for (const state of ends) {
      const copy = agon.load(saved(state));
      expect(agon.outcome(copy)).toEqual(agon.outcome(state));
      expect(agon.fingerprint(copy)).toBe(agon.fingerprint(state));
    }
  });

  test('different positions have different fingerprints', () => {
    const random = Random.fromSeed(5);
    const seen = new Map<number, string>();
    for (let game = 0; game < 20; game++) {
      let state = newGame();
      while (!state.ended) {
        const text = JSON.stringify(agon.save(state));
        const fingerprint = agon.fingerprint(state);
        expect(seen.get(fingerprint) ?? text).toBe(text);
        seen.set(fingerprint, text);
        state = play(state, hungryChoice(state, random));
      }
    }
    const crash = agon.decide(newGame(), [{ fault: 'crash' }]).state;
    const timeout = agon.decide(newGame(), [{ fault: 'timeout' }]).state;
    expect(new Set([newGame(), crash, timeout].map(agon.fingerprint)).size).toBe(3);
  });
});

describe('a wrong position is refused with a sentence', () => {
  test.each<[RegExp, (position: Loose) => void]>([
    [/not a cell/, ({ black }) => (black.queen = [6, 0])],
    [/not a cell/, ({ black }) => (black.queen = [4, 4])],
    [/not a position of Agon/, ({ black }) => (black.queen = 'top')],
    [/not a position of Agon/, ({ white }) => (white.guards = [])],
    [/not a position of Agon/, (position) => (position.toMove = 3)],
    [/not a position of Agon/, (position) => (position.colour = 'red')],
    [/not a position of Agon/, (position) => (position.last = 'jump')],
    [/Two pieces stand on \[0, 5\]/, ({ black }) => (black.queen = [0, 5])],
    [
      /guard stands on the throne/,
      ({ black }) =>
        (black.guards = [
          [0, 0],
          [5, -1],
          [2, 3],
          [-2, 5],
          [-5, 4],
          [-4, -1],
        ]),
    ],
    [/is not the cell of a piece/, ({ black }) => (black.prisoners = [[0, 0]])],
    [/is not the cell of a piece/, ({ black }) => (black.prisoners = [[0, 5]])],
    [
      /named twice/,
      ({ black }) =>
        (black.prisoners = [
          [0, -5],
          [0, -5],
        ]),
    ],
    [/more prisoners than it has trapped/, ({ black }) => (black.prisoners = [[0, -5]])],
    [
      /more prisoners than it has trapped/,
      ({ black, white }) => {
        black.prisoners = [[0, -5]];
        white.trapped = { guards: 5, queen: 0 };
      },
    ],
    [
      /more prisoners than it has trapped/,
      ({ black, white }) => {
        black.prisoners = [[4, -5]];
        white.trapped = { guards: 0, queen: 5 };
      },
    ],
    [/as many moves as white/, ({ black }) => (black.moves = 2)],
    [/as many moves as white/, (position) => (position.toMove = 2)],
    [/more than 150 moves/, ({ black, white }) => (black.moves = white.moves = 151)],
    [/"ended" must be \{"code":"move-limit"\}/, ({ black, white }) => (black.moves = white.moves = 150)],
    [/last move/, (position) => (position.last = null)],
    [/cannot have led/, (position) => (position.last = { from: [0, 4], to: [0, 3] })],
    [/cannot have led/, (position) => (position.last = { from: [0, -4], to: [0, -5] })],
    [/cannot have led/, (position) => (position.last = { from: [0, 5], to: [0, 5] })],
    [/Nothing in this position/, (position) => (position.ended = { code: 'move-limit' })],
    [/Nothing in this position/, (position) => (position.ended = { code: 'enthroned', seat: 1 })],
    [/Nothing in this position/, (position) => (position.ended = { code: 'crash', seat: 2 })],
    [/Nothing in this position/, (position) => (position.ended = { code: 'unreadable', seat: 1 })],
    [
      /between two enemies but is not a prisoner/,
      ({ white }) =>
        (white.guards = [
          [3, -5],
          [5, -5],
          [-2, -3],
          [-5, 1],
          [-4, 5],
          [4, 1],
        ]),
    ],
    [
      /"ended" must be \{"code":"empty-throne","seat":1\}/,
      ({ black }) =>
        (black.guards = [
          [0, -1],
          [1, -1],
          [1, 0],
          [0, 1],
          [-1, 1],
          [-1, 0],
        ]),
    ],
    [
      /"ended" must be \{"code":"enthroned","seat":1\}/,
      (position) => {
        position.black.queen = [0, 0];
        position.black.guards = [
          [0, -1],
          [1, -1],
          [1, 0],
          [0, 1],
          [-1, 1],
          [-1, 0],
        ];
        position.ended = { code: 'enthroned', seat: 2 };
      },
    ],
  ])('%s', (message, change) => expect(wrong(change)).toThrow(message));

  test.each([null, undefined, 7, 'x', [], {}])('%j', (position) => {
    expect(() => agon.load(position)).toThrow(/not a position of Agon/);
  });

  test('settings are checked and completed', () => {
    const position = saved();
    position.settings = {};
    expect(agon.load(position).settings.moves).toBe(150);
    position.settings = { moves: -1 };
    expect(() => agon.load(position)).toThrow(/moves/);
  });
});
