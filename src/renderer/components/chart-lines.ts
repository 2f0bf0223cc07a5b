/** The lines of the score chart: from scores to the corners of a line, as few as the eye needs. */

/** More corners than this no screen shows. */
const MOST_CORNERS = 480;

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** From the lowest to the highest score, with 0 in sight. */
export function scaleOf(scores: readonly (readonly number[])[]): Scale {
  let low = 0;
  let high = 0;
  for (const each of scores) {
    for (const score of each) {
      low = Math.min(low, score);
      high = Math.max(high, score);
    }
  }
  return { low, high: high === low ? low + 1 : high };
}

/** `scores[turn]` of one seat as an SVG path in a box of `turns` × 100, the highest at the top. */
export function linePath(scores: readonly (readonly number[])[], seat: number, { low, high }: Scale): string {
  const step = Math.max(1, Math.ceil(scores.length / MOST_CORNERS));
  const corner = (turn: number) => {
    const height = (100 * (high - (scores[turn]?.[seat - 1] ?? 0))) / (high - low);
    return `${turn} ${Math.round(height * 100) / 100}`;
  };
  const corners: string[] = [];
  for (let turn = 0; turn < scores.length; turn += step) corners.push(corner(turn));
  if ((scores.length - 1) % step !== 0) corners.push(corner(scores.length - 1));
  return `M${corners.join('L')}`;
}

/** A short stroke at each of these turns, in order, as an SVG path in a box of `length` × 1: no more than can be told apart. */
export function ticksOf(turns: readonly number[], length: number): string {
  const apart = length / (2 * MOST_CORNERS);
  let last = -Infinity;
  return turns
    .filter((turn) => {
      if (turn - last < apart) return false;
      last = turn;
      return true;
    })
    .map((turn) => `M${turn} 0V1`)
    .join('');
}
