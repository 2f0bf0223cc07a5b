/** The keys with which a map is drawn, for whoever wants to read them. */
import { computed, type ComputedRef } from 'vue';
import type { Shortcut } from '../components/watching-keys.ts';
import { useLanguage } from '../composables/use-language.ts';

const KEYS: readonly (readonly [does: string, ...keys: readonly string[]])[] = [
  ['move', '←', '→', '↑', '↓'],
  ['paint', 'Enter', 'Space'],
  ['wipe', 'Delete'],
  ['tools', '1', '2', '3', '…'],
  ['eraser', 'E'],
  ['picker', 'I'],
  ['hand', 'H'],
  ['rectangle', 'R'],
  ['options', '[', ']'],
  ['zoom', '+', '−', '0'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Shift+Z'],
];

export function useDrawingKeys(): ComputedRef<readonly Shortcut[]> {
  const { t, number } = useLanguage();
  return computed(() =>
    KEYS.map(([does, ...keys]) => ({
      does: t(`editor.keys.${does}`),
      keys: keys.map((key) =>
        key === 'Space' ? t('shortcuts.space') : key.replace(/\d/, (digit) => number(Number(digit))),
      ),
    })),
  );
}
