import type { Texts } from '../en.ts';
import type { opening as english } from './opening.en.ts';

export const opening: Texts<typeof english> = {
  label: 'باز کردن مسابقه',
  reading: 'مسابقه باز می‌شود: خواندن {games} بازی …',
  percent: '{percent}٪',
};
