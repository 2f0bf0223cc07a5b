/** The four diamonds, each with a cut of its own, so that they are told apart without their colours. */
import type { Kind } from '../../shared/games/diamonds/settings.ts';
import { mix, polygon, type Paint } from './paint.ts';

type Corner = readonly [x: number, y: number];

interface Cut {
  readonly outline: readonly Corner[];
  /** The middle of the flat top, and its size compared with the outline. */
  readonly top: Corner;
  readonly topSize: number;
  readonly dark: string;
  readonly bright: string;
  readonly rim: string;
}

function round(corners: number, radius: number): Corner[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + 0.5) / corners) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

const CUTS: Readonly<Record<Kind, Cut>> = {
  /** A round brilliant, the smallest. */
  yellow: { outline: round(10, 0.24), top: [0, 0], topSize: 0.5, dark: '#c07a00', bright: '#ffe98a', rim: '#6b4300' },
  /** A step cut: a rectangle without corners. */
  green: {
    outline: [
      [-0.12, -0.3],
      [0.12, -0.3],
      [0.22, -0.2],
      [0.22, 0.2],
      [0.12, 0.3],
      [-0.12, 0.3],
      [-0.22, 0.2],
      [-0.22, -0.2],
    ],
    top: [0, 0],
    topSize: 0.55,
    dark: '#087a4b',
    bright: '#8ff0bd',
    rim: '#033b24',
  },
  /** A triangle. */
  red: {
    outline: [
      [-0.06, -0.32],
      [0.06, -0.32],
      [0.35, 0.17],
      [0.29, 0.27],
      [-0.29, 0.27],
      [-0.35, 0.17],
    ],
    top: [0, 0.04],
    topSize: 0.46,
    dark: '#a3121f',
    bright: '#ff9c92',
    rim: '#54040c',
  },
  /** What everybody draws as a diamond: seen from the side, and the largest. */
  blue: {
    outline: [
      [-0.22, -0.3],
      [0.22, -0.3],
      [0.41, -0.08],
      [0, 0.38],
      [-0.41, -0.08],
    ],
    top: [0, -0.12],
    topSize: 0.46,
    dark: '#1550b8',
    bright: '#b4e0ff',
    rim: '#072458',
  },
};

export function gemColour(kind: Kind): string {
  return mix(CUTS[kind].dark, CUTS[kind].bright, 0.4);
}

/** In a square of side 1 round (0, 0): facets from the outline to the flat top, lit from the upper left. */
export function drawGem(paint: Paint, kind: Kind): void {
  const { outline, top, topSize, dark, bright, rim } = CUTS[kind];
  const inner = outline.map(([x, y]): Corner => [top[0] + (x - top[0]) * topSize, top[1] + (y - top[1]) * topSize]);
  paint.lineJoin = 'round';
  polygon(paint, outline);
  paint.lineWidth = 0.07;
  paint.strokeStyle = rim;
  paint.stroke();
  outline.forEach((from, i) => {
    const next = (i + 1) % outline.length;
    const [to = from, innerTo = from, innerFrom = from] = [outline[next], inner[next], inner[i]];
    const [nx, ny] = [to[1] - from[1], from[0] - to[0]];
    const light = (-nx * 0.5 - ny * 0.86) / Math.hypot(nx, ny);
    const colour = mix(dark, bright, 0.42 + 0.42 * light);
    polygon(paint, [from, to, innerTo, innerFrom]);
    paint.fillStyle = colour;
    paint.strokeStyle = colour;
    paint.lineWidth = 0.008;
    paint.fill();
    paint.stroke();
  });
  polygon(paint, inner);
  paint.fillStyle = mix(dark, bright, 0.72);
  paint.fill();
  paint.strokeStyle = mix(dark, bright, 0.95);
  paint.lineWidth = 0.014;
  paint.stroke();
}
