import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { killContests } from './kills.ts';

test.runIf(process.platform === 'linux')(
  'a contest whose host is killed at random moments comes to the same games, each once, with nothing left over',
  async () => {
    const seed = randomInt(2 ** 32);
    const runs: string[] = [];
    const wrong = await killContests(8, seed, (run, { field, kills }) =>
      runs.push(`run ${run}, ${field}: ${JSON.stringify(kills)}`),
    );
    expect(wrong, `seed ${seed}\n${runs.join('\n')}`).toEqual([]);
  },
  600_000,
);
