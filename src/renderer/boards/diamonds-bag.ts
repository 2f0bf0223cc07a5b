/** What each agent has taken and planted, beside or below the field: of every kind how many, and how many it may (D9, D13). */
import { KINDS, tableOf } from '../../shared/games/diamonds/settings.ts';
import type { DiamondsView } from '../../shared/games/diamonds/view.ts';
import type { BoardTheme } from './board.ts';
import { seatColour } from './diamonds-agent.ts';
import type { DiamondsLayout } from './diamonds-layout.ts';
import { pressAgent, pressGem, pressTrap } from './diamonds-stamps.ts';
import { ANY_DIGITS, block, inHundredths, inSquare, letter, type Box, type Paint } from './paint.ts';
import type { Card } from './painted-board.ts';
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
  readonly count: number;
  readonly most: number;
}

interface Square {
  /** How far its middle is from where reading begins. */
  readonly from: number;
  readonly y: number;
  readonly side: number;
}

/** A thing where it is drawn, and where its count is written: from where to where, and how large. */
interface Placed extends Item, Square {
  readonly writing: { readonly from: number; readonly to: number; readonly size: number };
}

interface Look {
  readonly theme: BoardTheme;
  number(value: number): string;
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

/** A card for the bag itself, and on it one for each count: mostly only one of them changes. */
export function bagCards(layout: DiamondsLayout, view: DiamondsView, look: Look, stamps: Stamps): Card[] {
  return layout.bags.flatMap((box, i) => {
    const isAsleep = (view.agents[i]?.silent ?? null) !== null;
    const { head, items } = (layout.bagsBeside ? inColumn : inRow)(box, itemsOf(view, i, stamps));
    const bag: Card = {
      place: box,
      text: `${isAsleep}`,
      paint(paint) {
        block(paint, box.x, box.y, box.width, box.height, ROUND);
        paint.fillStyle = COLOURS[look.theme].ground;
        paint.fill();
        const put = ({ from, y, side }: Square, draw: Draw) =>
          inSquare(paint, across(box, from, look), y, side, () => draw(paint, side));
        put(head, (paint, side) => pressAgent(stamps, paint, side, i + 1, isAsleep));
        for (const item of items) put(item, item.draw);
      },
    };
    const counts = items.map((item): Card => ({
      place: placeOf(box, item, look),
      // When the bag is painted anew, so are its counts.
      text: `${isAsleep} ${item.count}`,
      paint: (paint) => drawCount(paint, box, item, look),
    }));
    return [bag, ...counts];
  });
}

/** Whose turn it is changes all the time. */
export function drawBagRims(paint: Paint, layout: DiamondsLayout, toMove: DiamondsView['toMove']): void {
  layout.bags.forEach((box, i) => {
    block(paint, box.x, box.y, box.width, box.height, ROUND);
    paint.strokeStyle = seatColour(i + 1);
    paint.lineWidth = toMove === i + 1 ? 4 : 2;
    paint.stroke();
  });
}

/** All of them are counted alike: what was taken or planted, of the most that may be. */
export function itemsOf({ agents, settings }: DiamondsView, i: number, stamps: Stamps): Item[] {
  const { taken = [], trapsLeft = null } = agents[i] ?? {};
  const table = tableOf(settings);
  const items: Item[] = KINDS.map((kind, k) => ({
    draw: (paint, side) => pressGem(stamps, paint, side, kind),
    count: taken[k] ?? 0,
    most: table[k]?.maximum ?? 0,
  }));
  if (trapsLeft !== null) {
    items.push({
      draw: (paint, side) => pressTrap(stamps, paint, side, i + 1, 0),
      count: settings.traps - trapsLeft,
      most: settings.traps,
    });
  }
  return items;
}

interface Contents {
  readonly head: Square;
  readonly items: readonly Placed[];
}

function inColumn({ y, width, height }: Box, items: readonly Item[]): Contents {
  const step = height / (items.length + 1.9);
  const writing = { from: width * 0.48, to: width - ROUND / 3, size: Math.min(step * 0.56, width * 0.19) };
  return {
    head: { from: width / 2, y: y + step * 0.95, side: step * 1.55 },
    items: items.map((item, i) => {
      return { ...item, from: width * 0.26, y: y + step * (2.2 + i), side: step * 1.05, writing };
    }),
  };
}

function inRow({ y, width, height }: Box, items: readonly Item[]): Contents {
  const step = (width - height) / items.length;
  const middle = y + height / 2;
  const size = Math.min(height * 0.4, step * 0.27);
  const side = Math.min(height * 0.72, step * 0.52);
  return {
    head: { from: height * 0.55, y: middle, side: height * 0.95 },
    items: items.map((item, i) => {
      const from = height + step * i;
      const writing = { from: from + step * 0.48, to: from + step * 0.96, size };
      return { ...item, from: from + step * 0.24, y: middle, side, writing };
    }),
  };
}

/** What is so far from where reading begins: on the right, for those who read from there. */
function across({ x, width }: Box, from: number, { number }: Look): number {
  return beginsRight(number) ? x + width - from : x + from;
}

/** Where a count is written. */
function placeOf(box: Box, { y, writing: { from, to, size } }: Placed, look: Look): Box {
  const [begin, end] = [across(box, from, look), across(box, to, look)];
  return { x: Math.min(begin, end), y: y - size * 0.7, width: Math.abs(end - begin), height: size * 1.4 };
}

/** The count large, the most small after it. */
function drawCount(paint: Paint, box: Box, { y, count, most, writing: { from, size } }: Placed, look: Look): void {
  const { ground, text, muted } = COLOURS[look.theme];
  paint.fillStyle = ground;
  paint.fillRect(box.x, box.y, box.width, box.height);
  const x = across(box, from, look);
  const mirrored = beginsRight(look.number);
  const large = { weight: 800, size, family: ANY_DIGITS, fill: text, align: 'left' } as const;
  const small = { ...large, weight: 600, size: size * 0.62, fill: muted };
  const first = look.number(count);
  const width = widthOf(paint, first, large);
  const gap = size * 0.12;
  const second = `/ ${look.number(most)}`;
  const after = mirrored ? fromRight(second) : second;
  write(paint, first, mirrored ? x - width : x, y, large);
  const start = mirrored ? x - width - gap - widthOf(paint, after, small) : x + width + gap;
  // On the line of the large one.
  write(paint, after, start, y + size * 0.135, small);
}
