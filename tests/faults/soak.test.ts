import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test.runIf(process.platform === 'linux')(
  'G4 60 games, two at a time, with vices in every tenth, leave nothing behind',
  async () => {
    const { memory: _, openFiles, ...left } = await soak(60);
    expect(left).toEqual({ games: 60, wrong: [], processes: 0, zombies: 0, scratchFolders: 0 });
    expect(openFiles.after).toBeLessThanOrEqual(openFiles.before);
  },
);
