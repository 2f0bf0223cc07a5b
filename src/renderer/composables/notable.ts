/** Which events of a game are worth a mark on its timeline: those that somebody would want to see again. */
import type { GameEvent } from '../../shared/games/game.ts';

export type MarkKind = 'trouble' | 'event';

/** Something was wrong with a player's answer, whatever the game. */
const TROUBLE: ReadonlySet<string> = new Set([
  'fault',
  'violation',
  'refused',
  'ignored',
  'silenced',
  'unconfirmed',
  'no-tables',
]);

const EVENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  agon: new Set(['queen-trapped', 'guard-trapped']),
  beetles: new Set(['slipper', 'winged-lost', 'winged-clash']),
  diamonds: new Set(['caught', 'hit', 'taken']),
  othello: new Set(['passed']),
  worm: new Set(['ate']),
};

export function markOf(game: string, event: GameEvent): MarkKind | null {
  if (TROUBLE.has(event.type)) return 'trouble';
  return Object.hasOwn(EVENTS, game) && EVENTS[game]?.has(event.type) ? 'event' : null;
}
