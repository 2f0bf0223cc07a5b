/** What is wrong with the description of a contest. Its keys are shown as they are written in the file. */
import type { Sentences } from './sentences.ts';

export const descriptions = {
  'described-problem': { en: '{file} has a problem:', fa: '{file} یک ایراد دارد:' },
  'described-problems': { en: '{file} has {count} problems:', fa: 'شمار ایرادهای {file}: {count}' },
  'described-line': { en: 'line {line}: {why}', fa: 'سطر {line}: {why}' },

  'described-mean': { en: 'did you mean “{word}”?', fa: 'آیا منظورتان «{word}» بود؟' },
  'described-known': { en: 'there is {known}', fa: 'این‌ها هست: {known}' },

  'described-unreadable': { en: 'it cannot be read: {said}', fa: 'خوانده نمی‌شود: {said}' },
  'described-absent': { en: 'it cannot be read: it is not there', fa: 'خوانده نمی‌شود: چنین پرونده‌ای نیست' },
  'described-yaml': { en: '{said}', fa: 'نوشتار آن درست نیست: {said}' },
  'described-no-lines': {
    en: 'a description is made of lines such as “name: …” and “game: othello”',
    fa: 'شرح مسابقه از سطرهایی مانند «\u2068name: …\u2069» و «\u2068game: othello\u2069» ساخته می‌شود',
  },
  'described-key-unknown': { en: '“{key}” is not known here; {hint}', fa: '«{key}» اینجا شناخته نیست؛ {hint}' },
  'described-key-missing': { en: 'there is no “{key}:”', fa: '«{key}» نوشته نشده است' },
  'described-key-twice': { en: '“{key}” is there twice', fa: '«{key}» دو بار آمده است' },
  'described-value': { en: '{where}: {why}', fa: '{where}: {why}' },
  'described-value-unknown': {
    en: '{where}: “{word}” is not known; {hint}',
    fa: '{where}: «{word}» شناخته نیست؛ {hint}',
  },
  'described-no-format': { en: '“{word}” is no format: {hint}', fa: '«{word}» شیوهٔ برگزاری نیست: {hint}' },

  'described-no-game': { en: 'there is no game “{game}”; {hint}', fa: 'بازی «{game}» نداریم؛ {hint}' },
  'described-no-setting': {
    en: '{game} has no setting “{setting}”; {hint}',
    fa: '{game} تنظیمی به نام «{setting}» ندارد؛ {hint}',
  },
  'described-setting': { en: 'the setting {setting}: {why}', fa: 'تنظیم {setting}: {why}' },
  'described-no-bot': {
    en: '{game} has no house bot “{bot}”; {hint}',
    fa: 'بازی {game} بازیکن خانگی «{bot}» ندارد؛ {hint}',
  },
  'described-no-map': {
    en: 'there is no map {map} (looked for {place}); {hint}',
    fa: 'نقشهٔ {map} پیدا نشد (در {place} نیست)؛ {hint}',
  },

  'described-two-players': {
    en: '{name} has a program and a house bot: choose one of them',
    fa: '{name} هم برنامه دارد و هم بازیکن خانگی: یکی را نگه دارید',
  },
  'described-no-player': {
    en: '{name} has nothing to play with: give a “program” or a “house” bot',
    fa: '{name} چیزی برای بازی ندارد: برایش «program» یا «house» بنویسید',
  },
  'described-nobody': {
    en: 'nobody takes part: list “contestants”, or name a folder of “programs”',
    fa: 'کسی شرکت نمی‌کند: شرکت‌کننده‌ها را زیر «contestants» بنویسید یا پوشهٔ برنامه‌ها را در «programs» نام ببرید',
  },
  'described-list-alone': {
    en: 'a class list needs a folder of “programs” beside it',
    fa: 'همراه فهرست کلاس باید پوشهٔ برنامه‌ها هم در «programs» نوشته شود',
  },
  'described-no-category': { en: 'there is no category “{category}”; {hint}', fa: 'دستهٔ «{category}» نداریم؛ {hint}' },
  'described-new-category': { en: 'describe it under “categories”', fa: 'آن را زیر «categories» بنویسید' },
  'described-same-name': {
    en: 'the name “{said}” is there already, in line {line}',
    fa: 'نام «{said}» پیش‌تر در سطر {line} آمده است',
  },
  'described-same-number': {
    en: 'the number “{said}” is there already, in line {line}',
    fa: 'شمارهٔ «{said}» پیش‌تر در سطر {line} آمده است',
  },

  'described-not-there': {
    en: '{file} is not there (looked for {place})',
    fa: '{file} پیدا نشد (در {place} نیست)',
  },
  'described-no-folder': { en: '{file} is not a folder', fa: '{file} پوشه نیست' },
  'described-no-file': { en: '{file} is not a file', fa: '{file} پرونده نیست' },
  'described-whose': { en: '{program} {why}', fa: '{program} {why}' },
  'described-similar': {
    en: '{program} {why}: write “accept similar names: true” if it is so',
    fa: '{program} {why}: اگر درست است «\u2068accept similar names: true\u2069» را بنویسید',
  },

  'described-without-program': {
    en: '{name} has handed in nothing and does not take part.',
    fa: '{name} چیزی تحویل نداده است و شرکت نمی‌کند.',
  },
  'described-empty-category': {
    en: '“{name}” has nobody in it and is not played.',
    fa: 'کسی در «{name}» نیست و بازی نمی‌شود.',
  },
} as const satisfies Sentences;
