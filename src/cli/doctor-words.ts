/** The doctor on a terminal: a line for the trial that is under way, then the findings, the worst first. */
import type { Finding } from '../shared/doctor/finding.ts';
import type { ExaminationEvent, Report } from '../shared/doctor/report.ts';
import {
  DOCTOR_WORDS,
  whereInWords,
  wordDiagnosis,
  wordFinding,
  type Evidence,
  type Hearer,
  type WordedFinding,
} from '../shared/doctor/words.ts';
import { fillTemplate } from '../shared/match/wording.ts';
import type { Game, Language } from '../shared/games/game.ts';
import { formatNumber } from '../shared/numbers.ts';
import { lineIn } from './terminal-text.ts';

const MARKS: Readonly<Record<Finding['severity'], string>> = { fine: '✓', hint: '·', problem: '!', fatal: '✗' };

/** On standard error, so that standard output has the findings alone: one line that changes, or plain lines. */
export class ProgressLine {
  readonly #game: Game;
  readonly #language: Language;
  #shown = false;

  constructor(game: Game, language: Language) {
    this.#game = game;
    this.#language = language;
  }

  show(event: Extract<ExaminationEvent, { kind: 'trial' }>): void {
    const { progress, trials } = DOCTOR_WORDS[this.#language];
    const number = (value: number) => formatNumber(this.#language, value);
    const where = whereInWords({ game: this.#game, language: this.#language, number }, event);
    const step = fillTemplate(progress, { number: number(event.number), of: number(event.of) });
    const line = lineIn(this.#language, `${step}: ${trials[event.trial]}${where === '' ? '' : ` (${where})`}`);
    if (process.stderr.isTTY) {
      process.stderr.write(`\r\u001b[K${line}`);
      this.#shown = true;
    } else {
      process.stderr.write(`${line}\n`);
    }
  }

  clear(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K');
    this.#shown = false;
  }
}

export function reportInWords(game: Game, language: Language, report: Report): string {
  const hearer = hearerOf(game, language, report);
  const blocks = report.findings.map((finding) => blockOf(language, finding, wordFinding(hearer, finding)));
  return [...blocks, '', lineIn(language, wordDiagnosis(hearer, report))].join('\n');
}

export function reportAsJson(game: Game, language: Language, report: Report): string {
  const hearer = hearerOf(game, language, report);
  const findings = report.findings.map((finding) => ({ ...finding, words: wordFinding(hearer, finding) }));
  return JSON.stringify({ ...report, findings, summary: wordDiagnosis(hearer, report) });
}

function hearerOf(game: Game, language: Language, { program }: Report): Hearer {
  return {
    game,
    language,
    number: (value) => formatNumber(language, value),
    ...(program.kind === undefined ? {} : { kind: program.kind }),
  };
}

/** What is fine takes a line; what is wrong takes a paragraph. */
function blockOf(language: Language, finding: Finding, words: WordedFinding): string {
  const mark = MARKS[finding.severity];
  if (finding.severity === 'fine') return lineIn(language, `${mark} ${words.title}. ${words.seen}`);
  const { mend } = DOCTOR_WORDS[language].labels;
  const width = Math.max(...words.lines.map((line) => line.language.length));
  const say = (line: string) => lineIn(language, line);
  return [
    say(`${mark} ${words.title} [${words.severity}]${words.where === '' ? '' : ` (${words.where})`}`),
    say(`    ${words.seen}`),
    // What was printed, and code, is read from the left in every language.
    ...words.evidence.flatMap(evidenceLines),
    ...(words.mend === '' ? [] : [say(`    ${mend}: ${words.mend}`)]),
    ...words.lines.map((line) => `      ${line.language.padEnd(width)}  ${line.line}`),
  ].join('\n');
}

function evidenceLines({ label, lines }: Evidence): string[] {
  if (lines.length === 1) return [`      ${label}: ${lines.join('')}`];
  return [`      ${label}:`, ...lines.map((line) => `        | ${line}`)];
}
