/** What lies behind things that come and go: painted once, then copied to where one of them went. */
import type { Paint } from './paint.ts';

export class Backdrop {
  #picture: HTMLCanvasElement | null = null;

  /** `draw` paints the whole of it; what is clipped away stays as it is. */
  copy(paint: Paint, draw: (paint: Paint) => void): void {
    this.#picture ??= picture(paint, draw);
    paint.save();
    paint.resetTransform();
    paint.drawImage(this.#picture, 0, 0);
    paint.restore();
  }

  /** It is painted anew the next time. */
  clear(): void {
    this.#picture = null;
  }
}

function picture(paint: Paint, draw: (paint: Paint) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = paint.canvas.width;
  canvas.height = paint.canvas.height;
  const pen = canvas.getContext('2d');
  pen?.setTransform(paint.getTransform());
  if (pen) draw(pen);
  return canvas;
}
