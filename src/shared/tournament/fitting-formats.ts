/** Which formats a game can be played in, and by how many: who plays alone is ranked, a match needs somebody to meet. */
import type { Game } from '../games/game.ts';
import { refusal, type Refusal } from '../refusals/refusal.ts';
import { formatSchema, type Format, type FormatKind } from './tournament.ts';

export const FORMAT_KINDS: readonly FormatKind[] = formatSchema.options.map(({ shape }) => shape.kind.value);

export function fittingFormats({ min, max }: Game['seats']): readonly FormatKind[] {
  return FORMAT_KINDS.filter((kind) => (kind === 'ranking' ? min === 1 : max > 1));
}

/** What a teacher wants to see at the end of a term: a knockout, or, where everybody plays alone, a ranking. */
export function usualFormat({ seats }: Pick<Game, 'seats'>): Format {
  return formatSchema.parse({ kind: fittingFormats(seats)[0] });
}

/** Null when it fits. */
export function formatProblem(
  { id, seats }: Pick<Game, 'id' | 'seats'>,
  { kind }: Pick<Format, 'kind'>,
): Refusal | null {
  if (fittingFormats(seats).includes(kind)) return null;
  return refusal(kind === 'ranking' ? 'format-for-two' : 'format-for-one', { game: id });
}

/** With fewer contestants nothing can be drawn. */
export function fewestEntrants({ kind }: Pick<Format, 'kind'>): number {
  return kind === 'ranking' ? 1 : 2;
}
