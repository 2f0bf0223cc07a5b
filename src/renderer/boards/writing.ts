/**
 * Short texts on a board, most of them numbers: written once and then only copied. A canvas that writes asks for the
 * styles of the whole page first, which in the middle of a step have just changed.
 */
import type { Paint } from './paint.ts';

export interface Writing {
  readonly weight: number;
  /** In pixels of the page. */
  readonly size: number;
  readonly family: string;
  readonly fill: string;
  /** A rim that keeps it readable on any ground. */
  readonly rim?: { readonly colour: string; readonly width: number };
  /** Which part of the text is at the point, across; the middle of its digits is always at the point's height. */
  readonly align?: 'left' | 'centre';
}

interface Written {
  readonly picture: HTMLCanvasElement;
  /** The text's own width, and how much room is left round it, in pixels of the screen. */
  readonly width: number;
  readonly margin: number;
}

/** Some boards full of numbers; a long game must not fill the memory with its scores. */
const MOST = 800;
const known = new Map<string, Written>();

/** Once a font is there, everything is written anew. */
export function forgetWriting(): void {
  known.clear();
}

/** A board is the same in both directions of reading; what is read beside it begins where the language of its digits does. */
export function beginsRight(number: (value: number) => string): boolean {
  return number(0) !== '0';
}

/** Where only digits and signs stand, nothing tells the direction of reading; so it is said. */
export function fromRight(text: string): string {
  return `\u2067${text}\u2069`;
}

export function write(paint: Paint, text: string, x: number, y: number, writing: Writing): void {
  if (text === '') return;
  const { a: ratio, e: left, f: top } = paint.getTransform();
  const { picture, width, margin } = writtenWith(text, writing, ratio);
  const before = writing.align === 'left' ? margin : width / 2 + margin;
  paint.save();
  paint.resetTransform();
  paint.drawImage(picture, Math.round(ratio * x + left - before), Math.round(ratio * y + top - picture.height / 2));
  paint.restore();
}

/** How wide a text is, in pixels of the page. */
export function widthOf(paint: Paint, text: string, writing: Writing): number {
  const { a: ratio } = paint.getTransform();
  return writtenWith(text, writing, ratio).width / ratio;
}

function writtenWith(text: string, writing: Writing, ratio: number): Written {
  const { weight, size, family, fill, rim } = writing;
  const key = `${text} ${ratio} ${weight} ${size} ${family} ${fill} ${rim?.width} ${rim?.colour}`;
  let written = known.get(key);
  if (written) return written;
  if (known.size >= MOST) known.clear();
  written = newlyWritten(text, writing, ratio);
  known.set(key, written);
  return written;
}

function newlyWritten(text: string, { weight, size, family, fill, rim }: Writing, ratio: number): Written {
  const picture = document.createElement('canvas');
  const paint = picture.getContext('2d');
  const font = `${weight} ${size * ratio}px ${family}`;
  const margin = Math.ceil((rim?.width ?? 0) * ratio) + 2;
  if (!paint) return { picture, width: 0, margin };
  paint.font = font;
  const { width } = paint.measureText(text);
  // All of them together: a Persian zero alone is a dot, and stands where the other digits have their middle.
  const digits = paint.measureText(/[۰-۹]/.test(text) ? '۰۱۲۳۴۵۶۷۸۹' : '0123456789');
  // A canvas that gets another size forgets how it wrote.
  picture.width = Math.ceil(width) + 2 * margin;
  picture.height = 2 * (Math.ceil(size * ratio * 0.75) + margin);
  paint.font = font;
  paint.fillStyle = fill;
  const baseline =
    picture.height / 2 + Math.round((digits.actualBoundingBoxAscent - digits.actualBoundingBoxDescent) / 2);
  if (rim) {
    paint.lineJoin = 'round';
    paint.lineWidth = rim.width * ratio;
    paint.strokeStyle = rim.colour;
    paint.strokeText(text, margin, baseline);
  }
  paint.fillText(text, margin, baseline);
  return { picture, width, margin };
}
