/**
 * Pictures that are painted once and then only copied: copying is many times cheaper than painting. They are kept in
 * steps of size, a little larger than asked for, so that a zoom does not paint everything anew at every notch.
 */
import type { Paint } from './paint.ts';

const STEP = 1.3;
const SMALLEST = 6;

/** The next step at or above a number of pixels. */
export function stepFor(pixels: number): number {
  const steps = Math.max(0, Math.ceil(Math.log(pixels / SMALLEST) / Math.log(STEP) - 1e-9));
  return Math.ceil(SMALLEST * STEP ** steps);
}

export class Sprites {
  #pictures = new Map<string, HTMLCanvasElement>();
  #pixels = 0;

  /** All that follows is asked for in squares of `side` screen pixels. */
  size(side: number): void {
    const pixels = stepFor(side * (window.devicePixelRatio || 1));
    if (pixels !== this.#pixels) this.#pictures.clear();
    this.#pixels = pixels;
  }

  /** Painted with (0, 0) in the middle and the side of the square as the unit. */
  get(name: string, draw: (paint: Paint) => void): HTMLCanvasElement {
    const known = this.#pictures.get(name);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = this.#pixels;
    const paint = canvas.getContext('2d');
    if (paint) {
      paint.translate(this.#pixels / 2, this.#pixels / 2);
      paint.scale(this.#pixels, this.#pixels);
      draw(paint);
    }
    this.#pictures.set(name, canvas);
    return canvas;
  }

  /** Another theme paints everything anew. */
  clear(): void {
    this.#pictures.clear();
  }
}
