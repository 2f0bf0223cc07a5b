/** A worm's field: beds of food with their amounts, the frame, the start, the path and the meals. */
import seed from '../../../resources/art/worm/seed.svg?raw';
import start from '../../../resources/art/worm/start.svg?raw';
import type { Cell } from '../../shared/games/worm/direction.ts';
import type { WormView } from '../../shared/games/worm/state.ts';
import { artwork } from './artwork.ts';
import type { BoardTheme } from './board.ts';
import { block, inSquare } from './paint.ts';
import type { Scene } from './painted-board.ts';
import { BARK, colourOf, inkOn, PALETTES, SAFFRON, scaleOf } from './worm-colours.ts';
import type { Course } from './worm-course.ts';
import { middleOf, showsAmounts, type WormLayout } from './worm-layout.ts';
import { widthOf, write } from './writing.ts';

type Pen = CanvasRenderingContext2D;

/** How amounts look on a field: the one with the strongest colour, the theme, and the digits of the language. */
export interface AmountLook {
  readonly scale: number;
  readonly theme: BoardTheme;
  /** How wide a rim in the colour of the ground is; none when left out. */
  readonly rim?: number;
  number(value: number): string;
}

export const FONT = '"Meydan Latin", sans-serif';

export function paintField(pen: Pen, { view, layout, theme, options }: Scene<WormView, WormLayout>): void {
  const { food } = view;
  const { left, top, cell, columns, rows } = layout;
  const { frame } = PALETTES[theme];
  const look = { scale: scaleOf(food), theme, number: options.number };
  const rim = Math.max(3, Math.min(9, cell * 0.12));
  pen.fillStyle = frame;
  pen.beginPath();
  pen.roundRect(left - rim, top - rim, columns * cell + 2 * rim, rows * cell + 2 * rim, rim * 1.6);
  pen.fill();
  const amounts = showsAmounts(layout);
  const seam = cell >= 8 ? 1 : 0;
  food.forEach((row, y) =>
    row.forEach((amount, x) => {
      pen.fillStyle = colourOf(amount, look.scale, theme);
      // Without a seam the cells overlap a little, so that no gap shines through between fractions of pixels.
      const size = seam ? cell - seam : cell + 0.5;
      pen.fillRect(left + x * cell, top + y * cell, size, size);
      if (amounts) paintAmount(pen, middleOf(layout, { x, y }), cell, amount, look);
    }),
  );
  paintLabels(pen, layout, theme);
}

export function paintAmount(pen: Pen, { x, y }: Cell, cell: number, amount: number, look: AmountLook): void {
  if (amount <= 0) return;
  const { scale, theme, rim } = look;
  write(pen, look.number(amount), x, y, {
    weight: 600,
    size: Math.min(cell * 0.5, 54),
    family: FONT,
    fill: inkOn(amount, scale, theme).colour,
    ...(rim ? { rim: { colour: colourOf(amount, scale, theme), width: rim } } : {}),
  });
}

function paintLabels(pen: Pen, layout: WormLayout, theme: BoardTheme): void {
  const { left, top, cell, columns, rows, margin, labelEvery } = layout;
  pen.fillStyle = PALETTES[theme].label;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${Math.max(10, Math.min(margin * 0.56, labelEvery * cell * 0.46))}px ${FONT}`;
  const aside = margin * 0.62;
  for (let x = 0; x < columns; x += labelEvery) pen.fillText(String(x), left + (x + 0.5) * cell, top - aside);
  for (let y = 0; y < rows; y += labelEvery) pen.fillText(String(y), left - aside, top + (y + 0.5) * cell);
}

const gate = artwork(start);
const meal = artwork(seed);

/** A gate round the cell where the worm began. */
export function paintStart(pen: Pen, { x, y }: Cell, cell: number, theme: BoardTheme): void {
  inSquare(pen, x, y, cell, () => gate.paint(pen, { colours: { path: PALETTES[theme].path } }));
}

/** A seed of that radius round a point. */
export function paintSeed(pen: Pen, { x, y }: Cell, radius: number, layers: readonly string[] = []): void {
  inSquare(pen, x, y, 2.5 * radius, () => meal.paint(pen, { layers }));
}

export function paintCourse(pen: Pen, scene: Scene<WormView, WormLayout>, { fresh, old }: Course): void {
  const { layout, theme } = scene;
  const points = (line: readonly Cell[]) => line.map((cell) => middleOf(layout, cell));
  paintPath(pen, old.map(points), layout.cell, theme, 0.22);
  paintPath(pen, [points(fresh)], layout.cell, theme, 0.6);
  paintAmountsOn(pen, scene, fresh);
}

export function paintMeals(pen: Pen, { layout, options }: Scene<WormView, WormLayout>, { meals }: Course): void {
  for (const meal of meals.values()) {
    const times = meal.times > 1 ? options.number(meal.times) : '';
    paintMeal(pen, middleOf(layout, meal), layout.cell, times);
  }
}

/** The fresh path leads through the numbers of its cells: they are written again over it, with a rim of their ground. */
function paintAmountsOn(
  pen: Pen,
  { view, layout, theme, options }: Scene<WormView, WormLayout>,
  path: readonly Cell[],
): void {
  if (!showsAmounts(layout)) return;
  const { cell } = layout;
  const look = { scale: scaleOf(view.food), theme, number: options.number };
  pen.lineJoin = 'round';
  for (const { x, y } of path) {
    const amount = view.food[y]?.[x] ?? 0;
    paintAmount(pen, middleOf(layout, { x, y }), cell, amount, { ...look, rim: cell * 0.14 });
  }
}

/** Lines that are drawn in one go do not darken each other where they meet. */
export function paintPath(
  pen: Pen,
  lines: readonly (readonly Cell[])[],
  cell: number,
  theme: BoardTheme,
  strength: number,
): void {
  pen.save();
  pen.globalAlpha = strength;
  pen.strokeStyle = PALETTES[theme].path;
  pen.lineWidth = Math.max(1, cell * (strength > 0.4 ? 0.08 : 0.05));
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.beginPath();
  for (const points of lines) points.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
  pen.restore();
}

/** Below this a number beside the amount could not be read; who points at the cell is told it. */
const SMALLEST_CELL_WITH_TIMES = 24;

/** A seed in the corner of the cell; where there were several meals, their number in a seed as long as it needs. */
export function paintMeal(pen: Pen, { x, y }: Cell, cell: number, times: string): void {
  const radius = Math.max(1.6, cell * 0.15);
  if (times === '' || cell < SMALLEST_CELL_WITH_TIMES) {
    paintSeed(pen, cell < 12 ? { x, y } : { x: x + cell * 0.3, y: y - cell * 0.3 }, radius);
    return;
  }
  const size = Math.max(9, cell * 0.32);
  const writing = { weight: 800, size, family: FONT, fill: BARK };
  const height = size * 1.15;
  const width = Math.max(height, widthOf(pen, times, writing) + size * 0.5);
  const [left, top] = [x + cell / 2 - width, y - cell / 2];
  pen.fillStyle = SAFFRON;
  pen.strokeStyle = BARK;
  pen.lineWidth = Math.max(1, cell * 0.03);
  block(pen, left, top, width, height, height / 2);
  pen.fill();
  pen.stroke();
  write(pen, times, left + width / 2, top + height / 2, writing);
}
