/** The Othello board: shows the discs of a view, turns over those that changed, marks the last move. */
import { Animation } from 'konva/lib/Animation';
import { Layer } from 'konva/lib/Layer';
import { Stage } from 'konva/lib/Stage';
import { Circle } from 'konva/lib/shapes/Circle';
import { Image as Picture } from 'konva/lib/shapes/Image';
import { Rect } from 'konva/lib/shapes/Rect';
import type { OthelloView } from '../../shared/games/othello/rules.ts';
import type { Board, BoardKind, BoardTheme, BoardWords, ShowOptions, Spot } from './board.ts';
import {
  cellAt,
  centreOf,
  discPicture,
  drawTable,
  geometryFor,
  INK,
  IVORY,
  LAST_MOVE,
  type Geometry,
} from './othello-art.ts';
import { othelloLegend } from './othello-legend.ts';
import { describePosition, explainCell } from './othello-words.ts';

/** A disc on its way from one view to the next; `delay` is the part of the time before it starts. */
interface Change {
  readonly disc: Picture;
  readonly from: number;
  readonly to: number;
  readonly delay: number;
}

/** The part of the time by which the farthest disc starts later than the nearest. */
const SPREAD = 0.45;

class OthelloBoard implements Board<OthelloView> {
  readonly #stage: Stage;
  readonly #table = new Layer({ listening: false });
  readonly #discLayer = new Layer({ listening: false });
  readonly #markLayer = new Layer({ listening: false });
  #theme: BoardTheme;
  #geometry: Geometry | null = null;
  #pictures: Record<number, HTMLCanvasElement> = {};
  #discs: Picture[] = [];
  #shown: { view: OthelloView; options: ShowOptions } | null = null;
  #settle: (() => void) | null = null;

  constructor(element: HTMLElement, theme: BoardTheme) {
    const { clientWidth: width, clientHeight: height } = element;
    this.#theme = theme;
    this.#stage = new Stage({ container: document.createElement('div'), width, height, listening: false });
    this.#stage.add(this.#table, this.#discLayer, this.#markLayer);
    element.append(this.#stage.container());
    // The numbers on the frame are drawn anew once their font is there.
    void document.fonts.load('600 16px "Meydan Latin"', '0').then(() => this.#layOut());
  }

  async show(view: OthelloView, previous: OthelloView | null, options: ShowOptions): Promise<void> {
    this.#settle?.();
    const sameTable = this.#shown?.view.size === view.size;
    this.#shown = { view, options };
    if (!sameTable || !this.#geometry) {
      this.#layOut();
    } else if (options.animateMs > 0 && previous?.size === view.size) {
      await this.#animate(view, previous, options);
    } else {
      this.#draw();
    }
  }

  resize(width: number, height: number): void {
    this.#stage.size({ width, height });
    this.#layOut();
  }

  theme(theme: BoardTheme): void {
    this.#theme = theme;
    this.#layOut();
  }

  spotAt(x: number, y: number, words: BoardWords): Spot | null {
    const at = this.#geometry && cellAt(this.#geometry, x, y);
    if (!this.#geometry || !this.#shown || !at) return null;
    const { cell } = this.#geometry;
    const lines = explainCell(this.#shown.view, at.row, at.col, words);
    return { ...centreOf(this.#geometry, at.row, at.col), width: cell, height: cell, lines };
  }

  destroy(): void {
    this.#settle?.();
    this.#shown = null;
    this.#stage.container().remove();
    this.#stage.destroy();
  }

  /** Everything that depends on the space there is. */
  #layOut(): void {
    if (!this.#shown) return;
    this.#settle?.();
    const { size } = this.#shown.view;
    const geometry = geometryFor(size, this.#stage.width(), this.#stage.height());
    this.#geometry = geometry;
    const ratio = window.devicePixelRatio || 1;
    this.#pictures = { 1: discPicture(1, geometry.cell, ratio), 2: discPicture(2, geometry.cell, ratio) };
    this.#table.destroyChildren();
    this.#table.add(drawTable(geometry, this.#theme));
    this.#table.draw();
    this.#discLayer.destroyChildren();
    this.#discs = Array.from({ length: size * size }, (_, i) => {
      const { cell } = geometry;
      const at = centreOf(geometry, Math.floor(i / size), i % size);
      return new Picture({ ...at, image: undefined, width: cell, height: cell, offsetX: cell / 2, offsetY: cell / 2 });
    });
    this.#discLayer.add(...this.#discs);
    this.#draw();
  }

  /** The view as it is, at rest. */
  #draw(): void {
    if (!this.#shown) return;
    const { view, options } = this.#shown;
    this.#discs.forEach((disc, i) => this.#face(disc, view.cells[i] ?? 0));
    this.#discLayer.draw();
    this.#mark(view, options.hints);
  }

  #face(disc: Picture, player: number): void {
    disc.setAttrs({ image: this.#pictures[player], visible: player !== 0, scaleX: 1, scaleY: 1, opacity: 1 });
  }

  #mark(view: OthelloView, hints: boolean): void {
    this.#markLayer.destroyChildren();
    const geometry = this.#geometry;
    if (geometry) {
      const { cell } = geometry;
      if (hints && !view.over) {
        const own = view.toMove === 1 ? INK : IVORY;
        const other = view.toMove === 1 ? IVORY : INK;
        for (const { row, col } of view.legal) {
          const at = centreOf(geometry, row, col);
          this.#markLayer.add(
            new Circle({
              ...at,
              radius: cell * 0.1,
              fill: own,
              stroke: other,
              strokeWidth: cell * 0.018,
              opacity: 0.62,
            }),
          );
        }
      }
      if (view.last && view.last.row >= 0) this.#markLayer.add(...lastMove(geometry, view.last.row, view.last.col));
    }
    this.#markLayer.draw();
  }

  #animate(view: OthelloView, previous: OthelloView, { animateMs }: ShowOptions): Promise<void> {
    const changes = this.#changes(view, previous);
    this.#mark(view, false);
    return new Promise((resolve) => {
      const animation = new Animation((frame) => {
        const time = (frame?.time ?? animateMs) / animateMs;
        if (time >= 1) this.#settle?.();
        else for (const change of changes) this.#turn(change, time);
      }, this.#discLayer);
      this.#settle = () => {
        animation.stop();
        this.#settle = null;
        this.#draw();
        resolve();
      };
      for (const change of changes) this.#turn(change, 0);
      animation.start();
    });
  }

  #changes(view: OthelloView, previous: OthelloView): Change[] {
    const { size, last } = view;
    const changes: Change[] = [];
    this.#discs.forEach((disc, i) => {
      const from = previous.cells[i] ?? 0;
      const to = view.cells[i] ?? 0;
      if (from === to) {
        this.#face(disc, to);
        return;
      }
      const distance = last ? Math.max(Math.abs(Math.floor(i / size) - last.row), Math.abs((i % size) - last.col)) : 0;
      changes.push({ disc, from, to, delay: from === 0 ? 0 : Math.min(1, distance / 6) * SPREAD });
    });
    return changes;
  }

