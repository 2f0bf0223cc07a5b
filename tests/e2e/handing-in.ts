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

/** To the top, with the mouse. */
export async function dragSeed(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByTestId('seed').hover();
  await page.mouse.down();
  const first = await page.getByTestId('contestant').first().boundingBox();
  if (!first) throw new Error('there is no first contestant');
  await page.mouse.move(first.x + 80, first.y + first.height / 2, { steps: 8 });
  await expect(page.locator('[data-testid=contestant].target')).toHaveCount(1);
  await page.mouse.up();
}

export function rowOf(page: Page, name: string) {
  return page.locator(`[data-testid=contestant][data-name="${name}"]`);
}

export function verdicts(page: Page, state: string) {
  return page.locator(`[data-testid=checkup][data-state=${state}]`);
}
