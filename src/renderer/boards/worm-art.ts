/** A worm's field: beds of food with their amounts, the frame, the start, the path and the meals. */
import type { Cell } from '../../shared/games/worm/direction.ts';
import type { WormView } from '../../shared/games/worm/state.ts';
import type { BoardTheme } from './board.ts';
import type { Scene } from './painted-board.ts';
import { colourOf, inkOn, PALETTES, SAFFRON, scaleOf } from './worm-colours.ts';
import type { Course } from './worm-course.ts';
import { middleOf, showsAmounts, type WormLayout } from './worm-layout.ts';

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
  pen.fillStyle = inkOn(amount, look.scale, look.theme).colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${Math.min(cell * 0.5, 54)}px ${FONT}`;
  if (look.rim) {
    pen.strokeStyle = colourOf(amount, look.scale, look.theme);
    pen.lineWidth = look.rim;
    pen.strokeText(look.number(amount), x, y + cell * 0.035);
  }
  pen.fillText(look.number(amount), x, y + cell * 0.035);
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

/** A gate round the cell where the worm began. */
export function paintStart(pen: Pen, { x, y }: Cell, cell: number, theme: BoardTheme): void {
  const half = cell * 0.43;
  pen.save();
  pen.strokeStyle = PALETTES[theme].path;
  pen.lineWidth = Math.max(1.5, cell * 0.07);
  pen.lineCap = 'round';
  pen.beginPath();
  for (const [across, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    pen.moveTo(x + across * half, y + down * half * 0.45);
    pen.lineTo(x + across * half, y + down * half);
    pen.lineTo(x + across * half * 0.45, y + down * half);
  }
  pen.stroke();
  pen.restore();
}

export function paintCourse(pen: Pen, scene: Scene<WormView, WormLayout>, { fresh, old, meals }: Course): void {
  const { layout, theme, options } = scene;
  const points = (line: readonly Cell[]) => line.map((cell) => middleOf(layout, cell));
  paintPath(pen, old.map(points), layout.cell, theme, 0.22);
  paintPath(pen, [points(fresh)], layout.cell, theme, 0.6);
  paintAmountsOn(pen, scene, fresh);
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

/** A seed in the corner of the cell, with the number of meals when there were several. */
export function paintMeal(pen: Pen, { x, y }: Cell, cell: number, times: string): void {
  const radius = Math.max(1.6, cell * 0.15);
  const at = cell < 12 ? { x, y } : { x: x + cell * 0.3, y: y - cell * 0.3 };
  pen.beginPath();
  pen.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  pen.fillStyle = SAFFRON;
  pen.fill();
  pen.strokeStyle = '#4b2c02';
  pen.lineWidth = Math.max(0.75, cell * 0.03);
  pen.stroke();
  if (cell < 26) return;
  pen.fillStyle = '#2a1800';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `800 ${radius * 1.45}px ${FONT}`;
  pen.fillText(times, at.x, at.y + radius * 0.1);
}