  /** One disc at a moment between 0 and 1: a new one is set down, an old one turns over. */
  #turn({ disc, from, to, delay }: Change, time: number): void {
    const own = Math.max(0, Math.min(1, (time - delay) / (1 - SPREAD)));
    const eased = own * own * (3 - 2 * own);
    if (from === 0) {
      const scale = 1.22 - 0.22 * eased;
      disc.setAttrs({
        image: this.#pictures[to],
        visible: true,
        scaleX: scale,
        scaleY: scale,
        opacity: Math.min(1, own * 3),
      });
      return;
    }
    const lift = 1 + 0.12 * Math.sin(Math.PI * eased);
    const width = Math.max(0.04, Math.abs(Math.cos(Math.PI * eased)));
    const face = eased < 0.5 ? from : to;
    disc.setAttrs({ image: this.#pictures[face], visible: face !== 0, scaleX: width * lift, scaleY: lift, opacity: 1 });
  }
}

function lastMove(geometry: Geometry, row: number, col: number): [Rect, Circle] {
  const { cell } = geometry;
  const { x, y } = centreOf(geometry, row, col);
  const inset = cell * 0.03;
  const width = Math.max(1.5, cell * 0.045);
  const side = cell - 2 * inset;
  return [
    new Rect({
      x: x - side / 2,
      y: y - side / 2,
      width: side,
      height: side,
      cornerRadius: cell * 0.08,
      stroke: LAST_MOVE.fill,
      strokeWidth: width,
    }),
    new Circle({
      x,
      y,
      radius: cell * 0.105,
      fill: LAST_MOVE.fill,
      stroke: LAST_MOVE.edge,
      strokeWidth: Math.max(1, cell * 0.022),
    }),
  ];
}

export const othelloBoard: BoardKind<OthelloView> = {
  hasHints: true,
  legend: othelloLegend,
  isDrawing: true,
  mount: (element, theme) => new OthelloBoard(element, theme),
  compact: (view) => view.cells.join(''),
  describe: describePosition,
};
