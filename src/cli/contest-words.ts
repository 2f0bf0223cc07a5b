/** What the commands of a contest say, in both languages; the words of tournaments themselves are shared. */
import type { Language } from '../shared/games/game.ts';
import { formatNumber } from '../shared/numbers.ts';

export interface ContestWords {
  contestants(count: number): string;
  games(count: number): string;
  bestOf(count: number): string;
  drawSeed(seed: number): string;
  readonly notDrawn: string;
  readonly laterRounds: string;
  readonly over: string;
  readonly open: string;
  champion(name: string): string;
  places: string;
  disqualified(reason: string): string;
  toPlay(games: number): string;
  /** What `resume` found in the file. */
  found(finished: number, interrupted: number): string;
  left(time: string): string;
  minutes(minutes: string, seconds: string): string;
  seconds(seconds: string): string;
  failed(message: string): string;
  readonly pausing: string;
  readonly stopping: string;
  paused(finished: number, left: number): string;
  stopped(finished: number, left: number): string;
  stuck(finished: number, left: number): string;
  broken(finished: number, left: number): string;
  allPlayed(finished: number): string;
  nothingToPlay: string;
  goOn(command: string): string;
  retry(command: string): string;
  lookAt(file: string): string;
  added(name: string, program: string): string;
  notAdded(program: string, why: string): string;
  listed(added: number, known: number): string;
  sum(added: number, refused: number): string;
}

const plural = (count: number, one: string, many: string) => `${formatNumber('en', count)} ${count === 1 ? one : many}`;
const fa = (count: number) => formatNumber('fa', count);
const seedIn = (language: Language, seed: number) => formatNumber(language, seed, { useGrouping: false });

const EN: ContestWords = {
  contestants: (count) => plural(count, 'contestant', 'contestants'),
  games: (count) => plural(count, 'game', 'games'),
  bestOf: (count) => (count === 1 ? 'one game a match' : `best of ${count}`),
  drawSeed: (seed) => `drawn from seed ${seedIn('en', seed)}`,
  notDrawn: 'not drawn yet',
  laterRounds: 'The later rounds are paired by the results.',
  over: 'over',
  open: 'not over',
  champion: (name) => `The winner is ${name}.`,
  places: 'Final places',
  disqualified: (reason) => `disqualified: ${reason}`,
  toPlay: (games) => `about ${games} to play`,
  found: (finished, interrupted) =>
    `Found ${plural(finished, 'finished game', 'finished games')}` +
    (interrupted === 0
      ? '.'
      : interrupted === 1
        ? '; 1 that was interrupted is played again.'
        : `; ${interrupted} that were interrupted are played again.`),
  left: (time) => `about ${time} left`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  seconds: (seconds) => `${seconds} s`,
  failed: (message) => `A problem, which is nobody's loss: ${message}`,
  pausing: 'Pausing: the running games are played to their end. Ctrl-C again stops them now.',
  stopping: 'Stopping: the running games will be played again.',
  paused: (finished, left) => `Paused after ${EN.games(finished)}; about ${left} to play.`,
  stopped: (finished, left) => `Stopped after ${EN.games(finished)}; about ${left} to play.`,
  stuck: (finished, left) => `${EN.games(finished)} played; about ${left} cannot be played here:`,
  broken: (finished, left) =>
    `${EN.games(finished)} played and saved; about ${left} to play, but nothing can be saved:`,
  allPlayed: (finished) => `All is played: ${EN.games(finished)}.`,
  nothingToPlay: 'There is nothing left to play.',
  goOn: (command) => `Go on with: ${command}`,
  retry: (command) => `Mend it, then go on with: ${command}`,
  lookAt: (file) => `Written: ${file}`,
  added: (name, program) => `+ ${name}  (${program})`,
  notAdded: (program, why) => `! ${program} ${why}`,
  listed: (added, known) =>
    `The class list has brought ${plural(added, 'contestant', 'contestants')}` +
    (known === 0 ? '.' : `; ${known} were there already.`),
  sum: (added, refused) => `${added} added${refused === 0 ? '' : `, ${refused} not added`}.`,
};

