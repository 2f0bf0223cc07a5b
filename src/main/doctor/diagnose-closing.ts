/** What a program does when its input ends, as it does after every game (O7, O12). */
import type { Symptom } from '../../shared/doctor/finding.ts';
import { Bedside } from './bedside.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import { firstDeadline, tellingLines, toldUntilAsked } from './spoken.ts';
import type { Course } from './trial-game.ts';

const AFTER_CLOSING_MS = 2000;
const FLOOD = 256 * 1024;
/** An answer or two more may be on their way. */
const FEW = 4 * 1024;

/** `course` is one in which the program printed something. */
export async function diagnoseClosing(room: ConsultingRoom, course: Course): Promise<Symptom | null> {
  const bedside = await Bedside.sitDown(room);
  if (!bedside) return null;
  try {
    bedside.say(toldUntilAsked(course));
    await bedside.until(() => bedside.output !== '' || bedside.ended !== null, firstDeadline(room, course));
    // It ended by itself while its input was open: that is another finding.
    if (bedside.ended) return null;
    const before = bedside.printed;
    bedside.closeInput();
    const begin = performance.now();
    await bedside.until(() => bedside.ended !== null || bedside.printed - before > FLOOD, AFTER_CLOSING_MS);
    const more = bedside.printed - before;
    if (!bedside.ended) {
      const waitedMs = Math.round(performance.now() - begin);
      return more > FEW ? { code: 'end-flood', kb: Math.ceil(more / 1024) } : { code: 'end-lingers', waitedMs };
    }
    const { code: exitCode, signal } = bedside.ended;
    if (exitCode === 0) return { code: 'ends-when-told' };
    // The last words of its standard error may come a moment after the exit.
    await bedside.until(() => bedside.outputClosed, 200);
    return { code: 'end-crash', exitCode, signal, stderr: tellingLines(bedside.stderr) };
  } finally {
    await bedside.leave();
  }
}
