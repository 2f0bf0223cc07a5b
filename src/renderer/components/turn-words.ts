/** What happened in a turn, as a few short texts: a turn may have hundreds of events and a line has room for some. */
import type { Gist } from '../composables/use-chronicle.ts';
import type { Wording } from '../i18n/wording.ts';

export interface TurnWords {
  readonly texts: readonly string[];
  /** How many events were not put into words. */
  readonly left: number;
}

export function inWords({ first, count }: Gist, wording: Wording, most: number): TurnWords {
  const texts = first.slice(0, most).map((event) => wording.event(event));
  return { texts, left: count - texts.length };
}
