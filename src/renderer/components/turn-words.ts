/** What happened in a turn, as a few short texts: a turn may have hundreds of events and a line has room for some. */
import type { GameEvent } from '../../shared/games/game.ts';
import type { Wording } from '../i18n/wording.ts';

export interface TurnWords {
  readonly texts: readonly string[];
  /** How many events were not put into words. */
  readonly left: number;
}

export function inWords(events: readonly GameEvent[], wording: Wording, most: number): TurnWords {
  return {
    texts: events.slice(0, most).map((event) => wording.event(event)),
    left: Math.max(0, events.length - most),
  };
}
