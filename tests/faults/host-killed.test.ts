/** The host is killed in the middle of a game and can do nothing any more: what it started is gone within seconds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { removeStale } from '../../src/main/contestants/owned-folder.ts';
import { removeTree } from '../../src/main/contestants/remove-tree.ts';
import type { Meeting } from './arena.ts';
import { isStopped, processesBelow, soon } from './leftovers.ts';

const HOST = fileURLToPath(new URL('host.ts', import.meta.url));
/** What "within seconds" means on a busy machine. */
const SECONDS = 15_000;

/** Starts a host, waits until `ready` holds in its arena after so many turns, and kills it. */
async function killHost(meeting: Meeting, turns: number, ready: (scratchRoot: string) => boolean): Promise<string> {
  const host = spawn(process.execPath, [HOST, JSON.stringify(meeting)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(host, 'exit');
  let arena = '';
  try {
    let played = 0;
    for await (const line of createInterface({ input: host.stdout })) {
      if (line.startsWith('arena ')) arena = line.slice('arena '.length);
      if (line === 'turn') played++;
      if (line === 'end') throw new Error('the game was over before the host was killed');
      if (arena !== '' && played === turns) break;
    }
    expect(await soon(() => ready(`${arena}/scratch`), 60_000)).toBe(true);
  } finally {
    host.kill('SIGKILL');
    await exited;
  }
  return arena;
}

async function expectNothingLeft(arena: string): Promise<void> {
  try {
    expect(await soon(() => processesBelow(arena).length === 0, SECONDS)).toBe(true);
    // Nobody was there to remove the scratch folders; the next host does.
    await removeStale(`${arena}/scratch`);
    expect(await readdir(`${arena}/scratch`)).toEqual([]);
  } finally {
    await removeTree(arena);
  }
}

describe.runIf(process.platform === 'linux')('when the host is killed', () => {
  test('programs that run, with children and grandchildren, are gone within seconds', async () => {
    const meeting: Meeting = {
      game: 'othello',
      players: [['--vice=burns', '--from=2'], ['--vice=ignores-sigterm']],
      settings: { moveMs: 600_000 },
    };
    const arena = await killHost(meeting, 2, (root) => processesBelow(root).length === 5);
    await expectNothingLeft(arena);
  });

  test('programs that are suspended, with children and grandchildren, are gone within seconds', async () => {
    const meeting: Meeting = {
      game: 'othello',
      players: [
        ['--vice=grandchildren', '--from=2'],
        ['--vice=silent', '--from=2'],
      ],
      settings: { moveMs: 600_000 },
    };
    const arena = await killHost(meeting, 3, (root) => {
      const all = processesBelow(root);
      return all.length >= 3 && all.filter(({ pid }) => isStopped(pid)).length >= 2;
    });
    await expectNothingLeft(arena);
  });

  test('programs that are just being started are gone within seconds', async () => {
    const meeting: Meeting = { game: 'othello', players: [['--vice=burns'], ['--vice=burns']] };
    for (let i = 0; i < 3; i++) {
      const arena = await killHost(meeting, 0, (root) => processesBelow(root).length > i);
      await expectNothingLeft(arena);
    }
  });
});
