/** What an export wrote, however the shell hands it over. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, type Application } from './application.ts';
import { savedFile } from './saved-file.ts';

type Press = (control: Locator) => Promise<void>;

export async function exported(app: Application, press: Press = (control) => control.click()): Promise<string> {
  const { page, electron } = app;
  const start = page.getByTestId('export-start');
  if (!electron) {
    await press(start);
    const link = page.getByTestId('export-file').first();
    await expect(link).toBeVisible({ timeout: 60_000 });
    return (await savedFile(app, () => press(link))).bytes.toString('utf8');
  }
  const folder = mkdtempSync(join(tmpdir(), 'meydan-export-'));
  try {
    await electron.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
    }, folder);
    await press(start);
    await expect(page.getByTestId('export-state-done')).toBeVisible({ timeout: 60_000 });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
