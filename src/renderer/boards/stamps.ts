/**
 * Pictures in the very size in which they are shown: painted once, then only copied, pixel for pixel, as long as the
 * board is as large as it is. Where sizes change from moment to moment, `Sprites` are the better choice.
 */
import type { Paint } from './paint.ts';

/** How far a picture reaches, compared with the square that it stands in: caps and rims stick out a little. */
const REACH = 1.16;

/** Puts one picture round a point of the page. */
export type Put = (name: string, x: number, y: number, draw: (paint: Paint) => void) => void;

export class Stamps {
  /** By their size in pixels of the screen, then by name. */
  readonly #pictures = new Map<number, Map<string, HTMLCanvasElement>>();

  /**
   * Copies what `draw` paints in a square of side 1 round (0, 0) to where such a square is now. `side` is that of the
   * square at rest, in pixels of the page: something that just grows or shrinks is copied from the same picture.
   */
  press(paint: Paint, name: string, side: number, draw: (paint: Paint) => void): void {
    const unit = side * (window.devicePixelRatio || 1);
    const picture = this.#pictureOf(name, unit, draw);
    const now = paint.getTransform();
    const isAtRest = Math.abs(now.a - unit) < 1e-3 && now.b === 0;
    if (!isAtRest) {
      const reach = picture.width / unit;
      paint.drawImage(picture, -reach / 2, -reach / 2, reach, reach);
      return;
    }
    // On whole pixels it is as crisp as if it had been painted here.
    paint.save();
    paint.resetTransform();
    paint.drawImage(picture, Math.round(now.e - picture.width / 2), Math.round(now.f - picture.height / 2));
    paint.restore();
  }

  /** The same for many that are at rest, each in a square of that side: nothing is turned or stretched on the way. */
  layOut(paint: Paint, side: number, lay: (put: Put) => void): void {
    const { a: ratio, e: left, f: top } = paint.getTransform();
    const unit = side * ratio;
    paint.save();
    paint.resetTransform();
    lay((name, x, y, draw) => {
      const picture = this.#pictureOf(name, unit, draw);
      const half = picture.width / 2;
      paint.drawImage(picture, Math.round(ratio * x + left - half), Math.round(ratio * y + top - half));
    });
    paint.restore();
  }

  /** Another theme, font or size paints everything anew. */
  clear(): void {
    this.#pictures.clear();
  }

  #pictureOf(name: string, unit: number, draw: (paint: Paint) => void): HTMLCanvasElement {
    let alike = this.#pictures.get(unit);
    if (!alike) this.#pictures.set(unit, (alike = new Map()));
    const known = alike.get(name);
    if (known) return known;
    const picture = document.createElement('canvas');
    // Odd where the square is: their middles fall on the same part of a pixel.
    picture.width = picture.height = 2 * Math.ceil((unit * REACH) / 2) + (Math.round(unit) % 2);
    const paint = picture.getContext('2d');
    if (paint) {
      paint.translate(picture.width / 2, picture.height / 2);
      paint.scale(unit, unit);
      draw(paint);
    }
    alike.set(name, picture);
    return picture;
  }
}
