/** What each agent has taken, beside or below the field: of every kind how many, and how many it may take (D13). */
import { KINDS, tableOf } from '../../shared/games/diamonds/settings.ts';
import type { DiamondsView } from '../../shared/games/diamonds/view.ts';
import type { BoardTheme } from './board.ts';
import { seatColour } from './diamonds-agent.ts';
import type { DiamondsLayout } from './diamonds-layout.ts';
import { pressAgent, pressGem, pressTrap } from './diamonds-stamps.ts';
import { ANY_DIGITS, block, inSquare, type Box, type Paint } from './paint.ts';
import type { Stamps } from './stamps.ts';
import { widthOf, write } from './writing.ts';

const COLOURS: Readonly<Record<BoardTheme, { ground: string; text: string; muted: string }>> = {
  light: { ground: '#fffcf6', text: '#16272a', muted: '#4f5f5f' },
  dark: { ground: '#121f22', text: '#e9f0ec', muted: '#9db0ae' },
};

/** Draws in a square of side 1 round (0, 0), which is `side` pixels. */
type Draw = (side: number) => void;

interface Item {
  readonly draw: Draw;
  readonly count: string;
  readonly most: string;
}

interface BagScene {
  readonly view: DiamondsView;
  readonly theme: BoardTheme;
  number(value: number): string;
}

export function drawBags(
  paint: Paint,
  layout: DiamondsLayout,
  { view, number, theme }: BagScene,
  stamps: Stamps,
): void {
  layout.bags.forEach((box, i) => {
    const agent = view.agents[i];
    if (!agent) return;
    const table = tableOf(view.settings);
    const items: Item[] = KINDS.map((kind, k) => ({
      draw: (side) => pressGem(stamps, paint, side, kind),
      count: number(agent.taken[k] ?? 0),
      most: number(table[k]?.maximum ?? 0),
    }));
    if (agent.trapsLeft !== null) {
      items.push({
        draw: (side) => pressTrap(stamps, paint, side, i + 1, 0),
        count: number(agent.trapsLeft),
        most: number(view.settings.traps),
      });
    }
    const active = view.toMove === i + 1;
    block(paint, box.x, box.y, box.width, box.height, 14);
    paint.fillStyle = COLOURS[theme].ground;
    paint.strokeStyle = seatColour(i + 1);
    paint.lineWidth = active ? 4 : 2;
    paint.fill();
    paint.stroke();
    const draw = layout.bagsBeside ? drawColumn : drawRow;
    const portrait: Draw = (side) => pressAgent(stamps, paint, side, i + 1, agent.silent !== null);
    draw(paint, box, items, portrait, theme);
  });
}

function square(paint: Paint, x: number, y: number, side: number, draw: Draw): void {
  inSquare(paint, x, y, side, () => draw(side));
}

function drawColumn(paint: Paint, box: Box, items: readonly Item[], portrait: Draw, theme: BoardTheme): void {
  const step = box.height / (items.length + 1.9);
  square(paint, box.x + box.width / 2, box.y + step * 0.95, step * 1.55, portrait);
  items.forEach((item, i) => {
    const y = box.y + step * (2.2 + i);
    square(paint, box.x + box.width * 0.26, y, step * 1.05, item.draw);
    writeCount(paint, item, box.x + box.width * 0.48, y, Math.min(step * 0.56, box.width * 0.19), theme);
  });
}

function drawRow(paint: Paint, box: Box, items: readonly Item[], portrait: Draw, theme: BoardTheme): void {
  const side = box.height;
  const step = (box.width - side) / items.length;
  square(paint, box.x + side * 0.55, box.y + side / 2, side * 0.95, portrait);
  items.forEach((item, i) => {
    const x = box.x + side + step * i;
    square(paint, x + step * 0.24, box.y + side / 2, Math.min(side * 0.72, step * 0.52), item.draw);
    writeCount(paint, item, x + step * 0.48, box.y + side / 2, Math.min(side * 0.4, step * 0.27), theme);
  });
}

/** The count large, the most small beside it: always from left to right, like the board. */
function writeCount(paint: Paint, { count, most }: Item, x: number, y: number, size: number, theme: BoardTheme): void {
  const { text, muted } = COLOURS[theme];
  const large = { weight: 800, size, family: ANY_DIGITS, fill: text, align: 'left' } as const;
  write(paint, count, x, y + size * 0.05, large);
  const after = x + widthOf(paint, count, large) + size * 0.12;
  write(paint, `/ ${most}`, after, y + size * 0.16, { ...large, weight: 600, size: size * 0.62, fill: muted });
}
