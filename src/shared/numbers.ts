/** Numbers as a person of that language writes them. */
import type { Language } from './games/game.ts';

const LOCALES: Record<Language, string> = { en: 'en', fa: 'fa-IR' };
const formats = new Map<string, Intl.NumberFormat>();
/** Turns, scores and counts are written over and over. */
const counts: Record<Language, string[]> = { en: [], fa: [] };
const LARGEST_COUNT = 10_000;

export function formatNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  const isCount = !options && value >= 0 && value <= LARGEST_COUNT && Number.isInteger(value) && !Object.is(value, -0);
  return isCount ? (counts[language][value] ??= format(language, value, {})) : format(language, value, options ?? {});
}

/** The same where type is set, on a screen or a page: with a minus, which a hyphen is not. */
export function setNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  const text = formatNumber(language, value, options);
  return value < 0 ? text.replace('-', '\u2212') : text;
}

/** A column's numbers with as many decimals as any of them has: ones stand below ones then. */
export function setColumn(language: Language, values: readonly number[]): (value: number) => string {
  const decimals = Math.max(0, ...values.map(decimalsOf));
  const options = decimals === 0 ? undefined : { minimumFractionDigits: decimals };
  return (value) => setNumber(language, value, options);
}

function decimalsOf(value: number): number {
  return String(Math.round(value * 1000) / 1000).split('.')[1]?.length ?? 0;
}

function format(language: Language, value: number, options: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options);
  let known = formats.get(key);
  if (!known) {
    known = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3, ...options });
    formats.set(key, known);
  }
  return known.format(value);
}

/** A duration of thinking: milliseconds while they are few, seconds after that. */
export function formatThinking(language: Language, ms: number): { readonly unit: 'ms' | 's'; readonly value: string } {
  if (ms < 10) return { unit: 'ms', value: formatNumber(language, Math.round(10 * ms) / 10) };
  if (ms < 1000) return { unit: 'ms', value: formatNumber(language, Math.round(ms)) };
  return { unit: 's', value: formatNumber(language, ms / 1000, { maximumFractionDigits: 1 }) };
}
