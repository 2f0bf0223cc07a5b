/** Whose a program is that is handed in by its file alone, and what becomes of it; sentences that begin with its file. */
import type { Sentences } from './sentences.ts';

export const reception = {
  'whose-sounds': {
    en: 'sounds like the name of {name}, but only a person can say so',
    fa: 'هم‌آوای نام {name} است، اما تنها یک نفر می‌تواند این را بگوید',
  },
  'whose-looks': {
    en: 'looks like the name of {name}, but only a person can say so',
    fa: 'شبیه نام {name} است، اما تنها یک نفر می‌تواند این را بگوید',
  },
  'whose-several': {
    en: 'could be that of any of these: {names}',
    fa: 'شاید از آنِ یکی از این‌ها باشد: {names}',
  },
  'whose-files': {
    en: 'is not the only one of {name}: keep one of them',
    fa: 'تنها برنامهٔ {name} نیست: یکی را نگه دارید',
  },
  'whose-nobody': {
    en: 'has nobody’s name or number in its name',
    fa: 'نام یا شمارهٔ کسی را در نام خود ندارد',
  },

  'hand-in-accept': {
    en: '{why}: --accept-similar gives it to them',
    fa: '{why}: ‎--accept-similar آن را به او می‌دهد',
  },
  'hand-in-alone': {
    en: '{why}: add it alone, with --name NAME',
    fa: '{why}: آن را جداگانه و با ‎--name NAME بیفزایید',
  },
  'hand-in-has-one': {
    en: "is {name}'s, who has a program already: --replace takes this one",
    fa: 'از آنِ {name} است که خود برنامه دارد: ‎--replace این یکی را جای آن می‌گذارد',
  },
  'hand-in-same': {
    en: "is the same program as {name}'s: --name NAME adds it all the same",
    fa: 'همان برنامهٔ {name} است: ‎--name NAME با این همه آن را می‌افزاید',
  },
  'hand-in-cannot-play': { en: 'cannot play: {why}', fa: 'نمی‌تواند بازی کند: {why}' },

  'hand-in-twin': {
    en: 'what is in it is the same as in the program of {names}',
    fa: 'محتوای آن با برنامهٔ {names} یکی است',
  },
  'hand-in-not-here': {
    en: 'it cannot be started on this computer: {why}',
    fa: 'روی این رایانه اجرا نمی‌شود: {why}',
  },
  'hand-in-by-sound': { en: 'the name sounds alike', fa: 'نامش هم‌آواست' },
  'hand-in-by-look': { en: 'the name looks alike', fa: 'نامش شبیه است' },
} as const satisfies Sentences;
