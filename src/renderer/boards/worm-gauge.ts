/** Above the field: how many moves the worm still grows and shrinks until it may eat, and how far it is to the target. */
import type { WormView } from '../../shared/games/worm/state.ts';
import type { BoardTheme } from './board.ts';
import type { Scene } from './painted-board.ts';
import { FONT, paintSeed } from './worm-art.ts';
import { GROWING, OUTLINE, PALETTES, SHRINKING } from './worm-colours.ts';
import type { WormLayout } from './worm-layout.ts';
import { beginsRight, fromRight, widthOf, write } from './writing.ts';

type Pen = CanvasRenderingContext2D;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Write = (value: number) => string;

/** A part of a box that begins so far from where reading begins, whichever side that is. */
function partOf({ left, top, width, height }: Box, from: number, wide: number, number: Write): Box {
  return { left: beginsRight(number) ? left + width - from - wide : left + from, top, width: wide, height };
}

export function paintGauge(pen: Pen, { layout, view, theme, options }: Scene<WormView, WormLayout>): void {
  const { growing, shrinking, score, target } = view;
  const { number } = options;
  const { gauge } = layout;
  const split = gauge.width * 0.58;
  const digestion = partOf(gauge, 0, split - gauge.height * 0.4, number);
  paintDigestion(pen, digestion, growing, shrinking, number);
  const text = `${number(score)} / ${number(target)}`;
  const said = beginsRight(number) ? fromRight(text) : text;
  paintTarget(pen, partOf(gauge, split, gauge.width - split, number), said, score / target, theme, number);
}

/** In a smaller one, as in a legend, there is room for the sign alone. */
const SMALLEST_WITH_NUMBER = 20;

/** One field a move: the growing ones with a plus, the shrinking ones with a minus, then the seed that may be eaten. */
export function paintDigestion(pen: Pen, box: Box, growing: number, shrinking: number, number: Write): void {
  const { top, width, height } = box;
  const room = width - height * 1.1;
  const moves = growing + shrinking;
  const pip = Math.min(height * 0.8, room / Math.max(1, moves));
  const middle = top + height / 2;
  const parts = [
    { count: growing, colour: GROWING, sign: '+' },
    { count: shrinking, colour: SHRINKING, sign: '−' },
  ];
  let done = 0;
  for (const { count, colour, sign } of parts) {
    if (count === 0) continue;
    const { left } = partOf(box, done, count * pip, number);
    const part = { left, top: top + height * 0.1, width: count * pip, height: height * 0.8 };
    paintPart(pen, part, colour, count, pip);
    const isSmall = height < SMALLEST_WITH_NUMBER;
    const text = isSmall ? sign : `${sign}${number(count)}`;
    const rim = { colour, width: height * 0.12 };
    const writing = { weight: 800, size: height * (isSmall ? 0.75 : 0.5), family: FONT, fill: OUTLINE, rim };
    // Where only a move or two are left the number would not fit: the fields can be counted.
    if (widthOf(pen, text, writing) < part.width * 0.94) write(pen, text, left + part.width / 2, middle, writing);
    done += part.width;
  }
  const { left: x } = partOf(box, done + height * 0.5, 0, number);
  const isReady = moves === 0;
  pen.globalAlpha = isReady ? 1 : 0.7;
  paintSeed(pen, { x, y: middle }, height * 0.3, isReady ? ['leaf', 'ripe'] : ['leaf']);
  pen.globalAlpha = 1;
}

function paintPart(pen: Pen, { left, top, width, height }: Box, colour: string, count: number, pip: number): void {
  pen.beginPath();
  pen.roundRect(left + 1, top, Math.max(1, width - 2), height, height * 0.25);
  pen.fillStyle = colour;
  pen.fill();
  pen.strokeStyle = OUTLINE;
  pen.lineWidth = 1.5;
  pen.stroke();
  if (pip < 5) return;
  pen.globalAlpha = 0.45;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let i = 1; i < count; i++) {
    pen.moveTo(left + i * pip, top + height * 0.12);
    pen.lineTo(left + i * pip, top + height * 0.88);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

export function paintTarget(pen: Pen, box: Box, text: string, reached: number, theme: BoardTheme, number: Write): void {
  const { left, top, width, height } = box;
  const { gauge, gaugeText, frame } = PALETTES[theme];
  const bar = { top: top + height * 0.1, height: height * 0.8 };
  const round = height * 0.25;
  pen.save();
  pen.beginPath();
  pen.roundRect(left, bar.top, width, bar.height, round);
  pen.fillStyle = gauge;
  pen.fill();
  pen.clip();
  pen.fillStyle = theme === 'light' ? '#a9c58f' : '#3f5f31';
  const full = partOf(box, 0, width * Math.max(0, Math.min(1, reached)), number);
  pen.fillRect(full.left, bar.top, full.width, bar.height);
  pen.restore();
  pen.beginPath();
  pen.roundRect(left, bar.top, width, bar.height, round);
  pen.strokeStyle = frame;
  pen.lineWidth = 1.5;
  pen.stroke();
  const writing = { weight: 700, size: height * 0.44, family: FONT, fill: gaugeText };
  write(pen, text, left + width / 2, top + height / 2, writing);
}
