/**
 * How the cards of a draw stand on a wall: all of them, as large as they go; where they would be too small for the last
 * row of the room, page by page, and no card is ever cut.
 */
import type { Area } from '../../bracket/camera.ts';
import type { PlaceCard } from '../../bracket/place-cards.ts';

export interface Wall {
  readonly columns: number;
  /** On a page. */
  readonly rows: number;
  readonly pages: number;
  /** Places beside each other on one card. */
  readonly abreast: number;
  /** Of the letters, in pixels. */
  readonly size: number;
  /** How high and wide one of them is in that size, with the gap after it. */
  readonly height: number;
  readonly width: number;
}

/** Of the room's height. */
const LEAST = 1 / 25;
const LARGEST = 1 / 13;
/** In the size of the letters: a place, what is beside its name and its number, what a card has besides its places. */
const PLACE = 2.2;
const BESIDE = 3.9;
const DIGIT = 0.55;
const AROUND = 2.6;
const MOST_COLUMNS = 5;
const MOST_ABREAST = 4;

/** `nameWidth`: of the longest, in the size of its letters. */
export function drawWall(cards: readonly PlaceCard[], nameWidth: number, room: Area): Wall {
  const isList = cards[0]?.kind === 'list';
  const most = Math.max(1, ...cards.map(({ places }) => places.length));
  // The places of a list have no card that they would have to stay on.
  const count = isList ? most : cards.length;
  const digits = String(cards.flatMap(({ places }) => places).length).length;
  const least = LEAST * room.height;
  const abreasts = isList || most <= 2 ? 1 : MOST_ABREAST;
  const ways = upTo(abreasts).flatMap((abreast) => {
    const height = isList ? PLACE : Math.ceil(most / abreast) * PLACE + AROUND;
    const width = abreast * (nameWidth + digits * DIGIT + BESIDE);
    return upTo(Math.min(count, MOST_COLUMNS)).map((columns) => ({ abreast, columns, height, width }));
  });
  const wallOf = (way: (typeof ways)[number], rows: number): Wall => {
    const fitting = Math.min(room.width / (way.columns * way.width), room.height / (rows * way.height));
    const pages = Math.ceil(count / (way.columns * rows));
    return { ...way, rows, pages, size: Math.min(fitting, LARGEST * room.height) };
  };
  const [whole] = ways.map((way) => wallOf(way, Math.ceil(count / way.columns))).toSorted((a, b) => b.size - a.size);
  if (whole && whole.size >= least) return whole;
  const inPages = ways.map((way) => wallOf(way, Math.max(1, Math.floor(room.height / (way.height * least)))));
  const readable = inPages.filter(({ size }) => size >= least);
  const [best] = readable.toSorted((a, b) => a.pages - b.pages || b.size - a.size);
  const [largest] = inPages.toSorted((a, b) => b.size - a.size);
  return best ?? largest ?? { columns: 1, rows: 1, pages: 1, abreast: 1, size: 0, height: 0, width: 0 };
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
