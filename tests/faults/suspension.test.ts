/** What "suspended" means, measured: no processor time, for anything that a program started, and never lost or doubled. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { launchCommand } from '../../src/main/contestants/launch-table.ts';
import type { LaunchCommand } from '../../src/main/contestants/program.ts';
import { runProgram, type RunningProgram } from '../../src/main/contestants/running-program.ts';
import { makeScratch } from '../../src/main/contestants/scratch.ts';
import { GameTable } from '../../src/main/referee/game-table.ts';
import { Arena } from './arena.ts';
import { argumentsOf, cpuTimeOf, isStopped, processesBelow, soon } from './leftovers.ts';

/** The program itself, its busy child, and the two below it that left the group. */
const FAMILY = 4;

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.open();
});
afterAll(() => arena.close());

function family() {
  return processesBelow(arena.scratchRoot);
}

function cpuTime(): bigint {
  return family().reduce((sum, { pid }) => sum + cpuTimeOf(pid), 0n);
}

const stands = () => family().every(({ pid }) => isStopped(pid));

/** Without giving the program a chance to be told anything meanwhile; a signal may take a moment on another processor. */
function standsAtOnce(): boolean {
  const until = performance.now() + 2000;
  while (!stands()) if (performance.now() > until) return false;
  return true;
}

async function startBusyProgram(): Promise<RunningProgram> {
  const [player] = arena.order({ game: 'worm', players: [['--vice=burns']] }).players;
  if (player?.kind !== 'program') throw new Error('no program');
  const { folder } = await makeScratch(player.files, arena.scratchRoot);
  const program = await start(await launchCommand(player.program, folder, { args: player.args ?? [] }));
  program.write('4 1\n');
  return program;
}

/** A program of one line that does something when the file `go` appears. */
async function startScript(script: string): Promise<{ program: RunningProgram; go: () => void }> {
  await mkdir(arena.scratchRoot, { recursive: true });
  const cwd = await mkdtemp(join(arena.scratchRoot, 'script-'));
  const env = { MEYDAN_FOLDER: `${cwd}/` };
  const program = await start({ file: process.execPath, args: ['-e', script], cwd, env });
  return { program, go: () => writeFileSync(join(cwd, 'go'), '') };
}

const WAIT = `while (!require('node:fs').existsSync('go'));`;
const SPAWN = `require('node:child_process').spawn(process.execPath, `;
const koffi = JSON.stringify(createRequire(import.meta.url).resolve('koffi'));
const LEAVES = `const setsid = require(${koffi}).load('libc.so.6').func('int setsid()'); ${WAIT} setsid(); for (;;);`;
/** Its child leaves the group without being a new process. */
const LEAVER = `${SPAWN} ['-e', ${JSON.stringify(LEAVES)}], { stdio: 'ignore' }); for (;;);`;
/** Its child belongs to no group of ours and has nothing of its environment. */
const FORGETTER = `${WAIT} ${SPAWN} ['-e', 'for (;;);', process.cwd() + '/'], { detached: true, stdio: 'ignore', env: {} }); for (;;);`;

/** The next process gets the id after this one, where we are allowed to say so. */
const LAST_ID = '/proc/sys/kernel/ns_last_pid';
function mayChooseIds(): boolean {
  try {
    writeFileSync(LAST_ID, readFileSync(LAST_ID));
    return true;
  } catch {
    return false;
  }
}

async function start(command: LaunchCommand): Promise<RunningProgram> {
  const ignore = () => {};
  const listener = { onOutput: ignore, onStderr: ignore, onOutputClosed: ignore, onEnded: ignore };
  return runProgram(command, randomUUID(), { memoryBytes: 1e12, processes: 100 }, listener);
}

