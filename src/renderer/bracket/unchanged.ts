/**
 * A bracket that is read again is new as a whole, though one game has changed two of its matches. What is the same stays
 * the very same object, so that nothing else is drawn anew.
 */
import type { BracketMatch } from '../../shared/bridge/categories.ts';

export function keepUnchanged(before: readonly BracketMatch[], now: readonly BracketMatch[]): readonly BracketMatch[] {
  const known = new Map(before.map((match) => [match.id, match]));
  return now.map((match) => {
    const old = known.get(match.id);
    return old && isSame(old, match) ? old : match;
  });
}

/** For what has come over the bridge: numbers, texts, lists and plain objects. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ours, theirs] = [Object.entries(a), Object.entries(b)];
  return (
    ours.length === theirs.length && ours.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key]))
  );
}
