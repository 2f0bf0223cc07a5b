/** How a program ended that should have gone on: an exit code or a signal, and what it usually means. */
import type { Sentences } from './sentences.ts';

export const endings = {
  'ending-unknown': { en: 'nobody knows how', fa: 'معلوم نیست چگونه' },
  'ending-code': { en: 'exit code {code}', fa: 'کد خروج {code}' },
  'ending-code-meaning': { en: 'exit code {code}, {meaning}', fa: 'کد خروج {code}، {meaning}' },
  'ending-signal': { en: 'signal {signal}', fa: 'سیگنال {signal}' },
  'ending-signal-meaning': { en: 'signal {signal}, {meaning}', fa: 'سیگنال {signal}، {meaning}' },

  'meaning-memory': {
    en: 'it touched memory that is not its own: an index outside an array, or a pointer to nothing',
    fa: 'به حافظه‌ای دست زد که مال خودش نیست: اندیسی بیرون از آرایه یا اشاره‌گری به هیچ‌جا',
  },
  'meaning-heap': {
    en: 'its memory was damaged: it wrote outside an array, or freed something twice',
    fa: 'حافظه‌اش به هم ریخت: بیرون از آرایه نوشت یا چیزی را دو بار آزاد کرد',
  },
  'meaning-stack': {
    en: 'its stack was full: a function calls itself without end, or a local array is too large',
    fa: 'پشته‌اش پر شد: تابعی بی‌پایان خودش را فرا می‌خواند یا آرایه‌ای محلی بیش از اندازه بزرگ است',
  },
  'meaning-division': { en: 'it divided a whole number by zero', fa: 'عدد صحیحی را بر صفر تقسیم کرد' },
  'meaning-abort': {
    en: 'it gave up by itself: an assertion that failed, or an exception that nobody caught',
    fa: 'خودش دست از کار کشید: assert نادرست بود یا استثنایی که گرفته نشد',
  },
  'meaning-exception': { en: 'an exception that nobody caught', fa: 'استثنایی که گرفته نشد' },
  'meaning-instruction': {
    en: 'an instruction that this processor does not know: compile it without -march=native or other options for one processor',
    fa: 'دستوری که این پردازنده نمی‌شناسد: آن را بدون ‎-march=native و گزینه‌های ویژهٔ یک پردازنده ترجمه کنید',
  },
  'meaning-killed': {
    en: 'it was ended from outside, as the system does when memory runs out',
    fa: 'از بیرون بسته شد، چنان‌که سیستم هنگام کمبود حافظه می‌کند',
  },
  'meaning-output-gone': {
    en: 'it wrote after its output had been closed',
    fa: 'پس از بسته شدن خروجی باز هم چیزی نوشت',
  },
  'meaning-file-size': { en: 'it wrote too large a file', fa: 'پرونده‌ای بیش از اندازه بزرگ نوشت' },
  'meaning-no-memory': { en: 'it got no more memory', fa: 'دیگر حافظه‌ای به آن نرسید' },
  'meaning-dll': {
    en: 'a DLL that it needs is missing: link it statically (-static), or hand in the DLL with it in a .zip',
    fa: 'یک DLL که لازم دارد پیدا نشد: آن را ایستا پیوند دهید (‎-static) یا DLL را همراه آن در یک ‎.zip تحویل دهید',
  },
  'meaning-dll-other': {
    en: 'a DLL that it needs is there in another version: link it statically (-static), or hand in its own DLL with it in a .zip',
    fa: 'یک DLL که لازم دارد در نگارشی دیگر پیدا شد: آن را ایستا پیوند دهید (‎-static) یا DLL خودش را همراه آن در یک ‎.zip تحویل دهید',
  },
  'meaning-dll-start': {
    en: 'a DLL that it needs could not be started: try it alone on this computer, and compile it as a console program',
    fa: 'یک DLL که لازم دارد راه نیفتاد: آن را به‌تنهایی روی همین رایانه امتحان و به‌صورت برنامهٔ کنسول ترجمه کنید',
  },
  'meaning-bits': {
    en: 'a 32-bit program met a 64-bit DLL, or the other way round: compile it again for this computer',
    fa: 'برنامهٔ ۳۲ بیتی به یک DLL ۶۴ بیتی برخورد، یا برعکس: آن را برای همین رایانه دوباره ترجمه کنید',
  },
  'meaning-command-missing': {
    en: 'a command that it calls is not on this computer',
    fa: 'فرمانی که فرا می‌خواند روی این رایانه نیست',
  },
  'meaning-command-forbidden': {
    en: 'a file that it calls may not be executed',
    fa: 'پرونده‌ای که فرا می‌خواند اجازهٔ اجرا ندارد',
  },
  'meaning-interrupted': { en: 'it was interrupted, as by Ctrl-C', fa: 'میانهٔ کار قطع شد، مانند Ctrl-C' },
} as const satisfies Sentences;
