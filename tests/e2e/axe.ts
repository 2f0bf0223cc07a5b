/** What is seriously wrong with a page for those who cannot see, cannot use a mouse, or see few colours. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function faultsOf(page: Page): Promise<string[]> {
  // What lies under a dialog or a menu is veiled: only what can be used is looked at.
  const isVeiled = (await page.locator('.v-overlay--active:not(.v-tooltip)').count()) > 0;
  // The other mode opens a second page, which the desktop application does not allow.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(isVeiled ? '.v-overlay-container' : 'html').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
    );
}
