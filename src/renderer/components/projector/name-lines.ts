/** Names face to face, as large as they go: on one line each where they are short, else each on two. */
export interface NameLines {
  readonly lines: readonly (readonly string[])[];
  /** How wide the widest line is, in the size of its letters. */
  readonly width: number;
}

/** About, in bold type: Persian letters are joined, and narrower. */
const LETTER = { persian: 0.47, other: 0.58 };

/** `room`: how wide a line may be at most, in the size of its letters, for names to stay on one. */
export function nameLines(names: readonly string[], room: number): NameLines {
  const isShort = names.every((name) => widthOf(name) <= room);
  const lines = names.map((name) => (isShort ? [name] : inTwo(name)));
  return { lines, width: Math.max(...lines.flat().map(widthOf)) };
}

/** Broken where both lines are about as wide. */
function inTwo(name: string): string[] {
  const words = name.split(' ');
  const ways = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  const [best = [name]] = ways.toSorted((a, b) => longest(a) - longest(b));
  return best.filter((line) => line !== '');
}

function widthOf(text: string): number {
  // What only keeps letters from being joined takes no room.
  const letters = [...text.replaceAll('\u200c', '')];
  return letters.reduce((sum, letter) => sum + (letter >= '\u0600' ? LETTER.persian : LETTER.other), 0);
}
