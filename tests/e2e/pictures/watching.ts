/** Each board at three moments of a good game, and all that is beside it. */
import { findGame } from '../../../src/shared/games/index.ts';
import { Playback } from '../../../src/shared/match/playback.ts';
import { expect, type Application } from '../application.ts';
import { callHost, startQuickGame } from '../host-call.ts';
import { savedFile } from '../saved-file.ts';
import { startLongContest } from '../watched-programs.ts';
import { longNames } from './contests.ts';
import { PROGRAMS } from './programs.ts';
import { click, fill, goTo, handIn, reopen, type Chapter, type Scene } from './scene.ts';

const GAMES = ['othello', 'agon', 'beetles', 'diamonds', 'worm'] as const;

export async function watch(app: Application, live: string): Promise<void> {
  await goTo(app, `/live/${live}`);
  await app.page.getByTestId('to-end').click();
  await expect(app.page.getByTestId('outcome')).toBeVisible({ timeout: 120_000 });
}

function moment(part: number) {
  return async ({ page }: Application): Promise<void> => {
    const length = Number(await page.getByTestId('turn-counter').getAttribute('data-length'));
    const turn = String(Math.floor(length * part));
    await page.getByTestId('timeline').fill(turn);
    await expect(page.getByTestId('board')).toHaveAttribute('data-drawn', turn);
  };
}

/** The first turn in which such a thing happens: it is to be seen on the board. */
function happening(type: string) {
  return async (app: Application): Promise<void> => {
    const { page } = app;
    const live = new URL(page.url()).hash.replace('#/live/', '');
    const { setup, turns } = await callHost(app, 'live.join', { live });
    const game = findGame(setup.game);
    if (!game) throw new Error(`there is no game "${setup.game}"`);
    const positions = new Playback(game, setup);
    positions.append(turns);
    const turn = turns.findIndex((_, i) => positions.at(i + 1).events.some((event) => event.type === type)) + 1;
    expect(turn).toBeGreaterThan(0);
    await page.getByTestId('timeline').fill(String(turn));
    await expect(page.getByTestId('board')).toHaveAttribute('data-drawn', String(turn));
  };
}

/** By keyboard: what is pointed at then stays so whatever size the board takes. */
async function point({ page }: Application): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByTestId('board').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('board-tip')).toBeVisible();
}

function board(game: string, ...more: readonly Scene[]): Chapter {
  return {
    name: game,
    prepare: async (app) => watch(app, (await callHost(app, 'demo.start', { game, seed: 7 })).live),
    scenes: [
      { name: `${game}-end` },
      { name: `${game}-early`, act: moment(1 / 6) },
      { name: game, act: moment(1 / 2) },
      { name: `${game}-legend`, anew: reopen('legend') },
      { name: `${game}-tip`, anew: point },
      ...more,
    ],
  };
}

export const BESIDE: readonly Scene[] = [
  { name: 'pictures-menu', act: click('pictures') },
  { name: 'film', act: (app) => reopen('pictures')(app).then(() => click('open-film')(app)) },
  { name: 'film-error', act: ({ page }) => page.getByTestId('film-from').locator('input').fill('x') },
  {
    name: 'shortcuts',
    async act({ page }) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByTestId('shortcut-list')).toBeVisible();
    },
  },
  {
    name: 'replay-open',
    async act(app) {
      const { page } = app;
      await page.keyboard.press('Escape');
      await page.getByTestId('pictures').click();
      const { bytes } = await savedFile(app, () => page.getByTestId('save-replay').click());
      await goTo(app, '/replay');
      await handIn('replay-file', ['othello-final.json', bytes])(app);
      await expect(page.getByTestId('replay-head')).toHaveAttribute('data-verified', 'true');
      await moment(1 / 2)(app);
      kept = bytes.toString();
    },
  },
  {
    name: 'replay-forged',
    async act(app) {
      const { turns, ...rest } = JSON.parse(kept) as { turns: string[] };
      const [first = '', second = '', ...others] = turns;
      await app.page.getByTestId('another-replay').click();
      await handIn('replay-file', ['forged.json', JSON.stringify({ ...rest, turns: [second, first, ...others] })])(app);
      await expect(app.page.getByTestId('forged')).toBeVisible();
    },
  },
  {
    name: 'replay-no-transcript',
    async act(app) {
      const seats = [{ name: 'Sara' }, { name: 'نگار' }];
      await app.page.getByTestId('another-replay').click();
      await handIn('replay-file', ['final.json', JSON.stringify({ ...JSON.parse(kept), seats })])(app);
      await expect(app.page.getByTestId('replay-head')).toHaveAttribute('data-verified', 'true');
      await click('tab-transcript')(app);
      await expect(app.page.getByTestId('no-transcript')).toBeVisible();
    },
  },
  {
    name: 'replay-wrong-transcript',
    async act(app) {
      await handIn('transcript-file', ['notes.txt', 'x'])(app);
      await expect(app.page.getByTestId('replay-problem')).toBeVisible();
    },
  },
  {
    name: 'wall',
    async act(app) {
      for (const game of GAMES) await startQuickGame(app, game);
      await goTo(app, '/wall');
      await expect(app.page.getByTestId('wall').locator('[data-status=finished]')).toHaveCount(GAMES.length + 1, {
        timeout: 60_000,
      });
    },
  },
  {
    name: 'wall-many',
    async act(app) {
      for (let round = 0; round < 3; round++) for (const game of GAMES) await startQuickGame(app, game);
      await expect(app.page.getByTestId('wall').locator('[data-status=finished]')).toHaveCount(4 * GAMES.length + 1, {
        timeout: 120_000,
      });
    },
  },
];
let kept = '';

/** The longest game makes the longest film; it is begun anew for every picture, for it does not wait for them. */
const filming: Scene = {
  name: 'film-making',
  async anew(app) {
    const { page } = app;
    const cancel = page.getByTestId('film-cancel');
    await expect(async () => {
      if ((await cancel.count()) > 0) await cancel.click({ timeout: 2000 });
      else if ((await page.getByTestId('film').count()) === 0) {
        await reopen('pictures')(app);
        await click('open-film')(app);
      }
      await fill('film-from', '0')(app);
      await fill('film-to', '300')(app);
      await click('film-make')(app);
      await expect(cancel).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  },
};

const MORE: Readonly<Record<string, readonly Scene[]>> = {
  agon: [{ name: 'coordinates', act: click('coordinates') }, filming],
  diamonds: [
    { name: 'diamonds-hit', act: happening('hit') },
    { name: 'diamonds-trap', act: happening('caught') },
  ],
};
/** Whoever runs the contest stops it while somebody watches. */
const STOPPED: Chapter = {
  name: 'stopped',
  async prepare(app) {
    const [first = '', second = ''] = longNames(2);
    await goTo(app, `/live/${await startLongContest(app, [first, second])}?now`);
    await expect(app.page.getByTestId('following')).toBeVisible();
    await callHost(app, 'run.stop');
    await expect(app.page.getByTestId('stopped')).toBeVisible();
  },
  scenes: [{ name: 'live-stopped' }],
};

const [othello, ...others] = GAMES.map((game) => board(game, ...(MORE[game] ?? [])));
export const WATCHING: readonly Chapter[] = [
  ...(othello ? [{ ...othello, scenes: [...othello.scenes, ...BESIDE] }] : []),
  ...others,
  PROGRAMS,
  STOPPED,
];
