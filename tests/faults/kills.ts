/**
 * Contests whose host is killed at random moments and started again until they are over: is every game there, once, as
 * if nobody had been killed? `npm run test:faults` does it 200 times; kills.test.ts a few times.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { removeTree } from '../../src/main/contestants/remove-tree.ts';
import { ProgramStore } from '../../src/main/contestants/store.ts';
import { ContestFile } from '../../src/main/store/contest-file.ts';
import { Random } from '../../src/shared/games/random.ts';
import { makeDraw } from '../../src/shared/tournament/draw.ts';
import { formatSchema } from '../../src/shared/tournament/tournament.ts';
import { inEnglish } from '../../src/shared/refusals/refusal.ts';
import { processesBelow, scratchFolders, soon } from './leftovers.ts';

const HOST = fileURLToPath(new URL('tournament-host.ts', import.meta.url));
const MOST_KILLS = 3;
/** What is soon on a busy machine. */
const SOON_MS = 20_000;

export type Field = 'bots' | 'programs';

export interface Killed {
  /** When: after so many games that this host has saved, and so many milliseconds more. */
  readonly afterGames: number;
  readonly ms: number;
}

export interface KilledContest {
  readonly field: Field;
  readonly kills: readonly Killed[];
  /** How many of the kills met a host that was still there. */
  readonly met: number;
  /** What is not as it would be without the kills, a sentence each. */
  readonly wrong: readonly string[];
}

/** A contest that nobody has begun, and the games that it comes to when nobody disturbs it. */
export class Undisturbed {
  readonly field: Field;
  readonly folder: string;
  readonly games: readonly string[];

  private constructor(field: Field, folder: string, games: readonly string[]) {
    this.field = field;
    this.folder = folder;
    this.games = games;
  }

  static async play(field: Field): Promise<Undisturbed> {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-kills-'));
    await makeContest(field, folder);
    await copyFile(join(folder, 'contest.meydan'), join(folder, 'beginning'));
    if ((await host(folder, null)) !== 'over') throw new Error('the undisturbed contest does not come to its end');
    return new Undisturbed(field, folder, gamesIn(folder).games);
  }

  /** The same contest from its beginning, killed now and then. */
  async disturb(random: Random): Promise<KilledContest> {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-kills-'));
    const kills = Array.from({ length: 1 + random.int(MOST_KILLS) }, () => ({
      afterGames: random.int(Math.ceil(this.games.length / 2)),
      ms: random.int(this.field === 'bots' ? 60 : 600),
    }));
    const wrong: string[] = [];
    let met = 0;
    try {
      await copyFile(join(this.folder, 'beginning'), join(folder, 'contest.meydan'));
      for (const kill of kills) {
        if ((await host(folder, kill)) === 'killed') met += 1;
        if (!(await soon(() => processesBelow(folder).length === 0, SOON_MS))) wrong.push('a program runs on');
      }
      const end = await host(folder, null);
      if (end !== 'over') wrong.push(`it ended with “${end}”`);
      const { games, problems } = gamesIn(folder);
      wrong.push(...problems, ...differences(this.games, games));
      if (processesBelow(folder).length > 0) wrong.push('a program runs on after the end');
      if ((await scratchFolders(join(folder, 'scratch'))).length > 0) wrong.push('a scratch folder is left');
    } finally {
      await removeTree(folder);
    }
    return { field: this.field, kills, met, wrong };
  }

  close(): Promise<void> {
    return removeTree(this.folder);
  }
}

/** Runs a host to its end, or kills it; returns the last line that it printed, or `killed`. */
async function host(folder: string, kill: Killed | null): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', HOST, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // So many hosts need not all strip the types of the same files.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'meydan-kills-compiled'), ...process.env },
  });
  const exited = once(child, 'exit');
  let [last, saved] = ['', 0];
  const killWhenDue = () => {
    if (kill && saved === kill.afterGames) void sleep(kill.ms).then(() => child.kill('SIGKILL'));
  };
  killWhenDue();
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    saved += 1;
    killWhenDue();
  }
  const [, signal] = (await exited) as [number | null, string | null];
  return signal === 'SIGKILL' ? 'killed' : last;
}

