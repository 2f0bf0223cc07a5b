/** Programs that a test hands in, as a file manager does it, and what becomes of them in the list. */
import type { Page } from '@playwright/test';
import { contestant } from '../doctor/healthy-programs.ts';
import { expect } from './application.ts';

export interface Handed {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function program(name: string, source = contestant('othello')): Handed {
  // Each has its own bytes: the very same program would be a duplicate.
  return { name: `${name}.js`, mimeType: 'text/javascript', buffer: Buffer.from(`// ${name}\n${source}`) };
}

/** The files hang on the event. */
export async function drop(page: Page, files: readonly Handed[]): Promise<void> {
  const content = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString() }));
  const transfer = await page.evaluateHandle((handed) => {
    const made = new DataTransfer();
    for (const { name, mimeType, text } of handed) made.items.add(new File([text], name, { type: mimeType }));
    return made;
  }, content);
  await page.dispatchEvent('#content', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByTestId('drop-overlay')).toBeVisible();
  await page.dispatchEvent('#content', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('#content', 'drop', { dataTransfer: transfer });
  await expect(page.getByTestId('drop-overlay')).toBeHidden();
}

/** To the top. The mouse of a test cannot drag on a desktop without a window manager, so the events are its own. */
export async function dragSeed(page: Page, name: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
  await rowOf(page, name).getByTestId('seed').dispatchEvent('dragstart', { dataTransfer });
  const first = page.getByTestId('contestant').first();
  await first.dispatchEvent('dragover', { dataTransfer });
  await first.dispatchEvent('drop', { dataTransfer });
}

export function rowOf(page: Page, name: string) {
  return page.locator(`[data-testid=contestant][data-name="${name}"]`);
}

export function verdicts(page: Page, state: string) {
  return page.locator(`[data-testid=checkup][data-state=${state}]`);
}
