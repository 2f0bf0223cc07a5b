/** Other processes that open a contest file, and are killed. */
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

export interface OtherProcess {
  /** The lines that it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves when it has printed this many lines; rejects when it ends before. */
  printed(count: number): Promise<void>;
  /** SIGKILL, and wait until nothing is left. */
  kill(): Promise<void>;
}

export function startWriter(path: string, ...args: string[]): OtherProcess {
  const child = execa(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER, path, ...args], {
    reject: false,
  });
  const lines: string[] = [];
  let news = () => {};
  const reading = (async () => {
    for await (const line of child) {
      lines.push(line);
      news();
    }
  })().catch(() => {});
  return {
    lines,
    printed: (count) =>
      new Promise((resolve, reject) => {
        news = () => {
          if (lines.length >= count) resolve();
        };
        news();
        void child.then(({ stderr }) => reject(new Error(`the writer ended early: ${stderr}`)));
      }),
    async kill() {
      child.kill('SIGKILL');
      await child;
      await reading;
    },
  };
}
