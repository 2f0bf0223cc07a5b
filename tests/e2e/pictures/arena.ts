/** Contests from the draw on, in each format: drawn, running, paused, over; printed, exported and projected. */
import { dirname } from 'node:path';
import { WriterLock } from '../../../src/main/store/writer-lock.ts';
import { expect, type Application } from '../application.ts';
import { callHost } from '../host-call.ts';
import { talking } from '../story-cast.ts';
import { CONTEST, longNames, makeContest } from './contests.ts';
import { FORMATS } from './formats.ts';
import { MISHAPS, suffer } from './mishaps.ts';
import { click, fill, goTo, hover, project, reopen, type Chapter } from './scene.ts';

const draw = '/contest/draw';
const results = '/contest/results';
const QUARTERS = ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4'];

export const DRAWN: Chapter = {
  name: 'drawn',
  prepare: (app) => makeContest(app, { contestants: 5, format: { kind: 'single-elimination' }, games: 0 }),
  scenes: [
    { name: 'bracket-drawn', hash: draw },
    { name: 'places', hash: draw, act: click('look-places', 'place-0') },
    { name: 'draw-show-begin', hash: draw, act: showSteps(0) },
    { name: 'draw-show', hash: draw, act: showSteps(3) },
    { name: 'draw-show-end', act: click('draw-all') },
    { name: 'match-waiting', hash: '/match/1/main-3-1' },
    { name: 'match-bye', hash: '/match/1/main-1-1' },
    { name: 'run-ready', hash: '/contest/run' },
    { name: 'standings-none', hash: results },
    { name: 'ratings-none', hash: results, act: click('part-ratings') },
    { name: 'certificates-none', hash: '/print/certificates/1' },
    { name: 'projector-draw-begin', hash: '/projector', act: project({ ceremony: { category: 1, step: 0 } }) },
    { name: 'projector-draw', hash: '/projector', act: project({ ceremony: { category: 1, step: 3 } }) },
    { name: 'projector-draw-end', hash: '/projector', act: project({ ceremony: { category: 1, step: 5 } }) },
    { name: 'projector-title', hash: '/projector', act: project({ page: 'title', ceremony: null }) },
    { name: 'projector-standings-none', hash: '/projector', act: project({ page: 'standings' }) },
    { name: 'projector-games-none', hash: '/projector', act: project({ page: 'games' }) },
    { name: 'run-problems', hash: '/contest/run', act: runWithoutPrograms(3) },
    {
      name: 'problem-banner',
      hash: '/contest/contestants',
      act: ({ page }) => expect(page.getByTestId('problem-banner')).toBeVisible(),
    },
    {
      name: 'run-problems-programs',
      hash: '/contest/run',
      act: suffer('no-interpreter', 'wrong-system', 'no-interpreter'),
    },
    { name: 'run-problems-computer', hash: '/contest/run', act: suffer('disk-full', 'computer-busy', 'worker-died') },
    { name: 'run-problems-file', hash: '/contest/run', act: suffer('file-locked', 'file-changed', 'file-unreachable') },
    { name: 'run-problems-many', hash: '/contest/run', act: runWithoutPrograms(40) },
  ],
};

function showSteps(steps: number) {
  return async ({ page }: Application): Promise<void> => {
    await page.getByTestId('show-draw').click();
    for (let step = 0; step < steps; step++) await page.getByTestId('draw-next').click();
  };
}

/** Of a class list whose programs have not been handed in. */
function runWithoutPrograms(contestants: number) {
  return async (app: Application): Promise<void> => {
    await callHost(app, 'contests.create', { name: CONTEST, game: 'othello' });
    const names = ['نیلوفر کریمی', 'Ali Rezaei', 'آرش میرزایی', ...longNames(contestants)].slice(0, contestants);
    for (const name of names) await callHost(app, 'contestants.add', { name });
    await callHost(app, 'categories.draw', { category: 1, randomSeed: 1405 });
    await callHost(app, 'run.start', {});
    await expect.poll(async () => (await callHost(app, 'run.state')).status).toBe('idle');
    await expect(app.page.getByTestId('run-problems')).toBeVisible();
  };
}

