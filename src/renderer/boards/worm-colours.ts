/** The colours of a worm's field: a calm green that grows stronger with the food, and numbers that can be read on it. */
import type { Food } from '../../shared/games/worm/state.ts';
import type { BoardTheme } from './board.ts';

type Rgb = readonly [number, number, number];

interface Palette {
  readonly bare: string;
  readonly poor: Rgb;
  readonly rich: Rgb;
  readonly frame: string;
  readonly label: string;
  readonly path: string;
  readonly gauge: string;
  readonly gaugeText: string;
}

export const PALETTES: Readonly<Record<BoardTheme, Palette>> = {
  light: {
    bare: '#efe6d2',
    poor: [236, 240, 214],
    rich: [112, 162, 92],
    frame: '#5b6f46',
    label: '#3f4d30',
    path: '#4a2a78',
    gauge: '#fffcf6',
    gaugeText: '#16272a',
  },
  dark: {
    bare: '#1b211a',
    poor: [38, 52, 34],
    rich: [82, 120, 60],
    frame: '#52663f',
    label: '#b9c8a6',
    path: '#d3b8ff',
    gauge: '#121f22',
    gaugeText: '#e9f0ec',
  },
};

export const GROWING = '#e0704c';
export const SHRINKING = '#f3c3a9';
export const OUTLINE = '#4a1d10';
export const SAFFRON = '#f5b13d';
/** Round what is saffron, as in the pictures. */
export const BARK = '#4b2c02';

/** Steps that a meal hardly ever crosses, so that eating does not recolour the field. */
const SCALES = [9, 20, 40, 99];

/** Asked for in every frame; a field is replaced when it changes. */
const scales = new WeakMap<Food, number>();

/** The amount that gets the strongest colour on this field. */
export function scaleOf(food: Food): number {
  let scale = scales.get(food);
  if (scale === undefined) {
    let most = 0;
    for (const row of food) for (const amount of row) if (amount > most) most = amount;
    scale = SCALES.find((scale) => scale >= most) ?? most;
    scales.set(food, scale);
  }
  return scale;
}

function mix(amount: number, scale: number, { poor, rich }: Palette): Rgb {
  const part = Math.min(1, (amount - 1) / Math.max(1, scale - 1)) ** 0.8;
  const channel = (i: 0 | 1 | 2): number => Math.round(poor[i] + (rich[i] - poor[i]) * part);
  return [channel(0), channel(1), channel(2)];
}

export function colourOf(amount: number, scale: number, theme: BoardTheme): string {
  const palette = PALETTES[theme];
  return amount <= 0 ? palette.bare : `rgb(${mix(amount, scale, palette).join(', ')})`;
}

/** WCAG's relative luminance. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

const INK: Rgb = [16, 26, 12];
const CHALK: Rgb = [255, 255, 255];

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

interface Ink {
  readonly colour: string;
  readonly contrast: number;
}

/** A field writes the same few amounts over and over. */
const inks = new Map<string, Ink>();

export function inkOn(amount: number, scale: number, theme: BoardTheme): Ink {
  const key = `${theme} ${scale} ${amount}`;
  let ink = inks.get(key);
  if (!ink) inks.set(key, (ink = mixInk(amount, scale, theme)));
  return ink;
}

/** Ink or chalk, whichever stands out more on the colour of that amount. */
function mixInk(amount: number, scale: number, theme: BoardTheme): Ink {
  const ground = mix(amount, scale, PALETTES[theme]);
  const [ink, chalk] = [contrast(ground, INK), contrast(ground, CHALK)];
  return ink >= chalk
    ? { colour: `rgb(${INK.join(', ')})`, contrast: ink }
    : { colour: `rgb(${CHALK.join(', ')})`, contrast: chalk };
}
