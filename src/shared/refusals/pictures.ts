/** Why a picture, an animation or another file that the window makes was not kept. */
import type { Sentences } from './sentences.ts';

export const pictures = {
  'picture-empty': {
    en: 'there is not enough memory for the picture; close other windows and try again.',
    fa: 'حافظه برای ساختن تصویر کافی نیست؛ پنجره‌های دیگر را ببندید و دوباره تلاش کنید.',
  },
  'film-no-codec': {
    en: 'no way to encode a video was found here. Meydan’s own window on another computer may have one.',
    fa: 'اینجا راهی برای فشرده‌سازی ویدیو پیدا نشد. شاید پنجرهٔ میدان در رایانه‌ای دیگر داشته باشد.',
  },
  'film-broken': {
    en: 'encoding the video stopped in the middle; try again, or with fewer steps.',
    fa: 'فشرده‌سازی ویدیو نیمه‌کاره ماند؛ دوباره یا با گام‌های کمتر تلاش کنید.',
  },
  'file-not-kept': {
    en: 'writing the file stopped. See that the disk has room and that you may write there, or choose another folder.',
    fa: 'نوشتن پرونده ناتمام ماند. ببینید دیسک جا دارد و اجازهٔ نوشتن دارید، یا پوشهٔ دیگری انتخاب کنید.',
  },
} as const satisfies Sentences;
