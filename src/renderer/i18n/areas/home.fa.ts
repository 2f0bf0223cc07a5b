import type { Texts } from '../en.ts';
import type { drops as englishDrops, home as englishHome, newContest as englishNew } from './home.en.ts';

export const home: Texts<typeof englishHome> = {
  newContest: 'مسابقهٔ تازه',
  open: 'باز کردن…',
  openHint: 'باز کردن پروندهٔ مسابقه (‎.meydan)',
  simulator: 'شبیه‌ساز',
  simulatorHint: 'برنامه‌تان را در برابر یک بازیکن خانگی بیازمایید',
  replays: 'بازپخش‌ها',
  replaysHint: 'تماشای یک بازی ضبط‌شده',
  contests: 'مسابقه‌ها',
  firstContest: 'یک مسابقه در ده دقیقه',
  first: 'دکمهٔ «مسابقهٔ تازه» را بزنید و بازی را انتخاب کنید.',
  second: 'برنامه‌های کلاس را روی پنجره بکشید و رها کنید؛ هر چند تا که باشند، یک‌جا.',
  third: 'قرعه‌کشی کنید، «آغاز بازی‌ها» را بزنید و تماشا کنید.',
  isOpen: 'باز است',
  forget: 'برداشتن از فهرست',
  forgetNamed: 'برداشتن {name} از فهرست',
  forgetHint: 'خود پرونده سر جایش می‌ماند.',
  missing: 'پرونده‌اش سر جایش نیست. آن را برگردانید، با «باز\u00a0کردن…» از جای تازه‌اش باز کنید یا از فهرست حذف کنید.',
  contestants: 'بدون شرکت‌کننده | یک شرکت‌کننده | {count} شرکت‌کننده',
  played: 'هنوز بدون بازی | یک بازی | {count} بازی',
  demos: 'تماشای نمونه',
  opening: 'در حال باز کردن مسابقه…',
};

export const drops: Texts<typeof englishDrops> = {
  title: 'همین‌جا رها کنید',
  contest: 'پروندهٔ مسابقه باز می‌شود، بازپخش نمایش داده می‌شود و برنامه‌ها شرکت‌کننده می‌شوند.',
  newContest: 'برنامه‌ها شرکت‌کننده‌های یک مسابقهٔ تازه می‌شوند؛ پروندهٔ مسابقه باز می‌شود و بازپخش نمایش داده می‌شود.',
  sending: 'پروندهٔ مسابقه در راه است…',
};

export const newContest: Texts<typeof englishNew> = {
  title: 'کدام بازی؟',
  intro: 'با یک کلیک مسابقه ساخته می‌شود. بقیهٔ چیزها مقدارهای خوبی دارند و بعداً هم می‌توان تغییرشان داد.',
  name: 'نام مسابقه',
  nameHint: 'اگر خالی بماند، نام بازی و تاریخ امروز را می‌گیرد.',
  defaultName: '{game}، {day}',
  waiting: 'یک برنامه در انتظار است: بازی‌اش را انتخاب کنید. | {count} برنامه در انتظارند: بازی‌شان را انتخاب کنید.',
  alone: 'تک‌نفره، با رتبه‌بندی',
  two: 'دونفره',
  oneOrTwo: 'تک‌نفره یا دونفره',
};
