import type { Texts } from '../en.ts';
import type { apart as english } from './apart.en.ts';

export const apart: Texts<typeof english> = {
  found: '{count} برنامهٔ جدا در آن هست. هر کدام یک شرکت‌کننده شود؟',
  take: 'افزودن {count} شرکت‌کننده',
  leftOut: 'این‌ها کنار گذاشته می‌شوند: {names}',
  orOne: 'یا اگر همهٔ آن یک برنامه است، پرونده‌ای را که اجرا می‌شود انتخاب کنید:',
};
