/** Pictures of what only a browser shows: the host that went away, and the page that came without its key. */
import { join } from 'node:path';
import type { WebSocketRoute } from '@playwright/test';
import { refusal } from '../../src/shared/refusals/refusal.ts';
import { expect, test } from './application.ts';
import { callHost } from './host-call.ts';
import { photograph, SIZES, TAKEN, THEMES } from './pictures/photograph.ts';

test('browser', async ({ app }) => {
  test.setTimeout(600_000);
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const sockets = new Set<WebSocketRoute>();
  let isAway = false;
  await page.routeWebSocket(/bridge\/events/, async (socket) => {
    if (isAway) return socket.close();
    socket.connectToServer();
    sockets.add(socket);
  });
  await page.reload();
  await page.locator('html[data-ready=true]').waitFor();
  const hangUp = async (): Promise<void> => {
    isAway = true;
    for (const socket of sockets) await socket.close();
    sockets.clear();
    await expect(lost).toBeVisible();
  };
  const comeBack = async (): Promise<void> => {
    isAway = false;
    await expect(lost).toBeHidden();
  };
  const settings = { moves: 1000, budgetMs: 600_000 };
  const { live } = await callHost(app, 'demo.start', { game: 'agon', bots: ['expert', 'expert'], settings, seed: 7 });
  const watching = `/live/${live}?now`;
  const lost = page.getByTestId('connection-lost');
  await photograph(app, [
    { name: 'connection-lost', hash: '/simulator', anew: hangUp, after: comeBack },
    { name: 'live-away', hash: watching, anew: hangUp, after: comeBack },
    {
      name: 'live-lost',
      hash: watching,
      async act() {
        const error = { code: 'not-found', message: 'gone', refusal: refusal('live-gone') };
        await page.route('**/bridge/live.join', (route) => route.fulfill({ json: { ok: false, error } }));
        await hangUp();
        await comeBack();
        await expect(page.getByTestId('lost-game')).toBeVisible();
      },
    },
  ]);

  // Another tab knows nothing of the key of this one.
  const stranger = (await page.context().browser()?.newPage()) ?? page;
  for (const size of SIZES) {
    for (const theme of THEMES) {
      await stranger.setViewportSize(size);
      await stranger.emulateMedia({ colorScheme: theme });
      await stranger.goto(new URL(page.url()).origin);
      await expect(stranger.getByTestId('no-token')).toBeVisible();
      // It speaks both languages, since nothing is known of its reader.
      const path = join(TAKEN, `no-token-en-${theme}-${size.width}.jpg`);
      await stranger.screenshot({ path, type: 'jpeg', quality: 90 });
    }
  }
});
