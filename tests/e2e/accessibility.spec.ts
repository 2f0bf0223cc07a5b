/** No view has a serious fault for those who cannot see, cannot use a mouse, or see few colours. */
import { expect, test, type Application } from './application.ts';
import { faultsOf } from './axe.ts';
import { callHost, startQuickGame } from './host-call.ts';
import { DRAWN, OVER } from './pictures/arena.ts';
import { longNames, makeContest } from './pictures/contests.ts';
import { EDITOR } from './pictures/editor.ts';
import { HOME } from './pictures/home.ts';
import { CONTESTANTS, SETTINGS } from './pictures/organising.ts';
import { PROGRAMS } from './pictures/programs.ts';
import { dress, goTo, reach, type Chapter, type Scene } from './pictures/scene.ts';
import { FILES } from './pictures/troubles.ts';
import { BESIDE, watch } from './pictures/watching.ts';

/** What one scene shows of another, or what takes long to come to: `npm run screenshots` looks at these, too. */
const LEFT_OUT = new RegExp(
  [
    'home-empty|theme-menu|options-error|missing|game-gone|drop-at-home|simulator$|simulator-(error|maps)|replay$',
    'pictures-menu|film-error|replay-(open|forged|no-transcript|wrong-transcript)|wall(-many|-thinking)?$|transcript-(crash|timeout)|category-named|contest-renamed|class-list-problem',
    'settings$|settings-end|draw-form-(double|round|swiss|single)|maps-none|maps$|bracket-drawn|match$|match-(waiting|bye)',
    'draw-show-end|standings-none|ratings-none|certificates-none|projector-(title|games-none|draw)|run-problems-',
    'bracket-sought|contest-game-gone|export-(report|done)|print-bracket-8|certificates-en',
    'projector-panel(-follow)?$|projector-held-back|export-|draw-show-begin|projector-(draw-|standings-none|revealing)|match-again|map-not-saved',
  ]
    .map((names) => `^(${names})`)
    .join('|'),
);

/** The scenes of a chapter from one to another. */
function between({ scenes }: Chapter, first: string, last: string): Scene[] {
  const [from, to] = [first, last].map((wanted) => scenes.findIndex(({ name }) => name === wanted));
  return scenes.slice(from, (to ?? 0) + 1).filter(({ name }) => !LEFT_OUT.test(name));
}

function all(chapter: Chapter): Scene[] {
  return chapter.scenes.filter(({ name }) => !LEFT_OUT.test(name));
}

async function showWall(app: Application, lives: readonly string[]): Promise<void> {
  await goTo(app, '/wall');
  await expect(app.page.getByTestId('wall').locator('[data-status=finished]')).toHaveCount(lives.length, {
    timeout: 120_000,
  });
}

test('every view, in both languages and themes', async ({ app }, info) => {
  test.setTimeout(480_000);
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  // In turn, and the other way round in the other shell: each scene is seen in both languages and both themes.
  let turn = info.project.name === 'desktop' ? 0 : 1;
  const look = async (name: string): Promise<void> => {
    for (const fault of await faultsOf(page)) found.push(`${name}: ${fault}`);
  };
  const lookAt = async (scenes: readonly Scene[]): Promise<void> => {
    for (const scene of scenes) {
      const [language, theme] = turn++ % 2 === 0 ? (['en', 'light'] as const) : (['fa', 'dark'] as const);
      await dress(app, language, theme);
      await reach(app, scene);
      await scene.anew?.(app);
      await look(`${scene.name} ${language} ${theme}`);
    }
  };

  const lives: string[] = [];
  for (const game of ['agon', 'beetles', 'diamonds', 'worm', 'othello']) lives.push(await startQuickGame(app, game));
  await lookAt(all(HOME));
  await lookAt([{ name: 'wall', act: (app) => showWall(app, lives) }]);
  await lookAt(lives.map((live) => ({ name: `live ${live}`, act: (app) => watch(app, live) })));
  await lookAt(BESIDE.filter(({ name }) => !LEFT_OUT.test(name)));

  await callHost(app, 'contests.create', { name: 'Autumn Cup', game: 'othello' });
  await lookAt(between(CONTESTANTS, 'contestants-empty', 'games-none'));
  for (const name of longNames(3)) await callHost(app, 'contestants.add', { name, houseBot: 'greedy' });
  await lookAt(between(CONTESTANTS, 'contestants-chosen', 'contestants-none-found'));
  await lookAt(between(CONTESTANTS, 'disqualify', 'drop-overlay'));
  await lookAt(between(SETTINGS, 'settings', 'draw-form-error'));
  await lookAt(between(FILES, 'home', 'home'));
  await lookAt(between(SETTINGS, 'maps-menu', 'map-problems'));

  await callHost(app, 'contests.create', { name: 'Maps', game: 'diamonds' });
  await lookAt(all(EDITOR));
  await makeContest(app, { contestants: 5, format: { kind: 'single-elimination' }, games: 0 });
  await lookAt(all(DRAWN));
  await makeContest(app, { contestants: 5, format: { kind: 'single-elimination' }, games: Infinity });
  await lookAt(all(OVER));
  await PROGRAMS.prepare?.(app);
  await lookAt(all(PROGRAMS));
  expect(found).toEqual([]);
});
