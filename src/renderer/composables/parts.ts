/** A long list in parts, of which those that nobody has come near to need not exist (SeenPart.vue). */
export interface Part<T> {
  /** The index of its first item in the whole list. */
  readonly from: number;
  readonly items: readonly T[];
}

export function inParts<T>(items: readonly T[], length: number): readonly Part<T>[] {
  const parts = Math.ceil(items.length / length);
  return Array.from({ length: parts }, (_, i) => ({
    from: i * length,
    items: items.slice(i * length, (i + 1) * length),
  }));
}

/** As few parts as go with at most so many in each, and none much shorter than the others: of nine, five and four. */
export function inEvenParts<T>(items: readonly T[], most: number): readonly Part<T>[] {
  const parts = Math.ceil(items.length / most);
  return parts === 0 ? [] : inParts(items, Math.ceil(items.length / parts));
}
