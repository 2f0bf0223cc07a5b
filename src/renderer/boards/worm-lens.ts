/** On a large field a worm is a speck: beside the field, the surroundings of its head are shown large. */
import type { WormView } from '../../shared/games/worm/state.ts';
import type { Scene } from './painted-board.ts';
import { paintAmount } from './worm-art.ts';
import { BARK, colourOf, PALETTES, SAFFRON, scaleOf } from './worm-colours.ts';
import { middleOf, type WormLayout } from './worm-layout.ts';

type Pen = CanvasRenderingContext2D;
type WormScene = Scene<WormView, WormLayout>;

/** Paints what moves, at the place and in the size of the layout that it is given. */
type PaintMoving = (scene: WormScene) => void;

/** The same field, so large that the lens shows only the cells round the head. */
export function layoutInLens({ view, layout }: WormScene): WormLayout | null {
  const { lens } = layout;
  const [head] = view.body;
  if (!lens || !head) return null;
  const cell = lens.side / lens.cells;
  const first = (at: number, length: number): number =>
    Math.max(0, Math.min(at - Math.floor(lens.cells / 2), length - lens.cells));
  const [x, y] = [first(head.x, layout.columns), first(head.y, layout.rows)];
  return { ...layout, cell, left: lens.left - x * cell, top: lens.top - y * cell, lens: null };
}

export function paintLens(pen: Pen, scene: WormScene, paintMoving: PaintMoving): void {
  const { lens } = scene.layout;
  const layout = layoutInLens(scene);
  const [head] = scene.view.body;
  if (!lens || !layout || !head) return;
  const { left, top, side, cells } = lens;
  frameOnField(pen, scene, layout);
  pen.save();
  pen.beginPath();
  pen.roundRect(left, top, side, side, 12);
  pen.fillStyle = PALETTES[scene.theme].frame;
  pen.fill();
  pen.save();
  pen.clip();
  const look = { scale: scaleOf(scene.view.food), theme: scene.theme, number: scene.options.number };
  const [x, y] = [Math.round((left - layout.left) / layout.cell), Math.round((top - layout.top) / layout.cell)];
  for (let row = y; row < Math.min(y + cells, layout.rows); row++) {
    for (let column = x; column < Math.min(x + cells, layout.columns); column++) {
      const amount = scene.view.food[row]?.[column] ?? 0;
      const middle = middleOf(layout, { x: column, y: row });
      pen.fillStyle = colourOf(amount, look.scale, scene.theme);
      const half = layout.cell / 2;
      pen.fillRect(middle.x - half, middle.y - half, layout.cell - 1, layout.cell - 1);
      paintAmount(pen, middle, layout.cell, amount, look);
    }
  }
  paintMoving({ ...scene, layout });
  pen.restore();
  pen.beginPath();
  pen.roundRect(left, top, side, side, 12);
  pen.strokeStyle = SAFFRON;
  pen.lineWidth = 3;
  pen.stroke();
  pen.restore();
}

/** Where on the field the lens is held. */
function frameOnField(pen: Pen, { layout }: WormScene, inLens: WormLayout): void {
  const { lens, cell } = layout;
  if (!lens) return;
  const [x, y] = [(lens.left - inLens.left) / inLens.cell, (lens.top - inLens.top) / inLens.cell];
  pen.beginPath();
  pen.roundRect(layout.left + x * cell, layout.top + y * cell, lens.cells * cell, lens.cells * cell, 4);
  pen.strokeStyle = BARK;
  pen.lineWidth = 5;
  pen.stroke();
  pen.strokeStyle = SAFFRON;
  pen.lineWidth = 3;
  pen.stroke();
}
