/** What happened in a turn, as a few short texts: a turn may have hundreds of events and a line has room for some. */
import { weightOf } from '../composables/notable.ts';
import type { Gist } from '../composables/use-chronicle.ts';
import type { Wording } from '../i18n/wording.ts';

export interface TurnWords {
  readonly texts: readonly string[];
  /** How many events were not put into words. */
  readonly left: number;
}

export function inWords(game: string, { first, count }: Gist, wording: Wording, most: number): TurnWords {
  const telling = new Set(first.toSorted((one, other) => weightOf(game, one) - weightOf(game, other)).slice(0, most));
  const texts = first.filter((event) => telling.has(event)).map((event) => wording.event(event));
  return { texts, left: count - texts.length };
}
