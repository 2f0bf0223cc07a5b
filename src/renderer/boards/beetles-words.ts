/** The beetles' world in words: for somebody who cannot see it, and for whoever points at a cell. */
import type { BeetlesView, BeetleView } from '../../shared/games/beetles/view.ts';
import type { BoardWords } from './board.ts';
import { isRound } from './beetles-motion.ts';

/** Up to so many beetles are told one by one; nobody listens to thousands. */
const MOST_TOLD = 60;

function wordsFor({ t }: BoardWords) {
  return (key: string, details: Readonly<Record<string, string | number>> = {}) => t(`boards.beetles.${key}`, details);
}

export function describeBeetle(beetle: BeetleView, words: BoardWords): string[] {
  const say = wordsFor(words);
  const lines = [
    say('beetle', {
      number: words.number(beetle.number),
      seat: words.seat(beetle.team),
      kind: say(beetle.winged ? 'winged' : 'plain'),
      antennae: say(beetle.antennae === 1 ? 'oneAntenna' : 'twoAntennae'),
      heading: say(`heading.${beetle.heading}`),
      power: words.number(beetle.power),
      clause: 'B1',
    }),
  ];
  if (beetle.ill > 0) lines.push(say('ill', { turns: words.number(beetle.ill), clause: 'B13' }));
  if (beetle.carrying) lines.push(say('carrying', { clause: 'B13' }));
  return lines;
}

/** Whom the board follows; null when it is not there any more. */
export function describeFollowed(view: BeetlesView, followed: number | null, words: BoardWords): string | null {
  const beetle = view.beetles.find(({ number }) => number === followed);
  if (!beetle) return null;
  return wordsFor(words)('following', { number: words.number(beetle.number), seat: words.seat(beetle.team) });
}

/** Everything about one cell, each sentence with its clause. */
export function describeCell(view: BeetlesView, x: number, y: number, words: BoardWords): string[] {
  const say = wordsFor(words);
  const { number } = words;
  const { settings } = view;
  const lines = [say('place', { x, y })];
  const beetle = view.beetles.find((one) => one.x === x && one.y === y);
  if (beetle) lines.push(...describeBeetle(beetle, words));
  const lies = (spots: BeetlesView['food']) => spots.some(([sx, sy]) => sx === x && sy === y);
  if (lies(view.food)) {
    const points = { plain: number(settings.mealPoints), winged: number(settings.wingedMealPoints) };
    lines.push(say('food', { ...points, clause: 'B13' }));
  }
  if (lies(view.poison)) lines.push(say('poison', { turns: number(settings.illnessTurns), clause: 'B13' }));
  for (const shadow of view.shadows) {
    if (isRound(shadow, [x, y], view)) lines.push(say('shadow', { turns: number(shadow.left), clause: 'B5' }));
  }
  for (const [[ex, ey], [ox, oy]] of view.wells) {
    if (ex === x && ey === y) lines.push(say('entrance', { x: ox, y: oy, clause: 'B10' }));
    if (ox === x && oy === y) lines.push(say('exit', { x: ex, y: ey, clause: 'B10' }));
  }
  if (lines.length === 1) lines.push(say('empty', { clause: 'B1' }));
  return lines;
}

export function describePosition(view: BeetlesView, words: BoardWords): string[] {
  const say = wordsFor(words);
  const { number, seat } = words;
  const { width, height, food, poison, shadows, wells, beetles } = view;
  const counts = { food: number(food.length), poison: number(poison.length), shadows: number(shadows.length) };
  const lines = [
    say('position', { width: number(width), height: number(height), ...counts }),
    ...view.counts.map((count, i) => {
      const own = beetles.filter(({ team }) => team === i + 1);
      return say('team', {
        seat: seat(i + 1),
        score: number(view.scores[i] ?? 0),
        beetles: number(count.beetles),
        winged: number(count.winged),
        ill: number(own.filter(({ ill }) => ill > 0).length),
        carrying: number(own.filter(({ carrying }) => carrying).length),
      });
    }),
    ...shadows.map(({ x, y, left }) => say('shadowAt', { x, y, turns: number(left) })),
  ];
  if (beetles.length > MOST_TOLD) return [...lines, say('tooMany', { count: number(beetles.length) })];
  for (const [[x, y], [toX, toY]] of wells.slice(0, MOST_TOLD)) lines.push(say('wellAt', { x, y, toX, toY }));
  for (const [x, y] of food) lines.push(say('foodAt', { x, y }));
  for (const [x, y] of poison) lines.push(say('poisonAt', { x, y }));
  for (const beetle of beetles) {
    lines.push(`${say('place', { x: beetle.x, y: beetle.y })}: ${describeBeetle(beetle, words).join(' ')}`);
  }
  return lines;
}

/** A short text that differs between positions: the counts for people, and a fingerprint of all the rest. */
export function compactPosition(view: BeetlesView): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  const add = (value: number) => {
    one = Math.imul(one ^ value, 0x01000193);
    two = Math.imul(two ^ value, 0x5bd1e995);
    two ^= two >>> 15;
  };
  for (const { number, x, y, heading, antennae, power, ill, carrying } of view.beetles) {
    for (const value of [number, x, y, heading.charCodeAt(0), antennae, power, ill, carrying ? 1 : 0]) add(value);
  }
  for (const spots of [view.food, view.poison]) {
    add(-1);
    for (const [x, y] of spots) add(x * 1000 + y);
  }
  for (const { x, y, left } of view.shadows) for (const value of [x, y, left]) add(value);
  for (const tables of view.tables) for (const letter of tables?.join('') ?? '') add(letter.charCodeAt(0));
  const hex = [one, two].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('');
  const counts = view.counts.map(({ beetles, winged }) => `${beetles}/${winged}`).join(' ');
  return `turn ${view.turn}${view.over ? ' over' : ''} | ${view.scores.join(':')} | ${counts} | ${hex}`;
}
