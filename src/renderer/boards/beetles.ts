/** The beetles' world: shows the swarms of a view, moves them to the next, and brings any part of the board nearer. */
import { Animation } from 'konva/lib/Animation';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { Stage } from 'konva/lib/Stage';
import type { BeetlesEvent } from '../../shared/games/beetles/events.ts';
import type { BeetlesView } from '../../shared/games/beetles/view.ts';
import { TEAM_COLOURS } from './beetles-art.ts';
import { drawGround } from './beetles-ground.ts';
import { beetlesLegend } from './beetles-legend.ts';
import { atRest, goneBetween, tracksBetween } from './beetles-motion.ts';
import { drawSwarm, placeOf, type SwarmScene } from './beetles-swarm.ts';
import { compactPosition, describeCell, describeFollowed, describePosition } from './beetles-words.ts';
import type { Board, BoardKind, BoardTheme, BoardWords, Lens, ShowOptions, Spot } from './board.ts';
import { toField } from './camera.ts';
import { takeHand } from './drag.ts';
import type { Box } from './paint.ts';
import { Sprites } from './sprites.ts';
import { Viewfinder } from './viewfinder.ts';

type At = Pick<Box, 'x' | 'y'>;

/** Room for the rulers; on the right for the buttons of the lens, or as much as on the left, so that a picture has its middle. */
const MARGIN = { left: 34, top: 26, buttons: 56, bottom: 10 };
/** Whoever follows a beetle wants to see it. */
const CLOSE_ENOUGH = 34;
const NO_FIELD = { width: 1, height: 1 };

class BeetlesBoard implements Board<BeetlesView> {
  readonly lens: Lens;
  readonly #stage: Stage;
  readonly #ground = new Layer({ listening: false });
  readonly #life = new Layer({ listening: false });
  readonly #sprites = new Sprites();
  readonly #looked: (() => void) | undefined;
  readonly #letGo: () => void;
  readonly #finder = new Viewfinder(
    () => this.#scene?.view ?? NO_FIELD,
    () => this.#window,
    () => (this.#scene && this.#followed !== null ? placeOf(this.#scene, this.#followed, this.#time) : null),
  );
  #theme: BoardTheme;
  #scene: SwarmScene | null = null;
  #followed: number | null = null;
  /** The digits that the wells are numbered with. */
  #zero = '';
  #pointed: At | null = null;
  #time = 1;
  #settle: (() => void) | null = null;

  constructor(element: HTMLElement, theme: BoardTheme, looked: (() => void) | undefined) {
    this.#theme = theme;
    this.#looked = looked;
    const { clientWidth: width, clientHeight: height } = element;
    this.#stage = new Stage({ container: document.createElement('div'), width, height, listening: false });
    this.#ground.add(new Shape({ sceneFunc: ({ _context: paint }) => this.#drawGround(paint) }));
    this.#life.add(new Shape({ sceneFunc: ({ _context: paint }) => this.#drawLife(paint) }));
    this.#stage.add(this.#ground, this.#life);
    element.append(this.#stage.container());
    const finder = this.#finder;
    this.#letGo = takeHand(this.#stage.container(), {
      drag: (dx, dy) => this.#refresh(finder.pan(dx, dy)),
      click: (at) => this.#follow(at),
      wheel: (factor, at) => this.#refresh(finder.zoomAt(factor, at)),
    });
    this.lens = {
      zoom: (how) => this.#refresh(finder.zoom(how)),
      press: (key, at) => this.#press(key, at),
      reveal: (x, y) => this.#refresh(finder.reveal({ x, y })),
      following: (words) => this.#scene && describeFollowed(this.#scene.view, this.#followed, words),
      release: () => this.#release(),
    };
    void document.fonts.load('700 16px "Meydan Latin"', '0').then(() => this.#redraw());
  }

