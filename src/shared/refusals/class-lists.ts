/** What an organiser should know of a class list and its lines. */
import type { Sentences } from './sentences.ts';

export const classLists = {
  'list-folder': {
    en: 'A folder is no class list: choose one CSV file.',
    fa: 'پوشه فهرست کلاس نیست: یک پروندهٔ CSV انتخاب کنید.',
  },
  'list-file-too-large': {
    en: 'The file is too large to be a class list: choose a CSV file.',
    fa: 'این پرونده بزرگ‌تر از آن است که فهرست کلاس باشد: یک پروندهٔ CSV انتخاب کنید.',
  },
  'list-nobody': {
    en: 'There is nobody in this list: it needs a line with a name for each student.',
    fa: 'کسی در این فهرست نیست: برای هر دانش‌آموز یک خط با نامش لازم است.',
  },
  'list-too-large': {
    en: 'The file is too large; only its beginning was read.',
    fa: 'پرونده خیلی بزرگ است؛ فقط آغازش خوانده شد.',
  },
  'list-old-encoding': {
    en: 'The file is not UTF-8; look whether the names are right.',
    fa: 'پرونده به صورت UTF-8 نیست؛ ببینید نام‌ها درست‌اند یا نه.',
  },
  'list-quotes': {
    en: 'The quotes in the file do not match and were left as they are.',
    fa: 'گیومه‌های پرونده جفت نیستند و همان‌طور که بودند ماندند.',
  },
  'list-no-headings': {
    en: 'There are no headings; look whether the columns are right.',
    fa: 'ستون‌ها عنوان ندارند؛ ببینید درست خوانده شده‌اند یا نه.',
  },
  'list-column-not-read': { en: 'The column {text} was not read.', fa: 'ستون {text} خوانده نشد.' },
  'list-above-headings': { en: '{text} stands above the headings.', fa: '{text} بالای عنوان‌هاست و کنار گذاشته شد.' },
  'list-no-name': { en: 'There is no name in {text}.', fa: 'در {text} نامی نیست.' },
  'list-too-long': { en: 'Something in {text} is too long.', fa: 'چیزی در {text} بیش از اندازه بلند است.' },
  'list-more-cells': { en: '{text} has no column and was not read.', fa: '{text} ستونی ندارد و خوانده نشد.' },
  'list-same-student': {
    en: '{text} is in line {line} already and was put together.',
    fa: '{text} در خط {line} هم هست و این دو یکی شدند.',
  },
  'list-same-name': { en: '{text} has the name of line {line}.', fa: '{text} با خط {line} هم‌نام است.' },
  'list-same-number': { en: '{text} has the number of line {line}.', fa: '{text} شمارهٔ خط {line} را دارد.' },
  'list-no-number': { en: 'There is no number in this line.', fa: 'در این خط شماره‌ای نیست.' },
  'list-rounded-number': {
    en: 'Excel has rounded the number to {text}; write it as text.',
    fa: 'اکسل شماره را به {text} گرد کرده است؛ آن را به صورت متن بنویسید.',
  },
  'list-bad-seed': {
    en: '{text} is no seed; seeds are 1, 2, 3 and so on.',
    fa: '{text} سید نیست؛ سیدها ۱، ۲، ۳ و مانند این‌ها هستند.',
  },
} as const satisfies Sentences;
