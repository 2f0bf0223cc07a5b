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
  'list-workbook': {
    en: 'This is an Excel workbook. In Excel choose “Save As”, then the type “CSV UTF-8”, and choose that file.',
    fa: 'این خودِ پروندهٔ اکسل است. در اکسل «Save As» را بزنید، نوع «CSV UTF-8» را انتخاب کنید و آن پرونده را وارد کنید.',
  },
  'list-not-text': {
    en: 'This file is not a text, so it cannot be a class list: choose a CSV file.',
    fa: 'این پرونده متن نیست و نمی‌تواند فهرست کلاس باشد: یک پروندهٔ CSV انتخاب کنید.',
  },
  'list-nobody': {
    en: 'There is nobody in this list: it needs a line with a name for each student.',
    fa: 'کسی در این فهرست نیست: برای هر دانشجو یک خط با نامش لازم است.',
  },
  'list-too-large': {
    en: 'The file is too large; only its beginning was read.',
    fa: 'پرونده خیلی بزرگ است؛ فقط آغازش خوانده شد.',
  },
  'list-old-encoding': {
    en: 'The file was saved in an old encoding. If the names below look wrong, save it in Excel as “CSV UTF-8” and choose it again.',
    fa: 'این پرونده با رمزگذاری قدیمی ذخیره شده است. اگر نام‌های پایین درست نیستند، آن را در اکسل با نوع «CSV UTF-8» ذخیره و دوباره انتخاب کنید.',
  },
  'list-wrong-encoding': {
    en: 'Some characters of the file cannot be read in this encoding. If the names below look wrong, choose another encoding.',
    fa: 'بعضی از نویسه‌های پرونده با این رمزگذاری خوانده نمی‌شوند. اگر نام‌های پایین درست نیستند، رمزگذاری دیگری انتخاب کنید.',
  },
  'list-quotes': {
    en: 'The quotes in the file do not match and were left as they are.',
    fa: 'گیومه‌های پرونده جفت نیستند و همان‌طور که بودند ماندند.',
  },
  'list-no-headings': {
    en: 'There is no line with headings; check below that the columns were read correctly.',
    fa: 'خط عنوان ستون‌ها نبود؛ پایین ببینید ستون‌ها درست خوانده شده‌اند یا نه.',
  },
  'list-no-names': {
    en: 'No column was read as names: say which one holds them.',
    fa: 'هیچ ستونی نام‌ها شمرده نشد: بگویید نام‌ها در کدام ستون‌اند.',
  },
  'list-column-not-read': { en: 'The column {text} was not read.', fa: 'ستون {text} خوانده نشد.' },
  'list-above-headings': { en: '{text} stands above the headings.', fa: '{text} بالای عنوان‌هاست.' },
  'list-no-name': { en: 'There is no name in {text}.', fa: 'در {text} نامی نیست.' },
  'list-too-long': { en: 'Something in {text} is too long.', fa: 'چیزی در {text} بیش از اندازه بلند است.' },
  'list-more-cells': { en: '{text} has no column and was not read.', fa: '{text} ستونی ندارد و خوانده نشد.' },
  'list-same-student': {
    en: '{text} is in line {line} already: both count as one student.',
    fa: '{text} در خط {line} هم هست: این دو یک دانشجو به حساب می‌آیند.',
  },
  'list-same-name': { en: '{text} has the name of line {line}.', fa: '{text} با خط {line} هم‌نام است.' },
  'list-same-number': {
    en: '{text} has the same number as the one in line {line}.',
    fa: 'شمارهٔ {text} با شمارهٔ خط {line} یکی است.',
  },
  'list-no-number': { en: 'There is no number in this line.', fa: 'در این خط شماره‌ای نیست.' },
  'list-rounded-number': {
    en: 'Excel has rounded the number to {text}; write it as text.',
    fa: 'اکسل شماره را به {text} گرد کرده است؛ آن را به‌صورت متن بنویسید.',
  },
  'list-bad-seed': {
    en: '{text} is no seed; seeds are 1, 2, 3 and so on.',
    fa: '{text} جایی در سیدبندی نیست؛ آنجا ۱، ۲، ۳ و مانند این‌ها می‌آید.',
  },
} as const satisfies Sentences;
