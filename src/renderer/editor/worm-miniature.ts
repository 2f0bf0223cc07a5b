/**
 * A field of the worm with a pixel for each cell, to be copied as large as it is shown: for cells that are too small for
 * anything but their colour. Of a field that has changed only the rows that did are painted anew, since a stroke over
 * 200 × 200 cells changes a few of them at a time.
 */
import type { Food } from '../../shared/games/worm/state.ts';
import type { BoardTheme } from '../boards/board.ts';
import { colourOf, scaleOf } from '../boards/worm-colours.ts';

export class Miniature {
  readonly #canvas = document.createElement('canvas');
  #painted: Food = [];
  #look = '';

  of(food: Food, theme: BoardTheme): HTMLCanvasElement {
    const [width, height, scale] = [food[0]?.length ?? 0, food.length, scaleOf(food)];
    const look = `${width} × ${height} ${scale} ${theme}`;
    if (look !== this.#look) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      this.#painted = [];
    }
    const pen = this.#canvas.getContext('2d');
    food.forEach((row, y) => {
      if (!pen || row === this.#painted[y]) return;
      row.forEach((amount, x) => {
        pen.fillStyle = colourOf(amount, scale, theme);
        pen.fillRect(x, y, 1, 1);
      });
    });
    this.#painted = food;
    this.#look = look;
    return this.#canvas;
  }
}
