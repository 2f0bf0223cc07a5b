/** Puts the doctor's findings into words, for the command line and the window alike. */
import type { Game, Language } from '../games/game.ts';
import { endingOf } from '../match/ending.ts';
import { fillTemplate, wordReason } from '../match/wording.ts';
import { wordRefusal } from '../refusals/refusal.ts';
import type { Finding, FindingCode, Severity, Suspicion, Trial, Where } from './finding.ts';
import { remedyLines } from './remedies.ts';
import type { Diagnosis, Report } from './report.ts';
import { en } from './words-en.ts';
import { fa } from './words-fa.ts';

interface FindingWords {
  readonly title: string;
  /** What was seen. */
  readonly seen: string;
  /** How to mend it; empty where nothing is wrong. */
  readonly mend: string;
}

type EvidenceLabel = 'read' | 'printed' | 'stderr' | 'drawing' | 'legal';

export interface DoctorWords {
  readonly severities: Readonly<Record<Severity, string>>;
  readonly diagnoses: Readonly<Record<Diagnosis, string>>;
  readonly trials: Readonly<Record<Trial, string>>;
  readonly where: Readonly<Record<'seat' | 'board' | 'against' | 'turn' | 'times', string>>;
  readonly labels: Readonly<Record<'mend' | EvidenceLabel, string>>;
  /** The doctor's own bots; the others are in the game's texts. */
  readonly bots: Readonly<Record<string, string>>;
  readonly durations: Readonly<Record<'under' | 'ms' | 's', string>>;
  /** Said after what was seen, where there is an example. */
  readonly example: string;
  readonly progress: string;
  readonly suspicions: Readonly<Record<Suspicion, string>>;
  readonly findings: Readonly<Record<FindingCode, FindingWords>>;
}

const LONGEST_IN_SENTENCE = 60;

export const DOCTOR_WORDS: Readonly<Record<Language, DoctorWords>> = { en, fa };

export interface WordedFinding extends FindingWords {
  readonly severity: string;
  /** In which game; empty when it concerns all of them. */
  readonly where: string;
  readonly evidence: readonly Evidence[];
  /** The line that mends it, for each programming language. */
  readonly lines: readonly { readonly language: string; readonly line: string }[];
}

