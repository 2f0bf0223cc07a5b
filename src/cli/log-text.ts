/** What the organiser changed, as lines of text: when, what, and whom or what it concerned. */
import { CHANGES, type AuditEntry, type Change } from '../main/store/audit.ts';
import type { ContestFile } from '../main/store/contest-file.ts';
import type { Language } from '../shared/games/game.ts';
import { formatNumber } from '../shared/numbers.ts';
import { wordNote } from '../shared/refusals/remark.ts';
import { nameIn } from './terminal-text.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<Change, string>>>> = {
  en: {
    'contest-renamed': 'contest renamed',
    'settings-changed': 'settings changed',
    'map-added': 'map added',
    'map-changed': 'map changed',
    'map-removed': 'map removed',
    'maps-ordered': 'maps put in another order',
    'contestant-added': 'contestant added',
    'contestant-edited': 'contestant changed',
    'contestant-removed': 'contestant removed',
    'contestant-disqualified': 'contestant disqualified',
    'contestant-reinstated': 'disqualification taken back',
    'category-added': 'category added',
    'category-edited': 'category changed',
    'category-removed': 'category removed',
    'entrants-changed': 'entrants changed',
    drawn: 'drawn',
    'draw-taken-back': 'draw taken back',
    'game-replaced': 'game does not count any more',
    undone: 'undone',
  },
  fa: {
    'contest-renamed': 'تغییر نام مسابقه',
    'settings-changed': 'تغییر تنظیم‌ها',
    'map-added': 'افزودن نقشه',
    'map-changed': 'تغییر نقشه',
    'map-removed': 'حذف نقشه',
    'maps-ordered': 'تغییر ترتیب نقشه‌ها',
    'contestant-added': 'افزودن شرکت‌کننده',
    'contestant-edited': 'تغییر شرکت‌کننده',
    'contestant-removed': 'حذف شرکت‌کننده',
    'contestant-disqualified': 'محروم کردن شرکت‌کننده',
    'contestant-reinstated': 'پس گرفتن محرومیت',
    'category-added': 'افزودن دسته',
    'category-edited': 'تغییر دسته',
    'category-removed': 'حذف دسته',
    'entrants-changed': 'تغییر شرکت‌کننده‌های دسته',
    drawn: 'قرعه‌کشی',
    'draw-taken-back': 'پس گرفتن قرعه‌کشی',
    'game-replaced': 'بازی دیگر به حساب نمی‌آید',
    undone: 'واگرد',
  },
};

/** All of it, the oldest first. */
export function wholeLog({ audit }: ContestFile): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (;;) {
    const older = audit.list({ before: entries.at(-1)?.id ?? Number.MAX_SAFE_INTEGER });
    if (older.length === 0) return entries.toReversed();
    entries.push(...older);
  }
}

/** `2026-01-31 14:05:09  contestant disqualified: Ali (copied)`; times as this computer has them. */
export function logLines(file: ContestFile, language: Language): string[] {
  const names = new Map(file.contestants.list().map(({ id, name }) => [id, name]));
  return wholeLog(file).map(({ at, what, details }) => {
    const change = CHANGES.find((known) => known === what);
    const words = change ? WORDS[language][change] : what;
    const about = subjectOf(what, details, names, language);
    return `${timeOf(at, language)}  ${words}${about === '' ? '' : `: ${about}`}`;
  });
}

function subjectOf(
  what: string,
  details: AuditEntry['details'],
  names: ReadonlyMap<string, string>,
  language: Language,
): string {
  const { id, name, why, reason = why } = details;
  const whose = what.startsWith('contestant-') ? names.get(String(id)) : undefined;
  const game = what === 'game-replaced' ? formatNumber(language, Number(id), { useGrouping: false }) : undefined;
  const subject = game ?? name ?? whose;
  return [
    ...(subject === undefined ? [] : [nameIn(language, String(subject))]),
    ...(reason === undefined ? [] : [`(${nameIn(language, wordNote(language, String(reason)))})`]),
  ].join(' ');
}

function timeOf(at: number, language: Language): string {
  // Both begin with the largest, the year.
  const locale = language === 'fa' ? 'fa-IR' : 'sv-SE';
  const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
  return `${day} ${new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at)}`;
}
