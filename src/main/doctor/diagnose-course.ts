/** From what was seen in one game to what it means. */
import { FINDING_DETAILS, type Symptom } from '../../shared/doctor/finding.ts';
import { inEnglish, refusal } from '../../shared/refusals/refusal.ts';
import type { FaultReport } from '../referee/player.ts';
import { shown } from '../referee/shown-bytes.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import type { PlacedSymptom, Specialist } from './plan.ts';
import { readAgain, tellingLines, type Spoken } from './spoken.ts';
import type { Course } from './trial-game.ts';
import { decisionIn, nameWrongWords } from './wrong-words.ts';

const MEGABYTE = 1024 * 1024;
/** Notes of a line a turn are fine; this is a log of the whole search. */
const CHATTY_KB = 64;

/** A board is many lines; the end of it is what was asked. */
const LINES_READ = 6;

export interface CourseDiagnosis {
  readonly symptoms: readonly PlacedSymptom[];
  /** It printed nothing at all when it was first asked; why, the bedside tells. */
  readonly silent: boolean;
}

export function diagnoseCourse(room: ConsultingRoom, specialist: Specialist, course: Course): CourseDiagnosis {
  const spoken = readAgain(course);
  const found: PlacedSymptom[] = [];
  const silent = isSilent(course, spoken);
  for (const fault of firstOfEachKind(course.report.faults)) {
    if (fault.fault === 'timeout' && silent) continue;
    const symptom = nameFault(room, specialist, course, spoken, fault);
    if (symptom) found.push({ turn: fault.turn, symptom: withRead(symptom, course, fault.turn) });
  }
  const printedBy = new Map(spoken.answers.map(({ turn, text }) => [turn, text]));
  const events = course.events.map((event) => ({ ...event, printed: printedBy.get(event.turn) ?? '' }));
  found.push(...specialist.symptoms(events, course.answers.length), ...tooMuchSaid(room, course, spoken));
  return { symptoms: found, silent };
}

function firstOfEachKind(faults: readonly FaultReport[]): FaultReport[] {
  return faults.filter(({ fault }, i) => faults.findIndex((other) => other.fault === fault) === i);
}

function isSilent({ answers }: Course, { answers: spoken }: Spoken): boolean {
  const [first] = answers;
  if (!first || !('fault' in first.answer) || first.answer.fault !== 'timeout') return false;
  return (spoken[0]?.heard ?? '').trim() === '';
}

function nameFault(
  room: ConsultingRoom,
  specialist: Specialist,
  course: Course,
  spoken: Spoken,
  report: FaultReport,
): Symptom | null {
  const { exitCode = null, signal = null } = report;
  const stderr = tellingLines(errorsOf(course));
  const { memoryMb, processes, turnOutputKb, gameOutputKb } = room.referee;
  switch (report.fault) {
    case 'crash':
      return { code: 'crash', exitCode, signal, stderr };
    case 'closed':
      return exitCode === 0 ? { code: 'exits-early', stderr } : { code: 'closed-output' };
    case 'flood':
      return { code: 'flood', turnKb: turnOutputKb, gameKb: gameOutputKb };
    case 'memory':
      return { code: 'memory', peakMb: megabytes(course), limitMb: memoryMb };
    case 'processes':
      return { code: 'processes', limit: processes };
    case 'no-start':
      return notStarted(report, stderr);
    case 'unreadable':
      return nameUnreadable(specialist, course, spoken, report);
    default:
      return nameTimeout(specialist, course, spoken, report);
  }
}

/** The last lines that it was told, where they help to find the mistake. */
export function withRead(symptom: Symptom, { transcript }: Course, turn: number): Symptom {
  if (!('read' in FINDING_DETAILS[symptom.code])) return symptom;
  const last = transcript.findLast((entry) => entry.stream === 'in' && entry.turn <= turn)?.text ?? '';
  const read = shown(last.trimEnd().split('\n').slice(-LINES_READ).join('\n'));
  return read === '' ? symptom : ({ ...symptom, read } as Symptom);
}

function notStarted({ what, why }: FaultReport, stderr: string): Symptom {
  const refused = stderr === '' ? why : refusal('referee-no-start-said', { said: stderr });
  return refused ? { code: 'no-start', what: inEnglish(refused), refusal: refused } : { code: 'no-start', what };
}

function nameUnreadable(
  specialist: Specialist,
  { answers, plan }: Course,
  { answers: spoken }: Spoken,
  { turn, bytes = '' }: FaultReport,
): Symptom | null {
  const question = answers.find((noted) => noted.question.turn === turn)?.question;
  const heard = spoken.find((answer) => answer.turn === turn)?.heard ?? bytes;
  if (!question) return { code: 'unreadable', text: shown(bytes) };
  const symptom = nameWrongWords(specialist, plan.game, question, heard);
  return symptom.code === 'unreadable' && specialist.tellsUnreadable ? null : symptom;
}

/** Something was printed and still no answer came: what is missing? */
function nameTimeout(
  specialist: Specialist,
  { answers, plan }: Course,
  { answers: spoken }: Spoken,
  { turn }: FaultReport,
): Symptom {
  const late = answers.filter(({ answer }) => 'fault' in answer && answer.fault === 'timeout');
  const question = answers.find((noted) => noted.question.turn === turn)?.question;
  const heard = (spoken.find((answer) => answer.turn === turn)?.heard ?? '').trim();
  if (question && heard !== '') {
    const { closing } = specialist;
    const text = shown(heard);
    const { game } = plan;
    if (decisionIn(specialist, game, question, heard)) return { code: 'no-newline', text };
    if (closing && decisionIn(specialist, game, question, `${heard}\n${closing}`)) return { code: 'no-end', text };
    const symptom = nameWrongWords(specialist, game, question, heard);
    return symptom.code === 'unreadable' ? { code: 'unfinished', text } : symptom;
  }
  const limit = question?.limit;
  return {
    code: 'late',
    limitMs: limit && limit.kind !== 'start' ? limit.ms : 0,
    count: late.length,
    of: answers.length,
  };
}

function tooMuchSaid({ referee }: ConsultingRoom, course: Course, spoken: Spoken): PlacedSymptom[] {
  const found: PlacedSymptom[] = [];
  const early = spoken.answers.find((answer) => answer.early);
  // Programs that are never suspended may rightly be ahead.
  if (early && referee.suspend)
    found.push({ turn: early.turn, symptom: { code: 'ran-ahead', text: shown(early.text) } });
  if (course.outcome && spoken.leftOver !== '') {
    const turn = course.answers.at(-1)?.question.turn ?? 0;
    found.push({ turn, symptom: { code: 'extra-output', text: shown(spoken.leftOver) } });
  }
  const errors = errorsOf(course);
  const kb = Math.floor(errors.length / 1024);
  // The referee keeps only so much, so a program that fills it may have written any amount.
  if (kb >= Math.min(CHATTY_KB, referee.stderrKb) && kb > 0) {
    found.push({ turn: 0, symptom: { code: 'chatty-stderr', kb, text: shown(errors.split('\n')[0] ?? '') } });
  }
  return found;
}

function errorsOf({ transcript }: Course): string {
  return transcript
    .filter(({ stream }) => stream === 'err')
    .map(({ text }) => text)
    .join('');
}

export function megabytes({ report }: Course): number {
  return Math.ceil((report.peakMemoryBytes ?? 0) / MEGABYTE);
}
