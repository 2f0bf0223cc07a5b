/** What the command line tells of what it has done. */
import type { Sentences } from './sentences.ts';

export const told = {
  'told-new-contest': {
    en: '{file} is a new contest of {game}. Next: {command}',
    fa: '{file} مسابقهٔ تازه‌ای از {game} است. گام بعد: {command}',
  },
  'told-draw-back': { en: 'The draw is taken back.', fa: 'قرعه پس گرفته شد.' },
  'told-not-drawn': {
    en: 'Nobody has entered "{category}", so it is not drawn.',
    fa: 'کسی در «{category}» نیست؛ پس قرعه‌کشی نشد.',
  },
  'told-no-program': { en: '{name} has handed in no program yet.', fa: '{name} هنوز برنامه‌ای تحویل نداده است.' },
  'told-no-category': {
    en: '{name} is in no category and will not play.',
    fa: '{name} در هیچ دسته‌ای نیست و بازی نمی‌کند.',
  },
  'told-disqualified': {
    en: '{name} is out of the contest: {reason}',
    fa: '{name} از مسابقه کنار گذاشته شد: {reason}',
  },
  'told-reinstated': { en: '{name} is in the contest again.', fa: '{name} دوباره در مسابقه است.' },
  'told-again': {
    en: 'Game {game} ({match}) is to be played again. Go on with: {command}',
    fa: 'بازی {game} ({match}) از نو انجام می‌شود. ادامه با: {command}',
  },
  'told-taken-back': {
    en: 'Taken back in {category}, because they hang on it: {matches}.',
    fa: 'چون به آن بسته بودند، در {category} پس گرفته شدند: {matches}.',
  },
  'told-line': { en: '{file}, line {line}: {why}', fa: '{file}، سطر {line}: {why}' },

  'told-map-good': { en: '{file} is a good map of {game}.', fa: '{file} نقشهٔ درستی برای {game} است.' },
  'told-map-bad': {
    en: '{file} is a map of {game} that cannot be played:',
    fa: '{file} نقشه‌ای از {game} است که نمی‌توان روی آن بازی کرد:',
  },
  'told-map-written': { en: '{file} is now a map of {game}.', fa: '{file} اکنون نقشه‌ای از {game} است.' },

  'told-replay': {
    en: '{game}, seed {seed}, {turns} steps: {players}',
    fa: '{game}، عدد تصادفی {seed}، {turns} گام: {players}',
  },
  'told-verified': {
    en: '{file} is verified: {turns} steps lead to its outcome.',
    fa: '{file} درست است: {turns} گام به نتیجهٔ آن می‌رسد.',
  },
  'told-not-verified': {
    en: '{file} is not the game that was played: {why}.',
    fa: '{file} آن بازی‌ای نیست که انجام شد: {why}.',
  },
  'told-at-step': { en: 'at step {turn}, {why}', fa: 'در گام {turn}، {why}' },

  'told-match': { en: '{game}, seed {seed}, {turns} steps', fa: '{game}، عدد تصادفی {seed}، {turns} گام' },
  'told-fault': { en: '{name}, step {turn}: {what}', fa: '{name}، گام {turn}: {what}' },
  'told-printed': { en: 'it printed {text}', fa: 'چاپ کرد: {text}' },
  'told-replay-saved': { en: 'The replay is in {file}.', fa: 'بازپخش در {file} است.' },
  'told-won': { en: 'won', fa: 'برد' },
  'told-lost': { en: 'lost', fa: 'باخت' },
  'told-drawn': { en: 'drawn', fa: 'مساوی' },
  'told-finished': { en: 'finished', fa: 'پایان' },
  'told-ms': { en: '{ms} ms', fa: '{ms} میلی‌ثانیه' },

  'told-bots': { en: 'house bots: {bots}', fa: 'بازیکن‌های خانگی: {bots}' },
  'told-settings': { en: 'settings: {settings}', fa: 'تنظیم‌ها: {settings}' },
} as const satisfies Sentences;
