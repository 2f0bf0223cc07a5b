import { expect, test } from 'vitest';
import { inWords } from '../components/watching/turn-words.ts';
import { createWording } from '../i18n/wording.ts';
import { findGame } from '../../shared/games/index.ts';
import { markOf, weightOf } from './notable.ts';
import { gistOf } from './use-chronicle.ts';

const event = (type: string) => ({ type, seat: 1 });
const typesOf = (game: string, types: readonly string[]) => {
  const { first, count } = gistOf(game, types.map(event));
  return [first.map(({ type }) => type), count];
};

test('of a turn with many events those are kept that tell most, in their order', () => {
  const turn = ['turn', 'antennae', 'antennae', 'ate', 'food', 'winged-lost', 'born', 'changed', 'died'];
  expect(typesOf('beetles', turn)).toEqual([['winged-lost', 'ate', 'born', 'died'], 8]);
  expect(typesOf('beetles', ['turn', 'antennae', 'antennae', 'food', 'changed', 'poison'])).toEqual([
    ['antennae', 'antennae', 'food', 'changed'],
    5,
  ]);
});

test('the number of a turn is not told again', () => {
  expect(typesOf('beetles', ['turn', 'food'])).toEqual([['food'], 1]);
  expect(typesOf('beetles', ['turn'])).toEqual([[], 0]);
});

test('a slipper that crushes nobody is not worth a mark, and told last', () => {
  const slipper = (crushed: number) => ({ type: 'slipper', crushed });
  expect([0, 3].map((crushed) => markOf('beetles', slipper(crushed)))).toEqual([null, 'event']);
  expect([0, 3].map((crushed) => weightOf('beetles', slipper(crushed)))).toEqual([2, 0]);
});

test('a short turn keeps all of them; where there is room for two, what happened is told and not what it costs', () => {
  const diamonds = findGame('diamonds');
  if (!diamonds) throw new Error('diamonds is a game');
  const events = ['cost', 'moved', 'taken'].map(event);
  const gist = gistOf('diamonds', events);
  expect(gist.first).toEqual(events);
  const { texts, left } = inWords('diamonds', gist, createWording(diamonds, 'en'), 2);
  expect(texts).toEqual([expect.stringContaining('goes'), expect.stringContaining('takes')]);
  expect(left).toBe(1);
});
