/**
 * Which events of a game are worth a mark on its timeline: those that somebody would want to see again. And which are so
 * common that they are told only where there is room.
 */
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

/** They are part of almost every turn: what the round costs, what a team orders, what appears by itself. */
const ROUTINE: Readonly<Record<string, ReadonlySet<string>>> = {
  beetles: new Set(['antennae', 'changed', 'food', 'poison', 'placed']),
  diamonds: new Set(['cost']),
};

/** It says which turn it is, and that stands beside what is told of the turn anyway. */
export function isNumberOfTurn(game: string, event: GameEvent): boolean {
  return game === 'beetles' && event.type === 'turn';
}

/** An agent of Diamonds pays for each of its turns. */
export function isOfEveryTurn(game: string, event: GameEvent): boolean {
  return game === 'diamonds' && event.type === 'cost';
}

/** A slipper that came down on nobody. */
function isHarmless(event: GameEvent): boolean {
  return event.type === 'slipper' && 'crushed' in event && event.crushed === 0;
}

export function markOf(game: string, event: GameEvent): MarkKind | null {
  if (TROUBLE.has(event.type)) return 'trouble';
  if (isHarmless(event)) return null;
  return Object.hasOwn(EVENTS, game) && EVENTS[game]?.has(event.type) ? 'event' : null;
}

/** The weight of what is part of almost every turn. */
export const COMMON = 2;

/** Which events of a turn are told where there is no room for all: those with a mark, then the others, then the common. */
export function weightOf(game: string, event: GameEvent): 0 | 1 | 2 {
  if (markOf(game, event) !== null) return 0;
  if (isHarmless(event)) return COMMON;
  return Object.hasOwn(ROUTINE, game) && ROUTINE[game]?.has(event.type) ? COMMON : 1;
}
