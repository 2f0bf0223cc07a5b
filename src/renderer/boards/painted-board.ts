/**
 * A board that paints what it shows with the canvas's own pen, on two sheets: one for what hardly ever changes, one for
 * what moves. The painter is told what to paint and at which moment of the way; this class keeps the time, the room and
 * the theme.
 */
import { Animation } from 'konva/lib/Animation';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { Stage } from 'konva/lib/Stage';
import type { Board, BoardTheme, BoardWords, ShowOptions, Spot } from './board.ts';
import type { Box } from './paint.ts';
import { forgetWriting } from './writing.ts';

export interface Scene<View, Layout> {
  readonly view: View;
  /** Where the way to this view begins; null when it is at rest from the beginning. */
  readonly previous: View | null;
  readonly options: ShowOptions;
  readonly layout: Layout;
  readonly theme: BoardTheme;
}

/** Something on the table that changes now and then. Nothing of it is seen outside its place. */
export interface Card {
  readonly place: Box;
  /** What it says: only with another text it is painted anew. */
  readonly text: string;
  paint(context: CanvasRenderingContext2D): void;
}

export interface Painter<View, Layout> {
  layout(view: View, width: number, height: number): Layout;
  /** Whether two views lie on the same table, painted alike. */
  sameTable(view: View, other: View): boolean;
  paintTable(context: CanvasRenderingContext2D, scene: Scene<View, Layout>): void;
  /** Always as many, in the same order, on the same table. */
  cards?(scene: Scene<View, Layout>): readonly Card[];
  /** `time` goes from 0, the previous view, to 1. */
  paintPosition(context: CanvasRenderingContext2D, scene: Scene<View, Layout>, time: number): void;
  spotAt(scene: Scene<View, Layout>, x: number, y: number, words: BoardWords): Spot | null;
  /** The room, the theme or a font has changed: what was painted to be copied is out of date. */
  renew?(): void;
}

let isFontThere = false;

export class PaintedBoard<View, Layout> implements Board<View> {
  readonly #painter: Painter<View, Layout>;
  readonly #stage: Stage;
  readonly #table: Layer;
  readonly #position: Layer;
  #theme: BoardTheme;
  #scene: Scene<View, Layout> | null = null;
  #time = 1;
  #zero = '';
  /** What the cards on the table say. */
  #dealt: readonly string[] = [];
  #settle: (() => void) | null = null;

  constructor(painter: Painter<View, Layout>, element: HTMLElement, theme: BoardTheme) {
    const { clientWidth: width, clientHeight: height } = element;
    this.#painter = painter;
    this.#theme = theme;
    this.#stage = new Stage({ container: document.createElement('div'), width, height, listening: false });
    this.#table = sheet((context) => {
      if (!this.#scene) return;
      painter.paintTable(context, this.#scene);
      this.#deal(context, this.#scene, []);
    });
    this.#position = sheet((context) => this.#scene && painter.paintPosition(context, this.#scene, this.#time));
    this.#stage.add(this.#table, this.#position);
    element.append(this.#stage.container());
    // Numbers are painted anew once their font is there.
    void document.fonts.load('600 16px "Meydan Latin"', '0۰').then((arrived) => {
      if (!isFontThere && arrived.length > 0) forgetWriting();
      isFontThere ||= arrived.length > 0;
      this.#layOut();
    });
  }

  async show(view: View, previous: View | null, options: ShowOptions): Promise<void> {
    this.#settle?.();
    const before = this.#scene;
    const sameTable = before !== null && this.#painter.sameTable(before.view, view);
    // The digits of the language: what writes numbers stays the same when the language changes.
    const zero = options.number(0);
    const sameWriting = before?.options.coordinates === options.coordinates && this.#zero === zero;
    this.#zero = zero;
    const layout = sameTable ? before.layout : this.#painter.layout(view, this.#stage.width(), this.#stage.height());
    const moves = options.animateMs > 0 && previous !== null;
    this.#scene = { view, previous: moves ? previous : null, options, layout, theme: this.#theme };
    const { _context: onTable } = this.#table.getContext();
    if (!sameTable || !sameWriting) this.#table.draw();
    else this.#deal(onTable, this.#scene, this.#dealt);
    if (moves) await this.#animate(options.animateMs);
    else this.#position.draw();
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
    return this.#scene && this.#painter.spotAt(this.#scene, x, y, words);
  }

  destroy(): void {
    this.#settle?.();
    this.#scene = null;
    this.#stage.container().remove();
    this.#stage.destroy();
  }

  /** Paints the cards that say something else than those that lie there. */
  #deal(context: CanvasRenderingContext2D, scene: Scene<View, Layout>, lying: readonly string[]): void {
    const cards = this.#painter.cards?.(scene) ?? [];
    cards.forEach((card, i) => {
      if (card.text === lying[i]) return;
      const { x, y, width, height } = inWholePixels(card.place, context.getTransform().a);
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      context.clearRect(x, y, width, height);
      card.paint(context);
      context.restore();
    });
    this.#dealt = cards.map(({ text }) => text);
  }

  /** Everything that depends on the space there is and on the theme. */
  #layOut(): void {
    if (!this.#scene) return;
    this.#settle?.();
    this.#painter.renew?.();
    const layout = this.#painter.layout(this.#scene.view, this.#stage.width(), this.#stage.height());
    this.#scene = { ...this.#scene, previous: null, layout, theme: this.#theme };
    this.#table.draw();
    this.#position.draw();
  }

  #animate(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const animation = new Animation((frame) => {
        const time = (frame?.time ?? milliseconds) / milliseconds;
        if (time >= 1) this.#settle?.();
        else this.#time = time;
      }, this.#position);
      this.#settle = () => {
        animation.stop();
        this.#settle = null;
        this.#time = 1;
        this.#position.draw();
        resolve();
      };
      this.#time = 0;
      animation.start();
    });
  }
}

/** Half a pixel cannot be wiped off: what was painted there before would shine through. */
function inWholePixels({ x, y, width, height }: Box, ratio: number): Box {
  const [left, top] = [Math.floor(x * ratio) / ratio, Math.floor(y * ratio) / ratio];
  const [right, bottom] = [Math.ceil((x + width) * ratio) / ratio, Math.ceil((y + height) * ratio) / ratio];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A layer that is painted with the canvas's own pen: where hundreds of things move, a node for each would be too slow. */
export function sheet(paint: (context: CanvasRenderingContext2D) => void): Layer {
  const layer = new Layer({ listening: false });
  layer.add(new Shape({ listening: false, sceneFunc: ({ _context: pen }) => paint(pen) }));
  return layer;
}

/** Slow at both ends. */
export function eased(time: number): number {
  const bounded = Math.max(0, Math.min(1, time));
  return bounded * bounded * (3 - 2 * bounded);
}
