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
    en: 'the position after that step is not the one that was played',
    fa: 'وضعیت پس از آن، وضعیتی نیست که بازی شده بود',
  },
  'replay-other-outcome': {
    en: 'the outcome is not the one that the moves lead to',
    fa: 'نتیجه آن نیست که حرکت‌ها به آن می‌رسند',
  },

  // The end of a sentence that begins with the name of the file.
  'replay-file': { en: '{file} {what}', fa: '{file} {what}' },
  'replay-file-too-large': {
    en: 'is larger than {most} MB; no replay is',
    fa: 'بزرگ‌تر از {most} مگابایت است؛ هیچ بازپخشی چنین نیست',
  },
  'replay-file-not-json': { en: 'is not JSON: {said}', fa: 'به شکل JSON نیست: {said}' },
  'replay-file-not-text': { en: 'is not JSON: it is not even text', fa: 'به شکل JSON نیست: حتی متن هم نیست' },
  'replay-file-other': { en: 'is not a Meydan replay', fa: 'بازپخش میدان نیست' },
  'replay-file-version': {
    en: 'is a replay of version {version}; this Meydan reads version 1',
    fa: 'بازپخشی از نسخهٔ {version} است؛ این میدان نسخهٔ ۱ را می‌خواند',
  },
  'replay-file-damaged': { en: 'is a damaged replay: {why}', fa: 'بازپخشی آسیب‌دیده است: {why}' },
  'replay-file-game': {
    en: 'is a replay of "{game}", which is not a game here',
    fa: 'بازپخش «{game}» است که اینجا نیست',
  },
  'replay-file-changed': { en: 'is not the game that was played: {why}', fa: 'آن بازی‌ای نیست که انجام شد: {why}' },
} as const satisfies Sentences;
