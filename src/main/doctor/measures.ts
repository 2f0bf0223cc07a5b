/** What was measured over all games: the time and the memory that the program needs, and how it starts. */
import type { Symptom } from '../../shared/doctor/finding.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import { megabytes } from './diagnose-course.ts';
import { startTime } from './spoken.ts';
import type { Course } from './trial-game.ts';

/** From this share of a limit on, a slower computer is a danger. */
const MUCH_PERCENT = 50;
const NOTABLE_START_MS = 1000;
const COLD_FACTOR = 3;

interface Share {
  readonly kind: 'move' | 'budget';
  readonly ms: number;
  readonly limitMs: number;
}

/** Nothing when no answer came in time: then another finding says why. */
export function measureTime(courses: readonly Course[]): Symptom | null {
  const shares = courses.flatMap(sharesOf);
  const worst = shares.toSorted((a, b) => b.ms / b.limitMs - a.ms / a.limitMs)[0];
  if (!worst) return null;
  const all = courses.flatMap(({ answers }) => answers.filter(({ answer }) => 'decision' in answer));
  const meanMs = Math.round(all.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, all.length));
  const percent = Math.round((100 * worst.ms) / worst.limitMs);
  const used = { mostMs: Math.round(worst.ms), meanMs, limitMs: worst.limitMs, percent };
  const isMuch = percent > MUCH_PERCENT;
  if (worst.kind === 'budget') return { code: isMuch ? 'budget-near' : 'budget-fine', ...used };
  return { code: isMuch ? 'slow' : 'quick-enough', ...used };
}

/** Each answer against its own limit, or all of a game's answers against the budget of the game. */
function sharesOf({ answers, report }: Course): Share[] {
  return answers.flatMap(({ question: { limit }, answer, ms }) => {
    if (!('decision' in answer) || limit.kind === 'start') return [];
    return [{ kind: limit.kind, ms: limit.kind === 'budget' ? (report.thinkingMs ?? 0) : ms, limitMs: limit.ms }];
  });
}

export function measureMemory(
  { referee }: Pick<ConsultingRoom, 'referee'>,
  courses: readonly Course[],
): Symptom | null {
  const peakMb = Math.max(0, ...courses.map(megabytes));
  const limitMb = referee.memoryMb;
  // It may have been too quick to be looked at.
  if (peakMb === 0 || peakMb > limitMb) return null;
  return { code: (100 * peakMb) / limitMb > MUCH_PERCENT ? 'memory-near' : 'memory-fine', peakMb, limitMb };
}

/** The same game twice: what only the first start took, the system took. */
export function measureStart(
  { referee }: Pick<ConsultingRoom, 'referee'>,
  first: Course,
  again: Course,
): Symptom | null {
  const [firstMs, againMs] = [startTime(first), startTime(again)];
  if (firstMs === null || againMs === null) return null;
  if (firstMs > NOTABLE_START_MS && firstMs > COLD_FACTOR * againMs)
    return { code: 'slow-first-start', firstMs, againMs };
  if ((100 * againMs) / referee.startMs > MUCH_PERCENT) {
    return { code: 'slow-start', againMs, allowedMs: referee.startMs };
  }
  return { code: 'started', firstMs, againMs };
}
