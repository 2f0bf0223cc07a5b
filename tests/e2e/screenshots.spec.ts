/** Pictures of every view, dialog, error and empty state; `npm run screenshots` puts the README's into resources. */
import { test } from './application.ts';
import { callHost } from './host-call.ts';
import { ARENA } from './pictures/arena.ts';
import { EDITOR } from './pictures/editor.ts';
import { HOME } from './pictures/home.ts';
import { ORGANISING } from './pictures/organising.ts';
import { photograph } from './pictures/photograph.ts';
import { TROUBLES } from './pictures/troubles.ts';
import { WATCHING } from './pictures/watching.ts';

for (const { name, prepare, scenes } of [HOME, ...ORGANISING, EDITOR, ...TROUBLES, ...ARENA, ...WATCHING]) {
  test(name, async ({ app }) => {
    // On a busy machine a picture takes two seconds, and a chapter has hundreds.
    test.setTimeout(2_400_000);
    app.page.setDefaultTimeout(30_000);
    await app.page.emulateMedia({ reducedMotion: 'reduce' });
    // A contest gets its first category in the language of whoever makes it.
    await callHost(app, 'preferences.change', { language: 'fa' });
    try {
      await prepare?.(app);
      await photograph(app, scenes);
    } finally {
      // Closing while games run asks what is to become of them, and nobody is there to answer.
      const { running } = await callHost(app, 'run.state');
      if (running.length > 0) await callHost(app, 'run.stop');
    }
  });
}
