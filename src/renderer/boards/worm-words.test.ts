import { expect, test } from 'vitest';
import { LANGUAGES, type GameEvent } from '../../shared/games/game.ts';
import { Random } from '../../shared/games/random.ts';
import { worm } from '../../shared/games/worm/index.ts';
import { garden } from '../../shared/games/worm/map.ts';
import type { WormView } from '../../shared/games/worm/state.ts';
import type { Story } from './board.ts';
import { courseOf, keyOf } from './worm-course.ts';
import { wormLegend } from './worm-legend.ts';
import { compactPosition, describePosition, explainCell, leavingOf } from './worm-words.ts';
import { wordsIn } from './words.fixture.ts';

function played(turns: number): { views: WormView[]; story: (turn: number) => Story } {
  let state = worm.start({ settings: worm.settings.parse({}), map: garden, seed: 1, seats: 1 });
  const player = worm.bots['greedy']?.sitDown(1, Random.fromSeed(1));
  const views = [worm.view(state, 'spectator')];
  const events: (readonly GameEvent[])[] = [[]];
  for (let turn = 0; turn < turns && !worm.outcome(state); turn++) {
    const decision = player?.decide(worm.view(state, 1));
    if (!decision) throw new Error('there is no greedy bot');
    const step = worm.decide(state, [{ decision }]);
    state = step.state;
    views.push(worm.view(state, 'spectator'));
    events.push(step.events);
  }
  return { views, story: (turn) => ({ turn, eventsOf: (at) => events[at] ?? [] }) };
}

const { views, story } = played(60);

test('no two positions of an attempt are written alike', () => {
  expect(new Set(views.map(compactPosition)).size).toBe(views.length);
});

test('the course is the way of the head, with its meals', () => {
  views.forEach((view, turn) => {
    const { fresh, meals } = courseOf(view.start, story(turn));
    expect(fresh).toHaveLength(Math.min(view.moves, 30) + 1);
    expect(fresh.at(-1)).toEqual(view.body[0]);
    if (view.lastMeal) expect(meals.get(keyOf(view.lastMeal))?.moves.at(-1)).toBe(view.lastMeal.move);
    else expect(meals.size).toBe(0);
  });
});

test('what is drawn as given up is what the next move gives up, but never the head', () => {
  views.slice(1).forEach((next, turn) => {
    const { body = [] } = views[turn] ?? {};
    const givenUp = body.length - (next.body.length - 1);
    expect(leavingOf(views[turn] ?? next)).toBe(Math.min(givenUp, body.length - 1));
  });
  expect(new Set(views.map(leavingOf))).toEqual(new Set([0, 1, 2]));
});

test('a meal brings what its cell said', () => {
  const words = { ...wordsIn(worm, 'en'), t: (key: string, details: object) => JSON.stringify({ key, ...details }) };
  const meals = views.slice(1).flatMap((next, turn) => {
    const eaten = story(turn + 1)
      .eventsOf(turn + 1)
      .find(({ type }) => type === 'ate');
    const before = views[turn] ?? next;
    const [cell] = next.body;
    return eaten?.points && cell
      ? [{ points: eaten.points[0], said: explainCell(before, courseOf(before.start, story(turn)), cell, words) }]
      : [];
  });
  expect(meals.length).toBeGreaterThan(1);
  for (const { points, said } of meals) expect(said.join()).toContain(`"points":"${points}"`);
});

test.each(LANGUAGES)('every position and every cell has words in %s', (language) => {
  const words = wordsIn(worm, language);
  views.forEach((view, turn) => {
    const lines = describePosition(view, words);
    expect(new Set(lines).size).toBe(lines.length);
    if (turn % 6 !== 0) return;
    const course = courseOf(view.start, story(turn));
    for (let y = 0; y < view.rows; y++) {
      for (let x = 0; x < view.columns; x++)
        expect(explainCell(view, course, { x, y }, words).length).toBeGreaterThan(1);
    }
  });
});

test('a cell says what it holds and which clause says so', () => {
  const [first] = views;
  if (!first) throw new Error('nothing was played');
  const lines = explainCell(first, courseOf(first.start, story(0)), first.start, wordsIn(worm, 'en'));
  expect(lines).toEqual([
    'Cell \u2066(0, 7)\u2069: food 4 (W1)',
    'The head',
    'Length one: eats the food it arrives at (W4)',
    'A meal here brings 21 points and makes the worm grow for 4 moves (W4, W8)',
    'The start cell (W3)',
  ]);
});

test.each(LANGUAGES)('every symbol of the legend is explained in %s', (language) => {
  const { t } = wordsIn(worm, language);
  const texts = [wormLegend.title, ...wormLegend.entries.map(({ text }) => text)].map((key) => t(key, {}));
  expect(new Set(texts).size).toBe(texts.length);
});
