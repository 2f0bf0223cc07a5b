/**
 * What a drawing of a game is: state in, pixels out. It is mounted on an element, shown views of the game, and decides
 * nothing. A new game's board is one file and one line in the registry; a game without one is shown as text.
 */
import type { GameEvent } from '../../shared/games/game.ts';

export type BoardTheme = 'light' | 'dark';

/** What led to the view that is shown, for a board that tells more than the position. */
export interface Story {
  readonly turn: number;
  /** What happened in a turn up to this one; turns count from 1. */
  eventsOf(turn: number): readonly GameEvent[];
}

export interface ShowOptions {
  /** Mark what the player to move may do, where the view tells it. */
  readonly hints: boolean;
  /** Write the protocol's name of each cell into it. */
  readonly coordinates: boolean;
  readonly story: Story;
  /** How long the way from the previous view may take; 0 to be there at once. */
  readonly animateMs: number;
  /** A count in the digits of the language. */
  number(value: number): string;
}

/** What brings a large board nearer. */
export interface Lens {
  zoom(how: 'in' | 'out' | 'whole'): void;
  /** A key while the board has the focus, with the place that is pointed at: true when it means something to the lens. */
  press(key: string, at: { readonly x: number; readonly y: number } | null): boolean;
  /** Shows the surroundings of a point that may be out of sight; the point afterwards. */
  reveal(x: number, y: number): { readonly x: number; readonly y: number };
  /** Whom the board follows, in words; null when it follows nobody. */
  following(words: BoardWords): string | null;
  release(): void;
}

export interface Board<View = unknown> {
  /** Draws a view; resolved when it is completely drawn or another one has taken its place. */
  show(view: View, previous: View | null, options: ShowOptions): Promise<void>;
  resize(width: number, height: number): void;
  theme(theme: BoardTheme): void;
  /** What is drawn at a point, in words; null where there is nothing to say. */
  spotAt?(x: number, y: number, words: BoardWords): Spot | null;
  readonly lens?: Lens;
  destroy(): void;
}

/** Something on the board that can be pointed at. */
export interface Spot {
  /** Its middle on the drawing, and how far it is to the middle of the next one. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

/** Draws a symbol in a square of this side; `number` writes a count in the digits of the language. */
export type DrawSymbol = (
  context: CanvasRenderingContext2D,
  size: number,
  theme: BoardTheme,
  number: (value: number) => string,
) => void;

/** A symbol of the board with its meaning; `text` is a key of the texts. */
export interface LegendEntry {
  readonly text: string;
  readonly details?: Readonly<Record<string, string | number>>;
  readonly draw: DrawSymbol;
}

export interface Legend {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

/** What a board needs to describe a position to somebody who cannot see it. */
export interface BoardWords {
  t(key: string, details: Readonly<Record<string, string | number>>): string;
  seat(seat: number): string;
  number(value: number): string;
}

export interface BoardKind<View = unknown> {
  /** Whether `hints` changes anything. */
  readonly hasHints: boolean;
  /** The text of the switch for coordinates; left out when they are always there or never. */
  readonly coordinates?: string;
  /** Some of what it tells may depend on the settings of a game, which every view of it has. */
  legend?(view: View, number: (value: number) => string): Legend;
  /** Whether its boards have a lens. */
  readonly hasLens?: boolean;
  /** What stands for each seat beside the board, as CSS colours; ink and ivory when left out. */
  readonly seatColours?: readonly string[];
  /** Whether the position is drawn, or only written down. */
  readonly isDrawing: boolean;
  /**
   * `looked` is called when the board shows another part of itself, or follows somebody else, on its own. Without it the
   * board is a picture, and leaves no room for the buttons of a lens.
   */
  mount(element: HTMLElement, theme: BoardTheme, looked?: () => void): Board<View>;
  /** The whole position in one short line. */
  compact(view: View): string;
  /** The position in sentences. */
  describe(view: View, words: BoardWords): readonly string[];
}

const kinds: Readonly<Record<string, () => Promise<BoardKind>>> = {
  beetles: async () => (await import('./beetles.ts')).beetlesBoard,
  diamonds: async () => (await import('./diamonds.ts')).diamondsBoard,
  agon: async () => (await import('./agon.ts')).agonBoard,
  othello: async () => (await import('./othello.ts')).othelloBoard,
  worm: async () => (await import('./worm.ts')).wormBoard,
};

/** To import what is there already takes a turn of its own, in which the window does other things first. */
const loaded = new Map<string, BoardKind>();

/** Boards are loaded after the start page, which has no use for them; see `loadAllBoards`. */
export async function loadBoard(game: string): Promise<BoardKind> {
  const known = loaded.get(game);
  if (known) return known;
  const load = kinds[game];
  const kind = load ? await load() : (await import('./text.ts')).textBoard;
  loaded.set(game, kind);
  return kind;
}

/** For a quiet moment: whoever opens a game then does not wait for its board. One that fails is loaded when it is needed. */
export async function loadAllBoards(): Promise<void> {
  await Promise.allSettled(Object.keys(kinds).map(loadBoard));
}
