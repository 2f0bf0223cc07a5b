/** Numbers as a person of that language writes them, and back. */
import type { Language } from '../../shared/games/game.ts';

const LOCALES: Record<Language, string> = { en: 'en', fa: 'fa-IR' };
const formats = new Map<string, Intl.NumberFormat>();

export function formatNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options ?? {});
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3, ...options });
    formats.set(key, format);
  }
  return format.format(value);
}

/** Without separators between the thousands: what stands in a field that is edited. */
export function formatForField(language: Language, value: number): string {
  return formatNumber(language, value, { useGrouping: false });
}

/** A duration of thinking: milliseconds while they are few, seconds after that. */
export function formatThinking(language: Language, ms: number): { readonly unit: 'ms' | 's'; readonly value: string } {
  if (ms < 1000) return { unit: 'ms', value: formatNumber(language, ms, { maximumFractionDigits: ms < 10 ? 1 : 0 }) };
  return { unit: 's', value: formatNumber(language, ms / 1000, { maximumFractionDigits: 1 }) };
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
