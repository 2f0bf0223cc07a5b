/** What an organiser cannot do with a contest, because of what is in it already. */
import type { Sentences } from './sentences.ts';

export const contests = {
  'no-contest-open': {
    en: 'No contest is open: open one or make a new one first.',
    fa: 'هیچ مسابقه‌ای باز نیست: اول مسابقه‌ای را باز کنید یا یکی بسازید.',
  },
  'contest-not-listed': {
    en: 'This contest is not in the list any more: open its file again.',
    fa: 'این مسابقه دیگر در فهرست نیست: پرونده‌اش را دوباره باز کنید.',
  },
  'contest-open': {
    en: 'This contest is open: close it before you take it from the list.',
    fa: 'این مسابقه باز است: پیش از برداشتن از فهرست آن را ببندید.',
  },
  'contest-is-this': {
    en: '“{name}” is the contest that is open now. To open an older copy of it, close it first.',
    fa: '«{name}» همان مسابقه‌ای است که اکنون باز است. برای باز کردن نسخه‌ای قدیمی‌تر از آن، نخست آن را ببندید.',
  },
  'contest-left-open': {
    en: 'This file was copied while the contest was open, or Meydan did not end by itself there: what was changed last may not be in it. Close the contest where it comes from and copy it again to be sure.',
    fa: 'این پرونده هنگامی رونوشت شده که مسابقه باز بوده، یا میدان در آن‌جا به‌درستی پایان نیافته است: شاید تغییرهای آخر در آن نباشد. برای اطمینان، مسابقه را در رایانهٔ اصلی ببندید و دوباره رونوشت بگیرید.',
  },
  'nothing-to-undo': {
    en: 'There is nothing to undo: only what was changed since it was opened is.',
    fa: 'چیزی برای واگرداندن نیست: فقط تغییرهای پس از باز شدن مسابقه را می‌توان واگرداند.',
  },
  'games-running': {
    en: 'Games of the contest are running: pause or stop them first.',
    fa: 'بازی‌های مسابقه در جریان‌اند: اول مکث یا متوقفشان کنید.',
  },
  'games-running-undo': {
    en: 'Games of the contest are running: pause or stop them before you undo this.',
    fa: 'بازی‌های مسابقه در جریان‌اند: پیش از واگرداندن، مکث یا متوقفشان کنید.',
  },
  'programs-arriving': {
    en: 'Programs are being taken into the contest: wait until they are there.',
    fa: 'برنامه‌ها دارند وارد مسابقه می‌شوند: صبر کنید تا برسند.',
  },
  'game-unknown-here': {
    en: 'This Meydan does not know the game “{game}”: update it.',
    fa: 'این میدان بازی «{game}» را نمی‌شناسد: میدان را به‌روز کنید.',
  },

  'no-such-contestant': {
    en: 'The contest has no such contestant (any more): look at the list again.',
    fa: 'مسابقه دیگر چنین شرکت‌کننده‌ای ندارد: دوباره به فهرست نگاه کنید.',
  },
  'no-such-category': {
    en: 'The contest has no such category (any more): look at the list again.',
    fa: 'مسابقه دیگر چنین دسته‌ای ندارد: دوباره به فهرست نگاه کنید.',
  },
  'no-such-game': {
    en: 'The contest has no such game (any more): look at the list again.',
    fa: 'مسابقه دیگر چنین بازی‌ای ندارد: دوباره به فهرست نگاه کنید.',
  },
  'no-such-map': {
    en: 'The contest has no such map (any more): look at the list again.',
    fa: 'مسابقه دیگر چنین نقشه‌ای ندارد: دوباره به فهرست نگاه کنید.',
  },
  'no-such-program': {
    en: 'The contest has no such program (any more): look at the list again.',
    fa: 'مسابقه دیگر چنین برنامه‌ای ندارد: دوباره به فهرست نگاه کنید.',
  },
  'no-such-replay': {
    en: 'The contest has no such replay: the game has not come to its end yet.',
    fa: 'مسابقه چنین بازپخشی ندارد: بازی هنوز به پایان نرسیده است.',
  },
  'no-such-transcript': {
    en: 'The contest has no such transcript: the game has not come to its end yet.',
    fa: 'مسابقه چنین گفت‌وگویی ندارد: بازی هنوز به پایان نرسیده است.',
  },
  'no-such-reports': {
    en: 'The contest has no such reports: the game has not come to its end yet.',
    fa: 'مسابقه چنین گزارش‌هایی ندارد: بازی هنوز به پایان نرسیده است.',
  },
  'no-such-row': {
    en: 'What was changed is not in the contest any more: look at it again.',
    fa: 'آنچه تغییر کرده بود دیگر در مسابقه نیست: دوباره نگاه کنید.',
  },

  'changed-since': {
    en: 'It has been changed since: look at it again and change it by hand.',
    fa: 'پس از آن تغییر کرده است: دوباره نگاه کنید و با دست تغییرش دهید.',
  },
  'begun-since': {
    en: 'Games of “{name}” have begun since: it stays as it is.',
    fa: 'از آن پس بازی‌های «{name}» آغاز شده است: همان‌طور که هست می‌ماند.',
  },
  'drawn-since': {
    en: '“{name}” has been drawn since: take the draw back first.',
    fa: 'از آن پس «{name}» قرعه‌کشی شده است: اول قرعه را پس بگیرید.',
  },
  'played-on': {
    en: 'Others have played on in “{name}” because of it: reinstate or disqualify by hand, and what came of it is played again.',
    fa: 'دیگران به سبب آن در «{name}» بازی کرده‌اند: با دست محروم کنید یا محرومیت را بردارید تا آنچه از آن برآمده دوباره بازی شود.',
  },

  'contestant-playing': {
    en: '{name} has played or is to play: disqualify instead of removing.',
    fa: '{name} بازی کرده یا قرار است بازی کند: به جای حذف، محرومش کنید.',
  },
  'contestant-drawn': {
    en: '{name} is in a draw or has played: disqualify instead of removing.',
    fa: '{name} در قرعه است یا بازی کرده است: به جای حذف، محرومش کنید.',
  },
  'program-and-bot': {
    en: '{name} has a program and a bot of the house: choose one of them.',
    fa: '{name} هم برنامه دارد و هم بازیکن خانگی: یکی را انتخاب کنید.',
  },
  'somebody-twice': {
    en: 'Somebody is there twice: name each once.',
    fa: 'کسی دو بار آمده است: هر کس را یک بار بنویسید.',
  },
  'seed-fixed': {
    en: '“{category}” has begun, so the seed of {name} stays: seeds are changed before the first game.',
    fa: '«{category}» آغاز شده است و جای {name} در سیدبندی می‌ماند: سیدبندی را پیش از نخستین بازی تغییر دهید.',
  },
  'no-house-bot': {
    en: '{game} has no house bot “{bot}”: choose one of {bots}.',
    fa: '{game} بازیکن خانگی «{bot}» ندارد: یکی از این‌ها را انتخاب کنید: {bots}.',
  },
  'program-in-use': {
    en: '{name} plays or has played: give the contestant another.',
    fa: 'برنامهٔ {name} بازی می‌کند یا با آن بازی شده است: به شرکت‌کننده برنامهٔ دیگری بدهید.',
  },

  'category-exists': {
    en: 'There is a category “{name}” already: choose another name.',
    fa: 'دسته‌ای به نام «{name}» از پیش هست: نام دیگری انتخاب کنید.',
  },
  'category-begun': {
    en: 'Games of “{name}” have begun: make a new category instead.',
    fa: 'بازی‌های «{name}» آغاز شده است: به جایش دستهٔ تازه‌ای بسازید.',
  },
  drawn: {
    en: '“{name}” has been drawn: take the draw back first.',
    fa: '«{name}» قرعه‌کشی شده است: اول قرعه را پس بگیرید.',
  },
  'not-drawn': {
    en: '“{name}” has not been drawn yet: draw it first.',
    fa: '«{name}» هنوز قرعه‌کشی نشده است: اول قرعه‌کشی کنید.',
  },
  'nothing-drawn': {
    en: 'Nothing has been drawn yet: draw a category first.',
    fa: 'هنوز هیچ دسته‌ای قرعه‌کشی نشده است: اول یکی را قرعه‌کشی کنید.',
  },
  'draw-uneven': {
    en: 'The draw of “{name}” has not each entrant once: draw again.',
    fa: 'در قرعهٔ «{name}» هر شرکت‌کننده درست یک بار نیامده است: دوباره قرعه بکشید.',
  },
  'draw-places': {
    en: 'The draw has the places {first} to {last}: choose two of them.',
    fa: 'قرعه جایگاه‌های {first} تا {last} را دارد: دو تا از آن‌ها را انتخاب کنید.',
  },
  'nobody-in-category': {
    en: 'Nobody takes part in “{name}”: add contestants first.',
    fa: 'هیچ‌کس در «{name}» نیست: اول شرکت‌کننده اضافه کنید.',
  },
  'too-few-in-category': {
    en: 'Fewer than two take part in “{name}”: add contestants first.',
    fa: 'در «{name}» کمتر از دو نفر هستند: اول شرکت‌کننده اضافه کنید.',
  },
  'format-for-two': {
    en: 'The game “{game}” is played by two: choose a knockout, groups or Swiss rounds.',
    fa: 'بازی «{game}» دونفره است: حذفی، گروهی یا سوئیسی را انتخاب کنید.',
  },
  'format-for-one': {
    en: 'The game “{game}” is played alone: choose a ranking.',
    fa: 'بازی «{game}» تک‌نفره است: رتبه‌بندی را انتخاب کنید.',
  },

  'game-exists': {
    en: 'Game {number} of match {match} is there already: replace it to play it again.',
    fa: 'بازی {number} از مسابقهٔ {match} از پیش هست: برای تکرار، جایگزینش کنید.',
  },
  'game-seats': {
    en: 'The result of game {game} has {found} seats and not {planned}: play it again.',
    fa: 'نتیجهٔ بازی {game} به جای {planned} صندلی {found} صندلی دارد: دوباره بازی‌اش کنید.',
  },
  'game-other-state': {
    en: 'Game {game} is {state} and not {wanted}: look at the list again.',
    fa: 'بازی {game} در حالت «{state}» است و نه «{wanted}»: دوباره به فهرست نگاه کنید.',
  },
  'game-no-outcome': { en: 'The game has no outcome: play it again.', fa: 'بازی نتیجه‌ای ندارد: دوباره بازی‌اش کنید.' },
  'game-state-planned': { en: 'planned', fa: 'برنامه‌ریزی‌شده' },
  'game-state-running': { en: 'running', fa: 'در جریان' },
  'game-state-finished': { en: 'finished', fa: 'پایان‌یافته' },
  'game-state-failed': { en: 'failed', fa: 'ناتمام‌مانده' },
  'game-state-replaced': { en: 'replaced', fa: 'جایگزین‌شده' },
} as const satisfies Sentences;
