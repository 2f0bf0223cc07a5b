/** A contest that is paused, stopped or killed and resumed comes to the same games as one that is left alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { meydanBin, runMeydan, type Ran } from '../../tests/command-line.ts';
import { contestant } from '../../tests/doctor/healthy-programs.ts';
import { useFolder } from '../../tests/handed-in/folder.ts';
import { ProgramStore } from '../main/contestants/store.ts';
import { ContestFile } from '../main/store/contest-file.ts';
import { makeDraw } from '../shared/tournament/draw.ts';
import { formatSchema } from '../shared/tournament/tournament.ts';

const folder = useFolder();
/** Two contests are played by four processes, on a machine that may have much else to do. */
const PATIENCE_MS = 400_000;

/** A program that plays like any other, but not while this file is there. */
const hold = () => join(folder.path, 'hold');
const patient = () => `
const fs = require('node:fs');
while (fs.existsSync(${JSON.stringify(hold())})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
${contestant('othello')}`;

async function newContest(): Promise<void> {
  writeFileSync(join(folder.path, 'patient.js'), patient());
  writeFileSync(hold(), '');
  const store = new ProgramStore(join(folder.path, 'programs'));
  const { id: programId } = await store.importPath(join(folder.path, 'patient.js'));
  const path = join(folder.path, 'class.meydan');
  const file = ContestFile.create(path, { name: 'class', game: 'othello' });
  file.settings.set('game', { size: 4, moveMs: 600_000 });
  file.settings.set('referee', { ...file.settings.get('referee'), startMs: 600_000 });
  await file.programs.keep(programId, store);
  const category = file.categories.add({ name: 'class', format: formatSchema.parse({ kind: 'round-robin' }) });
  for (let i = 0; i < 4; i += 1) {
    const player = i === 3 ? { houseBot: 'greedy' } : { programId };
    file.categories.enter(category, [file.contestants.add({ name: `Contestant ${i + 1}`, ...player })]);
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

async function expectTheSameGames(): Promise<Ran> {
  const [resumed, whole] = [
    await runMeydan(folder.path, ['resume', 'class.meydan']),
    await runMeydan(folder.path, ['run', 'whole.meydan']),
  ];
  expect([resumed.code, whole.code]).toEqual([0, 0]);
  expect(resumed.stdout.split('\n\n')[0]).toBe(whole.stdout.split('\n\n')[0]);
  const games = playedIn('whole.meydan');
  expect(games).toHaveLength(6);
  expect(playedIn('class.meydan')).toEqual(games);
  return resumed;
}

test(
  'Ctrl-C once lets the running game end',
  async () => {
    await newContest();
    const run = start();
    await run.told('started');
    run.child.kill('SIGINT');
    await run.told('pausing');
    rmSync(hold());
    await run.told('paused');
    expect(await run.ended).toBe(3);
    expect(playedIn('class.meydan')).toHaveLength(1);
    await expectTheSameGames();
  },
  PATIENCE_MS,
);

test(
  'Ctrl-C twice ends it now, whatever the programs do',
  async () => {
    await newContest();
    const run = start();
    await run.told('started');
    run.child.kill('SIGINT');
    await run.told('pausing');
    // So that they are not taken for one.
    await wait(500);
    run.child.kill('SIGINT');
    await run.told('stopped');
    expect(await run.ended).toBe(3);
    rmSync(hold());
    await expectTheSameGames();
  },
  PATIENCE_MS,
);

test(
  'killed, it is resumed by the next run, and what was cut off is played again',
  async () => {
    await newContest();
    const run = start();
    await run.told('started');
    run.child.kill('SIGKILL');
    await run.ended;
    rmSync(hold());
    const resumed = await expectTheSameGames();
    expect(resumed.stderr).toContain('1 that was interrupted is played again.');
  },
  PATIENCE_MS,
);
