/**
 * A screen that nobody sees, always of the same size. Each worker of the tests has its own, even where there is one: a
 * screen has one pointer, and a window that opens or closes above another moves that pointer over it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Screen {
  close(): Promise<void>;
}

/** Until it is closed the windows of this process open on it. */
export async function openScreen(): Promise<Screen> {
  // It looks for a free number itself, complains of those that are not, and prints the one it took when it is there. It
  // must not begin anew when the last window has gone: whoever starts in that moment would find no screen.
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2560x1440x24', '-noreset', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(server, 'exit');
  const [printed] = (await Promise.race([once(server.stdout, 'data'), gone])) as [Buffer | number | null];
  if (!Buffer.isBuffer(printed)) throw new Error(`Xvfb ended with ${printed} before there was a screen`);
  const before = process.env['DISPLAY'];
  process.env['DISPLAY'] = `:${String(printed).trim()}`;
  return {
    async close() {
      if (before === undefined) delete process.env['DISPLAY'];
      else process.env['DISPLAY'] = before;
      server.kill();
      await gone;
    },
  };
}
