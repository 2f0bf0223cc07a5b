/** The bracket as a drawing: lines in SVG, and in each place a box with both sides, which leads to the match below. */
import { decidedBy, originName, roundName } from '../../../shared/tournament/words.ts';
import type { PlannedMatch } from '../../../shared/tournament/tournament.ts';
import { setNumber } from '../../../shared/numbers.ts';
import { reportWords } from '../report-words.ts';
import type { CategoryResults, ContestResults } from '../results.ts';
import { bracketLayout, type BracketLayout, type PlacedMatch } from './bracket-layout.ts';
import { html, NOTHING, type Html } from './html.ts';
import { matchAnchor } from './anchors.ts';

const BOX = { width: 256, height: 60 };
const STEP = { column: BOX.width + 36, row: BOX.height + 20 };
/** Above the first row. */
const HEADING = 30;

export function bracketDrawing(results: ContestResults, category: CategoryResults): Html {
  const layout = bracketLayout(category.matches);
  if (!layout) return NOTHING;
  const width = layout.columns * STEP.column - (STEP.column - BOX.width) + 4;
  const height = HEADING + layout.rows * STEP.row;
  const rtl = results.language === 'fa';
  /** The left edge of a column; the rounds follow the direction of reading. */
  const left = (column: number): number => {
    const x = column * STEP.column + 2;
    return rtl ? width - x - BOX.width : x;
  };
  const words = reportWords(results.language);
  return html`<div class="block">
    <h3>${words.bracket}</h3>
    <div class="scroll">
      <svg
        class="bracket"
        width="${width}"
        height="${height}"
        viewBox="0 0 ${width} ${height}"
        role="group"
        aria-label="${words.bracket}"
      >
        ${layout.matches.flatMap((placed) => ways(layout, placed, left, rtl))}
        ${headings(results, category, layout, left)}
        ${layout.matches.map(({ match, column, row }) => box(results, category, match, left(column), top(row)))}
      </svg>
    </div>
  </div>`;
}

function top(row: number): number {
  return HEADING + row * STEP.row;
}

function ways(
  layout: BracketLayout,
  { column, row, feeders }: PlacedMatch,
  left: (column: number) => number,
  rtl: boolean,
) {
  const y = top(row) + BOX.height / 2;
  return feeders.flatMap((id) => {
    const feeder = layout.matches.find(({ match }) => match.id === id);
    if (!feeder) return [];
    const from = left(feeder.column) + (rtl ? 0 : BOX.width);
    const to = left(column) + (rtl ? BOX.width : 0);
    const bend = to + (rtl ? 1 : -1) * ((STEP.column - BOX.width) / 2);
    const path = `M${from} ${top(feeder.row) + BOX.height / 2}H${bend}V${y}H${to}`;
    return [html`<path class="way" d="${path}" />`];
  });
}

function headings(
  { language }: ContestResults,
  { category }: CategoryResults,
  layout: BracketLayout,
  left: (column: number) => number,
): Html[] {
  return layout.headings.map(({ column, row, match, rounds }) => {
    const name = roundName(category.format.kind, match.place, { rounds }, language);
    return html`<foreignObject
      x="${left(column)}"
      y="${top(row) - HEADING + 2}"
      width="${BOX.width}"
      height="${HEADING - 4}"
      ><div class="round-name">${name}</div></foreignObject
    >`;
  });
}

function box(results: ContestResults, category: CategoryResults, match: PlannedMatch, x: number, y: number): Html {
  const { language } = results;
  const decision = match.result ? decidedBy(match.result, language) : '';
  const sides = [0 as const, 1 as const].map((index) => side(results, category, match, index));
  return html`<foreignObject x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}"
    ><a class="box" href="#${matchAnchor(category.category.id, match.id)}" title="${decision}"
      >${sides}</a
    ></foreignObject
  >`;
}

function side(results: ContestResults, category: CategoryResults, match: PlannedMatch, index: 0 | 1): Html {
  const { language, nameOf } = results;
  const contestant = match.sides[index];
  const through = match.result?.winner === index ? ' through' : '';
  const who =
    contestant === null
      ? html`<span class="who open" dir="auto">${originName(match.from[index], category.matchNames, language)}</span>`
      : // Not in a `bdi`, which hides its direction from what is around it: the name would be cut at its beginning.
        html`<span class="who" dir="auto" title="${nameOf(contestant)}">${nameOf(contestant)}</span>`;
  return html`<span class="side${through}">${who}${count(results, category, match, index)}</span>`;
}

/** The games won; where a match is a single game, its score says more. */
function count(
  { language }: ContestResults,
  { category }: CategoryResults,
  { result }: PlannedMatch,
  index: 0 | 1,
): Html {
  if (!result || result.decidedBy === 'walkover') return NOTHING;
  const single = category.format.kind !== 'ranking' && category.format.bestOf === 1;
  const value = single ? result.scores[index] : result.won[index];
  return html`<span class="won">${setNumber(language, value)}</span>`;
}
