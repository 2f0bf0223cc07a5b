/**
 * The report: one HTML file that opens from a disk in any browser and asks nobody for anything. Its own policy forbids
 * every request and every script but the viewer, named by its hash, so that not even a name that slipped through as
 * markup could do anything.
 */
import { createHash } from 'node:crypto';
import { fillTemplate } from '../../../shared/match/wording.ts';
import { setNumber } from '../../../shared/numbers.ts';
import type { ContestFile } from '../../store/contest-file.ts';
import { plainName } from '../plain-name.ts';
import { reportWords } from '../report-words.ts';
import type { ContestResults } from '../results.ts';
import { escaped } from './html.ts';
import { packedReplays, type Limits } from './packed-replays.ts';
import { pageBody } from './page.ts';
import { builtFiles, reportFiles, type ReportFiles } from './report-files.ts';

const LONGEST_NAME = 60;

export interface ReportOptions {
  readonly signal?: AbortSignal;
  readonly onGame?: () => void;
  readonly limits?: Limits;
}

export async function* reportPieces(
  file: ContestFile,
  results: ContestResults,
  options: ReportOptions = {},
): AsyncGenerator<string> {
  const files = await reportFiles();
  const packed = await packedReplays(file, results, options);
  yield pageHead(results, files);
  for (const { text } of pageBody(file, withShortNames(results), new Set(packed.keys()))) yield `${text}\n`;
  yield `</main>\n<script type="application/json" id="report-data">${dataFor(results, packed)}</script>\n`;
  // Data and no scripts: a browser does not run what has this type. Base64 has nothing that could end the element.
  for (const [id, base64] of packed) yield `<script type="text/plain" id="packed-${id}">${base64}</script>\n`;
  yield `<script>${files.script}</script>\n</body>\n</html>\n`;
}

/** The page to be read, without replays and viewer. */
export function* reportPreview(file: ContestFile, results: ContestResults): Generator<string> {
  yield pageHead(results, { script: '', style: builtFiles()?.style ?? '' });
  for (const { text } of pageBody(file, withShortNames(results), new Set())) yield `${text}\n`;
  yield '</main>\n</body>\n</html>\n';
}

function pageHead({ language, info }: ContestResults, { script, style }: ReportFiles): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const title = `${plainName(info.name)} – ${reportWords(language).fileNames.report}`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main class="page">
`;
}

/** What the viewer is told of each game (src/renderer/report/report-data.ts). */
function dataFor(results: ContestResults, packed: ReadonlyMap<number, string>): string {
  const { language, nameOf, matchName, categories } = results;
  const games = results.games
    .filter(({ id }) => packed.has(id))
    .map(({ id, categoryId, matchId, number, seats }) => {
      const category = categories.find((one) => one.category.id === categoryId)?.category.name ?? '';
      const names = seats.map(({ contestantId }) => nameOf(contestantId));
      const game = fillTemplate(reportWords(language).gameNumber, { number: setNumber(language, number) });
      // Each part in its own direction of writing: a Latin name must not turn a Persian title round.
      const parts = [...(categories.length > 1 ? [plainName(category)] : []), matchName(categoryId, matchId), game];
      return [id, { title: parts.map((part) => `\u2068${part}\u2069`).join(' · '), names }];
    });
  return JSON.stringify({ language, games: Object.fromEntries(games) as object }).replaceAll('<', '\\u003c');
}

/** A name of two hundred letters would push everything else out of a table. */
function withShortNames(results: ContestResults): ContestResults {
  // Not a copy: it would work everything out that a preview can do without.
  return Object.assign(Object.create(results) as ContestResults, {
    nameOf(contestant: string): string {
      const letters = Array.from(results.nameOf(contestant));
      return letters.length <= LONGEST_NAME ? letters.join('') : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
    },
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
