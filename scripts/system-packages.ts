/** What tests need of the system, and installing it. */
import { existsSync } from 'node:fs';
import { runQuietly } from './run.ts';

export interface SystemNeed {
  /** Who needs it, as the beginning of a sentence. */
  readonly who: string;
  readonly debianPackages: readonly string[];
  /** What to look for on a system that is not Debian. */
  readonly programs: readonly string[];
}

/** A display, Electron's libraries, a browser, a font. */
export const END_TO_END_NEED: SystemNeed = {
  who: 'The end-to-end tests',
  debianPackages:
    'xvfb xauth chromium fonts-dejavu-core libgtk-3-0 libnss3 libgbm1 libasound2 libxss1 libatk-bridge2.0-0 libcups2'.split(
      ' ',
    ),
  programs: ['Xvfb', 'xvfb-run', 'chromium'],
};

/** Something that runs Windows programs, and a compiler that makes them. */
export const WINDOWS_NEED: SystemNeed = {
  who: 'The Windows tests',
  debianPackages: ['wine64', 'gcc-mingw-w64-x86-64'],
  programs: ['wine', 'wineserver', 'x86_64-w64-mingw32-gcc'],
};

/** Installs what is missing on Debian as root; elsewhere prints the one line to run. Returns what is still missing. */
export async function ensureSystemPackages(need: SystemNeed): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  if (!existsSync('/etc/debian_version')) {
    const missing = need.programs.filter((name) => !onPath(name));
    if (missing.length > 0)
      console.log(`${need.who} need ${missing.join(' and ')}; install them with your system's package manager.`);
    return missing;
  }
  const missing = await missingPackages(need);
  if (missing.length === 0) return [];
  if (process.getuid?.() !== 0) {
    console.log(`${need.who} need packages of the system. Run:\n  sudo apt-get install ${missing.join(' ')}`);
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
  return missingPackages(need);
}

async function missingPackages({ debianPackages }: SystemNeed): Promise<string[]> {
  const checks = debianPackages.map(async (name) => {
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