  async show(view: BeetlesView, previous: BeetlesView | null, options: ShowOptions): Promise<void> {
    this.#settle?.();
    const { story, number, animateMs } = options;
    const events = (story.turn === 0 ? [] : story.eventsOf(story.turn)) as readonly BeetlesEvent[];
    const moves = animateMs > 0 && previous !== null && previous !== view;
    const known = this.#scene?.view;
    this.#scene = {
      view,
      tracks: moves ? tracksBetween(previous, view) : atRest(view),
      gone: moves ? goneBetween(previous, view) : [],
      events,
      followed: this.#followed,
      theme: this.#theme,
      number,
    };
    const sameDigits = this.#zero === number(0);
    this.#zero = number(0);
    const sameGround =
      sameDigits && known?.wells === view.wells && known.width === view.width && known.height === view.height;
    if (this.#followed !== null && !view.beetles.some((beetle) => beetle.number === this.#followed)) this.#release();
    if (moves) await this.#animate(animateMs);
    else if (sameGround && this.#followed === null) this.#life.draw();
    else this.#redraw();
  }

  resize(width: number, height: number): void {
    this.#stage.size({ width, height });
    this.#redraw();
  }

  theme(theme: BoardTheme): void {
    this.#theme = theme;
    this.#sprites.clear();
    if (this.#scene) this.#scene = { ...this.#scene, theme };
    this.#redraw();
  }

  spotAt(x: number, y: number, words: BoardWords): Spot | null {
    const cell = this.#cellAt({ x, y });
    this.#point(cell);
    if (!cell || !this.#scene) return null;
    const { cell: side } = this.#finder.look();
    const origin = this.#finder.origin();
    return {
      x: origin.x + (cell.x + 0.5) * side,
      y: origin.y + (cell.y + 0.5) * side,
      width: side,
      height: side,
      lines: describeCell(this.#scene.view, cell.x, cell.y, words),
    };
  }

  destroy(): void {
    this.#settle?.();
    this.#letGo();
    this.#scene = null;
    this.#stage.container().remove();
    this.#stage.destroy();
  }

  get #window(): Box {
    const right = this.#looked ? MARGIN.buttons : MARGIN.left;
    const width = Math.max(40, this.#stage.width() - MARGIN.left - right);
    const height = Math.max(40, this.#stage.height() - MARGIN.top - MARGIN.bottom);
    return { x: MARGIN.left, y: MARGIN.top, width, height };
  }

  #cellAt(at: At): At | null {
    if (!this.#scene) return null;
    const { x, y } = toField(this.#finder.look(), this.#window, at);
    const cell = { x: Math.floor(x), y: Math.floor(y) };
    const { width, height } = this.#scene.view;
    return cell.x >= 0 && cell.x < width && cell.y >= 0 && cell.y < height ? cell : null;
  }

  /** The way of a well stands out while one of its ends is pointed at. */
  #point(cell: At | null): void {
    const isEnd = (at: At | null) =>
      at !== null && this.#scene?.view.wells.some((ends) => ends.some(([x, y]) => x === at.x && y === at.y)) === true;
    const changed = isEnd(cell) || isEnd(this.#pointed);
    this.#pointed = cell;
    if (changed) this.#ground.batchDraw();
  }

  #press(key: string, at: At | null): boolean {
    if (key === '+' || key === '=') this.lens.zoom('in');
    else if (key === '-' || key === '−') this.lens.zoom('out');
    else if (key === '0' || key === '۰') this.lens.zoom('whole');
    else if (key === 'Enter' && at) this.#follow(at);
    else if (key === 'Escape') this.#release();
    else return false;
    return true;
  }

  #follow(at: At): void {
    const cell = this.#cellAt(at);
    const beetle = cell && this.#scene?.view.beetles.find(({ x, y }) => x === cell.x && y === cell.y);
    if (!beetle || beetle.number === this.#followed) return this.#release();
    this.#finder.approach(CLOSE_ENOUGH);
    this.#choose(beetle.number);
  }

  #release(): void {
    if (this.#followed === null) return;
    this.#finder.hold();
    this.#choose(null);
  }

  #choose(followed: number | null): void {
    this.#followed = followed;
    if (this.#scene) this.#scene = { ...this.#scene, followed };
    this.#refresh(undefined);
  }

  /** After something that changed what is seen; hands on its result. */
  #refresh<Result>(result: Result): Result {
    this.#ground.batchDraw();
    this.#life.batchDraw();
    this.#looked?.();
    return result;
  }

  #redraw(): void {
    if (!this.#scene) return;
    this.#settle?.();
    this.#ground.draw();
    this.#life.draw();
  }

  #drawGround(paint: CanvasRenderingContext2D): void {
    if (!this.#scene) return;
    const { view } = this.#scene;
    const scene = { field: view, wells: view.wells, camera: this.#finder.look(), window: this.#window };
    drawGround(paint, { ...scene, theme: this.#theme, pointed: this.#pointed, number: this.#scene.number });
  }

  #drawLife(paint: CanvasRenderingContext2D): void {
    if (this.#scene) drawSwarm(paint, this.#scene, this.#finder.look(), this.#window, this.#sprites, this.#time);
  }

  #animate(animateMs: number): Promise<void> {
    return new Promise((resolve) => {
      // The ground moves only under a camera that goes along with somebody.
      const layers = this.#followed !== null && this.#finder.isNear ? [this.#ground, this.#life] : [this.#life];
      const animation = new Animation((frame) => {
        this.#time = (frame?.time ?? animateMs) / animateMs;
        if (this.#time >= 1) this.#settle?.();
      }, layers);
      this.#settle = () => {
        animation.stop();
        this.#settle = null;
        this.#time = 1;
        for (const layer of layers) layer.draw();
        resolve();
      };
      this.#time = 0;
      animation.start();
    });
  }
}

export const beetlesBoard: BoardKind<BeetlesView> = {
  hasLens: true,
  hasHints: false,
  isDrawing: true,
  seatColours: TEAM_COLOURS,
  legend: () => beetlesLegend,
  mount: (element, theme, looked) => new BeetlesBoard(element, theme, looked),
  compact: compactPosition,
  describe: describePosition,
};