/** Two games at once between programs that take their time; long enough for all pictures of them. */
const RUNNING: Chapter = {
  name: 'running',
  async prepare(app) {
    const { page } = app;
    await callHost(app, 'contests.create', { name: CONTEST, game: 'othello' });
    await callHost(app, 'contest.change', { concurrency: 2, game: { size: 10, moveMs: 20_000 } });
    await goTo(app, '/contest/contestants');
    const names = ['نیلوفر کریمی', 'Ali Rezaei', 'سیدمحمدحسین موسوی‌نژاد', 'Kian Rad'];
    await page.getByTestId('program-files').setInputFiles(names.map((name) => talking(name, 3000)));
    await expect.poll(async () => (await callHost(app, 'contestants.list')).length).toBe(names.length);
    await callHost(app, 'doctor.stop');
    await callHost(app, 'categories.draw', { category: 1, randomSeed: 1405 });
    await callHost(app, 'run.start', {});
    await expect
      .poll(async () => (await callHost(app, 'live.list')).filter(({ turns }) => turns > 6).length, { timeout: 90_000 })
      .toBe(2);
  },
  scenes: [
    { name: 'run-running', hash: '/contest/run' },
    { name: 'run-stop', hash: '/contest/run', act: click('run-stop') },
    { name: 'bracket-running', hash: draw },
    { name: 'match-running', hash: '/match/1/main-1-1' },
    { name: 'games-running', hash: '/contest/games' },
    { name: 'wall-running', hash: '/wall' },
    { name: 'live', act: ({ page }) => page.getByTestId('wall').locator('[data-testid^=tile-]').first().click() },
    { name: 'live-behind', act: ({ page }) => page.getByTestId('timeline').fill('3') },
    { name: 'live-transcript', act: click('tab-transcript') },
    { name: 'wall-projector', hash: '/wall', anew: showLatest, after: showNone },
    { name: 'projector-games', hash: '/projector', act: project({ page: 'games', live: null }) },
    { name: 'projector-bracket-running', hash: '/projector', act: project({ page: 'bracket' }) },
    {
      name: 'projector-games-covered',
      hash: '/projector',
      act: project({ page: 'games', isHeldBack: true, category: 1 }),
    },
    { name: 'run-pausing', hash: '/contest/run', act: click('run-pause') },
    { name: 'contestants-drawn', hash: '/contest/contestants' },
    { name: 'settings-begun', hash: '/contest/settings' },
  ],
};

const LARGE: Chapter = {
  name: 'large',
  prepare: (app) =>
    makeContest(app, { contestants: 128, settings: { size: 6 }, format: { kind: 'single-elimination' }, games: 70 }),
  scenes: [
    { name: 'bracket-128', hash: draw },
    { name: 'bracket-128-whole', hash: draw, anew: click('zoom-whole') },
    { name: 'rounds-128', hash: draw, act: click('look-list') },
    { name: 'draw-show-128', hash: draw, act: showSteps(12) },
    { name: 'contestants-128', hash: '/contest/contestants' },
    { name: 'run-paused', hash: '/contest/run' },
    { name: 'games', hash: '/contest/games' },
    { name: 'games-filtered', hash: '/contest/games', act: fill('games-search', 'نیلوفر') },
    { name: 'games-state', hash: '/contest/games', anew: reopen('games-state') },
    { name: 'games-none-found', hash: '/contest/games', act: fill('games-search', 'qqq') },
    { name: 'standings-128', hash: results },
    { name: 'print-bracket', hash: '/print/bracket/1' },
    { name: 'projector-bracket-128', hash: '/projector', act: project({ page: 'bracket' }) },
    { name: 'projector-standings-128', hash: '/projector', act: project({ page: 'standings' }) },
    { name: 'projector-draw-128', hash: '/projector', act: project({ ceremony: { category: 1, step: 20 } }) },
  ],
};

