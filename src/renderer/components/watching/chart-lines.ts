/** The lines of the score chart: from scores to the corners of a line, as few as the eye needs. */
import { countBelow } from '../../composables/search.ts';

/** How wide the boxes are that lines and ticks are drawn in: one of three turns, stretched over a window, would be a blur. */
export const WIDE = 1000;

/** More corners than this no screen shows. */
const MOST_CORNERS = 480;

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Never empty, however the scores are. */
export function scaleOf({ low, high }: Scale): Scale {
  return { low, high: high === low ? low + 1 : high };
}

/** Where a turn stands in a box of so many. */
function along(turn: number, turns: number): number {
  return Math.round((100 * WIDE * turn) / Math.max(1, turns)) / 100;
}

/** `scores[turn]` of one seat as an SVG path in a box of `WIDE` × 100 for so many turns, the highest at the top. */
export function linePath(
  scores: readonly (readonly number[])[],
  seat: number,
  { low, high }: Scale,
  turns: number,
): string {
  const step = Math.max(1, Math.ceil(scores.length / MOST_CORNERS));
  const corner = (turn: number) => {
    const height = (100 * (high - (scores[turn]?.[seat - 1] ?? 0))) / (high - low);
    return `${along(turn, turns)} ${Math.round(height * 100) / 100}`;
  };
  const corners: string[] = [];
  for (let turn = 0; turn < scores.length; turn += step) corners.push(corner(turn));
  if ((scores.length - 1) % step !== 0) corners.push(corner(scores.length - 1));
  return `M${corners.join('L')}`;
}

/** A short stroke at each of these turns, in order, as an SVG path in a box of `WIDE` × 1: no more than can be told apart. */
export function ticksOf(turns: readonly number[], length: number): string {
  const apart = length / (2 * MOST_CORNERS);
  let ticks = '';
  for (let at = 0; at < turns.length;) {
    const turn = turns[at] ?? 0;
    ticks += `M${along(turn, length)} 0V1`;
    // The next one is most often the next that is to be drawn.
    at = (turns[at + 1] ?? Infinity) >= turn + apart ? at + 1 : countBelow(turns, turn + apart);
  }
  return ticks;
}
