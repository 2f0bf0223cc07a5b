/** The Othello board: shows the discs of a view, turns over those that changed, marks the last move. */
import { Animation } from 'konva/lib/Animation';
import { Layer } from 'konva/lib/Layer';
import { Stage } from 'konva/lib/Stage';
import type { OthelloView } from '../../shared/games/othello/rules.ts';
import type { Board, BoardKind, BoardTheme, BoardWords, ShowOptions, Spot } from './board.ts';
import { cellAt, centreOf, discPicture, drawTable, geometryFor, type Geometry } from './othello-art.ts';
import { othelloLegend } from './othello-legend.ts';
import { paintLastMove, paintPossible } from './othello-marks.ts';
import { describePosition, explainCell } from './othello-words.ts';
import type { Paint } from './paint.ts';
import { eased, sheet } from './painted-board.ts';

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

class OthelloBoard implements Board<OthelloView> {
  readonly #stage: Stage;
  readonly #table = new Layer({ listening: false });
  readonly #position = sheet((paint) => this.#paint(paint));
  #theme: BoardTheme;
  #geometry: Geometry | null = null;
  #pictures: Record<number, HTMLCanvasElement> = {};
  #shown: { view: OthelloView; options: ShowOptions } | null = null;
  #changes: ReadonlyMap<number, Change> = new Map();
  #time = 1;
  #settle: (() => void) | null = null;

  constructor(element: HTMLElement, theme: BoardTheme) {
    const { clientWidth: width, clientHeight: height } = element;
    this.#theme = theme;
    this.#stage = new Stage({ container: document.createElement('div'), width, height, listening: false });
    this.#stage.add(this.#table, this.#position);
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
      this.#position.draw();
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
    const geometry = geometryFor(this.#shown.view.size, this.#stage.width(), this.#stage.height());
    this.#geometry = geometry;
    const ratio = window.devicePixelRatio || 1;
    this.#pictures = { 1: discPicture(1, geometry.cell, ratio), 2: discPicture(2, geometry.cell, ratio) };
    this.#table.destroyChildren();
    this.#table.add(drawTable(geometry, this.#theme));
    this.#table.draw();
    this.#position.draw();
  }

  #paint(paint: Paint): void {
    if (!this.#shown || !this.#geometry) return;
    const { view, options } = this.#shown;
    const geometry = this.#geometry;
    view.cells.forEach((player, i) => {
      const pose = poseOf(player, this.#changes.get(i), this.#time);
      const picture = this.#pictures[pose.player];
      if (!picture) return;
      const { x, y } = centreOf(geometry, Math.floor(i / view.size), i % view.size);
      const [width, height] = [geometry.cell * pose.width, geometry.cell * pose.height];
      paint.globalAlpha = pose.opacity;
      paint.drawImage(picture, x - width / 2, y - height / 2, width, height);
    });
    paint.globalAlpha = 1;
    const { legal, last, toMove, over } = view;
    if (options.hints && !over && this.#time >= 1) {
      for (const { row, col } of legal) paintPossible(paint, centreOf(geometry, row, col), geometry.cell, toMove);
    }
    if (last && last.row >= 0) paintLastMove(paint, centreOf(geometry, last.row, last.col), geometry.cell);
  }

  #animate(view: OthelloView, previous: OthelloView, { animateMs }: ShowOptions): Promise<void> {
    this.#changes = changesBetween(previous, view);
    return new Promise((resolve) => {
      const animation = new Animation((frame) => {
        const time = (frame?.time ?? animateMs) / animateMs;
        if (time >= 1) this.#settle?.();
        else this.#time = time;
      }, this.#position);
      this.#settle = () => {
        animation.stop();
        this.#settle = null;
        this.#changes = new Map();
        this.#time = 1;
        this.#position.draw();
        resolve();
      };
      this.#time = 0;
      animation.start();
    });
  }
}

/** By the cell's index; those near the last move begin first. */
function changesBetween(previous: OthelloView, { size, cells, last }: OthelloView): Map<number, Change> {
  const changes = new Map<number, Change>();
  cells.forEach((to, i) => {
    const from = previous.cells[i] ?? 0;
    if (from === to) return;
    const distance = last ? Math.max(Math.abs(Math.floor(i / size) - last.row), Math.abs((i % size) - last.col)) : 0;
    changes.set(i, { from, delay: from === 0 ? 0 : Math.min(1, distance / 6) * SPREAD });
  });
  return changes;
}

/** One cell at a moment between 0 and 1: a new disc is set down, an old one turns over. */
function poseOf(player: number, change: Change | undefined, time: number): Pose {
  if (!change) return { player, width: 1, height: 1, opacity: 1 };
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
  mount: (element, theme) => new OthelloBoard(element, theme),
  compact: (view) => view.cells.join(''),
  describe: describePosition,
};
