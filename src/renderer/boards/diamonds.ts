/** The board of Diamonds: a field of stone, two agents, and what each of them has taken. */
import { Animation } from 'konva/lib/Animation';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { Stage } from 'konva/lib/Stage';
import type { DiamondsEvent } from '../../shared/games/diamonds/state.ts';
import type { DiamondsView } from '../../shared/games/diamonds/view.ts';
import type { Board, BoardKind, BoardTheme, BoardWords, ShowOptions, Spot } from './board.ts';
import { SEAT_COLOURS } from './diamonds-agent.ts';
import { drawBags } from './diamonds-bag.ts';
import { drawGround } from './diamonds-ground.ts';
import { layoutFor, middleOf, placeAt, type DiamondsLayout } from './diamonds-layout.ts';
import { diamondsLegend } from './diamonds-legend.ts';
import { drawScene, type Scene } from './diamonds-scene.ts';
import { compactPosition, describeCell, describePosition } from './diamonds-words.ts';

class DiamondsBoard implements Board<DiamondsView> {
  readonly #stage: Stage;
  readonly #ground = new Layer({ listening: false });
  readonly #field = new Layer({ listening: false });
  #theme: BoardTheme;
  #layout: DiamondsLayout | null = null;
  #scene: Scene | null = null;
  #time = 1;
  #settle: (() => void) | null = null;

  constructor(element: HTMLElement, theme: BoardTheme) {
    this.#theme = theme;
    this.#stage = new Stage({
      container: document.createElement('div'),
      width: element.clientWidth,
      height: element.clientHeight,
      listening: false,
    });
    this.#ground.add(new Shape({ sceneFunc: ({ _context: paint }) => this.#drawGround(paint) }));
    this.#field.add(new Shape({ sceneFunc: ({ _context: paint }) => this.#drawField(paint) }));
    this.#stage.add(this.#ground, this.#field);
    element.append(this.#stage.container());
    void document.fonts.load('700 16px "Meydan Latin"', '0').then(() => this.#layOut());
  }

  async show(view: DiamondsView, previous: DiamondsView | null, options: ShowOptions): Promise<void> {
    this.#settle?.();
    const { hints, story, number, animateMs } = options;
    const events = (story.turn === 0 ? [] : story.eventsOf(story.turn)) as readonly DiamondsEvent[];
    const known = this.#scene?.view;
    this.#scene = { view, previous, events, hints, number };
    if (!this.#layout || known?.width !== view.width || known.height !== view.height) this.#layOut();
    else if (animateMs > 0 && previous) await this.#animate(animateMs);
    else this.#field.draw();
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
    if (!this.#layout || !this.#scene) return null;
    const place = placeAt(this.#layout, x, y);
    if (!place) return null;
    const { cell } = this.#layout;
    const lines = describeCell(this.#scene.view, place, words);
    return { ...middleOf(this.#layout, place.row, place.col), width: cell, height: cell, lines };
  }

  destroy(): void {
    this.#settle?.();
    this.#scene = null;
    this.#stage.container().remove();
    this.#stage.destroy();
  }

  #layOut(): void {
    if (!this.#scene) return;
    this.#settle?.();
    const { height, width, agents } = this.#scene.view;
    this.#layout = layoutFor(height, width, this.#stage.width(), this.#stage.height(), agents.length);
    this.#ground.draw();
    this.#field.draw();
  }

  #drawGround(paint: CanvasRenderingContext2D): void {
    if (this.#layout && this.#scene) drawGround(paint, this.#layout, this.#scene.view.cells, this.#theme);
  }

  #drawField(paint: CanvasRenderingContext2D): void {
    if (!this.#layout || !this.#scene) return;
    const { view, number } = this.#scene;
    drawBags(paint, this.#layout, view, number, this.#theme);
    drawScene(paint, this.#layout, this.#scene, this.#time, this.#theme);
  }

  #animate(animateMs: number): Promise<void> {
    return new Promise((resolve) => {
      const animation = new Animation((frame) => {
        this.#time = (frame?.time ?? animateMs) / animateMs;
        if (this.#time >= 1) this.#settle?.();
      }, this.#field);
      this.#settle = () => {
        animation.stop();
        this.#settle = null;
        this.#time = 1;
        this.#field.draw();
        resolve();
      };
      this.#time = 0;
      animation.start();
    });
  }
}

export const diamondsBoard: BoardKind<DiamondsView> = {
  hasHints: true,
  isDrawing: true,
  seatColours: SEAT_COLOURS,
  legend: diamondsLegend,
  mount: (element, theme) => new DiamondsBoard(element, theme),
  compact: compactPosition,
  describe: describePosition,
};
