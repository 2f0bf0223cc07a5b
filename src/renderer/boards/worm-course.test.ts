import { expect, test } from 'vitest';
import type { Cell } from '../../shared/games/worm/direction.ts';
import type { WormEvent } from '../../shared/games/worm/state.ts';
import { worm } from '../../shared/games/worm/index.ts';
import { Random } from '../../shared/games/random.ts';
import type { GameEvent } from '../../shared/games/game.ts';
import { courseOf } from './worm-course.ts';

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
  }
});

test('every edge of the way before the fresh moves is drawn once and none is added, also when it is walked again', () => {
  const { start, events } = longGame();
  const way = [
    start,
    ...wormEvents(events.flat()).flatMap((event) => (event.type === 'moved' ? [{ x: event.x, y: event.y }] : [])),
  ];
  // There, back, and there once more.
  const steps = [...way.slice(1), ...way.toReversed().slice(1), ...way.slice(1)];
  const eventsOf = (turn: number): readonly WormEvent[] => [
    { type: 'moved', seat: 1, move: turn, direction: 'up', length: 1, ...(steps[turn - 1] ?? start) },
  ];
  for (const turn of [20, 31, 200, way.length, steps.length]) {
    const { fresh, old } = courseOf(start, { turn, eventsOf });
    const walked = [start, ...steps.slice(0, turn)];
    expect(fresh).toEqual(walked.slice(-31));
    const drawn = old.flatMap(edges);
    expect(new Set(drawn)).toEqual(new Set(edges(walked.slice(0, -30))));
    expect(drawn).toHaveLength(new Set(drawn).size);
  }
});

/** The events of a worm's game are a worm's. */
function wormEvents(events: readonly GameEvent[]): readonly WormEvent[] {
  return events as readonly WormEvent[];
}

function edges(line: readonly Cell[]): string[] {
  return line.slice(1).map((to, i) =>
    [line[i] ?? to, to]
      .map(({ x, y }) => `${x},${y}`)
      .toSorted()
      .join(' '),
  );
}
