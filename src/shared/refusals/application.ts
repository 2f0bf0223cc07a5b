/** What the application itself does not do. */
import type { Sentences } from './sentences.ts';

export const application = {
  closing: { en: 'Meydan is closing: start it again.', fa: 'میدان در حال بسته شدن است: دوباره بازش کنید.' },
  unforeseen: {
    en: 'Something went wrong that nobody foresaw: try again, and report the details if it stays. ({said})',
    fa: 'مشکلی پیش آمد که پیش‌بینی نشده بود: دوباره تلاش کنید و اگر ماند، جزئیات را گزارش کنید. ({said})',
  },
  'preferences-disk-full': {
    en: 'The disk is full, and this would be forgotten when Meydan is closed: make room on the disk and choose again.',
    fa: 'دیسک پر است و این انتخاب با بستن میدان از یاد می‌رود: جا باز کنید و دوباره انتخاب کنید.',
  },
  'preferences-not-written': {
    en: 'Meydan cannot write into its folder {folder}: see that you may write there, then choose again. ({said})',
    fa: 'میدان نمی‌تواند در پوشهٔ خود، {folder}، بنویسد: ببینید آنجا اجازهٔ نوشتن دارید و دوباره انتخاب کنید. ({said})',
  },
  'no-such-call': {
    en: 'There is no call {call}: load the page again.',
    fa: 'فراخوانی {call} وجود ندارد: صفحه را دوباره باز کنید.',
  },
  'call-refused': { en: '{call} refused: {what}', fa: 'درخواست پذیرفته نشد ({call}): {what}' },
  'call-not-json': {
    en: 'This call is not JSON or too large.',
    fa: 'این درخواست JSON نیست یا خیلی بزرگ است.',
  },
  'host-unreachable': {
    en: 'The host cannot be reached: see whether Meydan is still running.',
    fa: 'میدان در دسترس نیست: ببینید هنوز در حال اجراست یا نه.',
  },
  'host-status': {
    en: 'The host answered with HTTP status {status}: load the page again.',
    fa: 'میدان با وضعیت HTTP {status} پاسخ داد: صفحه را دوباره باز کنید.',
  },
  'reply-not-agreed': {
    en: 'The reply to {call} is not as agreed: load the page again. ({said})',
    fa: 'پاسخ {call} آن نیست که قرار بود: صفحه را دوباره باز کنید. ({said})',
  },
  'only-post': { en: 'Calls are made with POST.', fa: 'درخواست‌ها باید با POST باشند.' },
  'other-host': { en: 'This address is not Meydan’s.', fa: 'این نشانی از آن میدان نیست.' },
  'other-origin': { en: 'Only Meydan’s own page may call it.', fa: 'فقط صفحهٔ خود میدان می‌تواند آن را فراخواند.' },
  'wrong-token': {
    en: 'The token is missing or wrong; use the address that was printed at the start.',
    fa: 'کلید نشانی نیست یا نادرست است؛ همان نشانی‌ای را باز کنید که هنگام آغاز چاپ شد.',
  },
  'desktop-shows-files': {
    en: 'This is done by the desktop application. In a browser, the files are where the browser keeps its downloads.',
    fa: 'این کار را برنامهٔ رومیزی انجام می‌دهد. در مرورگر، پرونده‌ها همان‌جایی‌اند که مرورگر دریافتی‌ها را می‌گذارد.',
  },
  'desktop-chooses-contest': {
    en: 'This is done by the desktop application. In a browser, drop the contest file on the window.',
    fa: 'این کار را برنامهٔ رومیزی انجام می‌دهد. در مرورگر، پروندهٔ مسابقه را روی پنجره رها کنید.',
  },
  'desktop-prints': {
    en: 'This is done by the desktop application. In a browser, print the page with the browser and choose PDF there.',
    fa: 'این کار را برنامهٔ رومیزی انجام می‌دهد. در مرورگر، صفحه را با خود مرورگر چاپ کنید و آنجا PDF را انتخاب کنید.',
  },
  'write-disk-full': {
    en: 'The disk is full: make room on it or choose another, then save “{name}” again.',
    fa: 'دیسک پر است: روی آن جا باز کنید یا دیسک دیگری انتخاب کنید و «{name}» را دوباره ذخیره کنید.',
  },
  'write-busy': {
    en: '“{name}” is open in another program: close it there or choose another name, then save again.',
    fa: '«{name}» در برنامهٔ دیگری باز است: آنجا ببندیدش یا نام دیگری انتخاب کنید و دوباره ذخیره کنید.',
  },
  'write-not-allowed': {
    en: '“{name}” may not be written there, or another program has it open: close it there, or choose another folder.',
    fa: 'اجازهٔ نوشتن «{name}» در آنجا نیست، یا برنامهٔ دیگری آن را باز نگه داشته است: آنجا ببندیدش یا پوشهٔ دیگری انتخاب کنید.',
  },
  'write-read-only': {
    en: 'The disk for “{name}” cannot be written to: choose another one.',
    fa: 'روی دیسکی که برای «{name}» انتخاب شده نمی‌توان نوشت: دیسک دیگری انتخاب کنید.',
  },
  'write-no-place': {
    en: 'There is no folder any more where “{name}” was to go: choose another one.',
    fa: 'پوشه‌ای که قرار بود «{name}» در آن ذخیره شود دیگر نیست: پوشهٔ دیگری انتخاب کنید.',
  },
  'download-gone': {
    en: 'This file is not kept any more: export it again in Meydan.',
    fa: 'این پرونده دیگر نگه داشته نمی‌شود: در میدان دوباره خروجی بگیرید.',
  },
  'export-gone': {
    en: 'This export is not known any more: export again.',
    fa: 'این خروجی دیگر شناخته نیست: دوباره خروجی بگیرید.',
  },
} as const satisfies Sentences;
