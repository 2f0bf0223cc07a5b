/** The board of a game that has no drawing yet: its view as readable text. */
import type { Board, BoardKind } from './board.ts';

/** One line a property; lists of numbers or short words stay on their line. */
export function readableView(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    const flat = value.every((item) => typeof item !== 'object' || item === null);
    if (flat) return value.join(' ');
    return value.map((item) => `\n${indent}  ${readableView(item, `${indent}  `)}`).join('');
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.every(([, item]) => typeof item !== 'object' || item === null)) {
      return entries.map(([key, item]) => `${key} ${String(item)}`).join(', ');
    }
    return entries.map(([key, item]) => `\n${indent}${key}: ${readableView(item, `${indent}  `)}`).join('');
  }
  return String(value);
}

export const textBoard: BoardKind = {
  hasHints: false,
  isDrawing: false,
  compact: (view) => JSON.stringify(view),
  describe: (view) => [readableView(view).trim()],
  mount(element): Board {
    const text = document.createElement('pre');
    text.className = 'text-board';
    text.dir = 'ltr';
    text.tabIndex = 0;
    element.append(text);
    return {
      async show(view) {
        text.textContent = readableView(view).trim();
      },
      resize() {},
      theme() {},
      destroy: () => text.remove(),
    };
  },
};
