/** What the keys mean while a map is drawn. Letters are told by their place, so that any keyboard layout will do. */
import { ERASER, HAND, PICKER } from './stroke.ts';

export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type CanvasAction =
  { readonly kind: 'paint' | 'wipe' | 'cancel' } | { readonly kind: 'zoom'; readonly how: 'in' | 'out' | 'whole' };

const CANVAS: Readonly<Record<string, CanvasAction>> = {
  Enter: { kind: 'paint' },
  ' ': { kind: 'paint' },
  Delete: { kind: 'wipe' },
  Backspace: { kind: 'wipe' },
  Escape: { kind: 'cancel' },
  '+': { kind: 'zoom', how: 'in' },
  '=': { kind: 'zoom', how: 'in' },
  '-': { kind: 'zoom', how: 'out' },
  '−': { kind: 'zoom', how: 'out' },
  '0': { kind: 'zoom', how: 'whole' },
  '۰': { kind: 'zoom', how: 'whole' },
};

/** Keys of the map while it has the focus. */
export function actionOf({ key }: { readonly key: string }): CanvasAction | null {
  return CANVAS[key] ?? null;
}

export type EditorAction =
  | { readonly kind: 'undo' | 'redo' | 'shape' | 'next' | 'previous' }
  | { readonly kind: 'tool'; readonly tool: string }
  | { readonly kind: 'tool-at'; readonly index: number };

const LETTERS: Readonly<Record<string, EditorAction>> = {
  KeyE: { kind: 'tool', tool: ERASER },
  KeyI: { kind: 'tool', tool: PICKER },
  KeyH: { kind: 'tool', tool: HAND },
  KeyR: { kind: 'shape' },
  BracketRight: { kind: 'next' },
  BracketLeft: { kind: 'previous' },
};

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Keys that mean something wherever the focus is, as long as nobody writes. */
export function commandOf({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): EditorAction | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (code === 'KeyZ') return { kind: shiftKey ? 'redo' : 'undo' };
    return code === 'KeyY' ? { kind: 'redo' } : null;
  }
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) return { kind: 'tool-at', index: Number(digit) - 1 };
  return LETTERS[code] ?? null;
}
