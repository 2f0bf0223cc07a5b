/** Games of real programs to be watched: two that play fast, but the first stops in thought until the test lets it go on. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contestant, type PlayedGame } from '../doctor/healthy-programs.ts';
import { expect, type Application } from './application.ts';
import { callHost, QUICK } from './host-call.ts';

/** What the one who ponders writes to its standard error. */
export const THOUGHT = 'let me think about this one';
/** No clock runs out while a test looks at it. */
const PATIENT = { moveMs: 600_000, budgetMs: 600_000 };

/** In Diamonds it walks round instead of standing still. */
const SAY = `
function print(answer, number) {
  const said = answer === 'noop' ? ['right', 'down', 'right', 'up', 'left'][number % 5] : answer;
  process.stdout.write(said + '\\n');
}`;
const FAST = `${SAY}
function say(answer, number) { print(answer, number); }`;
const ponders = (gate: string): string => `${SAY}
function say(answer, number) {
  if (number !== 4) return print(answer, number);
  process.stderr.write(${JSON.stringify(THOUGHT)} + '\\n');
  const looking = setInterval(() => {
    if (!require('node:fs').existsSync(${JSON.stringify(gate)})) return;
    clearInterval(looking);
    print(answer, number);
  }, 30);
}`;

export interface PonderedGame {
  readonly live: string;
  /** The program goes on. */
  goOn(): void;
}

export async function startPonderedGame(app: Application, game: PlayedGame, folder: string): Promise<PonderedGame> {
  const gate = join(folder, `${game}-goes-on`);
  const sources = { 'Thinker.js': contestant(game, ponders(gate)), 'Runner.js': contestant(game, FAST) };
  const players = [];
  for (const [name, source] of Object.entries(sources)) players.push(await seated(app, name, source));
  const { moveMs, budgetMs } = PATIENT;
  const settings = { ...QUICK[game], ...(game === 'agon' ? { budgetMs } : { moveMs }) };
  const seats = players.slice(0, game === 'worm' ? 1 : 2);
  const { live } = await callHost(app, 'simulator.start', { game, players: seats, settings, seed: 7 });
  return { live, goOn: () => writeFileSync(gate, '') };
}

/** Hands a program in to the simulator. */
export async function seated(
  app: Application,
  name: string,
  source: string,
): Promise<{ kind: 'program'; program: string }> {
  const bytes = Buffer.from(source);
  const { upload } = await callHost(app, 'uploads.begin', { files: [{ path: name, bytes: bytes.length }] });
  await callHost(app, 'uploads.piece', { upload, file: 0, data: bytes.toString('base64') });
  const added = await callHost(app, 'simulator.add', { upload });
  if (added.outcome !== 'added') throw new Error(`${name} was not added: ${JSON.stringify(added)}`);
  return { kind: 'program', program: added.program };
}

/** A contest of one game, far longer than anybody looks at it; some turns of it have been played. */
export async function startLongContest(app: Application, names: readonly [string, string]): Promise<string> {
  const { categories } = await callHost(app, 'contests.create', { name: 'Long', game: 'agon' });
  await callHost(app, 'contest.change', { game: { moves: 1000, budgetMs: 600_000 }, concurrency: 1 });
  for (const name of names) await callHost(app, 'contestants.add', { name, houseBot: 'expert' });
  await callHost(app, 'categories.draw', { category: categories[0]?.id ?? 1, randomSeed: 1 });
  await callHost(app, 'run.start', {});
  const running = async () => (await callHost(app, 'live.list')).find(({ status }) => status === 'running');
  await expect.poll(async () => (await running())?.turns ?? 0, { timeout: 120_000 }).toBeGreaterThan(4);
  return (await running())?.live ?? '';
}
