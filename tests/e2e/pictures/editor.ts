/** The map editor: how a map begins, a map of each game, and what is wrong with one. */
import { expect, type Application } from '../application.ts';
import { callHost } from '../host-call.ts';
import { click, goTo, inEnglish, reopen, type Chapter } from './scene.ts';

type Place = readonly [x: number, y: number];

/** Where the cell of a 12 × 12 map is that fills the sheet; the margins are those of the easel. */
async function at({ page }: Application, columns: number, rows: number, [x, y]: Place): Promise<Place> {
  const box = await page.getByTestId('map-canvas').boundingBox();
  if (!box) throw new Error('the map is not there');
  const [width, height] = [box.width - 96, box.height - 60];
  const exact = Math.min(width / columns, height / rows, 96);
  const cell = exact >= 8 ? Math.floor(exact) : exact;
  return [
    box.x + 38 + width / 2 + (x + 0.5 - columns / 2) * cell,
    box.y + 30 + height / 2 + (y + 0.5 - rows / 2) * cell,
  ];
}

/** One stroke of the mouse over the cells of a map of that size. */
export async function stroke(app: Application, [columns, rows]: Place, from: Place, to: Place = from): Promise<void> {
  const { mouse } = app.page;
  await mouse.move(...(await at(app, columns, rows, from)));
  await mouse.down();
  await mouse.move(...(await at(app, columns, rows, to)), { steps: 4 });
  await mouse.up();
}

const newMap = '/contest/maps';

async function contestOf(app: Application, game: string): Promise<void> {
  await goTo(app, '/left');
  await callHost(app, 'contests.create', { name: `Maps of ${game}`, game });
}

async function beginInEnglish(app: Application, begin: () => Promise<void>): Promise<void> {
  await inEnglish(app, async () => {
    await begin();
    await expect(app.page.getByTestId('map-canvas')).toBeVisible();
  });
}

function begin(game: string, copy: string) {
  return async (app: Application): Promise<void> => {
    await contestOf(app, game);
    await goTo(app, newMap);
    await beginInEnglish(app, () => app.page.getByTestId('begin-copy').filter({ hasText: copy }).click());
  };
}

async function drawDiamonds(app: Application): Promise<void> {
  const { page } = app;
  await contestOf(app, 'diamonds');
  await goTo(app, newMap);
  await beginInEnglish(app, () => click('begin-blank')(app));
  await click('tool-wall')(app);
  await page.getByTestId('editor-symmetry').click();
  await page.getByRole('option').nth(4).click();
  await stroke(app, [12, 12], [2, 2], [2, 5]);
  await click('tool-blue')(app);
  await stroke(app, [12, 12], [5, 5]);
  await click('tool-red')(app);
  await stroke(app, [12, 12], [0, 0]);
  await page.getByTestId('editor-symmetry').click();
  await page.getByRole('option').first().click();
  await click('tool-teleport')(app);
  await stroke(app, [12, 12], [7, 2]);
  await expect(page.getByTestId('editor-problem')).toHaveCount(5);
}

export const EDITOR: Chapter = {
  name: 'editor',
  prepare: (app) => contestOf(app, 'diamonds'),
  scenes: [
    {
      name: 'map-new',
      hash: newMap,
      act: ({ page }) => expect(page.getByTestId('begin-copy').locator('[data-drawn=true]')).toHaveCount(8),
    },
    { name: 'map-problems-drawn', act: drawDiamonds },
    { name: 'map-not-saved', act: click('map-save') },
    { name: 'map-file-menu', anew: reopen('map-file-menu') },
    {
      name: 'map-leave',
      async act(app) {
        await app.page.keyboard.press('Escape');
        await goTo(app, '/contest/settings');
        await expect(app.page.getByTestId('leave-map')).toBeVisible();
      },
    },
    { name: 'map-keys', act: click('leave-stay', 'map-keys') },
    {
      name: 'map-worm',
      async act(app) {
        await app.page.keyboard.press('Escape');
        await goTo(app, '/contest/settings');
        await click('leave-anyway')(app);
        await begin('worm', 'Garden')(app);
      },
    },
    {
      name: 'map-beetles',
      async act(app) {
        await begin('beetles', 'Two courtyards')(app);
        await click('tool-well')(app);
        await stroke(app, [24, 16], [2, 7]);
      },
      pointer: async (app) => app.page.mouse.move(...(await at(app, 24, 16, [9, 10]))),
    },
  ],
};