async function makeContest(field: Field, folder: string): Promise<void> {
  const file = ContestFile.create(join(folder, 'contest.meydan'), { name: 'Kills', game: 'othello' });
  // Nobody may run out of time because the machine is busy.
  file.settings.set('game', { size: field === 'bots' ? 6 : 4, moveMs: 60_000 });
  file.settings.set('referee', { ...file.settings.get('referee'), startMs: 60_000 });
  const format = field === 'bots' ? { kind: 'groups-knockout', groups: 2, bestOf: 2 } : { kind: 'round-robin' };
  const category = file.categories.add({ name: 'All', format: formatSchema.parse(format) });
  const programId = field === 'programs' ? await handIn(file, folder) : null;
  for (let seed = 1; seed <= (field === 'bots' ? 8 : 4); seed += 1) {
    const isBot = field === 'bots' || seed === 4;
    const plays = isBot ? { houseBot: seed % 2 === 0 ? 'random' : 'greedy' } : { programId };
    file.categories.enter(category, [file.contestants.add({ name: `Contestant ${seed}`, seed, ...plays })]);
  }
  file.categories.setDraw(category, makeDraw(file.categories.get(category).format, file.contestants.list(), 3));
  file.close();
}

async function handIn(file: ContestFile, folder: string): Promise<string> {
  const handedIn = join(folder, 'contestant');
  await mkdir(handedIn);
  for (const name of ['contestant.mjs', 'decent-play.mjs']) {
    await copyFile(fileURLToPath(new URL(name, import.meta.url)), join(handedIn, name));
  }
  const store = new ProgramStore(join(folder, 'elsewhere'));
  const { id } = await store.importFolder(handedIn, { entry: 'contestant.mjs' });
  await file.programs.keep(id, store);
  return id;
}

/** Everything that is the same whenever a game is played, a line each, and what is wrong with the file. */
function gamesIn(folder: string): { readonly games: readonly string[]; readonly problems: readonly string[] } {
  const { file } = ContestFile.open(join(folder, 'contest.meydan'));
  try {
    const games = file.games.list().map(({ id, categoryId, matchId, number, state, seed, seats }) => {
      const who = seats.map(({ contestantId }) => contestantId);
      const turns = state === 'finished' ? file.games.replay(id).turns : [];
      return JSON.stringify({ categoryId, matchId, number, state, who, seed, turns });
    });
    return { games: games.toSorted(), problems: file.check().problems.map(inEnglish) };
  } finally {
    file.close();
  }
}

function differences(expected: readonly string[], found: readonly string[]): string[] {
  const counts = Map.groupBy(found, (game) => game);
  const lost = expected.filter((game) => !counts.has(game)).map((game) => `lost, or played otherwise: ${game}`);
  const known = new Set(expected);
  const strange = found.filter((game) => !known.has(game)).map((game) => `not in the undisturbed contest: ${game}`);
  const twice = [...counts].filter(([, each]) => each.length > 1).map(([game]) => `there twice: ${game}`);
  return [...lost, ...strange, ...twice];
}

/** Every fifth with programs. `onRun` hears of each, for whoever wants to repeat it. */
export async function killContests(
  runs: number,
  seed: number,
  onRun: (run: number, contest: KilledContest) => void,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const [bots, programs] = [await Undisturbed.play('bots'), await Undisturbed.play('programs')];
  try {
    for (let run = 1; run <= runs; run += 1) {
      const contest = await (run % 5 === 0 ? programs : bots).disturb(Random.fromSeedFor(seed, run));
      onRun(run, contest);
      wrong.push(...contest.wrong.map((what) => `run ${run}: ${what}`));
    }
  } finally {
    await bots.close();
    await programs.close();
  }
  return wrong;
}
