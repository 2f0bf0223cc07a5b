/** Which format suits a game: one that is played alone is ranked, the others need somebody to play against. */
import type { Game } from '../../shared/games/game.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { formatSchema, type Format } from '../../shared/tournament/tournament.ts';

export function usualFormat({ seats }: Game): Format {
  return formatSchema.parse({ kind: seats.max === 1 ? 'ranking' : 'single-elimination' });
}

/** Null when it suits. */
export function formatProblem({ id, seats }: Game, { kind }: Format): Refusal | null {
  if (kind === 'ranking') return seats.min > 1 ? refusal('cli-format-not-alone', { game: id }) : null;
  return seats.max < 2 ? refusal('cli-format-alone', { game: id }) : null;
}
