import type { Texts } from '../en.ts';
import type { reasons as english } from './reasons.en.ts';

export const reasons: Texts<typeof english> = {
  notDone: 'این کار انجام نشد',
  unknown: 'میدان تازه‌تری می‌گوید «{code}». این صفحه را دوباره باز کنید یا میدان را به‌روز کنید.',
};
