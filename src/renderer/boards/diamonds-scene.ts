/**
 * One turn of Diamonds as a picture at any moment between 0, the position before it, and 1, the position after it: the
 * agents on their way, what is taken, hits, and what a trap costs. At rest it still shows what the last action did.
 */
import { DIRECTIONS, STEPS } from '../../shared/games/diamonds/ground.ts';
import { KINDS } from '../../shared/games/diamonds/settings.ts';
import type { Action, DiamondsEvent } from '../../shared/games/diamonds/state.ts';
import type { DiamondsView, Place } from '../../shared/games/diamonds/view.ts';
import type { BoardTheme } from './board.ts';
import { drawStar, seatColour } from './diamonds-agent.ts';
import { middleOf, type DiamondsLayout } from './diamonds-layout.ts';
import { pressAgent, pressGem, pressTrap } from './diamonds-stamps.ts';
import { ANY_DIGITS, block, disc, ease, inSquare, line, polygon, type Paint } from './paint.ts';
import type { Stamps } from './stamps.ts';
import { write } from './writing.ts';

export interface Scene {
  readonly view: DiamondsView;
  readonly previous: DiamondsView | null;
  readonly events: readonly DiamondsEvent[];
  readonly hints: boolean;
  readonly theme: BoardTheme;
  readonly stamps: Stamps;
  number(value: number): string;
}

const SAFFRON = '#f5a623';
/** The moment at which an agent has arrived and things happen to it. */
const ARRIVAL = 0.6;

export function drawScene(paint: Paint, layout: DiamondsLayout, scene: Scene, time: number): void {
  const { view, hints, theme } = scene;
  drawLast(paint, layout, scene);
  drawTraps(paint, layout, scene, time);
  drawTaken(paint, layout, scene, time);
  const seats = view.agents.map((_, i) => i + 1);
  // Whoever acts is drawn last, above the other.
  for (const seat of seats.toSorted((a) => (a === view.last?.seat ? 1 : -1))) {
    drawSeat(paint, layout, scene, seat, time);
  }
  drawHit(paint, layout, scene, time);
  drawPoints(paint, layout, scene, time);
  // Above all: somebody may stand where a step leads, or points may be told there.
  if (hints && time >= 1) drawHints(paint, layout, view, theme);
}

function at(paint: Paint, layout: DiamondsLayout, { row, col }: Place, draw: () => void): void {
  const { x, y } = middleOf(layout, row, col);
  inSquare(paint, x, y, layout.cell, draw);
}

function samePlace(a: Place, b: Place): boolean {
  return a.row === b.row && a.col === b.col;
}

/** Where an action leads; undefined where it is no step. */
function stepOf(action: Action | null): readonly [number, number] | undefined {
  const direction = DIRECTIONS.find((one) => one === action);
  return direction && STEPS[direction];
}

/** The cell where the last action ended, in a square of side 1 round (0, 0). */
export function markEnd(paint: Paint): void {
  block(paint, -0.46, -0.46, 0.92, 0.92, 0.1);
  paint.fillStyle = 'rgba(245, 166, 35, 0.22)';
  paint.fill();
  paint.strokeStyle = SAFFRON;
  paint.lineWidth = 0.05;
  paint.stroke();
}

/** The way of the last action and its end. */
function drawLast(paint: Paint, layout: DiamondsLayout, { view: { last } }: Scene): void {
  if (!last) return;
  at(paint, layout, last.to, () => markEnd(paint));
  if (samePlace(last.from, last.to)) return;
  const [from, to] = [middleOf(layout, last.from.row, last.from.col), middleOf(layout, last.to.row, last.to.col)];
  paint.save();
  paint.strokeStyle = SAFFRON;
  paint.lineWidth = layout.cell * 0.06;
  paint.lineCap = 'round';
  paint.setLineDash(last.action === 'teleport' ? [layout.cell * 0.02, layout.cell * 0.2] : [layout.cell * 0.12]);
  line(paint, [from.x, from.y], [to.x, to.y]);
  paint.restore();
  disc(paint, from.x, from.y, layout.cell * 0.09);
  paint.fillStyle = SAFFRON;
  paint.fill();
}

function drawTraps(paint: Paint, layout: DiamondsLayout, { view, events, stamps }: Scene, time: number): void {
  for (const trap of view.traps) {
    const planted = events.some((event) => event.type === 'planted' && samePlace(event, trap));
    const caught = events.some((event) => event.type === 'caught' && samePlace(event, trap));
    const size = planted ? ease(time / 0.8) : 1;
    const shut = caught ? ease((time - ARRIVAL) / (1 - ARRIVAL)) : 0;
    if (size === 0) continue;
    at(paint, layout, trap, () => {
      paint.scale(size, size);
      pressTrap(stamps, paint, layout.cell, trap.seat, shut);
    });
  }
}

