/** What each agent has taken and planted, beside or below the field: of every kind how many, and how many it may (D9, D13). */
import { KINDS, tableOf } from '../../shared/games/diamonds/settings.ts';
import type { DiamondsView } from '../../shared/games/diamonds/view.ts';
import type { BoardTheme } from './board.ts';
import { seatColour } from './diamonds-agent.ts';
import type { DiamondsLayout } from './diamonds-layout.ts';
import { pressAgent, pressGem, pressTrap } from './diamonds-stamps.ts';
import { ANY_DIGITS, block, inHundredths, inSquare, letter, type Box, type Paint } from './paint.ts';
import type { Stamps } from './stamps.ts';
import { beginsRight, fromRight, widthOf, write } from './writing.ts';

const COLOURS: Readonly<Record<BoardTheme, { ground: string; text: string; muted: string }>> = {
  light: { ground: '#fffcf6', text: '#16272a', muted: '#4f5f5f' },
  dark: { ground: '#121f22', text: '#e9f0ec', muted: '#9db0ae' },
};

/** Of the corners, in pixels. */
const ROUND = 14;

/** Draws in a square of side 1 round (0, 0), which is `side` pixels. */
type Draw = (paint: Paint, side: number) => void;

interface Item {
  readonly draw: Draw;
  readonly count: string;
  readonly most: string;
}

interface Look {
  readonly theme: BoardTheme;
  /** The first thing is on the right, for those who read from there. */
  readonly mirrored: boolean;
}

/** A bag in a legend, in a square of side 1 round (0, 0). */
export function drawBagSign(paint: Paint, theme: BoardTheme, number: (value: number) => string): void {
  const { ground, text } = COLOURS[theme];
  block(paint, -0.46, -0.32, 0.92, 0.64, 0.14);
  paint.fillStyle = ground;
  paint.fill();
  paint.strokeStyle = seatColour(1);
  paint.lineWidth = 0.06;
  paint.stroke();
  const count = `${number(5)} / ${number(8)}`;
  const style = { size: 34, fill: text, font: ANY_DIGITS };
  inHundredths(paint, () => letter(paint, beginsRight(number) ? fromRight(count) : count, 0, 3, style));
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
    const { taken, trapsLeft, silent } = agent;
    // What a bag holds changes now and then, whose turn it is all the time.
    const content = `${number(0)} ${taken.join(' ')} ${trapsLeft} ${silent !== null}`;
    stamps.card(paint, `bag ${i + 1}`, content, box, (paint) => {
      block(paint, box.x, box.y, box.width, box.height, ROUND);
      paint.fillStyle = COLOURS[theme].ground;
      paint.fill();
      const portrait: Draw = (paint, side) => pressAgent(stamps, paint, side, i + 1, silent !== null);
      const draw = layout.bagsBeside ? drawColumn : drawRow;
      draw(paint, box, itemsOf(view, i, number, stamps), portrait, { theme, mirrored: beginsRight(number) });
    });
    block(paint, box.x, box.y, box.width, box.height, ROUND);
    paint.strokeStyle = seatColour(i + 1);
    paint.lineWidth = view.toMove === i + 1 ? 4 : 2;
    paint.stroke();
  });
}

/** All of them are counted alike: what was taken or planted, of the most that may be. */
export function itemsOf(
  { agents, settings }: DiamondsView,
  i: number,
  number: BagScene['number'],
  stamps: Stamps,
): Item[] {
  const { taken = [], trapsLeft = null } = agents[i] ?? {};
  const table = tableOf(settings);
  const items: Item[] = KINDS.map((kind, k) => ({
    draw: (paint, side) => pressGem(stamps, paint, side, kind),
    count: number(taken[k] ?? 0),
    most: number(table[k]?.maximum ?? 0),
  }));
  if (trapsLeft !== null) {
    items.push({
      draw: (paint, side) => pressTrap(stamps, paint, side, i + 1, 0),
      count: number(settings.traps - trapsLeft),
      most: number(settings.traps),
    });
  }
  return items;
}

function square(paint: Paint, x: number, y: number, side: number, draw: Draw): void {
  inSquare(paint, x, y, side, () => draw(paint, side));
}

function drawColumn(paint: Paint, box: Box, items: readonly Item[], portrait: Draw, look: Look): void {
  const step = box.height / (items.length + 1.9);
  square(paint, box.x + box.width / 2, box.y + step * 0.95, step * 1.55, portrait);
  items.forEach((item, i) => {
    const y = box.y + step * (2.2 + i);
    square(paint, across(box, box.width * 0.26, look), y, step * 1.05, item.draw);
    const size = Math.min(step * 0.56, box.width * 0.19);
    writeCount(paint, item, across(box, box.width * 0.48, look), y, size, look);
  });
}

function drawRow(paint: Paint, box: Box, items: readonly Item[], portrait: Draw, look: Look): void {
  const side = box.height;
  const step = (box.width - side) / items.length;
  const y = box.y + side / 2;
  square(paint, across(box, side * 0.55, look), y, side * 0.95, portrait);
  items.forEach((item, i) => {
    const from = side + step * i;
    square(paint, across(box, from + step * 0.24, look), y, Math.min(side * 0.72, step * 0.52), item.draw);
    writeCount(paint, item, across(box, from + step * 0.48, look), y, Math.min(side * 0.4, step * 0.27), look);
  });
}

/** What is so far from where reading begins. */
function across({ x, width }: Box, from: number, { mirrored }: Look): number {
  return mirrored ? x + width - from : x + from;
}

/** The count large, from `x` on, the most small after it. */
function writeCount(paint: Paint, { count, most }: Item, x: number, y: number, size: number, look: Look): void {
  const { text, muted } = COLOURS[look.theme];
  const large = { weight: 800, size, family: ANY_DIGITS, fill: text, align: 'left' } as const;
  const small = { ...large, weight: 600, size: size * 0.62, fill: muted };
  const width = widthOf(paint, count, large);
  const gap = size * 0.12;
  const after = look.mirrored ? fromRight(`/ ${most}`) : `/ ${most}`;
  write(paint, count, look.mirrored ? x - width : x, y, large);
  const start = look.mirrored ? x - width - gap - widthOf(paint, after, small) : x + width + gap;
  // On the line of the large one.
  write(paint, after, start, y + size * 0.135, small);
}
