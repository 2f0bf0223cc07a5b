/** What can go wrong while files come in from a window. */
import type { Sentences } from './sentences.ts';

export const uploads = {
  'upload-no-such-file': {
    en: '{name} has {count} files, not so many: give it again.',
    fa: '{name} فقط {count} پرونده دارد: دوباره آن را بدهید.',
  },
  'upload-more-than-announced': {
    en: 'More came of {name} than was announced: give it again.',
    fa: 'از {name} بیش از آنچه گفته شده بود رسید: دوباره آن را بدهید.',
  },
  'upload-not-whole': {
    en: 'Not all of {name} has arrived: give it again.',
    fa: 'همهٔ {name} نرسیده است: دوباره آن را بدهید.',
  },
  'upload-several-folders': {
    en: 'These files are not all of one folder: give each file or folder for itself.',
    fa: 'این پرونده‌ها همه از یک پوشه نیستند: هر پرونده یا پوشه را جدا بدهید.',
  },
  'upload-disk-full': {
    en: 'The disk is full: make room on it and give the files again.',
    fa: 'دیسک پر است: جا باز کنید و پرونده‌ها را دوباره بدهید.',
  },
  'upload-too-much-at-once': {
    en: 'So much cannot be taken in at once: wait until the rest is in, then give more.',
    fa: 'این همه یک‌جا گرفتنی نیست: صبر کنید تا بقیه برسند و سپس ادامه دهید.',
  },
  'upload-too-large': {
    en: 'A file or folder may have {most} MB, and this has more: leave out what the program does not need.',
    fa: 'پرونده یا پوشه تا {most} مگابایت می‌تواند باشد و این بیشتر است: چیزهایی را که برنامه لازم ندارد کنار بگذارید.',
  },
  'upload-too-many': {
    en: 'A folder may have {most} files, and this has more: leave out what the program does not need.',
    fa: 'پوشه تا {most} پرونده می‌تواند داشته باشد و این بیشتر دارد: چیزهایی را که برنامه لازم ندارد کنار بگذارید.',
  },
  'upload-empty': {
    en: 'This folder is empty: drop one with a program in it.',
    fa: 'این پوشه خالی است: پوشه‌ای را رها کنید که برنامه‌ای در آن باشد.',
  },
  'upload-unreadable': {
    en: '{name} cannot be read any more; it may have been moved, changed or deleted, or may not be opened by you: look where it is and drop it again.',
    fa: '{name} دیگر خوانده نمی‌شود؛ شاید جابه‌جا، عوض یا حذف شده، یا اجازهٔ باز کردنش را ندارید: جایش را ببینید و دوباره رهایش کنید.',
  },
  'upload-piece-too-large': {
    en: 'A piece may have 1 MB, and this has more: give less of it.',
    fa: 'هر تکه تا ۱ مگابایت می‌تواند باشد و این بیشتر است: کمترش را بدهید.',
  },
  'upload-one-program': {
    en: 'This looks like one program: choose the file that starts it.',
    fa: 'این به یک برنامه می‌ماند: پرونده‌ای را که اجرا می‌شود انتخاب کنید.',
  },
  'upload-gone': {
    en: 'This file is not here any more: choose or drop it again.',
    fa: 'این پرونده دیگر اینجا نیست: دوباره انتخاب یا رهایش کنید.',
  },
} as const satisfies Sentences;
