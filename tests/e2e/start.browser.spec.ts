/** `npm start` where there is no desktop: one sentence, the address, and a clean end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

async function start(env: Record<string, string>): Promise<{ lines: string[]; code: unknown }> {
  const own = { PATH: process.env['PATH'] ?? '', MEYDAN_HOME: test.info().outputPath('home'), ...env };
  const host = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env: own });
  let printed = '';
  host.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('Ctrl-C');
  host.kill('SIGINT');
  const [code] = (await once(host, 'exit')) as unknown[];
  return { lines: printed.split('\n').filter((line) => line.trim() !== ''), code };
}

test('without a display it says so, serves the browser and ends cleanly on Ctrl-C', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere there is always a display');
  const { lines, code } = await start({});
  expect(lines[0]).toBe('There is no display here, so the interface is served to the browser.');
  expect(lines[1]?.trim()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=\S{32}$/);
  expect(code).toBe(0);
});

test('with a display it names what else is in the way', async () => {
  test.skip(process.getuid?.() !== 0, 'only root is kept from the desktop application');
  const { lines } = await start({ DISPLAY: ':99' });
  expect(lines[0]).toBe('The desktop application does not run as root, so the interface is served to the browser.');
});
