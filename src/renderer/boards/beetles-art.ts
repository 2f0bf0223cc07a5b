/** A beetle, seen from above with its head to the north: its team, kind, antennae, illness and child can all be seen. */
import blondSmall from '../../../resources/art/beetles/blond-small.svg?raw';
import blond from '../../../resources/art/beetles/blond.svg?raw';
import brownSmall from '../../../resources/art/beetles/brown-small.svg?raw';
import brown from '../../../resources/art/beetles/brown.svg?raw';
import { artwork } from './artwork.ts';
import type { BoardTheme } from './board.ts';
import type { Paint } from './paint.ts';

/** Everything that makes one beetle look different from another, apart from where it is and heads to. */
export interface Look {
  readonly team: number;
  readonly winged: boolean;
  readonly antennae: number;
  readonly ill: boolean;
  readonly carrying: boolean;
}

export const TEAM_COLOURS = ['#8a4a22', '#f3cf73'] as const;

interface Coat {
  readonly body: string;
  readonly mark: string;
  readonly rim: string;
}

const COATS: Readonly<Record<BoardTheme, readonly [Coat, Coat]>> = {
  light: [
    { body: '#8a4a22', mark: '#e2ab78', rim: '#341606' },
    { body: '#f9d77c', mark: '#6d4507', rim: '#5d3a06' },
  ],
  dark: [
    { body: '#8f4317', mark: '#eeb27a', rim: '#d9894c' },
    { body: '#ffe08a', mark: '#5c3a06', rim: '#c99a3c' },
  ],
};

export function coatOf(team: number, theme: BoardTheme): Coat {
  return COATS[theme][team === 1 ? 0 : 1];
}

export const ILLNESS: Readonly<Record<BoardTheme, string>> = { light: '#9b1fb3', dark: '#f08bff' };

/** The same for everybody who looks the same, so that a picture is painted once. */
export function nameOf({ team, winged, antennae, ill, carrying }: Look): string {
  return `${team}${winged ? 'w' : ''}${antennae}${ill ? 'i' : ''}${carrying ? 'c' : ''}`;
}

const WINGS: Readonly<Record<BoardTheme, { readonly wing: string; readonly vein: string }>> = {
  light: { wing: 'rgba(235, 248, 255, 0.92)', vein: '#35566b' },
  dark: { wing: 'rgba(190, 222, 240, 0.88)', vein: '#0f2733' },
};

/** Brown is round with stripes, blond has a pointed tail and dots. */
const FINE = [artwork(brown), artwork(blond)] as const;
/** Only what a few pixels can show. */
const SMALL = [artwork(brownSmall), artwork(blondSmall)] as const;

/** In a square of side 1 round (0, 0). `fine` leaves nothing out. */
export function drawBeetle(paint: Paint, look: Look, theme: BoardTheme, fine: boolean): void {
  const { team, winged, antennae, ill, carrying } = look;
  const layers = [antennae === 1 ? 'one-antenna' : 'two-antennae'];
  if (ill) layers.push('ill');
  if (carrying) layers.push('carrying');
  if (winged) layers.push('winged');
  const colours = { ...coatOf(team, theme), ...WINGS[theme], illness: ILLNESS[theme] };
  (fine ? FINE : SMALL)[team === 1 ? 0 : 1].paint(paint, { layers, colours });
}
