import type { Texts } from '../en.ts';
import type * as english from './settings.en.ts';

export const settings: Texts<typeof english.settings> = {
  intro: 'پیش‌فرض‌ها همه مقدارهای خوبی‌اند. هر تغییری همان لحظه نگه داشته می‌شود و می‌توان آن را واگرداند.',
  game: 'بازی: {game}',
  referee: 'رفتار با برنامه‌ها',
  run: 'اجرا',
  concurrency: {
    label: 'بازی‌های هم‌زمان',
    help: 'چند بازی با هم اجرا شوند؛ صفر یعنی به اندازهٔ پردازنده‌ها. روی رایانهٔ کند، یک بازی در هر زمان از همه منصفانه‌تر است.',
  },
  reset: 'بازگشت به {value}',
  named: '«{name}»',
  resetAll: 'بازگشت همه به پیش‌فرض',
  changed: 'تغییر کرده',
  holds: 'فعلاً همان {value} برقرار است',
  on: 'روشن',
  off: 'خاموش',
  begun: 'بازی‌ها آغاز شده‌اند و همان‌طور که هستند می‌مانند؛ تغییرهای اینجا برای بازی‌های بعدی است.',
  units: { ms: '{value} میلی‌ثانیه', s: '{value} ثانیه' },
};

export const maps: Texts<typeof english.maps> = {
  title: 'نقشه‌ها',
  intro: 'بازی‌های هر دیدار به نوبت روی این نقشه‌ها انجام می‌شوند.',
  standard: 'نقشه‌ای انتخاب نشده است: همهٔ بازی‌ها روی نقشهٔ استاندارد، «{name}»، انجام می‌شوند.',
  add: 'افزودن یکی از نقشه‌های میدان',
  upload: 'افزودن پروندهٔ نقشه…',
  earlier: 'زودتر آوردن {name}',
  later: 'دیرتر آوردن {name}',
  remove: 'حذف {name}',
  preview: 'نقشهٔ {name}',
  none: 'نقشهٔ دیگری برای افزودن نمانده است.',
  problems: '{name} بازی‌کردنی نیست:',
  dropTitle: 'نقشه را همین‌جا رها کنید',
  dropHint: 'پروندهٔ نقشهٔ همین بازی (‎.json یا ‎.txt قدیمی).',
};

export const preferencesPage: Texts<typeof english.preferencesPage> = {
  title: 'ترجیحات',
  intro: 'برای همین رایانه‌اند، هر مسابقه‌ای که باز باشد.',
  appearance: 'زبان و ظاهر',
  language: { label: 'زبان', help: 'زبان برنامه و پرونده‌های خروجی.' },
  theme: { label: 'ظاهر', help: 'روی پروژکتور، روشن خواناتر است.' },
  newContests: 'مسابقهٔ تازه با چه آغاز شود',
  newContestsIntro: 'مسابقه‌هایی که از پیش هستند همان‌طور می‌مانند؛ هر یک تنظیم‌های خودش را دارد.',
  about: 'دربارهٔ میدان',
  link: 'ترجیحات',
};