/** It goes up as it is taken; those that stay lie on the table. */
function drawTaken(paint: Paint, layout: DiamondsLayout, { previous, events, stamps }: Scene, time: number): void {
  const taken = events.find((event) => event.type === 'taken');
  if (!taken || !previous || time >= 1) return;
  const gone = ease((time - ARRIVAL) / (1 - ARRIVAL));
  at(paint, layout, taken, () => {
    paint.globalAlpha = 1 - gone;
    paint.translate(0, -0.5 * gone);
    paint.scale(1 + 0.5 * gone, 1 + 0.5 * gone);
    pressGem(stamps, paint, layout.cell, taken.kind);
  });
}

/** Small arrows towards the cells that the agent to move can step on. */
function drawHints(paint: Paint, layout: DiamondsLayout, view: DiamondsView, theme: BoardTheme): void {
  const agent = view.toMove === null ? undefined : view.agents[view.toMove - 1];
  if (!agent) return;
  for (const action of view.possible) {
    const step = stepOf(action);
    if (!step) continue;
    at(paint, layout, { row: agent.row + step[0] * 0.62, col: agent.col + step[1] * 0.62 }, () =>
      drawStep(paint, view.toMove ?? 1, step, theme),
    );
  }
}

/** A small arrow in the colour of a seat, round (0, 0). */
export function drawStep(
  paint: Paint,
  seat: number,
  [down, right]: readonly [number, number],
  theme: BoardTheme,
): void {
  paint.rotate(Math.atan2(down, right));
  polygon(paint, [
    [0.09, 0],
    [-0.06, -0.12],
    [-0.06, 0.12],
  ]);
  paint.fillStyle = seatColour(seat);
  paint.strokeStyle = theme === 'dark' ? '#0c141b' : '#ffffff';
  paint.lineWidth = 0.04;
  paint.lineJoin = 'round';
  paint.stroke();
  paint.fill();
}

interface Pose extends Place {
  readonly size: number;
  readonly lift: number;
}

/** Where an agent is at a moment: walking, bumping into something, or sinking into a teleport and rising from another. */
export function poseOf({ view, events }: Pick<Scene, 'view' | 'events'>, seat: number, time: number): Pose {
  const agent = view.agents[seat - 1] ?? { row: 0, col: 0 };
  const rest = { row: agent.row, col: agent.col, size: 1, lift: 0 };
  const { last } = view;
  if (time >= 1 || last?.seat !== seat) return rest;
  const { from, to, action } = last;
  const way = ease(time / ARRIVAL);
  if (!samePlace(from, to)) {
    if (action === 'teleport') return { ...(way < 0.5 ? from : to), size: Math.abs(1 - 2 * way), lift: 0 };
    const row = from.row + (to.row - from.row) * way;
    const col = from.col + (to.col - from.col) * way;
    return { row, col, size: 1, lift: 0.14 * Math.sin(Math.PI * way) };
  }
  const hit = events.find((event) => event.type === 'hit');
  const step = hit ? [hit.row - from.row, hit.col - from.col] : (stepOf(action) ?? [0, 0]);
  const length = Math.hypot(step[0] ?? 0, step[1] ?? 0) || 1;
  const reach = (Math.sin(Math.PI * Math.min(1, time / 0.7)) * (hit ? 0.4 : 0.16)) / length;
  return { row: from.row + (step[0] ?? 0) * reach, col: from.col + (step[1] ?? 0) * reach, size: 1, lift: 0 };
}

function drawSeat(paint: Paint, layout: DiamondsLayout, scene: Scene, seat: number, time: number): void {
  const { view } = scene;
  const pose = poseOf(scene, seat, time);
  at(paint, layout, pose, () => {
    if (view.toMove === seat) {
      paint.beginPath();
      paint.ellipse(0, 0.4, 0.4, 0.1, 0, 0, 2 * Math.PI);
      paint.fillStyle = 'rgba(245, 166, 35, 0.45)';
      paint.strokeStyle = SAFFRON;
      paint.lineWidth = 0.045;
      paint.fill();
      paint.stroke();
    }
    paint.translate(0, -pose.lift);
    paint.scale(pose.size, pose.size);
    pressAgent(scene.stamps, paint, layout.cell, seat, (view.agents[seat - 1]?.silent ?? null) !== null);
  });
}

