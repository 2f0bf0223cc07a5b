/**
 * What a program wrote to standard error when it crashed. The referee judges a crash at once, often before these words
 * have arrived; here there is time to tell the program the same again and to listen to the end.
 */
import { Bedside } from './bedside.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import { firstDeadline, tellingLines, toldUntilAsked } from './spoken.ts';
import type { Course } from './trial-game.ts';

const ARRIVING_MS = 500;

export async function lastWords(room: ConsultingRoom, course: Course): Promise<string> {
  const bedside = await Bedside.sitDown(room);
  if (!bedside) return '';
  try {
    bedside.say(toldUntilAsked(course));
    await bedside.until(() => bedside.ended !== null, firstDeadline(room, course));
    await bedside.until(() => bedside.stderr !== '', ARRIVING_MS);
    return tellingLines(bedside.stderr);
  } finally {
    await bedside.leave();
  }
}
