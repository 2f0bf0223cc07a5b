/** Finds the clauses that a sentence names: `(D8, D13)`. The letter is that of the game. */
import { games } from '../../shared/games/index.ts';

export type TextPart =
  { readonly text: string } | { readonly text: string; readonly clause: string; readonly game: string };

const CLAUSE = /(?<![\p{L}\p{N}_.-])([A-Z])([1-9]\d?)(?![\p{L}\p{N}_-])/gu;

/** The sentence in pieces, which together are the sentence. */
export function clausesIn(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(CLAUSE)) {
    const [clause, letter = ''] = match;
    const game = games.find(({ id }) => id.startsWith(letter.toLowerCase()));
    if (!game) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: clause, clause, game: game.id });
    at = match.index + clause.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
