/** What comes or goes is pale for a moment, and lies elsewhere: only what stays is looked at. */
import type { Page } from '@playwright/test';

export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isPassing = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    // Menus and dialogs take no pointer from the moment they are asked for, before they begin to move, until they stand.
    const isComing = ({ style }: HTMLElement) => style.pointerEvents === 'none';
    do {
      // What has just been asked for begins to move with the next picture or the one after it.
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    } while (
      document.getAnimations().some(isPassing) ||
      [...document.querySelectorAll<HTMLElement>('.v-overlay__content')].some(isComing)
    );
  });
}
