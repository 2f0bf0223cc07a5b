/** The camera in somebody's hands: the whole field until it is zoomed, and then wherever it was moved to. */
import { clamped, originOf, panned, wholeField, zoomed, type Camera, type Field } from './camera.ts';
import type { Box } from './paint.ts';

type At = Pick<Box, 'x' | 'y'>;

const NOTCH = 1.35;

export class Viewfinder {
  /** Null while the whole field is shown, whatever the room. */
  #chosen: Camera | null = null;
  readonly #field: () => Field;
  readonly #window: () => Box;
  /** What stays in the middle, in cells; null when nothing does. */
  readonly #subject: () => At | null;

  constructor(field: () => Field, window: () => Box, subject: () => At | null) {
    this.#field = field;
    this.#window = window;
    this.#subject = subject;
  }

  get isNear(): boolean {
    return this.#chosen !== null;
  }

  /** The camera of this moment. */
  look(): Camera {
    const [field, window] = [this.#field(), this.#window()];
    const camera = this.#chosen ?? wholeField(field, window);
    return clamped({ ...camera, ...this.#subject() }, field, window);
  }

  origin(): At {
    return originOf(this.look(), this.#window());
  }

  /** Keeps what is seen now, also when its subject goes away. */
  hold(): void {
    if (this.#chosen) this.#chosen = this.look();
  }

  /** At least so many pixels for a cell. */
  approach(cell: number): void {
    const camera = this.look();
    if (camera.cell < cell) this.#chosen = { ...camera, cell };
  }

  pan(dx: number, dy: number): void {
    this.#choose(panned(this.look(), dx, dy, this.#field(), this.#window()));
  }

  zoomAt(factor: number, at: At): void {
    this.#choose(zoomed(this.look(), factor, at, this.#field(), this.#window()));
  }

  zoom(how: 'in' | 'out' | 'whole'): void {
    const { x, y, width, height } = this.#window();
    if (how === 'whole') this.#chosen = null;
    else this.zoomAt(how === 'in' ? NOTCH : 1 / NOTCH, { x: x + width / 2, y: y + height / 2 });
  }

  /** Moves so far that a point out of sight, and a cell around it, can be seen; where the point is then. */
  reveal({ x, y }: At): At {
    const { x: left, y: top, width, height } = this.#window();
    const beyond = (at: number, from: number, room: number) => Math.min(0, at - from) + Math.max(0, at - from - room);
    const [dx, dy] = [beyond(x, left, width), beyond(y, top, height)];
    if (dx === 0 && dy === 0) return { x, y };
    const before = this.origin();
    const { cell } = this.look();
    this.pan(-dx - Math.sign(dx) * cell, -dy - Math.sign(dy) * cell);
    const after = this.origin();
    return { x: x + after.x - before.x, y: y + after.y - before.y };
  }

  #choose(camera: Camera): void {
    const whole = wholeField(this.#field(), this.#window());
    this.#chosen = camera.cell <= whole.cell ? null : camera;
  }
}
