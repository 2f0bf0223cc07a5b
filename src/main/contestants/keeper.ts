/**
 * Ends programs when the host itself is killed and cannot do it any more (Linux and macOS; on Windows the job object
 * does it). A small shell outside our group waits for the end of its input, which comes when the host is gone however
 * it went, and then kills whatever has been put under its care.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { MARK } from './posix-group.ts';

const SCRIPT = `
while read -r word pid mark; do
  case $word in
    care) programs="$programs $pid:$mark" ;;
    done) exit 0 ;;
  esac
done
for round in 1 2 3 4 5; do
  for program in $programs; do
    kill -KILL -- "-\${program%%:*}" 2>/dev/null
    for file in /proc/[0-9]*/environ; do
      if tr '\\0' '\\n' 2>/dev/null <"$file" | grep -qx "${MARK}=\${program#*:}" 2>/dev/null; then
        pid=\${file#/proc/}
        kill -KILL "\${pid%/environ}" 2>/dev/null
      fi
    done
  done
  sleep 0.2
done
`;

export class Keeper {
  #shell: ChildProcess | null = null;

  /** From now on this program does not survive us. */
  care(pid: number, mark: string): void {
    if (process.platform === 'win32') return;
    this.#shell ??= startShell();
    this.#shell.stdin?.write(`care ${pid} ${mark}\n`);
  }

  /** All programs have been ended; nothing is left to care for. */
  release(): void {
    this.#shell?.stdin?.end('done\n');
    this.#shell = null;
  }
}

function startShell(): ChildProcess {
  const shell = spawn('/bin/sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  shell.unref();
  return shell;
}
