import { expect, test } from 'vitest';
import { beetles } from '../../shared/games/beetles/index.ts';
import type { BeetlesView, BeetleView } from '../../shared/games/beetles/view.ts';
import { goneBetween, isRound, quarterTurns, shortWay, tracksBetween } from './beetles-motion.ts';

const state = beetles.start({ settings: beetles.settings.parse({}), seed: 1, seats: 2 });
const empty: BeetlesView = { ...beetles.view(state, 'spectator'), width: 10, height: 8, beetles: [] };
const plain = { team: 1, heading: 'E', antennae: 1, winged: false, power: 0, ill: 0, carrying: false } as const;

function beetle(number: number, x: number, y: number, heading: BeetleView['heading'] = 'E'): BeetleView {
  return { ...plain, number, x, y, heading };
}

function waysOf(before: readonly BeetleView[], after: readonly BeetleView[]) {
  return tracksBetween({ ...empty, beetles: before }, { ...empty, beetles: after });
}

test('the short way goes round the edge', () => {
  expect([shortWay(9, 0, 10), shortWay(0, 9, 10), shortWay(3, 5, 10), shortWay(4, 4, 10)]).toEqual([1, -1, 2, 0]);
  expect([quarterTurns('N', 'W'), quarterTurns('W', 'N'), quarterTurns('S', 'S')]).toEqual([-1, 1, 0]);
});

test('walking, turning, standing still', () => {
  const before = [beetle(1, 3, 3), beetle(2, 5, 5, 'N'), beetle(3, 7, 7)];
  const after = [beetle(1, 4, 3), beetle(2, 5, 5, 'W'), beetle(3, 7, 7)];
  expect(waysOf(before, after).map(({ way, turns }) => [way, turns])).toEqual([
    ['walk', 0],
    ['walk', -1],
    ['rest', 0],
  ]);
});

test('over the edge it leaves on one side, through a well it appears elsewhere, and a child is just there', () => {
  const [wrap, well, child] = waysOf(
    [beetle(1, 9, 3), beetle(2, 5, 5)],
    [beetle(1, 0, 3), beetle(2, 1, 1), beetle(9, 9, 3)],
  );
  expect(wrap).toMatchObject({ way: 'wrap', fromX: 9, toX: 10, toY: 3 });
  expect(well).toMatchObject({ way: 'well', toX: 1, toY: 1 });
  expect(child).toMatchObject({ way: 'birth', toX: 9, toY: 3 });
});

test('those who died are known', () => {
  const before = { ...empty, beetles: [beetle(1, 3, 3), beetle(2, 5, 5)] };
  expect(goneBetween(before, { ...empty, beetles: [beetle(2, 5, 5)] }).map(({ number }) => number)).toEqual([1]);
});

test('the cells round a place go round the edge', () => {
  const board = { width: 10, height: 8 };
  const covered = (x: number, y: number) => isRound({ x: 0, y: 7 }, [x, y], board);
  expect([covered(0, 7), covered(9, 6), covered(1, 0)]).toEqual([true, true, true]);
  expect([covered(2, 7), covered(8, 7), covered(0, 1), covered(0, 5)]).toEqual([false, false, false, false]);
});
