/** Running Windows programs on Linux: wine in a prefix of our own, which nothing else uses and which is ended with us. */
import { closeSync, existsSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, runVisibly } from '../../scripts/run.ts';

/** Debian keeps the 64-bit wine off the PATH. */
const DEBIAN_FOLDER = '/usr/lib/wine';
const START_MS = 120_000;

export class Wine {
  readonly #env: NodeJS.ProcessEnv;
  readonly #prefix: string;

  constructor(prefix: string, env: Readonly<Record<string, string>> = {}) {
    this.#prefix = prefix;
    this.#env = {
      ...process.env,
      ...env,
      WINEPREFIX: prefix,
      WINEDEBUG: '-all',
      // No window, no offer to install Mono or Gecko.
      DISPLAY: '',
      WINEDLLOVERRIDES: 'mscoree,mshtml=',
      LC_ALL: 'C.UTF-8',
    };
  }

  /** Makes the prefix at the first use; Node 22 wants a Windows 10. */
  async start(): Promise<string> {
    await this.end();
    if (!existsSync(join(this.#prefix, 'system.reg'))) await this.#must(['wineboot', '-i']);
    await this.#must(['winecfg', '-v', 'win10']);
    return (await this.#must(['--version'])).trim();
  }

  async #must(args: readonly string[]): Promise<string> {
    const options = { env: this.#env, timeout: START_MS, killSignal: 'SIGKILL' } as const;
    const { code, output } = await runQuietly(program('wine64', 'wine'), args, options);
    if (code !== 0) throw new Error(`wine ${args.join(' ')} failed:\n${output}`);
    return output;
  }

  /** Runs a program to its end or for `timeoutMs`; its output goes to a file, because pipes to wine may stall. */
  async run(exe: string, args: readonly string[], outputFile: string, timeoutMs: number): Promise<number> {
    const output = openSync(outputFile, 'w');
    try {
      return await runVisibly(program('wine64', 'wine'), [exe, ...args], {
        env: this.#env,
        stdio: ['ignore', output, output],
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
      });
    } finally {
      closeSync(output);
    }
  }

  /** Ends everything that runs in the prefix, and only that. */
  async end(): Promise<void> {
    if (!existsSync(this.#prefix)) return;
    const options = { env: this.#env, timeout: 30_000, killSignal: 'SIGKILL' } as const;
    await runQuietly(program('wineserver'), ['-k'], options);
    await runQuietly(program('wineserver'), ['-w'], options);
    // A process that was ended while it started may hang for ever where the server does not see it.
    for (const pid of processesWith(`WINEPREFIX=${this.#prefix}`)) process.kill(pid, 'SIGKILL');
  }
}

/** The processes that have this setting in their environment. */
function processesWith(setting: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => environmentOf(pid).includes(setting));
}

function environmentOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // Over meanwhile, or not ours to read.
    return [];
  }
}

function program(...names: readonly string[]): string {
  const paths = names.map((name) => join(DEBIAN_FOLDER, name));
  return paths.find((path) => existsSync(path)) ?? names.at(-1) ?? 'wine';
}

/** wine shows the whole Linux file system as drive Z. */
export function windowsPath(path: string): string {
  return `Z:${path.replaceAll('/', '\\')}`;
}