export const OVER: Chapter = {
  name: 'over',
  prepare: (app) =>
    makeContest(app, { contestants: 8, format: { kind: 'single-elimination', bestOf: 3 }, games: Infinity }),
  scenes: [
    { name: 'bracket', hash: draw },
    { name: 'bracket-sought', hash: draw, anew: reopen('find-contestant') },
    { name: 'match', hash: '/match/1/main-3-1' },
    { name: 'match-details', hash: '/match/1/main-3-1', act: click('game-details') },
    { name: 'play-again', hash: '/match/1/main-3-1', act: click('play-again') },
    { name: 'contest-game', hash: '/game/1' },
    { name: 'contest-game-transcript', act: click('tab-transcript') },
    { name: 'contest-game-gone', hash: '/game/9999' },
    { name: 'run-over', hash: '/contest/run' },
    { name: 'standings', hash: results, pointer: hover('standing-1') },
    { name: 'ratings', hash: results, act: click('part-ratings') },
    { name: 'cross-table', hash: results, act: click('part-crossTable') },
    { name: 'export', hash: results, act: click('part-export') },
    { name: 'export-report', act: click('export-report') },
    { name: 'export-done', act: writeFiles },
    { name: 'export-standings', hash: results, act: click('part-export', 'export-standings-csv') },
    { name: 'export-games', act: click('export-games-csv') },
    { name: 'export-data', act: click('export-json') },
    { name: 'export-replays', act: click('export-replays') },
    { name: 'print-bracket-8', hash: '/print/bracket/1' },
    { name: 'print-standings', hash: '/print/standings/1' },
    { name: 'certificates', hash: '/print/certificates/1', act: click('certificate-fa') },
    { name: 'certificates-en', act: click('certificate-en') },
    { name: 'projector-panel', hash: results, act: project({ mode: 'rotate' }), anew: reopen('projector-menu') },
    {
      name: 'projector-panel-follow',
      hash: results,
      act: project({ page: 'bracket' }),
      anew: reopen('projector-menu'),
    },
    {
      name: 'projector-displaced',
      hash: results,
      anew: project({ isDisplaced: true }),
      after: project({ isDisplaced: false }),
    },
    { name: 'projector-bracket', hash: '/projector', act: project({ page: 'bracket', isDisplaced: false }) },
    { name: 'projector-standings', hash: '/projector', act: project({ page: 'standings' }) },
    { name: 'projector-champion', hash: '/projector', act: project({ page: 'champion' }) },
    {
      name: 'projector-held-back',
      hash: '/projector',
      act: project({ page: 'bracket', isHeldBack: true, category: 1 }),
    },
    { name: 'projector-panel-held-back', hash: results, anew: reopen('projector-menu') },
    {
      name: 'projector-reveal-question',
      hash: results,
      act: project({ page: 'bracket', isHeldBack: true, category: 1 }),
      anew: async (app) => {
        await reopen('projector-menu')(app);
        await click('reveal-all')(app);
      },
    },
    {
      name: 'projector-revealing',
      hash: '/projector',
      act: project({ page: 'bracket', category: 1, revealed: QUARTERS }),
    },
    { name: 'match-again', hash: '/match/1/main-3-1', act: playFinalAgain },
    { name: 'projector-final', hash: '/projector', act: project({ page: 'bracket', isHeldBack: false }) },
    { name: 'read-only', hash: '/contest/contestants', act: holdElsewhere },
    { name: 'read-only-settings', hash: '/contest/settings' },
    { name: 'read-only-run', hash: '/contest/run' },
    { name: 'read-only-match', hash: '/match/1/main-2-1' },
    { name: 'read-only-results', hash: results },
  ],
};

/** Its last game counts no more, so the final is left to play. */
async function playFinalAgain(app: Application): Promise<void> {
  const { rows } = await callHost(app, 'games.list', { filter: { category: 1, match: 'main-3-1' }, limit: 10 });
  const last = rows.toSorted((a, b) => a.number - b.number).at(-1);
  if (last) await callHost(app, 'games.again', { game: last.id, reason: 'برق سالن رفت' });
  await expect(app.page.locator('[data-testid=match] .replaced')).toBeVisible();
}

/** The projector is open beside the wall, and the latest game is large on it. */
async function showLatest(app: Application): Promise<void> {
  const live = (await callHost(app, 'live.list')).at(-1)?.live ?? '';
  await callHost(app, 'projector.change', { isOpen: true, live });
  await expect(app.page.getByTestId(`show-${live}`)).toBeVisible();
}

async function showNone(app: Application): Promise<void> {
  await callHost(app, 'projector.change', { isOpen: false, live: null });
}

async function writeFiles(app: Application): Promise<void> {
  const { place = '' } = (await callHost(app, 'contest.current')) ?? {};
  await app.electron?.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] });
  }, dirname(place));
  await app.page.getByTestId('export-start').click();
  await expect(app.page.getByTestId('export-state-done')).toBeVisible({ timeout: 60_000 });
}

/** A lock that nobody refers to any more is swept away, and nothing is locked. */
const held: WriterLock[] = [];

/** As if another Meydan had the contest open. */
async function holdElsewhere(app: Application): Promise<void> {
  const { contest = '', place = '' } = (await callHost(app, 'contest.current')) ?? {};
  await callHost(app, 'contest.close');
  held.push(WriterLock.take(place));
  await callHost(app, 'contests.open', { contest });
  await expect(app.page.getByTestId('read-only')).toBeVisible();
}

export const ARENA: readonly Chapter[] = [DRAWN, RUNNING, LARGE, OVER, MISHAPS, FORMATS];
