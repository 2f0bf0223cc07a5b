/** A beetle, seen from above with its head to the north: its team, kind, antennae, illness and child can all be seen. */
import type { BoardTheme } from './board.ts';
import { disc, line, oval, type Paint } from './paint.ts';

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

/** In a square of side 1 round (0, 0). `fine` leaves nothing out; without it only what a few pixels can show. */
export function drawBeetle(paint: Paint, look: Look, theme: BoardTheme, fine: boolean): void {
  const coat = coatOf(look.team, theme);
  paint.lineJoin = 'round';
  paint.lineCap = 'round';
  if (look.ill) drawIllness(paint, theme);
  if (look.carrying) drawEgg(paint, coat);
  drawLimbs(paint, look, coat, fine);
  if (look.winged) drawWings(paint, theme);
  drawBody(paint, look.team, coat, fine);
}

/** A broken ring: seen from afar, and by those who do not see its colour. */
function drawIllness(paint: Paint, theme: BoardTheme): void {
  paint.save();
  disc(paint, 0, 0.02, 0.44);
  paint.strokeStyle = ILLNESS[theme];
  paint.lineWidth = 0.075;
  paint.setLineDash([0.16, 0.116]);
  paint.lineCap = 'butt';
  paint.stroke();
  paint.restore();
}

function drawEgg(paint: Paint, { rim }: Coat): void {
  oval(paint, 0, 0.385, 0.115, 0.095);
  paint.fillStyle = '#ffffff';
  paint.strokeStyle = rim;
  paint.lineWidth = 0.03;
  paint.fill();
  paint.stroke();
}

function drawLimbs(paint: Paint, { antennae }: Look, { rim }: Coat, fine: boolean): void {
  paint.strokeStyle = rim;
  paint.fillStyle = rim;
  if (fine) {
    paint.lineWidth = 0.035;
    for (const side of [-1, 1]) {
      line(paint, [side * 0.12, -0.06], [side * 0.27, -0.13], [side * 0.3, -0.22]);
      line(paint, [side * 0.14, 0.06], [side * 0.31, 0.06]);
      line(paint, [side * 0.12, 0.18], [side * 0.26, 0.26], [side * 0.28, 0.35]);
    }
  }
  paint.lineWidth = fine ? 0.05 : 0.08;
  const tips = antennae === 1 ? [0] : [-0.2, 0.2];
  for (const x of tips) {
    paint.beginPath();
    paint.moveTo(x * 0.3, -0.3);
    paint.quadraticCurveTo(x * 0.4, -0.42, x, -0.44);
    paint.stroke();
    if (!fine) continue;
    disc(paint, x, -0.44, 0.052);
    paint.fill();
  }
}

function drawWings(paint: Paint, theme: BoardTheme): void {
  paint.fillStyle = theme === 'light' ? 'rgba(235, 248, 255, 0.92)' : 'rgba(190, 222, 240, 0.88)';
  paint.strokeStyle = theme === 'light' ? '#35566b' : '#0f2733';
  paint.lineWidth = 0.028;
  for (const side of [-1, 1]) {
    paint.save();
    paint.rotate(side * -0.5);
    oval(paint, side * 0.25, 0.12, 0.2, 0.125);
    paint.fill();
    paint.stroke();
    line(paint, [side * 0.1, 0.11], [side * 0.38, 0.12]);
    paint.restore();
  }
}

/** Brown is round with stripes, blond has a pointed tail and dots. */
function drawBody(paint: Paint, team: number, { body, mark, rim }: Coat, fine: boolean): void {
  disc(paint, 0, -0.23, 0.115);
  paint.fillStyle = rim;
  paint.fill();
  paint.beginPath();
  if (team === 1) paint.ellipse(0, 0.07, 0.21, 0.27, 0, 0, 2 * Math.PI);
  else {
    paint.moveTo(0, -0.19);
    paint.bezierCurveTo(0.3, -0.19, 0.28, 0.12, 0, 0.38);
    paint.bezierCurveTo(-0.28, 0.12, -0.3, -0.19, 0, -0.19);
  }
  paint.fillStyle = body;
  paint.strokeStyle = rim;
  paint.lineWidth = fine ? 0.035 : 0.06;
  paint.fill();
  paint.stroke();
  if (!fine) return;
  if (team === 1) {
    paint.strokeStyle = mark;
    paint.lineWidth = 0.032;
    for (const x of [-0.085, 0.085]) line(paint, [x, -0.07], [x * 1.15, 0.06], [x, 0.2]);
    paint.strokeStyle = rim;
    paint.lineWidth = 0.022;
    line(paint, [0, -0.18], [0, 0.32]);
    return;
  }
  paint.fillStyle = mark;
  for (const [x, y] of [
    [-0.08, -0.05],
    [0.08, -0.05],
    [-0.075, 0.09],
    [0.075, 0.09],
    [0, 0.22],
  ] as const) {
    disc(paint, x, y, 0.034);
    paint.fill();
  }
}
