import type { Texts } from '../en.ts';
import type { othelloBoard as english } from './othello-board.en.ts';

export const othelloBoard: Texts<typeof english> = {
  position: 'صفحهٔ {size} در {size}. {first}: {firstDiscs} مهره. {second}: {secondDiscs} مهره.',
  lastMove: 'آخرین مهره در سطر {row}، ستون {col} است.',
  lastPass: 'در آخرین نوبت حرکتی نشد.',
  toMove: 'نوبت {seat} است.',
  row: 'سطر {row}: {cells}',
  empty: 'خالی',
  separator: '، ',
  tip: {
    empty: 'خالی',
    disc: 'مهرهٔ {seat}',
    cell: 'سطر {row}، ستون {col} ({clause})',
    possible: '{seat} می‌تواند اینجا بازی کند: دست‌کم یک مهره برمی‌گردد ({clause})',
    impossible: '{seat} نمی‌تواند اینجا بازی کند: هیچ مهره‌ای برنمی‌گردد ({clause})',
    last: 'آخرین حرکت همین‌جا بود',
    turns: 'اگر در یک خط راست میان دو مهرهٔ {other} بیفتد برمی‌گردد ({clause})',
    counted: 'برای {seat} شمرده می‌شود ({clause})',
  },
  legend: {
    title: 'راهنمای نشانه‌ها',
    black: 'مهرهٔ سیاه، شیاردار ({clause})',
    white: 'مهرهٔ سفید، ساده ({clause})',
    last: 'آخرین حرکت',
    possible: 'خانه‌ای که بازیکن صاحب نوبت می‌تواند در آن بازی کند، به رنگ خود او ({clause})',
    numbers: 'سطر و ستون، همان‌گونه که برنامه‌ها می‌نویسند ({clause})',
  },
};
