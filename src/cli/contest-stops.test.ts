/** A contest that is paused, stopped or killed and resumed comes to the same games as one that is left alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { meydanBin, runMeydan } from '../../tests/command-line.ts';
import { useFolder } from '../../tests/handed-in/folder.ts';
import { ContestFile } from '../main/store/contest-file.ts';
import { makeDraw } from '../shared/tournament/draw.ts';
import { formatSchema } from '../shared/tournament/tournament.ts';

const folder = useFolder();
/** Two contests are played by four processes, on a machine that may have much else to do. */
const PATIENCE_MS = 400_000;

function newContest(): void {
  const path = join(folder.path, 'class.meydan');
  const file = ContestFile.create(path, { name: 'class', game: 'othello' });
  file.settings.set('game', { size: 6 });
  const category = file.categories.add({ name: 'class', format: formatSchema.parse({ kind: 'round-robin' }) });
  for (let i = 0; i < 4; i += 1) {
    const houseBot = i % 2 === 0 ? 'expert' : 'greedy';
    file.categories.enter(category, [file.contestants.add({ name: `Contestant ${i + 1}`, houseBot })]);
  }
  file.categories.setDraw(category, makeDraw(file.categories.get(category).format, file.contestants.list(), 7));
  file.close();
  copyFileSync(path, join(folder.path, 'whole.meydan'));
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  /** Resolves when it has told this event so many times. */
  told(event: string, times?: number): Promise<void>;
}

function start(): Running {
  const child = spawn(process.execPath, [meydanBin, 'run', 'class.meydan', '--json', '--concurrency', '1'], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let news = () => {};
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    news();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    child,
    ended,
    told: (event, times = 1) =>
      new Promise((resolve, reject) => {
        news = () => {
          if (output.split(`{"event":"${event}"`).length > times) resolve();
        };
        news();
        void ended.then(() => reject(new Error(`it ended before it told ${event}: ${output}`)));
      }),
  };
}

function playedIn(name: string): unknown[] {
  const { file } = ContestFile.open(join(folder.path, name), { mode: 'read' });
  const games = file.games
    .results()
    .map(({ matchId, number, seats, winner }) => ({
      matchId,
      number,
      winner,
      seats: seats.map(({ contestantId, score }) => [contestantId, score]),
    }))
    .toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1));
  file.close();
  return games;
}

async function expectTheSameGames(): Promise<void> {
  const [resumed, whole] = [
    await runMeydan(folder.path, ['resume', 'class.meydan']),
    await runMeydan(folder.path, ['run', 'whole.meydan']),
  ];
  expect([resumed.code, whole.code]).toEqual([0, 0]);
  expect(resumed.stderr).toMatch(/^Found \d+ finished games?/);
  expect(resumed.stdout.split('\n\n')[0]).toBe(whole.stdout.split('\n\n')[0]);
  const games = playedIn('whole.meydan');
  expect(games).toHaveLength(6);
  expect(playedIn('class.meydan')).toEqual(games);
}

test(
  'Ctrl-C once lets the running game end',
  async () => {
    newContest();
    const run = start();
    await run.told('finished');
    run.child.kill('SIGINT');
    await run.told('paused');
    expect(await run.ended).toBe(3);
    expect(playedIn('class.meydan').length).toBeGreaterThanOrEqual(1);
    await expectTheSameGames();
  },
  PATIENCE_MS,
);

test(
  'Ctrl-C twice ends it now',
  async () => {
    newContest();
    const run = start();
    await run.told('started', 2);
    run.child.kill('SIGINT');
    await run.told('pausing');
    // So that they are not taken for one.
    await wait(500);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(3);
    await expectTheSameGames();
  },
  PATIENCE_MS,
);

test(
  'killed, it is resumed by the next run, and what was cut off is played again',
  async () => {
    newContest();
    const run = start();
    await run.told('started', 2);
    run.child.kill('SIGKILL');
    await run.ended;
    await expectTheSameGames();
  },
  PATIENCE_MS,
);
