/** What happened in a turn, as a few short texts: a turn may have hundreds of events and a line has room for some. */
import type { GameEvent } from '../../shared/games/game.ts';
import { COMMON, weightOf } from '../composables/notable.ts';
import type { Gist } from '../composables/use-chronicle.ts';
import type { Wording } from '../i18n/wording.ts';

export interface TurnWords {
  readonly texts: readonly string[];
  /** How many events were not put into words. */
  readonly left: number;
}

export function inWords(game: string, { first, count }: Gist, wording: Wording, most: number): TurnWords {
  const weigh = (event: GameEvent): number => weightOf(game, event);
  const telling = new Set(first.toSorted((one, other) => weigh(one) - weigh(other)).slice(0, most));
  // As they happened, but what is common comes after what is not: the end of a line may be cut off.
  const told = first.filter((event) => telling.has(event));
  const { rare = [], common = [] } = Object.groupBy(told, (event) => (weigh(event) < COMMON ? 'rare' : 'common'));
  const texts = [...rare, ...common].map((event) => wording.event(event));
  return { texts, left: count - texts.length };
}
