/** Games that cannot be played as somebody wants them, in the simulator, the demo and elsewhere. */
import type { Sentences } from './sentences.ts';

export const games = {
  'no-such-game-kind': {
    en: 'There is no game called “{game}”: choose one of the list.',
    fa: 'بازی‌ای به نام «{game}» نیست: یکی از فهرست انتخاب کنید.',
  },
  'other-player-count': {
    en: '{game} is not played by {count}: choose another number of players.',
    fa: 'بازی {game} با {count} بازیکن انجام نمی‌شود: شمار بازیکن‌ها را عوض کنید.',
  },
  'settings-unplayable': {
    en: 'These settings cannot be played: {what}.',
    fa: 'با این تنظیم‌ها نمی‌توان بازی کرد: {what}.',
  },
  'setting-unknown': {
    en: 'The game “{game}” has no setting “{setting}”: leave it out.',
    fa: 'بازی «{game}» تنظیمی به نام «{setting}» ندارد: آن را بردارید.',
  },
  'live-gone': {
    en: 'This game is not running any more: look for it among the games that were played.',
    fa: 'این بازی دیگر در جریان نیست: آن را میان بازی‌های انجام‌شده پیدا کنید.',
  },
  'live-no-outcome': { en: 'The game ended without an outcome.', fa: 'بازی بی‌نتیجه پایان یافت.' },
  'live-stopped': {
    en: 'The game was stopped and will be played again.',
    fa: 'این بازی متوقف شد و دوباره انجام می‌شود.',
  },
  'worker-died': {
    en: 'The game was cut short on this computer ({said}): play it again.',
    fa: 'بازی روی این رایانه نیمه‌کاره ماند ({said}): دوباره بازی‌اش کنید.',
  },
  'run-disk-full': {
    en: 'The disk is full: make room on it and go on. ({said})',
    fa: 'دیسک پر است: جا باز کنید و ادامه دهید. ({said})',
  },
  'computer-busy': {
    en: 'The computer is out of memory or processes: close other programs, or play fewer games at once. ({said})',
    fa: 'حافظه یا پردازه‌های رایانه تمام شده است: برنامه‌های دیگر را ببندید یا هم‌زمان بازی‌های کمتری انجام دهید. ({said})',
  },
} as const satisfies Sentences;
