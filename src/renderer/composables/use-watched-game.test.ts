import { nextTick, shallowRef } from 'vue';
import { expect, test } from 'vitest';
import { beetles } from '../../shared/games/beetles/index.ts';
import { diamonds } from '../../shared/games/diamonds/index.ts';
import { othello } from '../../shared/games/othello/index.ts';
import { verify } from '../../shared/match/verify.ts';
import { inALine } from '../components/watching/turn-words.ts';
import { createWording } from '../i18n/wording.ts';
import { textsIn } from '../report/texts.ts';
import type { Slices } from './slices.ts';
import { useWatchedGame, type GameRecord } from './use-watched-game.ts';

/** Does everything at once: nothing else wants the time here. */
const atOnce: Slices = (work) => {
  work(() => true);
  return () => {};
};
const never: Slices = () => () => {};

const setup = { game: 'othello', settings: { size: 4 }, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };

test('a game grows with its turns, and every moment of it can be asked for', async () => {
  const record = shallowRef<GameRecord>({ turns: ['0 2'], times: [7] });
  const watched = useWatchedGame(othello, setup, record, never);
  expect([watched.length.value, watched.scoresAt(0), watched.scoresAt(1)]).toEqual([1, [2, 2], [4, 1]]);
  expect([watched.seatsAt(0), watched.seatsAt(1), watched.decidedBy(0), watched.decidedBy(1)]).toEqual([
    [1],
    [2],
    [],
    [1],
  ]);
  record.value = { turns: ['0 2', '!timeout'], times: [7, 2000] };
  await nextTick();
  expect(watched.length.value).toBe(2);
  expect([watched.thinkingOf(0), watched.thinkingOf(1), watched.thinkingOf(2)]).toEqual([[], [7], [2000]]);
  expect(watched.eventsOf(2)).toEqual([{ type: 'fault', seat: 2, fault: 'timeout' }]);
  expect([watched.outcomeAt(1), watched.outcomeAt(2)?.places, watched.seatsAt(2)]).toEqual([null, [1, 2], []]);
});

test('what is kept of a replay is the replay, so that a forged one is never proved by being kept', () => {
  const honest = useWatchedGame(
    othello,
    setup,
    shallowRef<GameRecord>({ turns: ['0 2', '!timeout'], times: [7, 9] }),
    never,
  ).replay();
  expect(verify(othello, honest)).toMatchObject({ verified: true });
  const forged: GameRecord = { ...honest, turns: ['0 1', '!timeout'] };
  const kept = useWatchedGame(othello, setup, shallowRef(forged), never).replay();
  expect(kept).toEqual(forged);
  expect(verify(othello, kept)).toMatchObject({ verified: false, turn: 1 });
});

test('of answers given together each has its own time', () => {
  const record = shallowRef<GameRecord>({ turns: [['a', 'b'], 'c'], times: [5, 9, 3] });
  const watched = useWatchedGame(othello, setup, record, never);
  expect([watched.thinkingOf(1), watched.thinkingOf(2), watched.thinkingOf(3)]).toEqual([[5, 9], [3], []]);
});

test('what is written down is what can be asked for: scores, deciders, events, thinking and the turn that decided', async () => {
  const record = shallowRef<GameRecord>({ turns: ['0 2'], times: [7] });
  const watched = useWatchedGame(othello, setup, record, atOnce);
  const plain = useWatchedGame(othello, setup, record, never);
  expect([watched.chronicle.value.length, watched.decisive.value]).toEqual([1, null]);
  record.value = { turns: ['0 2', '!timeout'], times: [7, 2000] };
  await nextTick();
  const { length, scores, deciders, marks } = watched.chronicle.value;
  expect([length, deciders, marks]).toEqual([
    2,
    [[], [1], [2]],
    [{ turn: 2, kind: 'trouble', event: { type: 'fault', seat: 2, fault: 'timeout' } }],
  ]);
  for (const turn of [0, 1, 2]) {
    expect(scores[turn]).toEqual(plain.scoresAt(turn));
    expect(deciders[turn]).toEqual(plain.decidedBy(turn));
    expect(watched.eventsOf(turn)).toEqual(plain.eventsOf(turn));
    expect(watched.gistOf(turn)).toEqual(plain.gistOf(turn));
  }
  expect([watched.thinkingOfSeat(1, 2), watched.thinkingOfSeat(2, 1), watched.thinkingOfSeat(2, 2)]).toEqual([
    7, 0, 2000,
  ]);
  expect(watched.decisive.value).toEqual({ turn: 1, how: 'lead' });
  expect([watched.limitAt(0), watched.limitAt(2)]).toEqual([{ kind: 'move', ms: 2000 }, null]);
});

