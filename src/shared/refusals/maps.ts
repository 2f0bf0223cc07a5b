/** What can be wrong with a map before the game itself is asked. */
import type { Sentences } from './sentences.ts';

export const maps = {
  'map-not-shipped': {
    en: 'There is no map “{name}” for this game: choose one of the list.',
    fa: 'این بازی نقشه‌ای به نام «{name}» ندارد: یکی از فهرست انتخاب کنید.',
  },
  'map-of-another-game': {
    en: 'This is a map of another game ({game}): choose one for this game.',
    fa: 'این نقشهٔ بازی دیگری است ({game}): نقشه‌ای برای همین بازی انتخاب کنید.',
  },
  'map-too-large': {
    en: 'The map is too large: make it smaller.',
    fa: 'نقشه خیلی بزرگ است: کوچک‌ترش کنید.',
  },
  'map-file-too-large': {
    en: 'The file is too large to be a map: choose another.',
    fa: 'این پرونده بزرگ‌تر از آن است که نقشه باشد: پروندهٔ دیگری انتخاب کنید.',
  },
  'map-folder': { en: 'A folder is no map: choose one file.', fa: 'پوشه نقشه نیست: یک پرونده انتخاب کنید.' },
  'map-not-json': {
    en: 'It is not a map in JSON: choose a file that a map editor has made.',
    fa: 'این نقشه‌ای به‌صورت JSON نیست: پرونده‌ای را انتخاب کنید که ویرایشگر نقشه ساخته است.',
  },
  'map-unreadable': {
    en: 'It cannot be read as a map of this game ({what}): mend it, or choose another file.',
    fa: 'این پرونده را نمی‌شود نقشهٔ این بازی دانست ({what}): درستش کنید یا پروندهٔ دیگری انتخاب کنید.',
  },
  'map-nameless': {
    en: 'The map has no name: fill in “name” in its file.',
    fa: 'نقشه نام ندارد: مقدار «name» را در پرونده‌اش بنویسید.',
  },
  'map-empty': {
    en: 'the map is empty; it needs rows of the cells E W T 1 2 3 4',
    fa: 'نقشه خالی است؛ باید سطرهایی از خانه‌های E W T 1 2 3 4 داشته باشد',
  },
  'map-row-empty': {
    en: 'line {line} is empty, between two rows of the map',
    fa: 'خط {line} میان دو سطر نقشه خالی است',
  },
  'map-cell-unknown': {
    en: 'line {line} has {cell}; a cell is E W T 1 2 3 or 4',
    fa: 'در خط {line} نوشته شده {cell}؛ هر خانه یکی از E W T 1 2 3 4 است',
  },
  'map-row-long': {
    en: 'line {line} has {found} cells; a map has at most {most} columns',
    fa: 'خط {line} دارای {found} خانه است؛ نقشه بیش از {most} ستون ندارد',
  },
  'map-rows-many': {
    en: 'the map has {found} rows; at most {most} are allowed',
    fa: 'نقشه {found} سطر دارد؛ بیش از {most} سطر نمی‌شود',
  },
  'no-maps': { en: 'This game is played without maps.', fa: 'این بازی بدون نقشه بازی می‌شود.' },
  'map-unsound': {
    en: 'This map cannot be played with these settings: open it in the map editor, which shows what is wrong with it.',
    fa: 'این نقشه با این تنظیم‌ها بازی‌کردنی نیست: آن را در ویرایشگر نقشه باز کنید تا ایرادش را ببینید.',
  },
  'map-played': {
    en: 'Games are planned or were played on “{name}”: leave it out of the next draw instead.',
    fa: 'روی «{name}» بازی شده یا قرار است بازی شود: به جای حذف، در قرعهٔ بعد کنارش بگذارید.',
  },
  'maps-being-played': {
    en: '“{name}” is being played on all maps: make a new category with maps of its own, or a new contest.',
    fa: '«{name}» روی همهٔ نقشه‌ها در حال بازی است: دسته‌ای تازه با نقشه‌های خودش یا مسابقهٔ تازه‌ای بسازید.',
  },
  'maps-not-of-contest': {
    en: 'A map is not in the contest, or is there twice: choose among its maps.',
    fa: 'نقشه‌ای در مسابقه نیست یا دو بار آمده است: از میان نقشه‌های مسابقه انتخاب کنید.',
  },
} as const satisfies Sentences;
