/** The keys while a game is watched; in Persian the arrows go the other way, as the reading does. */
import { computed, type ComputedRef } from 'vue';
import { useLanguage } from '../../composables/use-language.ts';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

export function useWatchingKeys(): ComputedRef<readonly Shortcut[]> {
  const { t, direction } = useLanguage();
  return computed(() => {
    const [back = '', forward = ''] = direction.value === 'ltr' ? ['←', '→'] : ['→', '←'];
    return [
      { keys: [t('shortcuts.space')], does: t('shortcuts.playPause') },
      { keys: [back], does: t('shortcuts.stepBack') },
      { keys: [forward], does: t('shortcuts.stepForward') },
      { keys: [t('shortcuts.home')], does: t('shortcuts.toStart') },
      { keys: [t('shortcuts.end')], does: t('shortcuts.toEnd') },
      { keys: direction.value === 'ltr' ? ['D'] : ['D', 'ی'], does: t('watching.keys.decided') },
      { keys: [t('watching.keys.pageUp')], does: t('watching.keys.previousMark') },
      { keys: [t('watching.keys.pageDown')], does: t('watching.keys.nextMark') },
      { keys: ['+'], does: t('shortcuts.faster') },
      { keys: ['−'], does: t('shortcuts.slower') },
      { keys: [direction.value === 'ltr' ? '?' : '؟'], does: t('shortcuts.help') },
    ];
  });
}

/** The keys of whoever has come to the board with the Tab key. */
export function useBoardKeys(hasLens: () => boolean): ComputedRef<readonly Shortcut[]> {
  const { t } = useLanguage();
  return computed(() => {
    const look = { keys: ['←', '↑', '↓', '→'], does: t('watching.keys.look') };
    if (!hasLens()) return [look];
    return [
      look,
      { keys: ['+', '−'], does: t('watching.keys.zoom') },
      { keys: ['0'], does: t('watching.keys.whole') },
      { keys: ['Enter'], does: t('watching.keys.follow') },
      { keys: ['Esc'], does: t('watching.keys.release') },
    ];
  });
}
