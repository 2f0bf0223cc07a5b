import { expect, test } from 'vitest';
import type { Cell } from '../../shared/games/worm/direction.ts';
import { worm } from '../../shared/games/worm/index.ts';
import { Random } from '../../shared/games/random.ts';
import type { GameEvent } from '../../shared/games/game.ts';
import { courseOf, withoutRepeats } from './worm-course.ts';

/** What happened in each turn of a long game, from the first on. */
function longGame(): { start: Cell; events: readonly (readonly GameEvent[])[] } {
  const bot = worm.bots['expert']?.sitDown(1, Random.fromSeed(7));
  let state = worm.start({ settings: worm.settings.parse({}), map: worm.maps?.standard, seed: 7, seats: 1 });
  const { start } = worm.view(state, 'spectator');
  const events: (readonly GameEvent[])[] = [];
  while (!worm.outcome(state) && events.length < 400) {
    const decision = bot?.decide(worm.view(state, 1));
    const next = worm.decide(state, [decision === undefined ? { fault: 'timeout' } : { decision }]);
    events.push(next.events);
    state = next.state;
  }
  return { start, events };
}

test('a course that was read on is the one that is read from the start, in whichever order turns are shown', () => {
  const { start, events } = longGame();
  const eventsOf = (turn: number) => events[turn - 1] ?? [];
  expect(events.length).toBeGreaterThan(100);
  for (const turn of [0, 1, 2, 50, 51, 20, 21, events.length, 3, events.length]) {
    const anew = courseOf(start, { turn, eventsOf: (at) => eventsOf(at) });
    expect(courseOf(start, { turn, eventsOf })).toEqual(anew);
    expect(anew.path.length).toBeLessThanOrEqual(turn + 1);
  }
});

test('without repeats, every edge of a path is drawn once and none is added', () => {
  const { start, events } = longGame();
  const { path } = courseOf(start, { turn: events.length, eventsOf: (turn) => events[turn - 1] ?? [] });
  const toAndFro = [...path, ...path.toReversed().slice(1), ...path.slice(1)];
  const edges = (line: readonly Cell[]) =>
    line.slice(1).map((to, i) =>
      [line[i] ?? to, to]
        .map(({ x, y }) => `${x},${y}`)
        .toSorted()
        .join(' '),
    );
  const drawn = withoutRepeats(toAndFro).flatMap(edges);
  expect(new Set(drawn)).toEqual(new Set(edges(path)));
  expect(drawn).toHaveLength(new Set(drawn).size);
});
