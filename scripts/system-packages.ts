/** What the end-to-end tests need of the system: a display, Electron's libraries, a browser, a font. */
import { existsSync } from 'node:fs';
import { runQuietly } from './run.ts';

const DEBIAN_PACKAGES =
  'xvfb xauth chromium fonts-dejavu-core libgtk-3-0 libnss3 libgbm1 libasound2 libxss1 libatk-bridge2.0-0 libcups2'.split(
    ' ',
  );

/** Installs what is missing on Debian as root; elsewhere prints the one line to run. Returns what is still missing. */
export async function ensureSystemPackages(): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  if (!existsSync('/etc/debian_version')) {
    const missing = ['xvfb-run', 'chromium'].filter((name) => !onPath(name));
    if (missing.length > 0)
      console.log(
        `The end-to-end tests need ${missing.join(' and ')}; install them with your system's package manager.`,
      );
    return missing;
  }
  const missing = await missingPackages();
  if (missing.length === 0) return [];
  if (process.getuid?.() !== 0) {
    console.log(`The end-to-end tests need packages of the system. Run:\n  sudo apt-get install ${missing.join(' ')}`);
    return missing;
  }
  console.log(`Installing ${missing.join(' ')} …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await runQuietly('apt-get', ['update'], options);
  const { code, output } = await runQuietly(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...missing],
    options,
  );
  if (code !== 0) console.log(output.split('\n').slice(-5).join('\n'));
  return missingPackages();
}

async function missingPackages(): Promise<string[]> {
  const checks = DEBIAN_PACKAGES.map(async (name) => {
    const { output } = await runQuietly('dpkg-query', ['-W', '-f', '${Status}', name]);
    return output.includes('install ok installed') ? [] : [name];
  });
  return (await Promise.all(checks)).flat();
}

function onPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));
}

/** The browser for the browser tests, or null. */
export function findBrowser(): string | null {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  return places.find((path) => existsSync(path)) ?? null;
}
