/** What the referee says of a program: in the transcript, in the report of a game, and in the notes of a game that does not count. */
import type { Sentences } from './sentences.ts';

export const referee = {
  'referee-no-start': { en: 'The program cannot be started: {said}', fa: 'برنامه اجرا نمی‌شود: {said}' },
  'referee-no-start-here': { en: 'The system cannot start the program.', fa: 'سیستم نمی‌تواند برنامه را اجرا کند.' },
  'referee-no-start-said': {
    en: 'The system cannot start the program; it says: {said}',
    fa: 'سیستم نمی‌تواند برنامه را اجرا کند و می‌گوید: {said}',
  },
  'referee-timeout': {
    en: 'The program gave no answer within {ms} ms.',
    fa: 'برنامه تا {ms} میلی‌ثانیه پاسخی نداد.',
  },
  'referee-late': {
    en: 'Thrown away, because it came too late: {said}',
    fa: 'کنار گذاشته شد، چون دیر رسید: {said}',
  },
  'referee-unreadable': { en: 'The answer cannot be read: {seen}', fa: 'پاسخ خوانا نیست: {seen}' },
  'referee-turn-output': {
    en: 'The program printed more than {kb} KB in one turn.',
    fa: 'برنامه در یک نوبت بیش از {kb} کیلوبایت چاپ کرد.',
  },
  'referee-game-output': {
    en: 'The program printed more than {kb} KB in one game.',
    fa: 'برنامه در یک بازی بیش از {kb} کیلوبایت چاپ کرد.',
  },
  'referee-memory': {
    en: 'The program used {used} MB of memory; {allowed} MB are allowed.',
    fa: 'برنامه {used} مگابایت حافظه گرفت؛ {allowed} مگابایت مجاز است.',
  },
  'referee-processes': {
    en: 'The program ran {running} processes at once; {allowed} are allowed.',
    fa: 'برنامه هم‌زمان {running} پردازه داشت؛ {allowed} پردازه مجاز است.',
  },
  'referee-closed': {
    en: 'The program closed its output and lives on.',
    fa: 'برنامه خروجی خود را بست و به کار ادامه داد.',
  },
  'referee-ended': {
    en: 'The program ended by itself with exit code 0 while an answer was still due.',
    fa: 'برنامه هنوز باید پاسخ می‌داد که خودش با کد خروج ۰ پایان یافت.',
  },
  'referee-crash': {
    en: 'The program ended before the game did: {ending}.',
    fa: 'برنامه پیش از پایان بازی بسته شد: {ending}.',
  },

  'transcript-gap': { en: '{count} characters are left out here', fa: '{count} نویسه اینجا کنار گذاشته شده است' },

  'unenforced-strays': {
    en: 'Processes that leave their group are not found on this system.',
    fa: 'در این سیستم، پردازه‌هایی که از گروه خود بیرون می‌روند پیدا نمی‌شوند.',
  },
  'unenforced-files': {
    en: 'The size of files and core dumps is not limited here: prlimit (util-linux) is missing.',
    fa: 'اینجا اندازهٔ پرونده‌ها و core dumpها محدود نیست: prlimit (از util-linux) نصب نیست.',
  },

  'game-had-failed': { en: 'it had failed', fa: 'به سرانجام نرسیده بود' },
  'game-of-others': { en: 'others play this match now', fa: 'این دیدار را اکنون کسان دیگری بازی می‌کنند' },
  'game-contestant-back': { en: '{name} is back', fa: '{name} به مسابقه بازگشت' },
} as const satisfies Sentences;
