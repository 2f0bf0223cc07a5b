/**
 * `npm start`: builds what is stale and opens the desktop application; where that is impossible it says why in one
 * sentence and serves the same interface to the local browser. `npm start -- --browser` asks for the browser at once.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { createHost } from '../src/main/host.ts';
import { gameWorkerCode } from '../src/main/referee/worker-code.ts';
import { userFolder } from '../src/main/user-folder.ts';
import { serveToBrowser } from '../src/main/web/server.ts';
import { buildIfStale } from './build.ts';
import { officialRuntime } from './electron-runtime.ts';
import { interfaceFolder, root } from './project.ts';

const { values: options } = parseArgs({ options: { browser: { type: 'boolean' }, port: { type: 'string' } } });

await buildIfStale();
const obstacle = options.browser ? 'As asked, the interface is served to the browser.' : obstacleToDesktop();
const runtime = obstacle === null ? await officialRuntime() : null;
if (runtime) openDesktop(runtime.path);
else
  await openInBrowser(
    obstacle ?? 'The Electron runtime cannot be fetched here, so the interface is served to the browser.',
  );

function obstacleToDesktop(): string | null {
  if (process.platform !== 'linux') return null;
  if (!process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
    return 'There is no display here, so the interface is served to the browser.';
  }
  // Chromium's sandbox does not work for root, and without the sandbox we do not open a window.
  return process.getuid?.() === 0
    ? 'The desktop application does not run as root, so the interface is served to the browser.'
    : null;
}

function openDesktop(electron: string): void {
  const child = spawn(electron, [root], { stdio: 'inherit' });
  // Ctrl-C reaches the whole group; the application ends itself and we end with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('exit', (code, signal) => (process.exitCode = signal ? 0 : (code ?? 0)));
}

async function openInBrowser(why: string): Promise<void> {
  const host = createHost({
    version: packageJson.version,
    shell: 'browser',
    runtime: `Node ${process.versions.node}`,
    userFolder: userFolder(),
    gameWorker: await gameWorkerCode(),
  });
  const web = await serveToBrowser(host, interfaceFolder, options.port === undefined ? 0 : Number(options.port));
  console.log(`${why}\n\n  ${web.url}\n\nCtrl-C ends it.`);
  const end = async () => {
    host.close();
    await web.close();
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
}
