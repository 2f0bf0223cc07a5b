/** The size of a file as people say it. */
import type { Language } from '../../shared/games/game.ts';
import { setNumber } from './numbers.ts';

const UNITS: Record<Language, readonly string[]> = {
  en: ['B', 'KB', 'MB', 'GB'],
  fa: ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'],
};

export function formatBytes(language: Language, bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < 3) [value, unit] = [value / 1024, unit + 1];
  const maximumFractionDigits = unit > 0 && value < 10 ? 1 : 0;
  return `${setNumber(language, value, { maximumFractionDigits })} ${UNITS[language][unit] ?? ''}`;
}
