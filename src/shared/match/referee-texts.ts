/** What the referee's settings are called and what they mean, in both languages; the words of a form like a game's. */
import type { LabelledText, Language } from '../games/game.ts';
import type { RefereeSettings } from './referee-settings.ts';

type Texts = Readonly<Record<keyof RefereeSettings, LabelledText>>;

const en: Texts = {
  suspend: {
    label: 'Programs stand still between their turns',
    help: 'Nobody can think in the opponent’s time. Switch it off only for programs that cannot bear it.',
  },
  startMs: {
    label: 'Time to start (milliseconds)',
    help: 'What a program may take to start, once, beside its thinking time. Java and virus scanners need some.',
  },
  marginMs: {
    label: 'Grace for late answers (milliseconds)',
    help: 'How much later than its limit an answer may arrive, for delays that are not the program’s fault.',
  },
  endMs: {
    label: 'Time to end (milliseconds)',
    help: 'What a program may take to end by itself after the game; then it is ended.',
  },
  memoryMb: {
    label: 'Memory (megabytes)',
    help: 'What a program and all that it starts may use together; whoever uses more loses the game.',
  },
  processes: {
    label: 'Processes',
    help: 'How many processes a program may have at once, itself among them. Java needs one, a script perhaps two.',
  },
  turnOutputKb: {
    label: 'Output in a turn (kilobytes)',
    help: 'What a program may print in one turn; whoever prints more loses the game.',
  },
  gameOutputKb: {
    label: 'Output in a game (kilobytes)',
    help: 'What a program may print in the whole game.',
  },
  stderrKb: {
    label: 'Error output kept (kilobytes)',
    help: 'How much of what a program prints to its error output is kept with the game, for its author to read.',
  },
  transcriptKb: {
    label: 'Conversation kept (kilobytes)',
    help: 'How much of everything said between the referee and a program is kept with the game.',
  },
};

const fa: Texts = {
  suspend: {
    label: 'برنامه‌ها بیرون از نوبت خود بی‌حرکت بمانند',
    help: 'هیچ‌کس نمی‌تواند در زمان حریف فکر کند. فقط برای برنامه‌هایی خاموشش کنید که تاب آن را ندارند.',
  },
  startMs: {
    label: 'زمان راه‌اندازی (میلی‌ثانیه)',
    help: 'زمانی که برنامه یک بار، جدا از زمان فکر کردن، برای راه افتادن دارد. جاوا و ضدویروس‌ها کمی زمان می‌خواهند.',
  },
  marginMs: {
    label: 'ارفاق برای پاسخ دیرهنگام (میلی‌ثانیه)',
    help: 'پاسخ چه اندازه دیرتر از مهلت می‌تواند برسد، برای تأخیرهایی که تقصیر برنامه نیست.',
  },
  endMs: {
    label: 'زمان پایان (میلی‌ثانیه)',
    help: 'زمانی که برنامه پس از بازی برای بسته شدن دارد؛ پس از آن بسته می‌شود.',
  },
  memoryMb: {
    label: 'حافظه (مگابایت)',
    help: 'حافظه‌ای که برنامه و هر چه راه می‌اندازد روی هم می‌توانند بگیرند؛ هر که بیشتر بگیرد بازی را می‌بازد.',
  },
  processes: {
    label: 'پردازه‌ها',
    help: 'شمار پردازه‌هایی که برنامه هم‌زمان می‌تواند داشته باشد، همراه خودش. جاوا یکی و اسکریپت شاید دو تا بخواهد.',
  },
  turnOutputKb: {
    label: 'خروجی در هر نوبت (کیلوبایت)',
    help: 'آنچه برنامه در یک نوبت می‌تواند چاپ کند؛ هر که بیشتر چاپ کند بازی را می‌بازد.',
  },
  gameOutputKb: {
    label: 'خروجی در هر بازی (کیلوبایت)',
    help: 'آنچه برنامه در تمام بازی می‌تواند چاپ کند.',
  },
  stderrKb: {
    label: 'اندازهٔ نگه‌داری خروجی خطا (کیلوبایت)',
    help: 'چه اندازه از آنچه برنامه در خروجی خطا چاپ می‌کند همراه بازی نگه داشته شود تا نویسنده‌اش بخواند.',
  },
  transcriptKb: {
    label: 'اندازهٔ نگه‌داری گفت‌وگو (کیلوبایت)',
    help: 'چه اندازه از همهٔ آنچه میان داور و برنامه رد و بدل می‌شود همراه بازی نگه داشته شود.',
  },
};

export const REFEREE_TEXTS: Readonly<Record<Language, { readonly settings: Texts }>> = {
  en: { settings: en },
  fa: { settings: fa },
};
