/** Contests to be photographed: of house bots, with names as long as names are. */
import type { CallInput } from '../../../src/shared/bridge.ts';
import { expect, type Application } from '../application.ts';
import { callHost } from '../host-call.ts';

const GIVEN = ['سیدمحمدحسین', 'زهرا', 'علیرضا', 'نیلوفر', 'امیرعباس', 'فاطمه‌سادات', 'آرش', 'پریسا'];
const FAMILY = [
  'موسوی‌نژاد اصفهانی',
  'کریمی',
  'حسین‌زادهٔ تبریزی',
  'هاشمی رفسنجانی',
  'رستگارمقدم',
  'قره‌داغلی',
  'میرزایی',
  'شمس‌آبادی فراهانی',
  'نوری',
  'بختیاری',
  'صدرالاسلامی گیلانی',
  'خسروی',
  'دهقان‌پور',
  'اکبری',
  'طباطبایی یزدی',
  'جوان',
];

/** What the contest of the pictures is called. */
export const CONTEST = 'جام برنامه‌نویسی پاییز';

/** Up to 128, none of them twice: every given name goes once through all families, each from another one on. */
export function longNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${GIVEN[i % 8]} ${FAMILY[(Math.floor(i / 8) + 5 * (i % 8)) % 16]}`);
}

interface Wanted {
  readonly game?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Of those that come with Meydan. */
  readonly maps?: readonly string[];
  readonly contestants: number;
  readonly format: NonNullable<CallInput<'categories.edit'>['format']>;
  /** About how many games are played before the picture. */
  readonly games: number;
}

export async function makeContest(app: Application, wanted: Wanted): Promise<number> {
  const { game = 'othello', settings = { size: 4 }, maps = [], contestants, format, games } = wanted;
  const { categories } = await callHost(app, 'contests.create', { name: CONTEST, game });
  const category = categories[0]?.id ?? 1;
  await callHost(app, 'contest.change', { game: { ...settings }, concurrency: 1 });
  if (maps.length > 0) await callHost(app, 'maps.addShipped', { names: [...maps] });
  for (const [index, each] of longNames(contestants).entries()) {
    await callHost(app, 'contestants.add', { name: each, houseBot: index % 3 === 0 ? 'greedy' : 'random' });
  }
  await callHost(app, 'categories.edit', { category, format });
  await callHost(app, 'categories.draw', { category, randomSeed: 1405 });
  if (games > 0) await play(app, games);
  return category;
}

async function play(app: Application, games: number): Promise<void> {
  if (games === Infinity) {
    await callHost(app, 'run.start', {});
    await rest(app);
    return;
  }
  // Few at a time, and the pause right behind the start: a whole stage would be over before anybody could stop it.
  for (let played = -1, finished = 0; finished < games && finished > played;) {
    played = finished;
    await Promise.all([callHost(app, 'run.start', {}), callHost(app, 'run.pause')]);
    await rest(app);
    ({ finished } = await callHost(app, 'run.state'));
  }
  expect((await callHost(app, 'run.state')).status, 'there is something left to play').not.toBe('over');
}

async function rest(app: Application): Promise<void> {
  const isAtRest = async (): Promise<boolean> => {
    const { status, running } = await callHost(app, 'run.state');
    return running.length === 0 && (status === 'idle' || status === 'over');
  };
  await expect.poll(isAtRest, { timeout: 180_000, intervals: [100] }).toBe(true);
}
