/** What goes wrong in a contest: programs that crash, somebody who is disqualified, matches that are level, a full disk. */
import { EVENT_CHANNEL } from '../../../electron/channels.ts';
import type { RunState } from '../../../src/shared/bridge/running.ts';
import { refusal } from '../../../src/shared/refusals/refusal.ts';
import { contestant } from '../../doctor/healthy-programs.ts';
import { expect, type Application } from '../application.ts';
import { program, rowOf } from '../handing-in.ts';
import { callHost } from '../host-call.ts';
import { CONTEST, longNames } from './contests.ts';
import { click, goTo, handIn, hover, project, type Chapter } from './scene.ts';

const CRASH = `function say() { process.stderr.write('IndexError: list index out of range'); process.exit(1); }`;

export const MISHAPS: Chapter = {
  name: 'mishaps',
  async prepare(app) {
    await callHost(app, 'contests.create', { name: CONTEST, game: 'othello' });
    await callHost(app, 'contest.change', { game: { size: 4 }, concurrency: 1 });
    for (const name of longNames(7)) await callHost(app, 'contestants.add', { name, houseBot: 'random' });
    await goTo(app, '/contest/contestants');
    await app.page.getByTestId('program-files').setInputFiles([program('ایکاروس', contestant('othello', CRASH))]);
    await expect.poll(async () => (await callHost(app, 'contestants.list')).length).toBe(8);
    await callHost(app, 'doctor.stop');
    await callHost(app, 'categories.edit', { category: 1, format: { kind: 'single-elimination', bestOf: 2 } });
    await callHost(app, 'categories.draw', { category: 1, randomSeed: 1405 });
    const [first] = await callHost(app, 'contestants.list');
    const reason = 'برنامهٔ همکلاسی خود را تحویل داده بود';
    await callHost(app, 'contestants.disqualify', { contestants: [first?.id ?? ''], reason });
    await callHost(app, 'run.start', {});
    await expect
      .poll(async () => (await callHost(app, 'run.state')).status, { timeout: 120_000 })
      .toMatch(/^(over|idle)$/);
  },
  scenes: [
    { name: 'bracket-mishaps', hash: '/contest/draw' },
    { name: 'match-walkover', act: openMatch(({ decidedBy }) => decidedBy === 'walkover') },
    { name: 'match-faults', act: openMatch(({ crashes }) => crashes[0] + crashes[1] > 0) },
    { name: 'match-faults-details', act: click('game-details') },
    { name: 'match-level', act: openMatch(({ decidedBy }) => /^(score|extra|time|seed)$/.test(decidedBy)) },
    { name: 'standings-mishaps', hash: '/contest/results', pointer: hover('standing-3') },
    { name: 'games-faults', hash: '/contest/games', act: ({ page }) => page.getByTestId('games-faults').click() },
    // Others have played on: what it would cost is asked before.
    {
      name: 'reinstate-question',
      hash: '/contest/contestants',
      async act(app) {
        const out = (await callHost(app, 'contestants.list')).find(({ disqualified }) => disqualified);
        await rowOf(app.page, out?.name ?? '')
          .getByTestId('contestant-menu')
          .click();
        await click('contestant-reinstate')(app);
        await expect(app.page.getByTestId('reinstate-question')).toBeVisible();
      },
    },
    {
      name: 'contestants-late',
      hash: '/contest/contestants',
      async act(app) {
        const files = [program('Late Comer'), program('دیرآمده')] as const;
        await handIn('program-files', ...files.map(({ name, buffer }) => [name, buffer] as const))(app);
        await expect(app.page.locator('[data-testid=unsettled][data-outcome=late]')).toBeVisible();
        await expect(app.page.getByTestId('arrival')).toHaveCount(0);
        await callHost(app, 'doctor.stop');
      },
    },
    { name: 'projector-bracket-mishaps', hash: '/projector', act: project({ page: 'bracket' }) },
  ],
};

type Bracket = Awaited<ReturnType<typeof callHost<'categories.bracket'>>>;
type Result = NonNullable<Bracket['matches'][number]['result']>;

function openMatch(isWanted: (result: Result) => boolean) {
  return async (app: Application): Promise<void> => {
    const { matches } = await callHost(app, 'categories.bracket', { category: 1 });
    const found = matches.find(({ result }) => result !== null && isWanted(result));
    if (!found) throw new Error('no match was decided in this way');
    await goTo(app, '/contest/draw');
    await goTo(app, `/match/1/${found.id}`);
    await expect(app.page.getByTestId('decision')).toBeVisible();
  };
}

const WHY = {
  'no-interpreter': refusal('needs-wine', { name: 'Player.exe' }),
  'wrong-system': refusal('other-processor', { name: 'Robot', built: 'ARM', processor: 'x64' }),
  'disk-full': refusal('run-disk-full', { said: 'ENOSPC: no space left on device, write' }),
  'computer-busy': refusal('computer-busy', { said: 'spawn EAGAIN' }),
  'worker-died': refusal('worker-died', { said: 'exit code 134' }),
  'file-locked': refusal('file-held', { name: `${CONTEST}.meydan` }),
  'file-changed': refusal('file-rescued', {
    what: refusal('harm-overwritten', { name: `“${CONTEST}.meydan”` }),
    rescued: `“${CONTEST} (نجات‌یافته).meydan”`,
  }),
  'file-unreachable': refusal('file-unreachable', { name: `${CONTEST}.meydan` }),
} as const;

const OF_CONTESTANTS: readonly (keyof typeof WHY)[] = ['no-interpreter', 'wrong-system'];

/** A disk is not filled for a picture: the window is told what the host would tell it. */
export function suffer(...codes: readonly (keyof typeof WHY)[]) {
  return async (app: Application): Promise<void> => {
    const contestants = await callHost(app, 'contestants.list');
    const state: RunState = {
      status: 'idle',
      categories: [],
      finished: 6,
      remaining: 8,
      remainingMs: null,
      running: [],
      problems: codes.map((code, at) => {
        const { id = null, name = '' } = (OF_CONTESTANTS.includes(code) && contestants[at]) || {};
        const why = WHY[code];
        return {
          id: `${code} ${at}`,
          code,
          refusal: id === null ? why : refusal('cannot-play', { name, why }),
          contestant: id,
          games: id === null ? [] : [7 + at],
          at,
        };
      }),
    };
    await expect(app.page.getByTestId('run')).toBeVisible();
    await app.electron?.evaluate(
      ({ BrowserWindow }, [channel, told]) =>
        BrowserWindow.getAllWindows()[0]?.webContents.send(channel, 'run.changed', told),
      [EVENT_CHANNEL, state] as const,
    );
    await expect(app.page.getByTestId('run-problems')).toBeVisible();
  };
}
