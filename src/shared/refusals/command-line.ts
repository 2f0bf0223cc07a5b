/** What the command line cannot do with what was typed. Options and commands are shown as they are typed. */
import type { Sentences } from './sentences.ts';

export const commandLine = {
  'cli-argument-missing': {
    en: "missing required argument '{argument}'",
    fa: '«{argument}» گفته نشده است؛ ‎--help شیوهٔ نوشتن فرمان را نشان می‌دهد',
  },
  'cli-arguments-many': {
    en: 'too many arguments, {expected} expected: {said}',
    fa: 'این فرمان {expected} مقدار می‌گیرد، نه این‌ها: {said}',
  },
  'cli-option-unknown': {
    en: "unknown option '{option}'",
    fa: 'گزینهٔ {option} نداریم؛ ‎--help گزینه‌ها را نشان می‌دهد',
  },
  'cli-option-empty': {
    en: "option '{option}' argument missing",
    fa: 'پس از {option} باید چیزی نوشته شود',
  },
  'cli-option-missing': {
    en: "required option '{option}' not specified",
    fa: 'گزینهٔ {option} لازم است و نوشته نشده است',
  },
  'cli-option-choice': {
    en: "option '{option}' argument '{said}' is invalid. Allowed choices are {known}.",
    fa: '{option} مقدار «{said}» را نمی‌پذیرد؛ مقدارهای مجاز: {known}',
  },
  'cli-options-apart': {
    en: "option '{one}' cannot be used with option '{other}'",
    fa: '{one} و {other} را نمی‌توان با هم به کار برد',
  },
  'cli-command-unknown': {
    en: "unknown command '{command}'",
    fa: 'فرمان {command} نداریم؛ ‎--help فرمان‌ها را نشان می‌دهد',
  },

  'cli-no-file': { en: 'there is no file {file}', fa: 'پروندهٔ {file} پیدا نشد' },
  'cli-file-unreadable': { en: '{file} cannot be read: {said}', fa: '{file} خوانده نمی‌شود: {said}' },
  'cli-not-json': { en: '{file} is not JSON: {said}', fa: '{file} به شکل JSON نیست: {said}' },
  'cli-not-written': {
    en: '{what} cannot be written to {file}: {said}',
    fa: '{what} در {file} نوشته نمی‌شود: {said}',
  },
  'cli-the-replay': { en: 'the replay', fa: 'بازپخش' },
  'cli-the-transcript': { en: 'the transcript', fa: 'گفت‌وگو' },
  'cli-the-map': { en: 'the map', fa: 'نقشه' },
  'cli-the-game': { en: 'the game', fa: 'بازی' },
  'cli-the-depth': { en: 'the depth', fa: 'عمق' },

  'cli-no-game': { en: 'there is no game "{game}"; there is {known}', fa: 'بازی «{game}» نداریم؛ بازی‌ها: {known}' },
  'cli-game-unknown': {
    en: 'this Meydan does not know the game "{game}"; update it',
    fa: 'این میدان بازی «{game}» را نمی‌شناسد؛ آن را به‌روز کنید',
  },
  'cli-players': {
    en: '{game} is played by {allowed}, not by {count}',
    fa: 'بازی {game} برای {allowed} بازیکن است، نه {count}',
  },
  'cli-players-range': { en: '{min} to {max}', fa: '{min} تا {max}' },
  'cli-no-player': {
    en: '"{player}" is no player of {game}; it has {known}',
    fa: '«{player}» بازیکنی برای {game} نیست؛ بازیکن‌های آماده: {known}',
  },
  'cli-no-bot': {
    en: '{game} has no house bot "{bot}"; it has {known}',
    fa: 'بازی {game} بازیکن خانگی «{bot}» ندارد؛ بازیکن‌های خانگی‌اش: {known}',
  },
  'cli-cannot-play': { en: '{program} cannot play: {why}', fa: '{program} نمی‌تواند بازی کند: {why}' },
  'cli-cannot-check': { en: '{program} cannot be checked: {why}', fa: '{program} را نمی‌توان معاینه کرد: {why}' },
  'cli-number': {
    en: '{name} wants a whole number from {least} to {most}, not "{said}"',
    fa: '{name} عدد صحیحی از {least} تا {most} می‌خواهد، نه «{said}»',
  },
  'cli-not-counted': { en: 'the moves of {game} cannot be counted', fa: 'حرکت‌های {game} را نمی‌توان شمرد' },

  'cli-state-alone': {
    en: '--state brings its own settings and map; leave out --set, --settings and --map',
    fa: '‎--state تنظیم‌ها و نقشهٔ خودش را دارد؛ ‎--set و ‎--settings و ‎--map را بردارید',
  },
  'cli-state-lines': {
    en: '{file} has {count} lines; keep the one to start from',
    fa: '{file} {count} سطر دارد؛ همان سطری را نگه دارید که بازی از آن آغاز می‌شود',
  },
  'cli-state-other': {
    en: '{file} is not a line of `meydan replay FILE --states`',
    fa: '{file} سطری از خروجی \u2068meydan replay FILE --states\u2069 نیست',
  },
  'cli-state-game': {
    en: '{file} is a position of {found}, not of {wanted}',
    fa: '{file} وضعیتی از {found} است، نه از {wanted}',
  },
  'cli-state-wrong': { en: '{file} is not a position of {game}: {why}', fa: '{file} وضعیتی از {game} نیست: {why}' },
  'cli-state-seats': {
    en: 'the position is one for {found}, not for {wanted}',
    fa: 'این وضعیت برای {found} بازیکن است، نه {wanted}',
  },
  'cli-state-greeting': {
    en: 'programs cannot join {game} in the middle, because they answer its greeting; use house bots',
    fa: 'برنامه‌ها نمی‌توانند از میانهٔ {game} وارد شوند، چون به سلام آغاز بازی پاسخ می‌دهند؛ بازیکن‌های خانگی را به کار ببرید',
  },

  'cli-settings-object': {
    en: '{file} must hold one JSON object with settings of {game}',
    fa: '{file} باید یک شیء JSON با تنظیم‌های {game} باشد',
  },
  'cli-setting-form': {
    en: 'a setting is given as NAME=VALUE, not "{said}"',
    fa: 'تنظیم را به شکل \u2068NAME=VALUE\u2069 بنویسید، نه «{said}»',
  },
  'cli-no-setting': {
    en: '{of} has no setting "{setting}"; it has {known}',
    fa: '{of} تنظیمی به نام «{setting}» ندارد؛ تنظیم‌هایش: {known}',
  },
  'cli-settings-wrong': { en: 'the settings of {of} are wrong: {why}', fa: 'تنظیم‌های {of} درست نیست: {why}' },
  'cli-of-referee': { en: 'the referee', fa: 'داور' },
  'cli-of-format': { en: 'the format {format}', fa: 'شیوهٔ {format}' },

  'cli-no-maps': { en: '{game} has no maps', fa: 'بازی {game} نقشه ندارد' },
  'cli-no-map': {
    en: 'there is no map {map}; {game} comes with {known}',
    fa: 'نقشهٔ {map} پیدا نشد؛ نقشه‌های همراه {game}: {known}',
  },
  'cli-map-unplayable': { en: '{map} cannot be played: {why}', fa: 'روی {map} نمی‌توان بازی کرد: {why}' },
  'cli-standard-map': { en: 'the standard map', fa: 'نقشهٔ استاندارد' },
  'cli-map-wrong': { en: '{file} cannot be used as a map: {why}', fa: '{file} به‌عنوان نقشه پذیرفته نشد: {why}' },
  'cli-map-game': {
    en: '{file} is not a map: its "game" is {said}, which is not a game here',
    fa: '{file} نقشه نیست: بازی آن ({said}) اینجا نیست',
  },

  'cli-no-category': {
    en: 'there is no category "{category}"; there is {known}',
    fa: 'دستهٔ «{category}» نداریم؛ دسته‌ها: {known}',
  },
  'cli-none-yet': { en: 'none yet', fa: 'هنوز هیچ' },
  'cli-nobody': { en: 'nobody in this contest is called "{said}"', fa: 'در این مسابقه کسی به نام «{said}» نیست' },
  'cli-nobody-near': {
    en: 'nobody in this contest is called "{said}"; there is {near}',
    fa: 'در این مسابقه کسی به نام «{said}» نیست؛ نزدیک‌ترین نام‌ها: {near}',
  },
  'cli-several': {
    en: '"{said}" is the name of several: say which, as {choice}',
    fa: '«{said}» نام چند نفر است: بگویید کدام، مانند {choice}',
  },
  'cli-no-categories': { en: 'the contest has no category', fa: 'این مسابقه هیچ دسته‌ای ندارد' },
  'cli-drawn-already': {
    en: '"{category}" is drawn already: --show shows it, --again draws it anew',
    fa: 'قرعه‌کشی «{category}» انجام شده است: ‎--show آن را نشان می‌دهد و ‎--again از نو قرعه می‌کشد',
  },
  'cli-nobody-entered': {
    en: 'nobody has entered "{category}"; add contestants first',
    fa: 'کسی در «{category}» نیست؛ نخست شرکت‌کننده بیفزایید',
  },
  'cli-not-drawn': {
    en: '"{category}" is not drawn yet; `{command}` draws it',
    fa: '«{category}» هنوز قرعه‌کشی نشده است؛ {command} قرعه می‌کشد',
  },
  'cli-nothing-drawn': {
    en: 'nothing is drawn yet; `meydan draw` draws it',
    fa: 'هنوز قرعه‌کشی نشده است؛ \u2068meydan draw\u2069 قرعه می‌کشد',
  },
  'cli-swap-two': {
    en: '--swap wants two contestants, by name or number',
    fa: '‎--swap دو شرکت‌کننده می‌خواهد، با نام یا شماره',
  },
  'cli-swap-apart': {
    en: '{one} and {other} are in no draw together',
    fa: '{one} و {other} در هیچ قرعه‌ای با هم نیستند',
  },
  'cli-drawn-closed': {
    en: '"{category}" is drawn, so nobody can enter it any more; `meydan draw --take-back` takes the draw back',
    fa: 'قرعه‌کشی «{category}» انجام شده است و دیگر کسی وارد آن نمی‌شود؛ \u2068meydan draw --take-back\u2069 قرعه را پس می‌گیرد',
  },
  'cli-no-export': {
    en: 'there is no export "{kind}"; there is {known}',
    fa: 'خروجی «{kind}» نداریم؛ خروجی‌ها: {known}',
  },
  'cli-not-disqualified': { en: '{name} is not disqualified', fa: '{name} محروم نیست' },

  'cli-nothing-to-add': {
    en: 'there is nothing to add: name programs, --house BOT or --class-list FILE',
    fa: 'چیزی برای افزودن نیست: برنامه‌ها، ‎--house BOT یا ‎--class-list FILE را بنویسید',
  },
  'cli-for-one': {
    en: '--name, --number and --seed are for one program or one house bot',
    fa: '‎--name و ‎--number و ‎--seed برای یک برنامه یا یک بازیکن خانگی است',
  },
  'cli-no-students': { en: '{file} has no students in it', fa: 'در {file} دانشجویی نیست' },
  'cli-for-description': {
    en: '--out and --fresh are for a description; `meydan export` writes the results of a contest',
    fa: '‎--out و ‎--fresh برای پروندهٔ شرح مسابقه است؛ نتیجه‌های یک مسابقه را \u2068meydan export\u2069 می‌نویسد',
  },
  'cli-resume-contest': {
    en: '`meydan run` goes on with a description; resume is for a contest',
    fa: 'شرح مسابقه را \u2068meydan run\u2069 ادامه می‌دهد؛ resume برای خود مسابقه است',
  },
  'cli-other-description': {
    en: '{contest} was made from another {description} than this: `meydan resume {contest}` goes on with it as it is, --fresh begins anew',
    fa: '{contest} از روی {description} دیگری ساخته شده است: با resume همان ادامه می‌یابد و با ‎--fresh از نو آغاز می‌شود',
  },
} as const satisfies Sentences;
