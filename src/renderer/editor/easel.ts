/**
 * The sheet on which a map is drawn: shows a map with the marks of the hand above it, brings any part of it nearer, and
 * says which cell is where. Three layers, because ground, things and marks hardly ever change together.
 */
import type { Layer } from 'konva/lib/Layer';
import { Stage } from 'konva/lib/Stage';
import type { BoardTheme } from '../boards/board.ts';
import { originOf, sightOf, toField } from '../boards/camera.ts';
import type { Box, Paint } from '../boards/paint.ts';
import { sheet } from '../boards/painted-board.ts';
import { Viewfinder } from '../boards/viewfinder.ts';
import type { Drawing, Frame } from './drawing.ts';
import { isOn, type Cell, type Size } from './grid.ts';
import type { DrawnMap, Kit } from './kit.ts';
import { paintMarks, type Marks } from './marks.ts';

type At = Pick<Box, 'x' | 'y'>;

/** Room for the rulers, and on the right for the buttons of the lens. */
const MARGIN = { left: 38, top: 30, right: 58, bottom: 30 };
const NOTHING: Marks = { cursor: null, images: [], from: null, problems: [] };

export class Easel {
  readonly #kit: Kit;
  readonly #drawing: Drawing;
  readonly #stage: Stage;
  readonly #ground: Layer;
  readonly #things: Layer;
  readonly #marks: Layer;
  readonly #finder: Viewfinder;
  readonly #number: (value: number) => string;
  #theme: BoardTheme;
  #map: DrawnMap;
  #size: Size;
  #shownMarks = NOTHING;

  constructor(
    element: HTMLElement,
    {
      kit,
      drawing,
      map,
      theme,
      number,
    }: Readonly<{ kit: Kit; drawing: Drawing; map: DrawnMap; theme: BoardTheme; number: (value: number) => string }>,
  ) {
    this.#kit = kit;
    this.#drawing = drawing;
    this.#map = map;
    this.#size = kit.sizeOf(map);
    this.#theme = theme;
    this.#number = number;
    const { clientWidth: width, clientHeight: height } = element;
    this.#stage = new Stage({ container: document.createElement('div'), width, height, listening: false });
    this.#finder = new Viewfinder(
      () => this.#size,
      () => this.#window,
      () => null,
    );
    this.#ground = this.#layer((paint, frame) => drawing.paintGround(paint, this.#map, frame));
    this.#things = this.#layer((paint, frame) => drawing.paintThings(paint, this.#map, frame));
    this.#marks = this.#layer((paint, frame) => paintMarks(paint, this.#shownMarks, frame));
    this.#stage.add(this.#ground, this.#things, this.#marks);
    element.append(this.#stage.container());
    void document.fonts.load('700 16px "Meydan Latin"', '0۰').then(() => this.#renew());
    this.#paint(this.#ground, this.#things, this.#marks);
  }

  show(map: DrawnMap): void {
    const before = this.#map;
    this.#map = map;
    const size = this.#kit.sizeOf(map);
    const isSameSize = size.width === this.#size.width && size.height === this.#size.height;
    this.#size = size;
    if (!isSameSize) this.#paint(this.#ground, this.#things, this.#marks);
    else if (this.#drawing.sameGround(before, map)) this.#paint(this.#things);
    else this.#paint(this.#ground, this.#things);
  }

  mark(marks: Marks): void {
    this.#shownMarks = marks;
    this.#paint(this.#marks);
  }

  resize(width: number, height: number): void {
    this.#stage.size({ width, height });
    this.#look();
  }

  theme(theme: BoardTheme): void {
    this.#theme = theme;
    this.#renew();
  }

  /** Also beside the map, so that a hand that slips out goes on along the edge; see `isOn`. */
  cellAt(at: At): Cell {
    const { x, y } = toField(this.#finder.look(), this.#window, at);
    return { x: Math.floor(x), y: Math.floor(y) };
  }

  isOn(cell: Cell): boolean {
    return isOn(this.#size, cell);
  }

  zoom(how: 'in' | 'out' | 'whole'): void {
    this.#finder.zoom(how);
    this.#look();
  }

  zoomAt(factor: number, at: At): void {
    this.#finder.zoomAt(factor, at);
    this.#look();
  }

  pan(dx: number, dy: number): void {
    this.#finder.pan(dx, dy);
    this.#look();
  }

  /** A cell that is out of sight is brought into it. */
  reveal({ x, y }: Cell): void {
    const { cell } = this.#finder.look();
    const { x: left, y: top } = this.#finder.origin();
    this.#finder.reveal({ x: left + (x + 0.5) * cell, y: top + (y + 0.5) * cell });
    this.#look();
  }

  destroy(): void {
    this.#stage.container().remove();
    this.#stage.destroy();
  }

  get #window(): Box {
    const width = Math.max(40, this.#stage.width() - MARGIN.left - MARGIN.right);
    const height = Math.max(40, this.#stage.height() - MARGIN.top - MARGIN.bottom);
    return { x: MARGIN.left, y: MARGIN.top, width, height };
  }

  #layer(paint: (paint: Paint, frame: Frame) => void): Layer {
    return sheet((context) => {
      const [camera, window] = [this.#finder.look(), this.#window];
      const { x: left, y: top } = originOf(camera, window);
      const sight = sightOf(camera, this.#size, window);
      const place = { camera, window, sight, cell: camera.cell, left, top };
      paint(context, { ...place, theme: this.#theme, number: this.#number });
    });
  }

  #look(): void {
    this.#paint(this.#ground, this.#things, this.#marks);
  }

  #renew(): void {
    this.#drawing.renew();
    this.#look();
  }

  /** A hand may be quicker than the screen: however much it does, a layer is painted once for a picture of it. */
  #paint(...layers: readonly Layer[]): void {
    for (const layer of layers) layer.batchDraw();
  }
}
