/** The number of a process that has ended. */
import { execa } from 'execa';

export async function deadProcess(): Promise<number> {
  const started = execa(process.execPath, ['--version']);
  await started;
  if (started.pid === undefined) throw new Error('the process was not started');
  return started.pid;
}
