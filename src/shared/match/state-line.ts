/**
 * A position of a game as one line of JSON, for programs that study games: `meydan replay FILE --states` prints a line
 * for the start and one after each turn, and `--state FILE` starts from such a line. Version 1:
 *
 *   { "format": "meydan-state", "version": 1, "game": "othello", "turn": 12,
 *     "events": [ … what happened in that turn … ], "position": { … the form is in the game's rulebook … } }
 */
import { z } from 'zod';
import type { Game } from '../games/game.ts';
import type { Moment } from './playback.ts';

export const stateLineSchema = z.object({
  format: z.literal('meydan-state'),
  version: z.literal(1),
  game: z.string(),
  turn: z.int().min(0),
  events: z.array(z.looseObject({ type: z.string() })),
  position: z.record(z.string(), z.unknown()),
});

export function stateLine(game: Game, turn: number, { state, events }: Moment): string {
  return JSON.stringify({
    format: 'meydan-state',
    version: 1,
    game: game.id,
    turn,
    events,
    position: game.save(state),
  });
}
