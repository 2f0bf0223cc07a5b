/** A host that goes away while a game is watched: only in a browser the window outlives it. */
import { refusal } from '../../src/shared/refusals/refusal.ts';
import { expect, test } from './application.ts';
import { startPonderedGame } from './watched-programs.ts';

test('while the host is away no clock runs and nothing is called live; a game that it does not know any more is said to be lost', async ({
  app,
  home,
}) => {
  const { page } = app;
  let isAway = false;
  let hangUp = (): Promise<void> => Promise.resolve();
  await page.routeWebSocket(/\/bridge\/events/, (socket) => {
    if (isAway) return void socket.close();
    socket.connectToServer();
    hangUp = () => socket.close();
  });
  const goAway = async (): Promise<void> => {
    isAway = true;
    await hangUp();
    await expect(page.getByTestId('connection-lost')).toBeVisible();
  };
  await page.reload();
  await page.locator('html[data-ready=true]').waitFor();
  const { live, goOn } = await startPonderedGame(app, 'othello', home);
  await page.evaluate((hash) => (window.location.hash = hash), `#/live/${live}?now`);
  const [status, clock, lost] = [
    page.getByTestId('status'),
    page.getByTestId('clock-1'),
    page.getByTestId('lost-game'),
  ];
  const isLive = async (): Promise<void> => {
    await expect(status).toHaveText('Live');
    await expect(clock).toHaveClass(/running/);
    await expect(page.getByTestId('following')).toBeVisible();
    await expect(lost).toHaveCount(0);
  };
  const isNotLive = async (): Promise<void> => {
    await expect(status).toHaveCount(0);
    await expect(clock).not.toHaveClass(/running/);
    await expect(page.getByTestId('following')).toHaveCount(0);
    await expect(page.getByTestId('board')).toBeVisible();
  };
  await isLive();

  await goAway();
  await isNotLive();
  isAway = false;
  await isLive();

  // The window hears the host again, but its first question gets no answer.
  await page.route('**/bridge/live.join', (route) => route.abort());
  await goAway();
  isAway = false;
  await expect(lost).toHaveAttribute('data-kind', 'unreachable');
  await isNotLive();
  await page.unroute('**/bridge/live.join');
  await page.getByTestId('join-again').click();
  await isLive();

  // A host that was started again knows nothing of the games before.
  const error = { code: 'not-found', message: 'gone', refusal: refusal('live-gone') };
  await page.route('**/bridge/live.join', (route) => route.fulfill({ json: { ok: false, error } }));
  await goAway();
  isAway = false;
  await expect(lost).toContainText('This game is not here any more');
  await isNotLive();
  goOn();
});

test('a step whose transcript is on its way is not called empty', async ({ app, home }) => {
  const { page } = app;
  const { live, goOn } = await startPonderedGame(app, 'othello', home);
  await page.evaluate((hash) => (window.location.hash = hash), `#/live/${live}?now`);
  await page.getByTestId('tab-transcript').click();
  const transcript = page.getByTestId('transcript');
  await expect(page.getByTestId('transcript-now').locator('[data-stream=err]')).toBeVisible();
  let answer = (): void => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/bridge/live.transcript', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.getByTestId('timeline').fill('2');
  await expect(transcript.getByRole('status')).toHaveText('Fetching the transcript…');
  await expect(transcript.locator('[data-stream]')).toHaveCount(0);
  answer();
  await expect(transcript.getByRole('status')).toHaveCount(0);
  await expect(transcript.locator('[data-stream=out]').first()).toBeVisible();
  goOn();
});
