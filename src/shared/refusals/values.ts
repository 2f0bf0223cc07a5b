/** What is wrong with a value that somebody gave: a setting, a field of a map, a name. */
import type { Sentences } from './sentences.ts';

export const values = {
  'value-not-right': { en: '{what} is not right: {why}.', fa: '{what} درست نیست: {why}.' },
  'value-field-not-right': {
    en: '{what} “{field}” is not right: {why}.',
    fa: '{what} («{field}») درست نیست: {why}.',
  },
  'thing-setting': { en: 'The setting', fa: 'تنظیم' },
  'thing-map': { en: 'The map', fa: 'نقشه' },
  'thing-game': { en: 'The game', fa: 'بازی' },
  'thing-seed': { en: 'The seed', fa: 'عدد تصادفی' },
  'thing-category': { en: 'The category', fa: 'دسته' },
  'thing-contestant': { en: 'The contestant', fa: 'شرکت‌کننده' },
  'thing-draw': { en: 'The draw', fa: 'قرعه' },
  'thing-disqualification': { en: 'The reason of a disqualification', fa: 'دلیل محرومیت' },
  'value-at': { en: '“{field}”: {why}', fa: '«{field}»: {why}' },

  'value-whole': { en: 'a whole number is needed here', fa: 'اینجا عدد صحیح لازم است' },
  'value-number': { en: 'a number is needed here', fa: 'اینجا عدد لازم است' },
  'value-text': { en: 'a text is needed here', fa: 'اینجا متن لازم است' },
  'value-yes-no': { en: 'yes or no is needed here', fa: 'اینجا بله یا نه لازم است' },
  'value-list': { en: 'a list is needed here', fa: 'اینجا فهرست لازم است' },
  'value-record': { en: 'an object with fields is needed here', fa: 'اینجا شیئی با چند فیلد لازم است' },
  'value-nothing': { en: 'it must not be empty', fa: 'نباید خالی باشد' },
  'value-least': { en: 'it must be at least {least}', fa: 'نباید کمتر از {least} باشد' },
  'value-most': { en: 'it must be at most {most}', fa: 'نباید بیشتر از {most} باشد' },
  'value-step': { en: 'it must be a multiple of {step}', fa: 'باید مضربی از {step} باشد' },
  'value-short': { en: 'it needs at least {least} characters', fa: 'دست‌کم {least} نویسه لازم است' },
  'value-long': { en: 'it may have at most {most} characters', fa: 'بیش از {most} نویسه نمی‌شود' },
  'value-few': { en: 'it needs at least {least} entries', fa: 'دست‌کم {least} مورد لازم است' },
  'value-many': { en: 'it may have at most {most} entries', fa: 'بیش از {most} مورد نمی‌شود' },
  'value-choice': { en: 'it must be one of {choices}', fa: 'باید یکی از این‌ها باشد: {choices}' },
  'value-unknown-fields': { en: 'there is no {fields} here: leave it out', fa: 'اینجا {fields} نداریم: آن را بردارید' },
  'value-told': { en: '{said}', fa: 'مقدار درست نیست ({said})' },
  'value-impossible': { en: 'this value is not possible here', fa: 'این مقدار اینجا شدنی نیست' },
} as const satisfies Sentences;
