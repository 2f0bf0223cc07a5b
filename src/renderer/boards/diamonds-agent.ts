/** The two agents and their traps: green with a peaked cap and round jaws, purple with a pointed cap and square ones. */
import agentA from '../../../resources/art/diamonds/agent-a.svg?raw';
import agentB from '../../../resources/art/diamonds/agent-b.svg?raw';
import hit from '../../../resources/art/diamonds/hit.svg?raw';
import trapA from '../../../resources/art/diamonds/trap-a.svg?raw';
import trapB from '../../../resources/art/diamonds/trap-b.svg?raw';
import { artwork, still } from './artwork.ts';
import type { Paint } from './paint.ts';

export const SEAT_COLOURS = ['#22a35a', '#9a55d6'] as const;

const AGENTS = [artwork(agentA), artwork(agentB)] as const;
const TRAPS = [artwork(trapA), artwork(trapB)] as const;
const star = still(hit);

export function seatColour(seat: number): string {
  return seat === 1 ? SEAT_COLOURS[0] : SEAT_COLOURS[1];
}

/** In a square of side 1 round (0, 0). An agent that does nothing any more has closed eyes. */
export function drawAgent(paint: Paint, seat: number, asleep: boolean): void {
  AGENTS[seat === 1 ? 0 : 1].paint(paint, { layers: [asleep ? 'asleep' : 'awake'] });
}

/** Jaws along the edge of the cell, so that whatever is on it stays in sight. `shut` is from 0, open, to 1. */
export function drawTrap(paint: Paint, seat: number, shut: number): void {
  const trap = TRAPS[seat === 1 ? 0 : 1];
  if (shut < 1) trap.paint(paint, { layers: ['open'] });
  if (shut === 0) return;
  // Teeth that grow out of the open jaws.
  paint.save();
  paint.globalAlpha *= shut;
  trap.paint(paint, { layers: ['shut'] });
  paint.restore();
}

/** Where one agent hits the other. `size` is from 0 to 1. */
export function drawStar(paint: Paint, size: number): void {
  paint.save();
  paint.scale(size, size);
  star(paint);
  paint.restore();
}