const MAP = { format: 'meydan-map', version: 1, game: 'diamonds', name: 'Small', rows: ['E1E', 'EEE', 'E1E'] };

test('a line of the list tells what happened in a turn, not what every turn costs, and that the game is over', () => {
  const lines = (game: typeof diamonds | typeof othello, turns: GameRecord['turns']): string[] => {
    const start = { ...setup, game: game.id, settings: {}, map: MAP };
    const watched = useWatchedGame(game, start, shallowRef({ turns, times: [] }), never);
    return turns.map((_, i) => inALine(watched, i + 1, createWording(game, 'en'), textsIn('en')));
  };
  expect(lines(diamonds, [['CONFIRM', 'CONFIRM'], 'noop'])[1]).toBe('Agent\u00a0A stays where it is');
  expect(lines(othello, ['0 0', '0 1', '0 2']).slice(1)).toEqual(['The game is over', 'The game is over']);
});

test('a long line is shortened where nobody reads letter by letter, so that it still says how much more there is', () => {
  const tables = `${'A'.repeat(18)} ${'L'.repeat(18)}`;
  const start = { ...setup, game: 'beetles', settings: {}, map: beetles.maps?.standard };
  const watched = useWatchedGame(beetles, start, shallowRef({ turns: [[tables, tables]], times: [] }), never);
  expect(inALine(watched, 1, createWording(beetles, 'en'), textsIn('en'))).toBe(
    'Brown gives its tables: \u2068AAAAAA…\u2069 and \u2068LLLLLL…\u2069\u00a0· 23\u00a0more\u00a0events',
  );
});

test('a turn that is too long for its line even so never looks as if it had been told in full', () => {
  const start = { ...setup, game: 'diamonds', settings: {}, map: MAP };
  const turns = [['CONFIRM', 'CONFIRM'], 'left'];
  const watched = useWatchedGame(diamonds, start, shallowRef({ turns, times: [] }), never);
  const told = (name: string): string => inALine(watched, 2, createWording(diamonds, 'en', [name]), textsIn('en'));
  expect(told('A')).toBe('A goes left to\u00a0(2,\u00a01)\u00a0· A takes a yellow diamond in\u00a0(2,\u00a01)');
  expect(told('A'.repeat(15))).toMatch(
    /^A+ takes a yellow diamond in\u00a0\(2,\u00a01\)\u00a0· one\u00a0more\u00a0event$/,
  );
  expect(told('Ab '.repeat(15))).toMatch(/ takes a yellow diamond in\u00a0\(2,\u00a01\)\u00a0…$/);
});

test('what a false record has after the end of the game is no part of the game', async () => {
  const record = shallowRef<GameRecord>({ turns: ['0 0', '0 1', '0 2'], times: [1, 2, 3] });
  const watched = useWatchedGame(othello, setup, record, atOnce);
  expect([watched.length.value, watched.surplus.value, watched.chronicle.value.end]).toEqual([1, 2, 1]);
  expect(watched.chronicle.value.scores).toHaveLength(2);
  expect(watched.decisive.value).toEqual({ turn: 1, how: 'last-turn' });
  record.value = { turns: ['0 0', '0 1', '0 2', '0 3'], times: [1, 2, 3, 4] };
  await nextTick();
  expect([watched.length.value, watched.surplus.value]).toEqual([1, 3]);
});
