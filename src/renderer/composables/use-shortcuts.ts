/** The keys of the game view. An arrow does what the button that points the same way does. */
import { onBeforeUnmount, onMounted, type Ref } from 'vue';

export const ACTIONS = [
  'toggle',
  'stepBack',
  'stepForward',
  'toStart',
  'toEnd',
  'nextMark',
  'previousMark',
  'decided',
  'faster',
  'slower',
  'help',
] as const;
export type Action = (typeof ACTIONS)[number];

const KEYS: Readonly<Record<string, Action>> = {
  ' ': 'toggle',
  Home: 'toStart',
  End: 'toEnd',
  PageDown: 'nextMark',
  PageUp: 'previousMark',
  d: 'decided',
  D: 'decided',
  ی: 'decided',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  '−': 'slower',
  '?': 'help',
  '؟': 'help',
};

export function actionOf(key: string, direction: 'ltr' | 'rtl'): Action | null {
  if (key === 'ArrowLeft') return direction === 'ltr' ? 'stepBack' : 'stepForward';
  if (key === 'ArrowRight') return direction === 'ltr' ? 'stepForward' : 'stepBack';
  return KEYS[key] ?? null;
}

export function useShortcuts(direction: Readonly<Ref<'ltr' | 'rtl'>>, act: (action: Action) => void): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isOurs(event)) return;
    const action = actionOf(event.key, direction.value);
    if (!action) return;
    event.preventDefault();
    act(action);
  }
  onMounted(() => window.addEventListener('keydown', onKey));
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey));
}

/** Keys that mean something to what has the focus are left to it. */
function isOurs({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('select, textarea, [role="dialog"], [role="menu"], .v-overlay__content')) return false;
  if (target instanceof HTMLInputElement) return target.type === 'range' || (target.type === 'checkbox' && key !== ' ');
  // The space bar presses a button that was reached by keyboard; after a click of the mouse it plays and pauses.
  return !(key === ' ' && target.closest('button, a') && target.matches(':focus-visible'));
}
