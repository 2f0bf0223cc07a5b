/**
 * Pictures of positions, to keep: a board of its own, out of sight, is shown the position and copied onto one canvas,
 * with who plays and how it stands written under it. The window's size and whatever is pointed at play no part in it.
 */
import type { Board, BoardKind, BoardTheme, ShowOptions } from '../boards/board.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { block, disc, type Paint } from '../boards/paint.ts';
import { PictureError } from './picture-error.ts';

export interface Caption {
  readonly title: string;
  readonly players: readonly { readonly name: string; readonly score: string; readonly colour: string }[];
  readonly direction: 'ltr' | 'rtl';
}

export interface Position {
  readonly view: unknown;
  readonly options: ShowOptions;
  readonly caption: Caption;
}

const FONT = '"Meydan Latin", "Meydan Persian", sans-serif';

const COLOURS = {
  light: { paper: '#f5f0e6', ink: '#16272a', rim: '#4f5f5f' },
  dark: { paper: '#0b1416', ink: '#e9f0ec', rim: '#9db0ae' },
} as const;

export class Darkroom {
  readonly width: number;
  readonly height: number;
  readonly canvas = document.createElement('canvas');
  readonly #place = document.createElement('div');
  readonly #board: Board;
  readonly #theme: BoardTheme;
  readonly #strip: number;

  constructor(kind: BoardKind, theme: BoardTheme, width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#theme = theme;
    this.#strip = Math.round(height / 14);
    this.canvas.width = width;
    this.canvas.height = height;
    const { style } = this.#place;
    style.position = 'fixed';
    style.left = `${-2 * width}px`;
    style.top = '0';
    style.width = `${width}px`;
    style.height = `${height - this.#strip}px`;
    this.#place.setAttribute('aria-hidden', 'true');
    document.body.append(this.#place);
    this.#board = kind.mount(this.#place, theme);
  }

  /** Develops one position onto the canvas. */
  async develop({ view, options, caption }: Position): Promise<void> {
    await document.fonts.load(`700 20px ${FONT}`, '0۰aآ');
    await this.#board.show(view, null, { ...options, animateMs: 0 });
    const paint = this.canvas.getContext('2d');
    if (!paint) throw new PictureError(refusal('picture-empty'));
    paint.fillStyle = COLOURS[this.#theme].paper;
    paint.fillRect(0, 0, this.width, this.height);
    for (const sheet of this.#place.querySelectorAll('canvas'))
      paint.drawImage(sheet, 0, 0, this.width, this.height - this.#strip);
    this.#write(paint, caption);
  }

  png(): Promise<Blob> {
    return new Promise((resolve, reject) =>
      this.canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new PictureError(refusal('picture-empty')))),
        'image/png',
      ),
    );
  }

  close(): void {
    this.#board.destroy();
    this.#place.remove();
  }

  /** The players from the side where reading begins, the title at the other end. */
  #write(paint: Paint, { title, players, direction }: Caption): void {
    const { ink, rim } = COLOURS[this.#theme];
    const size = Math.round(this.#strip * 0.42);
    const y = this.height - this.#strip * 0.52;
    const forward = direction === 'ltr' ? 1 : -1;
    const begin = direction === 'ltr' ? size : this.width - size;
    paint.direction = direction;
    paint.textBaseline = 'middle';
    paint.fillStyle = rim;
    block(paint, size, this.height - this.#strip, this.width - 2 * size, 2, 1);
    paint.fill();
    paint.textAlign = 'start';
    let x = begin;
    const most = (this.width * 0.7) / Math.max(1, players.length);
    for (const { name, score, colour } of players) {
      disc(paint, x + forward * size * 0.5, y, size * 0.48);
      paint.fillStyle = colour;
      paint.fill();
      paint.strokeStyle = rim;
      paint.lineWidth = 2;
      paint.stroke();
      x += forward * size * 1.4;
      paint.fillStyle = ink;
      paint.font = `700 ${size}px ${FONT}`;
      paint.fillText(score, x, y);
      x += forward * (paint.measureText(score).width + size * 0.5);
      paint.font = `400 ${size}px ${FONT}`;
      const shown = shortened(paint, name, most - size * 6);
      paint.fillText(shown, x, y);
      x += forward * (paint.measureText(shown).width + size * 1.6);
    }
    paint.textAlign = 'end';
    paint.font = `400 ${Math.round(size * 0.85)}px ${FONT}`;
    paint.fillText(title, direction === 'ltr' ? this.width - size : size, y);
  }
}

function shortened(paint: Paint, text: string, room: number): string {
  if (paint.measureText(text).width <= room) return text;
  let kept = text.length;
  while (kept > 1 && paint.measureText(`${text.slice(0, kept)}…`).width > room) kept--;
  return `${text.slice(0, kept)}…`;
}
