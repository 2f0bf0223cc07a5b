/** Pictures of what only a browser shows: the host that went away, and the page that came without its key. */
import { join } from 'node:path';
import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from './application.ts';
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
  const lost = page.getByTestId('connection-lost');
  await photograph(app, [
    {
      name: 'connection-lost',
      hash: '/simulator',
      async anew() {
        isAway = true;
        for (const socket of sockets) await socket.close();
        sockets.clear();
        await expect(lost).toBeVisible();
      },
      async after() {
        isAway = false;
        await expect(lost).toBeHidden();
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