const FA: ContestWords = {
  contestants: (count) => `${fa(count)} شرکت‌کننده`,
  games: (count) => `${fa(count)} بازی`,
  bestOf: (count) => (count === 1 ? 'هر دیدار یک بازی' : `هر دیدار حداکثر ${fa(count)} بازی`),
  drawSeed: (seed) => `قرعه‌کشی با عدد تصادفی ${seedIn('fa', seed)}`,
  notDrawn: 'هنوز قرعه‌کشی نشده است',
  laterRounds: 'جفت‌های دورهای بعد از روی نتیجه‌ها معلوم می‌شوند.',
  over: 'پایان یافته',
  open: 'پایان نیافته',
  champion: (name) => `برنده: ${name}.`,
  places: 'رتبه‌های پایانی',
  disqualified: (reason) => `محروم: ${reason}`,
  toPlay: (games) => `حدود ${fa(games)} بازی مانده`,
  found: (finished, interrupted) =>
    interrupted === 0
      ? `${fa(finished)} بازی پایان‌یافته پیدا شد.`
      : `${fa(finished)} بازی پایان‌یافته پیدا شد؛ ${fa(interrupted)} بازی نیمه‌کاره از نو انجام می‌شود.`,
  left: (time) => `حدود ${time} مانده`,
  minutes: (minutes, seconds) => `${minutes} دقیقه و ${seconds} ثانیه`,
  seconds: (seconds) => `${seconds} ثانیه`,
  failed: (message) => `مشکلی که به حساب کسی نمی‌آید: ${message}`,
  pausing: 'مکث: بازی‌های در جریان تا پایان انجام می‌شوند. Ctrl-C دوباره آن‌ها را همین حالا متوقف می‌کند.',
  stopping: 'توقف: بازی‌های در جریان بعداً از نو انجام می‌شوند.',
  paused: (finished, left) => `پس از ${fa(finished)} بازی مکث شد؛ حدود ${fa(left)} بازی مانده است.`,
  stopped: (finished, left) => `پس از ${fa(finished)} بازی متوقف شد؛ حدود ${fa(left)} بازی مانده است.`,
  stuck: (finished, left) => `${fa(finished)} بازی انجام شد؛ حدود ${fa(left)} بازی اینجا انجام‌شدنی نیست:`,
  broken: (finished, left) =>
    `${fa(finished)} بازی انجام و ذخیره شد؛ حدود ${fa(left)} بازی مانده، ولی چیزی ذخیره نمی‌شود:`,
  allPlayed: (finished) => `همهٔ بازی‌ها انجام شد: ${fa(finished)} بازی.`,
  nothingToPlay: 'بازی دیگری نمانده است.',
  goOn: (command) => `ادامه با: ${command}`,
  retry: (command) => `پس از رفع مشکل ادامه دهید با: ${command}`,
  lookAt: (file) => `نوشته شد: ${file}`,
  added: (name, program) => `+ ${name}  (${program})`,
  notAdded: (program, why) => `! ${program} ${why}`,
  listed: (added, known) =>
    `${fa(added)} شرکت‌کننده از فهرست کلاس افزوده شد` + (known === 0 ? '.' : `؛ ${fa(known)} نفر از پیش بودند.`),
  sum: (added, refused) => `${fa(added)} افزوده شد${refused === 0 ? '' : `، ${fa(refused)} افزوده نشد`}.`,
};

export const CONTEST_WORDS: Readonly<Record<Language, ContestWords>> = { en: EN, fa: FA };

/** `3 min 20 s`: to the second below ten minutes, which is all that an estimate is good for. */
export function timeLeft(language: Language, ms: number): string {
  const words = CONTEST_WORDS[language];
  const seconds = Math.max(1, Math.round(ms / 1000));
  const number = (value: number) => formatNumber(language, value);
  if (seconds < 60) return words.left(words.seconds(number(seconds)));
  return words.left(words.minutes(number(Math.floor(seconds / 60)), number(seconds % 60)));
}
