/**
 * A program that says nothing: does it compute for ever, wait for more, or has it answered into a buffer that nobody
 * sees? Closing its input tells: a program that ends flushes what it had to say.
 */
import type { Symptom } from '../../shared/doctor/finding.ts';
import { shown } from '../referee/shown-bytes.ts';
import { Bedside } from './bedside.ts';
import { withRead } from './diagnose-course.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import type { Specialist } from './plan.ts';
import { firstDeadline, tellingLines, toldUntilAsked } from './spoken.ts';
import type { Course } from './trial-game.ts';
import { nameWrongWords } from './wrong-words.ts';

/** Until it has started. */
const SETTLE_MS = 1000;
const LOOKS = 5;
const LOOK_MS = 300;
/** In a row: on a crowded computer one that computes may get no processor for the time of a look. */
const LOOKS_AT_REST = 3;
const AFTER_CLOSING_MS = 3000;
/** Whoever computes all the time hardly looks at its input. */
const BUSY_CLOSING_MS = 1000;
/** Some programs repeat their last answer for ever when the input has ended. */
const FLOOD = 64 * 1024;
/** Of one processor: little on a computer that is busy with other things, and still far from nothing. */
const BUSY_SHARE = 0.05;

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
    const isBusy = await computesAllTheTime(bedside);
    bedside.closeInput();
    await bedside.until(
      () => bedside.outputClosed || bedside.printed > FLOOD,
      isBusy ? BUSY_CLOSING_MS : AFTER_CLOSING_MS,
    );
    const said = bedside.output;
    if (said.trim() === '') {
      const symptom: Symptom = isBusy
        ? { code: 'endless-thinking', waitedMs }
        : { code: 'waits-for-more', waitedMs, stderr: tellingLines(bedside.stderr) };
      return [withRead(symptom, course, question.turn)];
    }
    const noFlush: Symptom = { code: 'no-flush', waitedMs, text: shown(said.trim()) };
    const { game } = course.plan;
    const isAnswer = game.protocol.read(question.state, question.seat, said, true).kind === 'answer';
    return isAnswer ? [noFlush] : [noFlush, nameWrongWords(specialist, game, question, said)];
  } finally {
    await bedside.leave();
  }
}

/** A program that still starts is busy, too, but comes to rest when it waits; one that computes never does. */
async function computesAllTheTime(bedside: Bedside): Promise<boolean> {
  let atRest = 0;
  for (let look = 0; look < LOOKS || atRest > 0; look++) {
    atRest = (await bedside.busyShare(LOOK_MS)) < BUSY_SHARE ? atRest + 1 : 0;
    if (atRest === LOOKS_AT_REST) return false;
  }
  return true;
}