/** A star where two agents bump into each other. */
function drawHit(paint: Paint, layout: DiamondsLayout, { view, events }: Scene, time: number): void {
  const hit = events.find((event) => event.type === 'hit');
  const from = view.last?.from;
  if (!hit || !from || time < 0.25) return;
  const near = Math.abs(hit.row - from.row) + Math.abs(hit.col - from.col) === 1;
  const place = near ? { row: (hit.row + from.row) / 2, col: (hit.col + from.col) / 2 } : hit;
  at(paint, layout, place, () => {
    drawStar(paint, ease((time - 0.25) / 0.25));
  });
}

/** Who won or lost points by more than the cost of the round, and how many, in the order in which it happened. */
export function pointsOf(events: readonly DiamondsEvent[]): { seat: number; points: number }[] {
  return events.flatMap((event) =>
    event.type === 'hit' || event.type === 'taken' || event.type === 'caught'
      ? event.points.map((points, i) => ({ seat: i + 1, points })).filter(({ points }) => points !== 0)
      : [],
  );
}

/** Where a neighbour's cell can be covered for a moment: above, if possible, and never over the other agent. */
const BESIDE = [
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
] as const;

type Side = (typeof BESIDE)[number];

/** Whether the agent may step to that side now. */
function isStep({ toMove, possible }: DiamondsView, seat: number, [down, right]: Side): boolean {
  const leads = (action: Action) => {
    const step = stepOf(action);
    return step?.[0] === down && step[1] === right;
  };
  return toMove === seat && possible.some(leads);
}

/** Where the least is hidden: never an agent, rather an arrow than a gem or a trap. */
export function besideAgent(view: DiamondsView, seat: number): Side {
  const { height, width, agents, cells, traps } = view;
  const { row, col } = agents[seat - 1] ?? { row: 0, col: 0 };
  const hidden = (side: Side): number => {
    const [down, right] = side;
    const place = { row: row + down, col: col + right };
    const isOnBoard = place.row >= 0 && place.row < height && place.col >= 0 && place.col < width;
    if (!isOnBoard || agents.some((agent) => samePlace(agent, place))) return Infinity;
    const isGem = KINDS[Number(cells[place.row * width + place.col]) - 1] !== undefined;
    const isTrap = traps.some((trap) => samePlace(trap, place));
    return (isGem || isTrap ? 2 : 0) + (isStep(view, seat, side) ? 1 : 0);
  };
  const costs = BESIDE.map(hidden);
  return BESIDE[costs.indexOf(Math.min(...costs))] ?? BESIDE[0];
}

function drawPoints(paint: Paint, layout: DiamondsLayout, { view, events, hints, number }: Scene, time: number): void {
  const shown = ease((time - ARRIVAL) / (1 - ARRIVAL));
  if (shown === 0) return;
  const size = Math.max(13, Math.min(30, layout.cell * 0.36));
  const used = [0, 0];
  for (const { seat, points } of pointsOf(events)) {
    const agent = view.agents[seat - 1];
    if (!agent) continue;
    const stacked = used[seat - 1] ?? 0;
    used[seat - 1] = stacked + 1;
    const { x, y } = middleOf(layout, agent.row, agent.col);
    const text = `${points > 0 ? '+' : '−'}${number(Math.abs(points))}`;
    const width = size * (0.9 + 0.62 * text.length);
    const height = size * 1.35;
    const side = besideAgent(view, seat);
    const [down, right] = side;
    // Behind the arrow of a possible step.
    const away = layout.cell * (hints && isStep(view, seat, side) ? 0.76 : 0.46);
    const along = stacked * height * 1.08 - (1 - shown) * size;
    const top = y + down * (away + height / 2) + (down || 1) * along - height / 2;
    const room = layout.left + layout.cols * layout.cell + layout.margin;
    const middle = x + right * (away + width / 2);
    const left = Math.max(layout.left - layout.margin, Math.min(middle - width / 2, room - width));
    paint.save();
    paint.globalAlpha = shown;
    block(paint, left, top, width, height, height / 2);
    paint.fillStyle = points > 0 ? '#0f6b3d' : '#a3211a';
    paint.strokeStyle = '#ffffff';
    paint.lineWidth = 2;
    paint.fill();
    paint.stroke();
    const writing = { weight: 700, size, family: ANY_DIGITS, fill: '#ffffff' };
    write(paint, text, left + width / 2, top + height / 2, writing);
    paint.restore();
  }
}
