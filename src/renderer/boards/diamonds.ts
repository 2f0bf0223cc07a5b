/** The board of Diamonds: a field of stone, two agents, and what each of them has taken. */
import type { DiamondsEvent } from '../../shared/games/diamonds/state.ts';
import type { DiamondsView } from '../../shared/games/diamonds/view.ts';
import { Backdrop } from './backdrop.ts';
import type { BoardKind } from './board.ts';
import { SEAT_COLOURS } from './diamonds-agent.ts';
import { bagCards, drawBagRims } from './diamonds-bag.ts';
import { drawPlate } from './diamonds-ground.ts';
import { layoutFor, middleOf, placeAt, type DiamondsLayout } from './diamonds-layout.ts';
import { diamondsLegend } from './diamonds-legend.ts';
import { rowCards } from './diamonds-rows.ts';
import { drawScene } from './diamonds-scene.ts';
import { compactPosition, describeCell, describePosition } from './diamonds-words.ts';
import { PaintedBoard, type Painter, type Scene } from './painted-board.ts';
import { Stamps } from './stamps.ts';

type DiamondsScene = Scene<DiamondsView, DiamondsLayout>;

/** A scene is painted many times on its way; what happened in its turn is asked for once. */
const known = new WeakMap<DiamondsScene, readonly DiamondsEvent[]>();

function eventsIn(scene: DiamondsScene): readonly DiamondsEvent[] {
  let events = known.get(scene);
  if (!events) {
    const { story } = scene.options;
    events = (story.turn === 0 ? [] : story.eventsOf(story.turn)) as readonly DiamondsEvent[];
    known.set(scene, events);
  }
  return events;
}

/** The floor, gems and agents are painted once for a board, then only copied. */
function newPainter(): Painter<DiamondsView, DiamondsLayout> {
  const [floor, stamps] = [new Backdrop(), new Stamps()];
  return {
    layout: ({ height: rows, width: columns, agents }, width, height) =>
      layoutFor(rows, columns, width, height, agents.length),
    sameTable: (view, other) => view.width === other.width && view.height === other.height,
    paintTable(paint, { layout, theme }) {
      floor.clear();
      drawPlate(paint, layout, theme);
    },
    cards: ({ layout, view, theme, options: { number } }) => [
      ...rowCards(layout, view.cells, theme, { floor, stamps }),
      ...bagCards(layout, view, { theme, number }, stamps),
    ],
    renew: () => stamps.clear(),

    paintPosition(paint, scene, time) {
      const { view, previous, layout, theme, options } = scene;
      const { hints, number } = options;
      drawBagRims(paint, layout, view.toMove);
      drawScene(paint, layout, { view, previous, events: eventsIn(scene), hints, number, theme, stamps }, time);
    },

    spotAt({ view, layout }, x, y, words) {
      const place = placeAt(layout, x, y);
      if (!place) return null;
      const { cell } = layout;
      return {
        ...middleOf(layout, place.row, place.col),
        width: cell,
        height: cell,
        lines: describeCell(view, place, words),
      };
    },
  };
}

export const diamondsBoard: BoardKind<DiamondsView> = {
  hasHints: true,
  isDrawing: true,
  seatColours: SEAT_COLOURS,
  legend: ({ settings }, number) => diamondsLegend(settings, number),
  mount: (element, theme) => new PaintedBoard(newPainter(), element, theme),
  compact: compactPosition,
  describe: describePosition,
};
