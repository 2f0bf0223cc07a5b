/** Which formats suit a game. */
import { BridgeError } from '../../shared/bridge.ts';
import type { Game } from '../../shared/games/game.ts';
import { formatSchema, type Format } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';

/** What a teacher wants to see at the end of a term: a knockout, or, where everybody plays alone, a ranking. */
export function usualFormat({ seats }: Game): Format {
  return formatSchema.parse({ kind: seats.max === 1 ? 'ranking' : 'single-elimination' });
}

export function refuseUnfit({ id, seats }: Game, { kind }: Format): void {
  if (kind === 'ranking' ? seats.min === 1 : seats.max > 1) return;
  throw new BridgeError('refused', refusal(kind === 'ranking' ? 'format-for-two' : 'format-for-one', { game: id }));
}
