/** What happened in a turn, as a few short texts: a turn may have hundreds of events and a line has room for some. */
import type { GameEvent } from '../../../shared/games/game.ts';
import { COMMON, isOfEveryTurn, weightOf } from '../../composables/notable.ts';
import type { Gist } from '../../composables/use-chronicle.ts';
import type { WatchedGame } from '../../composables/use-watched-game.ts';
import type { Wording } from '../../i18n/wording.ts';

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

interface Texts {
  t(key: string, details?: Readonly<Record<string, string | number>>): string;
  number(value: number): string;
}

/** That there is more than was put into words. */
export function moreInWords(left: number, { t, number }: Texts): string {
  return left === 1 ? t('game.oneMore') : t('game.more', { count: number(left) });
}

/** What takes no room of its own: marks above letters, and what only directs the reading. */
const NO_ROOM = /\p{M}|\p{Cf}/gu;
/** Two lines of the narrowest list; each who decides has a sign in it. */
const LONGEST = 90;
const SIGN = 10;

/** Letters without a blank, such as the tables of Beetles, that nobody reads as a word: their beginning tells enough. */
const LONG_WORD = /\S{15,}[^\s؛;،,]/gu;
const BEGINNING = 6;

/** The sign of what was left out stands where that would follow, whichever way the letters are read. */
function shortened(text: string): string {
  return text.replace(LONG_WORD, (word) => `\u2068${word.slice(0, BEGINNING)}…\u2069`);
}

/** A turn in a line of a list, which has no room for what every turn has beside what happened in this one. */
export function inALine(watched: WatchedGame, turn: number, wording: Wording, say: Texts): string {
  const { t } = say;
  if (turn === 0) return t('game.startOfGame');
  const { game } = watched;
  const { first, count } = watched.gistOf(turn);
  const own = first.filter((event) => !isOfEveryTurn(game.id, event));
  const gist = own.length === 0 ? { first, count } : { first: own, count: count - first.length + own.length };
  const tell = (most: number): TurnWords & { line: string } => {
    const { texts, left } = inWords(game.id, gist, wording, most);
    return { texts, left, line: [...texts, ...(left > 0 ? [moreInWords(left, say)] : [])].join(t('app.andThen')) };
  };
  const longest = LONGEST - SIGN * watched.decidedBy(turn).length;
  const fits = (line: string): boolean => line.replace(NO_ROOM, '').length <= longest;
  const two = tell(2);
  if (two.texts.length === 0) return t(watched.outcomeAt(turn) ? 'game.over' : 'game.noEvents');
  if (fits(two.line)) return two.line;
  const one = tell(1);
  const line = fits(one.line) ? one.line : shortened(one.line);
  // A turn with more in it never looks like one that is told in full.
  return fits(line) || one.left === 0 ? line : `${shortened(one.texts.join())}\u00a0…`;
}
