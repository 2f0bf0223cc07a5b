/**
 * Ends programs when the host itself is killed and cannot do it any more (Linux and macOS; on Windows the job object
 * does it). A small shell outside our group waits for the end of its input, which comes when the host is gone however
 * it went, and then kills whatever has been put under its care.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { MARK } from './posix-group.ts';

/**
 * On Linux the marks find what left its group, and parents find their children that have no mark; where there is no
 * /proc the groups have to do. All are stopped before any is killed, because a child without a mark is lost with its
 * parent. Only `kill -s` is understood by every shell when groups follow.
 */
const SCRIPT = `
groups= marks=
while read -r word it; do
  case $word in
    mark) marks="$marks -e ${MARK}=$it" ;;
    group) groups="$groups -$it" ;;
    done) exit 0 ;;
  esac
done
[ "$marks" ] || exit 0

add() {
  for it in "$@"; do
    case " $all " in
      *" $it "*) ;;
      *) all="$all $it"; add $(cat /proc/$it/task/*/children 2>/dev/null) ;;
    esac
  done
}
find_all() {
  all=
  for file in $(grep -lszxF $marks /proc/[0-9]*/environ 2>/dev/null); do
    file=\${file#/proc/}
    add "\${file%/environ}"
  done
}

round=0 quiet=
while [ $round -lt 50 ]; do
  before=none all= tries=0
  while [ "$before" != "$all" ] && [ $tries -lt 20 ]; do
    before=$all tries=$((tries + 1))
    find_all
    kill -s STOP -- $groups $all 2>/dev/null
  done
  kill -s KILL -- $groups $all 2>/dev/null
  # Twice nothing: one that was just becoming another program shows no mark for a moment.
  if [ "$all" ]; then quiet=; elif [ "$quiet" ]; then exit 0; else quiet=yes; fi
  round=$((round + 1))
  sleep 0.1
done
`;

/** What the shell may take to leave when it was told to. */
const RELEASE_MS = 2000;

export class Keeper {
  #shell: ChildProcess | null = null;

  /** Whatever is going to be started with this mark does not survive us. */
  expect(mark: string): void {
    this.#tell(`mark ${mark}`);
  }

  /** The group of a program that was started. */
  care(pid: number): void {
    this.#tell(`group ${pid}`);
  }

  /** All programs have been ended; nothing is left to care for, and nothing of the keeper is left either. */
  async release(): Promise<void> {
    const shell = this.#shell;
    this.#shell = null;
    if (!shell || shell.pid === undefined || shell.exitCode !== null || shell.signalCode !== null) return;
    // Whoever does not wait for its end leaves a zombie behind: our thread may be gone before the shell is.
    const gone = once(shell, 'exit');
    shell.stdin?.end('done\n');
    const patience = new AbortController();
    await Promise.race([
      gone,
      sleep(RELEASE_MS, undefined, { signal: patience.signal }).then(() => shell.kill('SIGKILL')),
    ]);
    patience.abort();
    await gone;
  }

  #tell(line: string): void {
    if (process.platform === 'win32') return;
    this.#shell ??= startShell();
    this.#shell.stdin?.write(`${line}\n`);
  }
}

function startShell(): ChildProcess {
  const shell = spawn('/bin/sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  return shell;
}
