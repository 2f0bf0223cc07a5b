/** One game as lines of text: who played, how it ended and why, and what went wrong with the programs. */
import type { GameResult } from '../main/referee/game-order.ts';
import { verdictOf, type Game, type Language, type Outcome, type Verdict } from '../shared/games/game.ts';
import { createWording } from '../shared/match/screen-wording.ts';
import { formatNumber } from '../shared/numbers.ts';
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';
import { wordCode, wordRemark } from '../shared/refusals/remark.ts';
import { inWords } from './say.ts';
import { displayWidth, lineIn, nameIn, padEnd, padStart } from './terminal-text.ts';

interface Wanted {
  readonly language: Language;
  /** Where the replay was written. */
  readonly replay?: string;
}

const VERDICTS: Readonly<Record<Verdict, Refusal>> = {
  won: refusal('told-won'),
  lost: refusal('told-lost'),
  drawn: refusal('told-drawn'),
  finished: refusal('told-finished'),
};

export function matchInWords(
  game: Game,
  result: GameResult,
  outcome: Outcome,
  { language, replay: saved }: Wanted,
): string {
  const { replay, reports } = result;
  const { title } = game.texts[language];
  const names = replay.seats.map(({ name }) => nameIn(language, name));
  const wording = createWording(game, language, names);
  const seed = formatNumber(language, replay.seed, { useGrouping: false });
  const reasons = outcome.reasons.map((reason) => wording.reason(reason)).join(language === 'fa' ? '؛ ' : '; ');
  const unenforced = new Set(reports.flatMap((report) => report.unenforced ?? []));
  return [
    lineIn(language, inWords(language, refusal('told-match', { game: title, seed, turns: replay.turns.length }))),
    ...seatLines(game, result, outcome, language),
    lineIn(language, `${reasons}.`),
    ...names.flatMap((name, seat) => faultLines(name, reports[seat]?.faults ?? [], language)),
    ...Array.from(unenforced, (code) => lineIn(language, wordCode(language, code))),
    ...(saved === undefined
      ? []
      : [lineIn(language, inWords(language, refusal('told-replay-saved', { file: saved })))]),
  ].join('\n');
}

function seatLines(game: Game, { replay, reports }: GameResult, outcome: Outcome, language: Language): string[] {
  const names = replay.seats.map(({ name }) => nameIn(language, name));
  const width = Math.max(...names.map(displayWidth));
  return names.map((name, i) => {
    const number = (value: number) => formatNumber(language, value);
    const seat = padEnd(`  ${number(i + 1)} ${game.texts[language].seats[i] ?? ''}`, 10);
    const score = padStart(number(outcome.scores[i] ?? 0), 6);
    const { thinkingMs } = reports[i] ?? {};
    const time = thinkingMs === undefined ? [] : [inWords(language, refusal('told-ms', { ms: thinkingMs }))];
    const verdict = inWords(language, VERDICTS[verdictOf(outcome, i + 1)]);
    return lineIn(language, [seat, padEnd(name, width), score, verdict, ...time].join('  '));
  });
}

/** The last ones explain the end. */
const MOST_FAULTS = 3;

function faultLines(name: string, faults: GameResult['reports'][number]['faults'], language: Language): string[] {
  return faults.slice(-MOST_FAULTS).flatMap((fault) => {
    const { turn, stderr, bytes, why, what } = fault;
    const told = refusal('told-fault', { name, turn, what: why ?? wordRemark(language, { what }) });
    return [
      lineIn(language, inWords(language, told)),
      ...(bytes === undefined
        ? []
        : [`  ${inWords(language, refusal('told-printed', { text: JSON.stringify(bytes) }))}`]),
      ...(stderr === undefined ? [] : stderr.split('\n').map((line) => `  | ${line}`)),
    ];
  });
}