describe.runIf(process.platform === 'linux')('a suspended program', () => {
  test('O10 uses no processor time, nor do its children and those that left its group', async () => {
    const program = await startBusyProgram();
    try {
      expect(await soon(() => family().length === FAMILY, 60_000)).toBe(true);
      for (let round = 0; round < 3; round++) {
        const before = cpuTime();
        expect(await soon(() => cpuTime() > before, 60_000)).toBe(true);
        program.group.suspend();
        expect(await soon(stands)).toBe(true);
        const suspended = cpuTime();
        await sleep(1500);
        expect(cpuTime() - suspended).toBe(0n);
        expect(family()).toHaveLength(FAMILY);
        program.group.resume();
        // All of them go on, not only some.
        const times = new Map(family().map(({ pid }) => [pid, cpuTimeOf(pid)]));
        const goesOn = ([pid, time]: [number, bigint]) => cpuTimeOf(pid) > time;
        expect(await soon(() => [...times].every(goesOn), 60_000)).toBe(true);
      }
    } finally {
      await program.end();
    }
    expect(family()).toEqual([]);
  });

  test('O10 also when it starts processes at the very moment', async () => {
    for (let delay = 0; delay < 10; delay++) {
      const program = await startBusyProgram();
      try {
        // Somewhere between its own start and that of its last grandchild.
        await soon(() => family().length >= 1 + (delay % (FAMILY - 1)), 60_000);
        await sleep(delay * 3);
        program.group.suspend();
        expect(await soon(stands)).toBe(true);
        const [count, time] = [family().length, cpuTime()];
        await sleep(100);
        expect([family().length, cpuTime()]).toEqual([count, time]);
      } finally {
        await program.end();
      }
      expect(family()).toEqual([]);
    }
  });

  test('O10 also when one of them leaves the group between two turns, without being a new process', async () => {
    const { program, go } = await startScript(LEAVER);
    try {
      // All its threads are there: nothing new will be seen of it when it leaves.
      const threads = () => family().map(({ pid }) => readdirSync(`/proc/${pid}/task`).length);
      expect(await soon(() => threads().length === 2 && threads().every((count) => count > 4), 60_000)).toBe(true);
      program.group.suspend();
      expect(await soon(stands)).toBe(true);
      program.group.resume();
      go();
      expect(await soon(() => family().some(({ group }) => group !== program.group.pid), 60_000)).toBe(true);
      program.group.suspend();
      expect(await soon(stands)).toBe(true);
      program.group.resume();
      expect(await soon(() => !family().some(({ pid }) => isStopped(pid)))).toBe(true);
    } finally {
      await program.end();
    }
    expect(family()).toEqual([]);
  });

  test.runIf(mayChooseIds())('O10 also a child that has a smaller id than its parent, and no mark', async () => {
    const { program, go } = await startScript(FORGETTER);
    try {
      writeFileSync(LAST_ID, String(Math.max(300, program.group.pid - 3000)));
      go();
      expect(await soon(() => family().length === 2, 60_000)).toBe(true);
      expect(Math.min(...family().map(({ pid }) => pid))).toBeLessThan(program.group.pid);
      program.group.suspend();
      expect(await soon(stands)).toBe(true);
    } finally {
      await program.end();
    }
    expect(family()).toEqual([]);
  });

  test('O10 over 1,000 turns no suspension is lost and none doubled', async () => {
    const sent: string[] = [];
    const kill = process.kill.bind(process);
    const spy = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
      if (pid < 0) sent.push(`${signal} ${-pid}`);
      return kill(pid, signal);
    });
    const order = arena.order({
      game: 'diamonds',
      players: [['--vice=grandchildren', '--from=2'], ['--name=opponent']],
      settings: { rounds: 500, moveMs: 60_000 },
      referee: { endMs: 0 },
    });
    const lost: number[] = [];
    let turns = 0;
    try {
      const onTurn = () => {
        turns++;
        if (!standsAtOnce()) lost.push(turns);
      };
      const { reports } = await new GameTable(order).play({ onTurn });
      expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    } finally {
      spy.mockRestore();
    }
    expect([turns, lost]).toEqual([1001, []]);
    const groups = [...new Set(sent.map((each) => each.split(' ')[1]))];
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      const own = sent.filter((each) => each.endsWith(` ${group}`)).map((each) => each.split(' ')[0]);
      // The confirmation and 500 rounds, each ending in one SIGSTOP; one SIGCONT before each round, and one to end it.
      const played = own.slice(0, 2 * 501);
      expect(played).toEqual(Array.from({ length: 501 }, () => ['SIGSTOP', 'SIGCONT']).flat());
      expect(own.slice(2 * 501).every((name) => name === 'SIGSTOP' || name === 'SIGKILL')).toBe(true);
    }
    expect(family()).toEqual([]);
  });

  test('G4 O11 that is killed while it stands is recorded as crashed, when an answer is due', async () => {
    const order = arena.order({ game: 'othello', players: [['--name=victim'], []] });
    let turn = 0;
    const onTurn = () => {
      // After its second answer, while its opponent is to move.
      if (++turn !== 3) return;
      expect(standsAtOnce()).toBe(true);
      const victim = family().find(({ pid }) => argumentsOf(pid).includes('--name=victim'));
      if (victim) process.kill(victim.pid, 'SIGKILL');
    };
    const { replay, reports } = await new GameTable(order).play({ onTurn });
    expect(replay.turns.at(-1)).toBe('!crash');
    expect(replay.outcome?.reasons).toEqual([{ code: 'crash', seat: 1 }]);
    expect(reports[0]?.faults).toMatchObject([{ fault: 'crash', exitCode: null, signal: 'SIGKILL', turn: 5 }]);
    expect(reports[1]?.faults).toEqual([]);
    expect(family()).toEqual([]);
  });
});
