/** Numbers as a person of that language writes them, and back. */
import type { Language } from '../../shared/games/game.ts';
import { formatNumber, formatThinking, setColumn, setNumber } from '../../shared/numbers.ts';

export { formatThinking, setColumn, setNumber };

/** Without separators between the thousands, and exact: what stands in a field is read again. */
export function formatForField(language: Language, value: number): string {
  return formatNumber(language, value, { useGrouping: false, maximumFractionDigits: 12 });
}

const ZEROS = ['۰', '٠'].map((zero) => zero.charCodeAt(0));

/** Reads Latin, Persian and Arabic digits alike; null when it is not a number. */
export function parseNumber(text: string): number | null {
  const latin = Array.from(text.trim(), (character) => {
    const code = character.charCodeAt(0);
    const zero = ZEROS.find((zero) => code >= zero && code < zero + 10);
    return zero === undefined ? character : String(code - zero);
  })
    .join('')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace('٫', '.')
    .replace('\u2212', '-')
    .replace(/[٬,]/g, '');
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : null;
}
