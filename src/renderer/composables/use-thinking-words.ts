/** How long those who decided a turn thought about it, in words. */
import { formatThinking } from '../i18n/numbers.ts';
import { isHouse } from '../i18n/player-name.ts';
import type { Wording } from '../i18n/wording.ts';
import { useLanguage } from './use-language.ts';
import type { WatchedGame } from './use-watched-game.ts';

/** Null for a turn that nobody thought about against a clock. */
export function useThinkingWords(watched: WatchedGame, wording: () => Wording): (turn: number) => string | null {
  const { t, language } = useLanguage();

  function after(ms: number): string {
    const { unit, value } = formatThinking(language.value, ms);
    return t(`game.thinking.${unit}`, { value });
  }

  return (turn) => {
    const deciders = watched.decidedBy(turn);
    // The house thinks without a clock.
    const timed = watched.thinkingOf(turn).flatMap((ms, i) => {
      const seat = deciders[i] ?? 0;
      return isHouse(watched.setup.seats[seat - 1]?.name ?? '') ? [] : [{ seat, ms }];
    });
    if (timed.length === 0) return null;
    // Where several decide, each has a time of its own.
    const told = timed.map(({ seat, ms }) =>
      deciders.length === 1 ? after(ms) : t('game.thinking.of', { seat: wording().seat(seat), after: after(ms) }),
    );
    return told.join(t('app.between'));
  };
}
