/** The Othello board: shows the discs of a view, turns over those that changed, marks the last move. */
import type { OthelloView } from '../../shared/games/othello/rules.ts';
import type { BoardKind } from './board.ts';
import { cellAt, centreOf, discPicture, geometryFor, paintTable, type Geometry } from './othello-art.ts';
import { othelloLegend } from './othello-legend.ts';
import { paintLastMove, paintPossible } from './othello-marks.ts';
import { describePosition, explainCell } from './othello-words.ts';
import { eased, PaintedBoard, type Painter } from './painted-board.ts';

/** A cell that is not yet what it will be; `delay` is the part of the time before it starts. */
interface Change {
  readonly from: number;
  readonly delay: number;
}

/** What is on a cell at a moment: whose disc, and how wide, high and faint compared with one at rest. */
interface Pose {
  readonly player: number;
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
}

/** The part of the time by which the farthest disc starts later than the nearest. */
const SPREAD = 0.45;

/** The discs are painted once for a board, then only copied. */
function newPainter(): Painter<OthelloView, Geometry> {
  let discs: Readonly<Record<number, HTMLCanvasElement>> = {};
  return {
    layout: ({ size }, width, height) => geometryFor(size, width, height),
    sameTable: (view, other) => view.size === other.size,
    paintTable(pen, { layout, theme }) {
      const ratio = window.devicePixelRatio || 1;
      discs = { 1: discPicture(1, layout.cell, ratio), 2: discPicture(2, layout.cell, ratio) };
      paintTable(pen, layout, theme);
    },

    paintPosition(pen, { view, previous, layout, options }, time) {
      const { cells, size, legal, last, toMove, over } = view;
      cells.forEach((player, i) => {
        const pose = poseOf(player, previous && changeOf(previous, view, i), time);
        const picture = discs[pose.player];
        if (!picture) return;
        const { x, y } = centreOf(layout, Math.floor(i / size), i % size);
        const [width, height] = [layout.cell * pose.width, layout.cell * pose.height];
        pen.globalAlpha = pose.opacity;
        pen.drawImage(picture, x - width / 2, y - height / 2, width, height);
      });
      pen.globalAlpha = 1;
      if (options.hints && !over && time >= 1) {
        for (const { row, col } of legal) paintPossible(pen, centreOf(layout, row, col), layout.cell, toMove);
      }
      if (last && last.row >= 0) paintLastMove(pen, centreOf(layout, last.row, last.col), layout.cell);
    },

    spotAt({ view, layout }, x, y, words) {
      const at = cellAt(layout, x, y);
      if (!at) return null;
      const { cell } = layout;
      const lines = explainCell(view, at.row, at.col, words);
      return { ...centreOf(layout, at.row, at.col), width: cell, height: cell, lines };
    },
  };
}

/** Of the cell with this index; those near the last move begin first. */
function changeOf(previous: OthelloView, { size, cells, last }: OthelloView, i: number): Change | null {
  const from = previous.cells[i] ?? 0;
  if (from === cells[i] || previous.size !== size) return null;
  const distance = last ? Math.max(Math.abs(Math.floor(i / size) - last.row), Math.abs((i % size) - last.col)) : 0;
  return { from, delay: from === 0 ? 0 : Math.min(1, distance / 6) * SPREAD };
}

/** One cell at a moment between 0 and 1: a new disc is set down, an old one turns over. */
function poseOf(player: number, change: Change | null, time: number): Pose {
  if (!change || time >= 1) return { player, width: 1, height: 1, opacity: 1 };
  const own = Math.max(0, Math.min(1, (time - change.delay) / (1 - SPREAD)));
  const done = eased(own);
  if (change.from === 0) {
    const scale = 1.22 - 0.22 * done;
    return { player, width: scale, height: scale, opacity: Math.min(1, own * 3) };
  }
  const lift = 1 + 0.12 * Math.sin(Math.PI * done);
  const width = Math.max(0.04, Math.abs(Math.cos(Math.PI * done)));
  return { player: done < 0.5 ? change.from : player, width: width * lift, height: lift, opacity: 1 };
}

export const othelloBoard: BoardKind<OthelloView> = {
  hasHints: true,
  legend: () => othelloLegend,
  isDrawing: true,
  mount: (element, theme) => new PaintedBoard(newPainter(), element, theme),
  compact: (view) => view.cells.join(''),
  describe: describePosition,
};