/** What the program read and wrote, the position: to be shown as it is, line by line. */
export interface Evidence {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface Hearer {
  readonly game: Game;
  readonly language: Language;
  /** The kind of the program, where it is known: it tells which programming language to speak of. */
  readonly kind?: string;
  /** How numbers are written; as digits of the protocol where nothing is said. */
  readonly number?: (value: number) => string;
}

export function wordFinding(hearer: Hearer, finding: Finding): WordedFinding {
  const words = DOCTOR_WORDS[hearer.language];
  const { title, seen, mend } = words.findings[finding.code];
  const details = detailsInWords(hearer, finding);
  const suspicion = 'suspicion' in finding && finding.suspicion ? ` ${words.suspicions[finding.suspicion]}` : '';
  const example = 'example' in finding && finding.example ? ` ${fillTemplate(words.example, details)}` : '';
  return {
    severity: words.severities[finding.severity],
    title,
    seen: fillTemplate(seen, details) + suspicion + example,
    mend,
    where: whereInWords(hearer, finding.where, finding.times),
    evidence: evidenceOf(words, finding),
    lines: remedyLines(finding.code, hearer.kind),
  };
}

/** What is wrong in a few words. */
export function findingTitle(language: Language, code: FindingCode): string {
  return DOCTOR_WORDS[language].findings[code].title;
}

export function wordDiagnosis({ game, language }: Hearer, { diagnosis, program }: Report): string {
  const details = { program: isolated(language, program.name), game: game.texts[language].title };
  return fillTemplate(DOCTOR_WORDS[language].diagnoses[diagnosis], details);
}

/** The place in few words: `as Black, on 8×8, against Greedy, step 5`. */
export function whereInWords({ game, language, number = String }: Hearer, place: Where, times = 1): string {
  const { seats, bots } = game.texts[language];
  const { where: words, bots: ownBots } = DOCTOR_WORDS[language];
  const { seat, board, against, turn } = place;
  // A size is a number to the reader; the name of a map stays as it is.
  const inDigits = (name: string) =>
    /^\d+×\d+$/.test(name) ? name.replace(/\d+/g, (digits) => number(Number(digits))) : name;
  const places = [
    seat === undefined || seats.length < 2 ? '' : fillTemplate(words.seat, { seat: seats[seat - 1] ?? String(seat) }),
    board === undefined ? '' : fillTemplate(words.board, { board: isolated(language, inDigits(board)) }),
    against === undefined ? '' : fillTemplate(words.against, { bot: bots[against] ?? ownBots[against] ?? against }),
    turn === undefined || turn === 0 ? '' : fillTemplate(words.turn, { turn: number(turn) }),
  ]
    .filter((part) => part !== '')
    .join(language === 'fa' ? '، ' : ', ');
  if (times === 1) return places;
  const counted = fillTemplate(words.times, { times: number(times) });
  return places === '' ? counted : `${places} (${counted})`;
}

/** Codes become the game's own words; the rest is shown as it is. */
function detailsInWords(hearer: Hearer, finding: Finding): Record<string, string> {
  const { number = String } = hearer;
  const details: Record<string, string> = {};
  for (const [name, value] of Object.entries(finding)) {
    if (typeof value === 'number') {
      details[name] = name.endsWith('Ms') ? timeInWords(hearer, value) : number(inFewDigits(value));
    } else if (typeof value === 'string') {
      const text = name === 'text' || name === 'answer' ? inOneLine(value) : value;
      details[name] = name === 'why' ? reasonInWords(hearer, value) : isolated(hearer.language, text);
    }
  }
  if (finding.code === 'refused') {
    details['reasons'] = Object.entries(finding.reasons)
      .toSorted(([, a], [, b]) => b - a)
      .map(([why, count]) => `${number(count)} × ${reasonInWords(hearer, why)}`)
      .join(hearer.language === 'fa' ? '؛ ' : '; ');
  }
  if (finding.code === 'no-start' && finding.refusal) {
    details['what'] = wordRefusal(hearer.language, finding.refusal) ?? finding.what;
  }
  if ('exitCode' in finding) {
    details['ending'] = wordRefusal(hearer.language, endingOf(finding)) ?? '';
  }
  return details;
}

/** A person waits in seconds; only what is over sooner is told in milliseconds. */
function timeInWords({ language, number = String }: Hearer, ms: number): string {
  const { durations } = DOCTOR_WORDS[language];
  if (ms < 1) return fillTemplate(durations.under, { value: number(1) });
  if (Math.round(ms) < 1000) return fillTemplate(durations.ms, { value: number(inFewDigits(ms)) });
  return fillTemplate(durations.s, { value: number(Math.round(ms / 100) / 10) });
}

function inFewDigits(value: number): number {
  return value < 10 ? value : Math.round(value);
}

/** What a program printed, and names of files, are in any script: two numbers side by side must not change places. */
function isolated(language: Language, text: string): string {
  return language === 'fa' ? `\u2068${text}\u2069` : text;
}

function reasonInWords({ game, language }: Hearer, code: string): string {
  return wordReason({ game, language, nameOf: String }, { code });
}

/** What it printed, in a sentence; all of it is in the evidence. */
function inOneLine(text: string): string {
  const [first = '', ...more] = text.trim().split(/\r?\n/);
  const letters = Array.from(first);
  return more.length === 0 && letters.length <= LONGEST_IN_SENTENCE
    ? first
    : `${letters.slice(0, LONGEST_IN_SENTENCE).join('')}…`;
}

function evidenceOf({ labels }: DoctorWords, finding: Finding): Evidence[] {
  const pieces: readonly (readonly [EvidenceLabel, readonly string[]])[] = [
    ['read', 'read' in finding ? linesOf(finding.read) : []],
    ['printed', 'text' in finding && finding.text !== '' ? [JSON.stringify(finding.text)] : []],
    ['stderr', 'stderr' in finding ? linesOf(finding.stderr) : []],
    ['drawing', 'drawing' in finding ? finding.drawing : []],
    ['legal', 'legal' in finding && finding.legal.length > 0 ? [finding.legal.join(' · ')] : []],
  ];
  return pieces.flatMap(([name, lines]) => (lines.length > 0 ? [{ label: labels[name], lines }] : []));
}

function linesOf(text: string | undefined): string[] {
  return text ? text.split(/\r?\n/) : [];
}
