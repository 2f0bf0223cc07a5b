/** What can be wrong with a contest's file. */
import type { Sentences } from './sentences.ts';

export const contestFiles = {
  'file-not-there': {
    en: '{name} is not there (any more): choose the file again.',
    fa: '{name} دیگر سر جایش نیست: پرونده را دوباره انتخاب کنید.',
  },
  'file-exists': {
    en: '{name} is there already: choose another name, or open it.',
    fa: '{name} از پیش هست: نام دیگری انتخاب کنید یا همان را باز کنید.',
  },
  'file-no-file': {
    en: '{name} is no file: choose a file that Meydan has made.',
    fa: '{name} پرونده نیست: پرونده‌ای را انتخاب کنید که میدان ساخته است.',
  },
  'file-empty': {
    en: '{name} is empty: open a copy or a backup, or make a new contest in its place.',
    fa: '{name} خالی است: رونوشت یا نسخهٔ پشتیبانی را باز کنید، یا به جایش مسابقهٔ تازه‌ای بسازید.',
  },
  'file-no-contest': {
    en: '{name} is no contest of Meydan: choose a file that Meydan has made.',
    fa: '{name} مسابقهٔ میدان نیست: پرونده‌ای را انتخاب کنید که میدان ساخته است.',
  },
  'file-no-more': {
    en: '{name} is no longer a contest; another program has changed it: open a copy or a backup.',
    fa: '{name} دیگر مسابقه نیست و برنامهٔ دیگری آن را تغییر داده است: رونوشت یا نسخهٔ پشتیبانش را باز کنید.',
  },
  'file-folder': {
    en: 'A folder is no contest: choose a file that ends with .meydan.',
    fa: 'پوشه مسابقه نیست: پرونده‌ای را انتخاب کنید که به ‎.meydan ختم می‌شود.',
  },
  'folder-not-made': {
    en: 'The folder {folder} cannot be made: choose a place where you may write. ({said})',
    fa: 'پوشهٔ {folder} ساخته نمی‌شود: جایی را انتخاب کنید که اجازهٔ نوشتن دارید. ({said})',
  },
  'file-newer': {
    en: '{name} was made by a newer Meydan: update Meydan on this computer.',
    fa: '{name} با میدان تازه‌تری ساخته شده است: میدان را روی این رایانه به‌روز کنید.',
  },
  'file-older': {
    en: '{name} was made by an older Meydan: open it once where it may be written.',
    fa: '{name} با میدان کهنه‌تری ساخته شده است: یک بار جایی بازش کنید که بشود در آن نوشت.',
  },
  'file-held': {
    en: 'Another program holds {name} at the moment: close it there and try again.',
    fa: 'اکنون برنامهٔ دیگری {name} را در دست دارد: آنجا ببندیدش و دوباره تلاش کنید.',
  },
  'file-open-elsewhere': {
    en: '{name} is open in another Meydan that is running and can only be read here: close it there to change anything.',
    fa: '{name} در میدان دیگری که هم‌اکنون در حال اجراست باز است و اینجا فقط خوانده می‌شود: برای تغییر دادنش آن را آنجا ببندید.',
  },
  'file-in-the-way': {
    en: "{name} beside the contest is not Meydan's: move it away to change anything here.",
    fa: '{name} که کنار مسابقه است مال میدان نیست: برای تغییر دادن مسابقه آن را جای دیگری ببرید.',
  },
  'file-read-only': {
    en: '{name} may be read but not written here: copy it to a folder of your own to go on with it.',
    fa: '{name} اینجا خواندنی است اما نوشتنی نیست: برای ادامه، آن را به پوشه‌ای از خودتان کپی کنید.',
  },
  'file-opened-to-read': {
    en: 'The contest was opened only to be read: open it again to change it.',
    fa: 'مسابقه فقط برای خواندن باز شده است: برای تغییر دادن دوباره بازش کنید.',
  },
  'file-left-open': {
    en: '{name} was not closed, and its last results are in {second}: copy both to a folder of your own and open it there.',
    fa: '{name} درست بسته نشده و آخرین نتیجه‌هایش در {second} است: هر دو را به پوشه‌ای از خودتان کپی و همان‌جا باز کنید.',
  },
  'file-disk-full': {
    en: 'The disk is full; all that was saved in “{name}” is safe: make room on the disk and try again.',
    fa: 'دیسک پر است؛ هر چه در «{name}» ذخیره شده سالم است: جا باز کنید و دوباره تلاش کنید.',
  },
  'file-unreachable': {
    en: '{name} cannot be reached: see whether the disk or stick is still there, or copy the file to a folder of your own.',
    fa: '{name} در دسترس نیست: ببینید دیسک یا فلش هنوز وصل است، یا پرونده را به پوشه‌ای از خودتان کپی کنید.',
  },
  'file-rescued': {
    en: '{what} Everything that was saved is now in {rescued}: open that one and go on.',
    fa: '{what} هر چه ذخیره شده بود اکنون در {rescued} است: همان را باز کنید و ادامه دهید.',
  },
  'file-partly-rescued': {
    en: '{what} What could still be read of it is now in {rescued}: open that one, see what is missing, and go on.',
    fa: '{what} هر چه از آن هنوز خوانده می‌شد اکنون در {rescued} است: همان را باز کنید، ببینید چه کم دارد و ادامه دهید.',
  },
  'file-not-rescued': {
    en: '{what} Nothing could be saved from here: open a copy or a backup of it.',
    fa: '{what} از اینجا چیزی نجات داده نشد: رونوشت یا نسخهٔ پشتیبانش را باز کنید.',
  },
  'nothing-rescued': {
    en: 'There is no rescued copy of the contest that is open: its own file is whole.',
    fa: 'مسابقهٔ باز نسخهٔ نجات‌یافته‌ای ندارد: پروندهٔ خودش سالم است.',
  },
  'harm-removed': {
    en: '{name} was removed or moved while it was open here.',
    fa: '{name} هنگامی که اینجا باز بود پاک یا جابه‌جا شد.',
  },
  'harm-replaced': {
    en: 'Another file was put in the place of {name} while it was open here.',
    fa: 'هنگامی که {name} اینجا باز بود پروندهٔ دیگری جای آن گذاشته شد.',
  },
  'harm-overwritten': {
    en: 'Another program has written over {name} while it was open here.',
    fa: 'هنگامی که {name} اینجا باز بود برنامهٔ دیگری روی آن نوشت.',
  },
  'harm-cut': {
    en: 'Another program has cut off {name} while it was open here.',
    fa: 'هنگامی که {name} اینجا باز بود برنامهٔ دیگری آن را کوتاه کرد.',
  },
  'file-damaged': {
    en: '{name} is damaged ({what}). Keep it as it is: open a copy or a backup of it, or ask the one who gave it to you for another.',
    fa: '{name} آسیب دیده است ({what}). دست‌نخورده نگهش دارید: رونوشت یا نسخهٔ پشتیبانش را باز کنید، یا از کسی که آن را به شما داده نسخهٔ دیگری بخواهید.',
  },
  'file-damaged-readable': {
    en: '{name} is damaged ({what}). {left} Keep it as it is: open a copy or a backup of it, or ask the one who gave it to you for another.',
    fa: '{name} آسیب دیده است ({what}). {left} دست‌نخورده نگهش دارید: رونوشت یا نسخهٔ پشتیبانش را باز کنید، یا از کسی که آن را به شما داده نسخهٔ دیگری بخواهید.',
  },

  'damage-number': { en: 'a number in it is out of range', fa: 'عددی در آن بیرون از اندازه است' },
  'damage-part-missing': { en: 'a part of it is missing', fa: 'بخشی از آن نیست' },
  'damage-bytes-missing': {
    en: 'a part of it is missing: it has {found} of {whole} bytes',
    fa: 'بخشی از آن نیست: {found} بایت از {whole} بایت را دارد',
  },
  'damage-nearly-all-missing': { en: 'nearly all of it is missing', fa: 'کم‌وبیش همهٔ آن از میان رفته است' },
  'damage-end-missing': { en: 'its end is missing', fa: 'پایانش نیست' },
  'damage-contradicts': { en: 'it contradicts itself', fa: 'با خودش نمی‌خواند' },
  'damage-tables': {
    en: 'its tables are not those that Meydan makes',
    fa: 'جدول‌هایش آن‌هایی نیست که میدان می‌سازد',
  },
  'damage-unreadable': { en: 'it cannot be read', fa: 'خوانده نمی‌شود' },
  'damage-unchecked': { en: 'the check itself cannot be done', fa: 'خود بررسی هم شدنی نیست' },
  'damage-told': { en: '{said}', fa: 'سیستم می‌گوید: {said}' },
  'damage-record': { en: '{what} cannot be read: {where} {said}', fa: '{what} خوانده نمی‌شود: {where} {said}' },
  'damage-replay': { en: 'the replay of game {game} cannot be read', fa: 'بازپخش بازی {game} خوانده نمی‌شود' },
  'damage-transcript': {
    en: 'the transcript of game {game} cannot be read',
    fa: 'گفت‌وگوی بازی {game} خوانده نمی‌شود',
  },
  'damage-reports': { en: 'the reports of game {game} cannot be read', fa: 'گزارش‌های بازی {game} خوانده نمی‌شود' },
  'damage-result': { en: 'the result of game {game} cannot be read', fa: 'نتیجهٔ بازی {game} خوانده نمی‌شود' },
  'damage-program': {
    en: 'the program {program} is not as it was handed in',
    fa: 'برنامهٔ {program} دیگر آن نیست که تحویل داده شده بود',
  },
  'left-nothing': { en: 'Nothing in it can be read.', fa: 'هیچ چیزش خواندنی نیست.' },
  'left-some': { en: 'Still readable are {parts}.', fa: 'این‌ها هنوز خواندنی‌اند: {parts}.' },
  'left-contestants': { en: '{count} contestants', fa: '{count} شرکت‌کننده' },
  'left-games': { en: '{count} games', fa: '{count} بازی' },
  'left-replays': { en: '{count} replays', fa: '{count} بازپخش' },
} as const satisfies Sentences;
