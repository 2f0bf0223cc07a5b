/**
 * What a drawing of a game is: state in, pixels out. It is mounted on an element, shown views of the game, and decides
 * nothing. A new game's board is one file and one line in the registry; a game without one is shown as text.
 */
export type BoardTheme = 'light' | 'dark';

export interface ShowOptions {
  /** Mark what the player to move may do, where the view tells it. */
  readonly hints: boolean;
  /** How long the way from the previous view may take; 0 to be there at once. */
  readonly animateMs: number;
}

export interface Board<View = unknown> {
  /** Draws a view; resolved when it is completely drawn or another one has taken its place. */
  show(view: View, previous: View | null, options: ShowOptions): Promise<void>;
  resize(width: number, height: number): void;
  theme(theme: BoardTheme): void;
  destroy(): void;
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
  /** Whether the position is drawn, or only written down. */
  readonly isDrawing: boolean;
  mount(element: HTMLElement, theme: BoardTheme): Board<View>;
  /** The whole position in one short line. */
  compact(view: View): string;
  /** The position in sentences. */
  describe(view: View, words: BoardWords): readonly string[];
}

const kinds: Readonly<Record<string, () => Promise<BoardKind>>> = {
  othello: async () => (await import('./othello.ts')).othelloBoard,
};

/** Boards are loaded when they are needed: the start page has no use for them. */
export async function loadBoard(game: string): Promise<BoardKind> {
  const load = kinds[game];
  return load ? load() : (await import('./text.ts')).textBoard;
}
