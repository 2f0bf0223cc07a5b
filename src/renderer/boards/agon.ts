/** The board of Agon: pieces step or are carried off, prisoners get their bars. */
import type { AgonView, PieceView } from '../../shared/games/agon/state.ts';
import { paintCoordinates, paintGrades, paintTable } from './agon-art.ts';
import { centreOf, hexAt, layoutFor, type AgonLayout, type Point } from './agon-layout.ts';
import { agonLegend } from './agon-legend.ts';
import { isRelocation, paintHints, paintLastMove, paintTallies, tallyCards, wayOf } from './agon-marks.ts';
import { paintPiece, PIECE_SIDE, putPiece, type PieceLook } from './agon-pieces.ts';
import { compactPosition, describePosition, explainCell } from './agon-words.ts';
import type { BoardKind } from './board.ts';
import { eased, PaintedBoard, type Painter, type Scene } from './painted-board.ts';
import { Stamps } from './stamps.ts';

type Pen = CanvasRenderingContext2D;
type AgonScene = Scene<AgonView, AgonLayout>;

/** The bars come down at the end of the move that makes the prisoner. */
const BARS_FROM = 0.6;

/** Pieces are painted once for a board, then only copied. */
function newPainter(): Painter<AgonView, AgonLayout> {
  const stamps = new Stamps();
  return {
    renew: () => stamps.clear(),
    cards: (scene) => tallyCards(scene, stamps),
    layout: (_, width, height) => layoutFor(width, height),
    sameTable: () => true,

    paintTable(pen, { layout, theme, options }) {
      paintTable(pen, layout, theme);
      if (!options.coordinates) paintGrades(pen, layout, theme, options.number);
    },

    paintPosition(pen, scene, time) {
      const { view, layout, options } = scene;
      paintTallies(pen, scene);
      if (options.hints && time === 1) paintHints(pen, layout, view);
      const { last } = view;
      const relocation = isRelocation(options.story.turn > 0 ? options.story.eventsOf(options.story.turn) : []);
      if (last?.kind === 'move') paintLastMove(pen, layout, last.from, last.to, relocation);
      paintPieces(pen, scene, time, relocation, stamps);
      // Over the pieces: whoever asks for the names of the cells wants those of the pieces most.
      if (options.coordinates) paintCoordinates(pen, layout);
    },

    spotAt({ view, layout }, x, y, words) {
      const hex = hexAt(layout, { x, y });
      if (!hex) return null;
      const { radius } = layout;
      return {
        ...centreOf(layout, hex),
        width: 1.5 * radius,
        height: 1.74 * radius,
        lines: explainCell(view, hex, words),
      };
    },
  };
}

function paintPieces(pen: Pen, scene: AgonScene, time: number, relocation: boolean, stamps: Stamps): void {
  const { view, previous, layout, options } = scene;
  const lift = options.coordinates ? layout.radius * 0.2 : 0;
  const raised = ({ x, y }: Point): Point => ({ x, y: y - lift });
  const { radius } = layout;
  const moving: PieceView[] = [];
  const caught: (PieceView & PieceLook)[] = [];
  stamps.layOut(pen, PIECE_SIDE * radius, (put) =>
    view.pieces.forEach((piece, i) => {
      const before = previous?.pieces[i];
      const isMoving = before !== undefined && (before.q !== piece.q || before.r !== piece.r);
      const captive = barsAt(piece, before, time);
      if (isMoving && time < 1) moving.push(piece);
      else if (captive > 0 && captive < 1) caught.push({ ...piece, captive });
      else putPiece(put, { ...piece, captive }, raised(centreOf(layout, piece)), radius);
    }),
  );
  // Bars on their way down are like no others.
  for (const piece of caught) paintPiece(pen, piece, raised(centreOf(layout, piece)), radius);
  // What moves passes over what stands.
  for (const piece of moving) {
    const before = previous?.pieces[view.pieces.indexOf(piece)] ?? piece;
    const at = raised(wayOf(layout, before, piece, relocation)(eased(time)));
    const high = 1 + (relocation ? 0.22 : 0.08) * Math.sin(Math.PI * time);
    paintPiece(pen, { ...piece, captive: before.prisoner ? 1 - eased(time * 3) : 0 }, at, layout.radius * high);
  }
}

function barsAt(piece: PieceView, before: PieceView | undefined, time: number): number {
  if (!piece.prisoner) return 0;
  return before && !before.prisoner ? eased((time - BARS_FROM) / (1 - BARS_FROM)) : 1;
}

export const agonBoard: BoardKind<AgonView> = {
  hasHints: true,
  isDrawing: true,
  coordinates: 'boards.agon.coordinates',
  legend: () => agonLegend,
  mount: (element, theme) => new PaintedBoard(newPainter(), element, theme),
  compact: compactPosition,
  describe: describePosition,
};
