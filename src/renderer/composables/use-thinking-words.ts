/** How long those who decided a turn thought about it, in words. */
import { formatThinking } from '../i18n/numbers.ts';
import { isHouse } from '../i18n/player-name.ts';
import type { Wording } from '../i18n/wording.ts';
import { useLanguage } from './use-language.ts';
import type { WatchedGame } from './use-watched-game.ts';

/** Null for a turn that nobody thought about against a clock. */
export function useThinkingWords(watched: WatchedGame, wording: () => Wording): (turn: number) => string | null {
  const { t, language } = useLanguage();

  /** Where several decide each has a time of its own, and there is no room for more words than that. */
  function inWords(ms: number, seat: string | null): string {
    const { unit, value } = formatThinking(language.value, ms);
    return seat === null ? t(`game.thinking.${unit}`, { value }) : t(`game.thinking.of.${unit}`, { seat, value });
  }

  return (turn) => {
    const deciders = watched.decidedBy(turn);
    // The house thinks without a clock.
    const timed = watched.thinkingOf(turn).flatMap((ms, i) => {
      const seat = deciders[i] ?? 0;
      return isHouse(watched.setup.seats[seat - 1]?.name ?? '') ? [] : [{ seat, ms }];
    });
    if (timed.length === 0) return null;
    const isAlone = deciders.length === 1;
    return timed.map(({ seat, ms }) => inWords(ms, isAlone ? null : wording().seat(seat))).join(t('app.between'));
  };
}
