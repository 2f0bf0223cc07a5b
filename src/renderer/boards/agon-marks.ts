/** What Agon's table tells beyond the pieces: the last move, the possible ones, whose turn it is and what was caught. */
import hourglass from '../../../resources/art/agon/hourglass.svg?raw';
import type { Hex } from '../../shared/games/agon/hexes.ts';
import type { AgonView, PieceView } from '../../shared/games/agon/state.ts';
import type { GameEvent } from '../../shared/games/game.ts';
import { FONT, hexPath, PALETTES, SAFFRON, SAFFRON_EDGE } from './agon-art.ts';
import { centreOf, type AgonLayout, type Point } from './agon-layout.ts';
import { PIECE_SIDE, putPiece, type PieceLook } from './agon-pieces.ts';
import { still } from './artwork.ts';
import { inSquare, type Box } from './paint.ts';
import type { Card, Scene } from './painted-board.ts';
import type { Stamps } from './stamps.ts';
import { write } from './writing.ts';

type Pen = CanvasRenderingContext2D;

/** A relocation may end on a neighbouring cell, so only the game knows whether a move was one. */
export function isRelocation(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'queen-relocated' || type === 'guard-relocated');
}

/** The way of a piece: straight for a step, a bow for a relocation, which leads over other cells. */
export function wayOf(layout: AgonLayout, from: Hex, to: Hex, relocation: boolean): (time: number) => Point {
  const [start, end] = [centreOf(layout, from), centreOf(layout, to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  // The bow bends away from the throne, where the pieces stand closest.
  const outward = (start.x + end.x - 2 * layout.middle.x) * -dy + (start.y + end.y - 2 * layout.middle.y) * dx;
  const bend = relocation ? (outward < 0 ? -0.4 : 0.4) : 0;
  const bow = { x: (start.x + end.x) / 2 - dy * bend, y: (start.y + end.y) / 2 + dx * bend };
  return (time) => {
    const rest = 1 - time;
    return {
      x: rest * rest * start.x + 2 * rest * time * bow.x + time * time * end.x,
      y: rest * rest * start.y + 2 * rest * time * bow.y + time * time * end.y,
    };
  };
}

/** Round the cell that was left. */
export function dashes(radius: number): number[] {
  return [radius * 0.22, radius * 0.24];
}

export function paintLastMove(pen: Pen, layout: AgonLayout, from: Hex, to: Hex, relocation: boolean): void {
  const { radius } = layout;
  const start = centreOf(layout, from);
  const end = centreOf(layout, to);
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = SAFFRON;
  pen.lineWidth = Math.max(2, radius * 0.11);
  hexPath(pen, end, radius * 0.88);
  pen.stroke();
  pen.setLineDash(dashes(radius));
  hexPath(pen, start, radius * 0.8);
  pen.stroke();
  pen.restore();
  arrow(pen, wayOf(layout, from, to, relocation), radius, relocation);
}

/** Ends at the rim of the piece that it points at. */
export function arrow(pen: Pen, way: (time: number) => Point, radius: number, dashed: boolean): void {
  const end = way(1);
  const points = Array.from({ length: 33 }, (_, i) => way(i / 32)).filter(
    (point, i) => i === 0 || Math.hypot(point.x - end.x, point.y - end.y) > radius * 0.8,
  );
  const tip = points.at(-1) ?? end;
  const angle = Math.atan2(end.y - tip.y, end.x - tip.x);
  const stroke = (width: number, colour: string, head: number): void => {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash(dashed ? [radius * 0.34, radius * 0.3] : []);
    pen.beginPath();
    points.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    for (const [along, across] of [
      [0.32 + head, 0],
      [-0.24 - head, 0.32 + head],
      [-0.24 - head, -0.32 - head],
    ] as const) {
      const x = tip.x + radius * (Math.cos(angle) * along - Math.sin(angle) * across);
      const y = tip.y + radius * (Math.sin(angle) * along + Math.cos(angle) * across);
      if (across === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.closePath();
    pen.fill();
  };
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  stroke(Math.max(4, radius * 0.27), SAFFRON_EDGE, 0.08);
  stroke(Math.max(2, radius * 0.15), SAFFRON, 0);
  pen.restore();
}

/** A dot in the colour of the player to move on every cell where a piece may go. */
export function paintHints(pen: Pen, layout: AgonLayout, { legal, toMove, over }: AgonView): void {
  if (over) return;
  const { radius } = layout;
  const [own, other] = toMove === 1 ? ['#12181c', '#fbf5e6'] : ['#fbf5e6', '#12181c'];
  const targets = new Map<string, Hex>();
  for (const decision of legal)
    if (decision.kind === 'move') targets.set(`${decision.to.q} ${decision.to.r}`, decision.to);
  pen.fillStyle = own;
  pen.strokeStyle = other;
  pen.lineWidth = Math.max(1, radius * 0.05);
  for (const target of targets.values()) {
    const { x, y } = centreOf(layout, target);
    pen.beginPath();
    // Below the middle, where the grade of a ring may stand.
    pen.arc(x, y + radius * 0.56, radius * 0.15, 0, 2 * Math.PI);
    pen.globalAlpha = 0.8;
    pen.fill();
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

const glass = still(hourglass);

/** It stands for the moves that are left. */
export function paintHourglass(pen: Pen, { x, y }: Point, side: number): void {
  inSquare(pen, x, y, side, () => glass(pen));
}

/** Each player's own corner: the colour, the moves that are left and how often an enemy was caught. */
function cornersOf({ tallies, radius }: AgonLayout): Box[] {
  const [width, height] = [radius * 4.4, radius * 5.1];
  return (tallies ?? []).map(({ x, y }) => ({ x: x - width / 2, y: y - height / 2, width, height }));
}

/** What was caught changes now and then. */
export function tallyCards(scene: Scene<AgonView, AgonLayout>, stamps: Stamps): Card[] {
  return cornersOf(scene.layout).map((corner, i) => {
    const { guards = 0, queen = 0 } = scene.view.traps[i] ?? {};
    const counts = [guards, queen].map((count) => `× ${scene.options.number(count)}`);
    const seat = i === 0 ? 1 : 2;
    const paint = (pen: Pen) => paintCaught(pen, scene, seat, corner, counts, stamps);
    return { place: corner, text: counts.join(' '), paint };
  });
}

/** The moves that are left, and whose turn it is, change all the time. */
export function paintTallies(pen: Pen, { view, layout, options }: Scene<AgonView, AgonLayout>): void {
  const { radius } = layout;
  const style = { weight: 700, size: radius * 0.82, family: FONT, fill: '#ffffff' };
  pen.save();
  cornersOf(layout).forEach(({ x, y, width, height }, i) => {
    const onTurn = !view.over && view.toMove === i + 1;
    pen.beginPath();
    pen.roundRect(x, y, width, height, radius * 0.5);
    pen.strokeStyle = onTurn ? SAFFRON : 'rgba(255, 240, 214, 0.2)';
    pen.lineWidth = onTurn ? Math.max(2.5, radius * 0.13) : 1;
    pen.stroke();
    write(pen, options.number(view.movesLeft[i] ?? 0), x + radius * 3.25, y + radius * 1.1, style);
  });
  pen.restore();
}

function paintCaught(
  pen: Pen,
  { theme, layout: { radius } }: Scene<AgonView, AgonLayout>,
  seat: PieceView['seat'],
  { x: left, y: top, width, height }: Box,
  counts: readonly string[],
  stamps: Stamps,
): void {
  const enemy = seat === 1 ? 2 : 1;
  pen.beginPath();
  pen.roundRect(left, top, width, height, radius * 0.5);
  pen.fillStyle = PALETTES[theme].plate[1];
  pen.fill();
  const row = (down: number): number => top + radius * down;
  const piece = (look: PieceLook, y: number, size: number): void =>
    stamps.layOut(pen, PIECE_SIDE * size, (put) => putPiece(put, look, { x: left + radius, y }, size));
  piece({ seat, kind: 'queen', captive: 0 }, row(1.1), radius * 0.9);
  paintHourglass(pen, { x: left + radius * 2.1, y: row(1.1) }, radius * 0.82);
  pen.fillStyle = 'rgba(255, 240, 214, 0.25)';
  pen.fillRect(left + radius * 0.5, row(2.05), width - radius, Math.max(1, radius * 0.04));
  const style = { weight: 700, size: radius * 0.85, family: FONT, fill: '#ffffff' };
  for (const [i, [kind, down]] of (
    [
      ['guard', 2.95],
      ['queen', 4.2],
    ] as const
  ).entries()) {
    piece({ seat: enemy, kind, captive: 1 }, row(down), radius * 0.76);
    write(pen, counts[i] ?? '', left + radius * 2.95, row(down), style);
  }
}
