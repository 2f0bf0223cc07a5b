/** Names face to face, as large as they go: on one line each where they are short, else each on two. */
export interface NameLines {
  readonly lines: readonly (readonly string[])[];
  /** How wide the widest line is, in the size of its letters. */
  readonly width: number;
}

/** How wide a text is in bold type, in the size of its letters. */
export type Measure = (text: string) => number;

/** About, where nothing can measure: Persian letters are joined, and narrower. */
const LETTER = { persian: 0.5, other: 0.58 };

/** `room`: how wide a line may be at most, in the size of its letters, for names to stay on one. */
export function nameLines(names: readonly string[], room: number, widthOf: Measure): NameLines {
  const withWidth = (lines: readonly (readonly string[])[]): NameLines => {
    return { lines, width: Math.max(0, ...lines.flat().map(widthOf)) };
  };
  const onOne = withWidth(names.map((name) => [name]));
  if (onOne.width <= room) return onOne;
  const afterGiven = withWidth(names.map((name) => broken(name, name.search(' '))));
  const even = withWidth(names.map((name) => inTwo(name, widthOf)));
  // All are broken after the given name, where that does not make a line longer.
  return afterGiven.width <= even.width ? afterGiven : even;
}

export function roughWidth(text: string): number {
  // What only keeps letters from being joined takes no room.
  const letters = [...text.replaceAll('\u200c', '')];
  return letters.reduce((sum, letter) => sum + (letter >= '\u0600' ? LETTER.persian : LETTER.other), 0);
}

/** Broken where both lines are about as wide. */
function inTwo(name: string, widthOf: Measure): string[] {
  const ways = [...name.matchAll(/ |$/g)].map(({ index }) => broken(name, index));
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  return ways.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}

function broken(name: string, at: number): string[] {
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)].filter((line) => line !== '');
}
