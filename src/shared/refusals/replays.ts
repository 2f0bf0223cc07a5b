/** Why a replay is not the game that was played. */
import type { Sentences } from './sentences.ts';

export const replays = {
  'replay-no-start': { en: 'its start cannot be set up', fa: 'آغاز بازی را نمی‌توان چید' },
  'replay-settings': { en: 'its settings are not right ({why})', fa: 'تنظیم‌های آن درست نیست ({why})' },
  'replay-map': { en: 'its map is not right ({why})', fa: 'نقشهٔ آن درست نیست ({why})' },
  'replay-map-clause': {
    en: 'its map breaks the rules (clause {clause})',
    fa: 'نقشهٔ آن با قانون‌ها سازگار نیست (بند {clause})',
  },
  'replay-position': {
    en: 'the position that it begins from is not one of this game',
    fa: 'وضعیتی که از آن آغاز می‌شود، وضعیتی از این بازی نیست',
  },
  'replay-seats': {
    en: 'it names {found} players, but {wanted} play',
    fa: 'نام {found} بازیکن در آن آمده، اما شمار بازیکن‌ها {wanted} است',
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

  // A file that cannot be opened: what it is, and what to do.
  'replay-file': { en: '{file} cannot be opened. {what}', fa: '{file} باز نمی‌شود. {what}' },
  'replay-file-too-large': {
    en: 'It is larger than {most} MB. A replay is never so large; choose the replay file itself.',
    fa: 'بزرگ‌تر از {most} مگابایت است. هیچ بازپخشی این‌قدر بزرگ نیست؛ خود پروندهٔ بازپخش را انتخاب کنید.',
  },
  'replay-file-several': {
    en: 'These are several files. Open one replay at a time.',
    fa: 'چند پرونده با هم است. هر بار یک بازپخش باز کنید.',
  },
  'replay-file-unreadable': {
    en: 'The file could not be read. Check that it is still there, then choose it again.',
    fa: 'پرونده خوانده نشد. ببینید هنوز سر جایش هست و دوباره انتخابش کنید.',
  },
  'replay-file-not-json': {
    en: 'It is not a replay: it is not even JSON. Choose a file that Meydan wrote, such as game.replay.json.',
    fa: 'بازپخش نیست و حتی JSON هم نیست. پرونده‌ای را انتخاب کنید که میدان نوشته است، مانند game.replay.json.',
  },
  'replay-file-cut-off': {
    en: 'It is only a part of a replay: it was cut off while it was saved or copied, or changed by hand. Copy it again from where it came from.',
    fa: 'فقط بخشی از یک بازپخش است: هنگام ذخیره یا رونوشت ناتمام مانده یا دستی تغییر کرده است. دوباره از جای اصلی‌اش رونوشت بگیرید.',
  },
  'replay-file-other': {
    en: 'It is JSON, but not a Meydan replay. Choose a file that Meydan wrote, such as game.replay.json.',
    fa: 'JSON هست، اما بازپخش میدان نیست. پرونده‌ای را انتخاب کنید که میدان نوشته است، مانند game.replay.json.',
  },
  'replay-file-version': {
    en: 'It was made by a newer Meydan (version {version} of the format). Update this one to see it.',
    fa: 'با میدان تازه‌تری ساخته شده است (نسخهٔ {version} قالب). برای دیدنش این میدان را به‌روز کنید.',
  },
  'replay-file-damaged': {
    en: 'It is a replay, but a part of it is wrong: {why}. Get the file anew from where it was saved.',
    fa: 'بازپخش است، اما بخشی از آن درست نیست: {why}. پرونده را دوباره از جای اصلی‌اش بگیرید.',
  },
  'replay-file-game': {
    en: 'It is a replay of “{game}”, a game that this Meydan does not know. Update Meydan to see it.',
    fa: 'بازپخشِ «{game}» است که این میدان نمی‌شناسد. برای دیدنش میدان را به‌روز کنید.',
  },
  'replay-file-unplayable': {
    en: 'It cannot be played: {why}. Get the file anew from where it was saved.',
    fa: 'اجرا نمی‌شود: {why}. پرونده را دوباره از جای اصلی‌اش بگیرید.',
  },

  'transcript-none': {
    en: 'It is not a transcript. Choose the file that the command line wrote beside the replay.',
    fa: 'گفت‌وگوی برنامه‌ها نیست. پرونده‌ای را انتخاب کنید که خط فرمان کنار بازپخش نوشته است.',
  },
  'transcript-alone': {
    en: 'It is the transcript of a game. Open the replay of that game first, or drop both together.',
    fa: 'گفت‌وگوی برنامه‌ها در یک بازی است. نخست بازپخش همان بازی را باز کنید، یا هر دو را با هم رها کنید.',
  },
  'transcript-line': {
    en: 'Line {line} of the transcript cannot be read: it was cut off or changed by hand. Copy the file again from where it came from.',
    fa: 'سطر {line} از گفت‌وگوی برنامه‌ها خوانده نمی‌شود: ناتمام مانده یا دستی تغییر کرده است. دوباره از جای اصلی‌اش رونوشت بگیرید.',
  },
  'transcript-other': {
    en: 'It is the transcript of another game. Choose the one that was written together with this replay.',
    fa: 'گفت‌وگوی برنامه‌ها در بازی دیگری است. پرونده‌ای را انتخاب کنید که همراه همین بازپخش نوشته شده است.',
  },
} as const satisfies Sentences;
