/** Why a replay is not the game that was played. */
import type { Sentences } from './sentences.ts';

export const replays = {
  'replay-no-start': {
    en: 'its start cannot be set up: {said}',
    fa: 'آغاز بازی را نمی‌توان چید ({said})',
  },
  'replay-already-over': { en: 'the game was already over', fa: 'بازی پیش از آن تمام شده بود' },
  'replay-no-answer': {
    en: '{answer} is not an answer of this game',
    fa: '{answer} پاسخی از این بازی نیست',
  },
  'replay-answer-count': {
    en: 'it has the wrong number of answers',
    fa: 'شمار پاسخ‌هایش درست نیست',
  },
  'replay-other-position': {
    en: 'the position after it is not the one that was played',
    fa: 'وضعیت پس از آن، وضعیتی نیست که بازی شده بود',
  },
  'replay-other-outcome': {
    en: 'the outcome is not the one that the moves lead to',
    fa: 'نتیجه آن نیست که حرکت‌ها به آن می‌رسند',
  },
} as const satisfies Sentences;
