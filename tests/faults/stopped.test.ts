/** A game that is stopped, at whatever moment, leaves nothing behind either. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Arena } from './arena.ts';
import { childrenOfOurs, processesBelow, scratchFolders, soon } from './leftovers.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.open();
});
afterAll(() => arena.close());

async function expectNothingLeft(): Promise<void> {
  expect(processesBelow(arena.scratchRoot)).toEqual([]);
  expect(childrenOfOurs().filter(({ state }) => state === 'Z')).toEqual([]);
  expect(await scratchFolders(arena.scratchRoot)).toEqual([]);
}

const PATIENT = { moveMs: 600_000 };

describe.runIf(process.platform === 'linux')('a game that is stopped', () => {
  test('while its programs are being copied and started', async () => {
    for (let ms = 0; ms < 400; ms += 20) {
      const stop = new AbortController();
      const players = [['--vice=burns'], ['--vice=burns']];
      const game = arena.play({ game: 'othello', players, settings: PATIENT }, { signal: stop.signal });
      const refused = expect(game).rejects.toThrow('enough');
      await sleep(ms);
      stop.abort(new Error('enough'));
      await refused;
      await expectNothingLeft();
    }
  });

  test('while one program thinks and the other is suspended', async () => {
    const stop = new AbortController();
    const players = [['--vice=grandchildren'], ['--vice=burns', '--from=2']];
    let turn = 0;
    const onTurn = () => void turn++;
    const game = arena.play({ game: 'othello', players, settings: PATIENT }, { signal: stop.signal, onTurn });
    const refused = expect(game).rejects.toThrow('enough');
    expect(await soon(() => turn >= 3, 60_000)).toBe(true);
    stop.abort(new Error('enough'));
    await refused;
    await expectNothingLeft();
  });

  test('before it began', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(arena.play({ game: 'worm', players: [[]] }, { signal })).rejects.toThrow('enough');
    await expectNothingLeft();
  });
});
