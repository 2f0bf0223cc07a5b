/** Which format suits a game: one that is played alone is ranked, the others need somebody to play against. */
import type { Game } from '../../shared/games/game.ts';
import { formatSchema, type Format } from '../../shared/tournament/tournament.ts';

export function usualFormat({ seats }: Game): Format {
  return formatSchema.parse({ kind: seats.max === 1 ? 'ranking' : 'single-elimination' });
}

/** Null when it suits. */
export function formatProblem({ id, seats }: Game, { kind }: Format): string | null {
  if (kind === 'ranking') return seats.min > 1 ? `${id} is not played alone, so a ranking is no format for it` : null;
  return seats.max < 2 ? `${id} is played alone: its format is a ranking` : null;
}
