/** What the exports say beside the words of tournaments and games. `{name}` is replaced by that detail. */
import type { Language } from '../../shared/games/game.ts';

const en = {
  fileNames: {
    'standings-csv': 'standings',
    'games-csv': 'games',
    json: 'contest',
    report: 'report',
    replays: 'replays',
  },
  ratings: 'Ratings over all games',
  rankOn: 'Rank',
  replaced: 'replaced',
};

export type ReportWords = typeof en;

const fa: ReportWords = {
  fileNames: {
    'standings-csv': 'جدول رده‌بندی',
    'games-csv': 'بازی‌ها',
    json: 'مسابقه',
    report: 'گزارش',
    replays: 'بازپخش‌ها',
  },
  ratings: 'ریتینگ از همهٔ بازی‌ها',
  rankOn: 'رتبه',
  replaced: 'کنار گذاشته',
};

const WORDS: Readonly<Record<Language, ReportWords>> = { en, fa };

export function reportWords(language: Language): ReportWords {
  return WORDS[language];
}
