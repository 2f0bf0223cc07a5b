/** Games of programs: one thinks while its clock runs, one crashes, one lets its time run out. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contestant } from '../../doctor/healthy-programs.ts';
import { expect, type Application } from '../application.ts';
import { callHost } from '../host-call.ts';
import { seated, startPonderedGame, THOUGHT } from '../watched-programs.ts';
import { click, goTo, type Chapter } from './scene.ts';

const CRASHES = `function say(answer, number) {
  if (number < 6) return process.stdout.write(answer + '\\n');
  const best = [];
  process.stdout.write(best[0].join(' ') + '\\n');
}`;
const DREAMS = `function say(answer, number) {
  process.stderr.write('depth ' + number + ': 1204 positions\\n');
  if (number < 6) process.stdout.write(answer + '\\n');
}`;

/** Beetles, because there both decide a turn and only one is asked at a time. */
async function letThink(app: Application): Promise<void> {
  const { live } = await startPonderedGame(app, 'beetles', mkdtempSync(join(tmpdir(), 'meydan-pictures-')));
  await goTo(app, `/live/${live}?now`);
  await click('tab-transcript')(app);
  await expect(app.page.getByTestId('transcript-now').locator('[data-stream=err]')).toContainText(THOUGHT);
  await click('tab-moves')(app);
}

/** The failing program plays against the house; its transcript is open at the turn in which it failed. */
function failing(source: string) {
  return async (app: Application): Promise<void> => {
    const player = await seated(app, 'نیلوفر کریمی.js', contestant('othello', source));
    const players = [player, { kind: 'house', bot: 'greedy' } as const];
    const { live } = await callHost(app, 'simulator.start', {
      game: 'othello',
      players,
      settings: { moveMs: 800 },
      seed: 7,
    });
    await goTo(app, `/live/${live}?now`);
    await expect(app.page.getByTestId('outcome')).toBeVisible({ timeout: 60_000 });
    await click('tab-transcript')(app);
    await expect(app.page.getByTestId('transcript')).toHaveAttribute('data-complete', 'true');
  };
}

export const PROGRAMS: Chapter = {
  name: 'programs',
  prepare: letThink,
  scenes: [
    { name: 'live-thinking' },
    { name: 'transcript-live', act: click('tab-transcript') },
    {
      name: 'wall-thinking',
      async act(app) {
        await goTo(app, '/wall');
        await expect(app.page.getByTestId('wall').locator('[data-status=running]')).toHaveCount(1);
      },
    },
    { name: 'transcript-crash', act: failing(CRASHES) },
    { name: 'transcript-timeout', act: failing(DREAMS) },
  ],
};
