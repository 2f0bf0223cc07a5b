/**
 * A program that says nothing: does it compute for ever, wait for more, or has it answered into a buffer that nobody
 * sees? Closing its input tells: a program that ends flushes what it had to say.
 */
import type { Symptom } from '../../shared/doctor/finding.ts';
import { Bedside } from './bedside.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import type { Specialist } from './plan.ts';
import { firstDeadline, shown, tellingLines, toldUntilAsked } from './spoken.ts';
import type { Course } from './trial-game.ts';
import { nameWrongWords } from './wrong-words.ts';

/** Until it has started. */
const SETTLE_MS = 1000;
const LOOK_MS = 700;
const AFTER_CLOSING_MS = 3000;
/** Of one processor, on a computer that may be busy with other things. */
const BUSY_SHARE = 0.25;

export async function diagnoseSilence(
  room: ConsultingRoom,
  specialist: Specialist,
  course: Course,
): Promise<Symptom[]> {
  const waitedMs = firstDeadline(room, course);
  const question = course.answers[0]?.question;
  const bedside = await Bedside.sitDown(room);
  if (!bedside || !question) return [{ code: 'waits-for-more', waitedMs, stderr: '' }];
  try {
    bedside.say(toldUntilAsked(course));
    await bedside.until(() => bedside.ended !== null, SETTLE_MS);
    const busy = await bedside.busyShare(LOOK_MS);
    bedside.closeInput();
    await bedside.until(() => bedside.outputClosed, AFTER_CLOSING_MS);
    const said = bedside.output;
    if (said.trim() === '') {
      return busy > BUSY_SHARE
        ? [{ code: 'endless-thinking', waitedMs }]
        : [{ code: 'waits-for-more', waitedMs, stderr: tellingLines(bedside.stderr) }];
    }
    const noFlush: Symptom = { code: 'no-flush', waitedMs, text: shown(said.trim()) };
    const { game } = course.plan;
    const isAnswer = game.protocol.read(question.state, question.seat, said, true).kind === 'answer';
    return isAnswer ? [noFlush] : [noFlush, nameWrongWords(specialist, game, question, said)];
  } finally {
    await bedside.leave();
  }
}
