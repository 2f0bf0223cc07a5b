/**
 * Reads again what a program printed in a game, answer by answer, to tell which words belong to which answer: what came
 * before it was asked for, what is left over, and what was still waiting when the time was up.
 */
import { shown } from '../referee/shown-bytes.ts';
import type { ConsultingRoom } from './consulting-room.ts';
import type { Course } from './trial-game.ts';

export interface SpokenAnswer {
  readonly turn: number;
  /** What was read as the answer. */
  readonly text: string;
  /** Everything that was there when it was read. */
  readonly heard: string;
  /** It was there before its turn began. */
  readonly early: boolean;
}

export interface Spoken {
  /** As many as could be told apart, in the order of the course's answers. */
  readonly answers: readonly SpokenAnswer[];
  /** Printed and not read when the game was over. */
  readonly leftOver: string;
}

interface Piece {
  readonly end: number;
  readonly turn: number;
}

export function readAgain(course: Course): Spoken {
  const { plan, answers, transcript } = course;
  let all = '';
  const pieces: Piece[] = [];
  for (const { stream, text, turn } of transcript) {
    if (stream !== 'out') continue;
    all += text;
    pieces.push({ end: all.length, turn });
  }
  const heardBy = (turn: number) => pieces.findLast((piece) => piece.turn <= turn)?.end ?? 0;
  const turnOf = (index: number) => pieces.find(({ end }) => end > index)?.turn ?? Infinity;

  const spoken: SpokenAnswer[] = [];
  let at = 0;
  for (const [i, { question, answer }] of answers.entries()) {
    const { turn, state, seat } = question;
    const heard = all.slice(at, heardBy(turn));
    const open = plan.game.protocol.read(state, seat, heard, false);
    const reading = open.kind === 'more' ? plan.game.protocol.read(state, seat, heard, true) : open;
    if (('fault' in answer && answer.fault !== 'unreadable') || reading.kind === 'more') {
      // From here on nobody can tell which answer belongs to which question.
      spoken.push({ turn, text: '', heard, early: false });
      break;
    }
    const text = heard.slice(0, reading.consumed);
    // Both programs run until they have started, so a first answer may be early and yet in time.
    const early = i > 0 && text.trim() !== '' && turnOf(at + text.trimEnd().length - 1) < turn;
    spoken.push({ turn, text: text.trim(), heard, early });
    at += reading.consumed;
  }
  const complete = spoken.length === answers.length && !answers.some(({ answer }) => 'fault' in answer);
  return { answers: spoken, leftOver: complete ? all.slice(at).trim() : '' };
}

/** What the program was told until it was last asked. */
export function toldUntilAsked({ transcript }: Course): string {
  return transcript
    .filter(({ stream }) => stream === 'in')
    .map(({ text }) => text)
    .join('');
}

/** From its launch to the first word that it printed, or null when there was none. */
export function startTime({ transcript, launchedAt }: Course): number | null {
  const answered = transcript.find(({ stream }) => stream === 'out');
  return answered ? Math.max(0, Math.round(answered.at - launchedAt)) : null;
}

/** How long the referee waited for the first answer. */
export function firstDeadline(room: ConsultingRoom, course: Course): number {
  const limit = course.answers[0]?.question.limit;
  return room.referee.startMs + (limit && limit.kind !== 'start' ? limit.ms : 0);
}

const MOST_LINES = 8;
/** Where the error is named first, so many lines from there on; the rest are the last ones. */
const FROM_NAME = 5;
const LONGEST_LINE = 240;
/** Lines of a trace that say nothing, or lie in the language itself, where nobody has anything to mend. */
const NOT_TELLING = /^\s*(at (.*\bnode:|(java|javax|jdk|sun)\.)|File "<frozen )|^Node\.js v|^\s*$/;

/**
 * Of a long trace the lines from the one that names the error, which stands first in some languages, and the last ones:
 * the places in the program's own files are beside one of them.
 */
export function tellingLines(stderr: string): string {
  const lines = stderr.trimEnd().split(/\r?\n/);
  const own = lines.filter((line) => !NOT_TELLING.test(line)).map((line) => shown(line, LONGEST_LINE));
  const named = own.findLastIndex((line) => /^\S*(error|exception|assert|panic)/i.test(line));
  const isFarUp = named >= 0 && named < own.length - MOST_LINES;
  const told = isFarUp
    ? [...own.slice(named, named + FROM_NAME), '…', ...own.slice(FROM_NAME - MOST_LINES)]
    : own.slice(-MOST_LINES);
  return told.join('\n');
}
