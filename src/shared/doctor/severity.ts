/** How bad a finding is. In most games a bad answer loses the game; in some it only wastes a turn (B14, D12, A11). */
import type { FindingCode, Severity, Symptom } from './finding.ts';

const USUAL: Readonly<Record<FindingCode, Severity>> = {
  started: 'fine',
  'slow-first-start': 'hint',
  'slow-start': 'hint',
  'no-start': 'fatal',
  crash: 'fatal',
  'exits-early': 'fatal',
  'closed-output': 'fatal',
  flood: 'fatal',
  memory: 'fatal',
  processes: 'fatal',
  'no-flush': 'fatal',
  'waits-for-more': 'fatal',
  'endless-thinking': 'fatal',
  'no-newline': 'fatal',
  unfinished: 'fatal',
  late: 'fatal',
  prompt: 'fatal',
  'extra-words': 'fatal',
  unreadable: 'fatal',
  'extra-output': 'problem',
  'ran-ahead': 'problem',
  illegal: 'fatal',
  'no-pass': 'fatal',
  'needless-pass': 'fatal',
  passed: 'fine',
  refused: 'problem',
  'no-tables': 'problem',
  'no-end': 'fatal',
  'ignored-orders': 'problem',
  'wrong-confirm': 'fatal',
  'unknown-action': 'problem',
  'impossible-actions': 'hint',
  'quick-enough': 'fine',
  slow: 'hint',
  'budget-fine': 'fine',
  'budget-near': 'hint',
  'memory-fine': 'fine',
  'memory-near': 'hint',
  'chatty-stderr': 'hint',
  'ends-when-told': 'fine',
  'end-crash': 'hint',
  'end-flood': 'hint',
  'end-lingers': 'hint',
  played: 'fine',
  'cut-short': 'hint',
};

/** Games in which an answer costs no more than its turn when it is late (B14, D12), or cannot be read (A11, too). */
const FORGIVE_LATE = ['beetles', 'diamonds'];
const FORGIVE_UNREADABLE = [...FORGIVE_LATE, 'agon'];

/** Above this share of the time limit a slower or busier computer is enough to lose. */
const BARELY_IN_TIME = 90;

export function severityOf(game: string, symptom: Symptom): Severity {
  switch (symptom.code) {
    case 'late':
      return FORGIVE_LATE.includes(game) ? 'problem' : USUAL[symptom.code];
    case 'unreadable':
    case 'extra-words':
      return FORGIVE_UNREADABLE.includes(game) ? 'problem' : USUAL[symptom.code];
    case 'slow':
    case 'budget-near':
      return symptom.percent > BARELY_IN_TIME ? 'problem' : 'hint';
    // W9: the worm's whole plan may be printed at once.
    case 'ran-ahead':
    case 'extra-output':
      return game === 'worm' ? 'hint' : USUAL[symptom.code];
    // A11: whoever is refused again and again never moves.
    case 'refused':
      return symptom.count === symptom.of ? 'fatal' : 'problem';
    default:
      return USUAL[symptom.code];
  }
}
