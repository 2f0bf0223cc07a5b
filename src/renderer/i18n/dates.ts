/** Moments as a person of that language says them; Persian has its own calendar. */
import type { Language } from '../../shared/games/game.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', fa: 'fa-IR' };
const DAY_MS = 86_400_000;

/** `today`, `yesterday`, `3 days ago`, and after a week the date. */
export function formatWhen(language: Language, at: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days >= 0 && days < 7) {
    return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(-days, 'day');
  }
  return formatDay(language, at);
}

export function formatDay(language: Language, at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(at);
}

export function formatTime(language: Language, at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short' }).format(at);
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
