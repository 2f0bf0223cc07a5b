import type { Texts } from '../en.ts';
import type { simulator as english } from './simulator.en.ts';

export const simulator: Texts<typeof english> = {
  title: 'شبیه‌ساز',
  intro: 'بگذارید برنامه‌تان هر چند بار که می‌خواهید بازی کند: در برابر بازیکن خانگی یا برنامه‌ای دیگر.',
  game: 'بازی',
  players: 'چه کسانی بازی می‌کنند',
  programs: 'برنامه‌های شما',
  dropHere: 'برنامه‌تان را اینجا رها کنید یا پرونده‌ای انتخاب کنید.',
  dropTitle: 'برنامه‌تان را همین‌جا رها کنید',
  dropHint: 'برنامه، اسکریپت، پوشه یا آرشیو zip.',
  choose: 'انتخاب پرونده',
  houseBot: 'بازیکن خانگی {bot}',
  remove: 'حذف {name}',
  map: 'نقشه',
  standardMap: 'نقشهٔ استاندارد',
  seed: 'عدد تصادفی',
  seedHint: 'با همان عدد، همان بازی دوباره انجام می‌شود؛ خالی یعنی هر بار عددی تازه.',
  seedProblem: 'اینجا عددی صحیح از ۰ تا ۴٬۲۹۴٬۹۶۷٬۲۹۵ لازم است.',
  settings: 'تنظیم‌های بازی',
  start: 'آغاز بازی',
  entry: 'کدام پروندهٔ {name} اجرا شود؟',
  sending: 'در حال تحویل {name}…',
  refused: '{name} به کار نمی‌آید',
  playerCount: 'تعداد بازیکن‌ها',
};
