/** The keys with which a map is drawn, for whoever wants to read them. */
import { computed, type ComputedRef } from 'vue';
import type { Shortcut } from '../components/watching/watching-keys.ts';
import { useLanguage } from '../composables/use-language.ts';
import type { Kit } from './kit.ts';

const KEYS: readonly (readonly [does: string, ...keys: readonly string[]])[] = [
  ['move', '←', '→', '↑', '↓'],
  ['paint', 'Enter', 'Space'],
  ['wipe', 'Delete'],
  ['cancel', 'Esc'],
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

/** Those of one game's maps, or all. */
export function useDrawingKeys(kit?: Kit): ComputedRef<readonly Shortcut[]> {
  const { t, number } = useLanguage();
  const hasOptions = kit?.tools.some(({ options }) => options.length > 0) ?? true;
  const keysHere = KEYS.filter(([does]) => does !== 'options' || hasOptions);
  return computed(() =>
    keysHere.map(([does, ...keys]) => ({
      does: t(`editor.keys.${does}`),
      keys: keys.map((key) =>
        key === 'Space' ? t('shortcuts.space') : key.replace(/\d/, (digit) => number(Number(digit))),
      ),
    })),
  );
}
