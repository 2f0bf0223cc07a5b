/** What is seriously wrong with a page for those who cannot see, cannot use a mouse, or see few colours. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function faultsOf(page: Page): Promise<string[]> {
  // The other mode opens a second page, which the desktop application does not allow.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
    );
}
