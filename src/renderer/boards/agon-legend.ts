/** The symbols of Agon's table, each drawn by what draws the table. */
import type { BoardTheme, Legend, LegendEntry } from './board.ts';
import { FONT, PALETTES, throne, tile, hexPath, SAFFRON } from './agon-art.ts';
import { arrow, dashes, paintHourglass } from './agon-marks.ts';
import type { Paint } from './paint.ts';
import { paintPiece, type PieceLook } from './agon-pieces.ts';

type Draw = LegendEntry['draw'];

const middle = (size: number): { x: number; y: number } => ({ x: size / 2, y: size / 2 });

const ground = (pen: Paint, size: number, theme: BoardTheme): void => tile(pen, middle(size), size * 0.5, 2, theme);

function piece(look: PieceLook): Draw {
  return (pen, size, theme) => {
    ground(pen, size, theme);
    paintPiece(pen, look, middle(size), size * 0.48);
  };
}

/** A step is straight, a relocation is dashed. */
function move(dashed: boolean): Draw {
  return (pen, size, theme) => {
    ground(pen, size, theme);
    arrow(pen, (time) => ({ x: size * (0.05 + 1.1 * time), y: size * (0.72 - 0.44 * time) }), size * 0.36, dashed);
  };
}

const grades: Draw = (pen, size, theme, number) => {
  tile(pen, middle(size), size * 0.5, 4, theme);
  pen.fillStyle = PALETTES[theme].grade;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${size * 0.42}px ${FONT}`;
  pen.fillText(number(4), size / 2, size * 0.53);
};

const possible: Draw = (pen, size, theme) => {
  ground(pen, size, theme);
  pen.fillStyle = '#fbf5e6';
  pen.strokeStyle = '#12181c';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(size / 2, size * 0.74, size * 0.09, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
};

const onTurn: Draw = (pen, size, theme, number) => {
  pen.beginPath();
  pen.roundRect(size * 0.1, size * 0.1, size * 0.8, size * 0.8, size * 0.14);
  pen.fillStyle = PALETTES[theme].plate[1];
  pen.fill();
  pen.strokeStyle = SAFFRON;
  pen.lineWidth = 3;
  pen.stroke();
  paintHourglass(pen, { x: size * 0.27, y: size / 2 }, size * 0.38);
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${size * 0.32}px ${FONT}`;
  pen.fillText(number(75), size * 0.62, size * 0.53);
};

/** A line for the cell that a piece went to, dashes for the one that it left. */
function endOf(lineDash: readonly number[]): Draw {
  return (pen, size, theme) => {
    ground(pen, size, theme);
    hexPath(pen, middle(size), size * 0.42);
    pen.save();
    pen.strokeStyle = SAFFRON;
    pen.lineWidth = 3;
    pen.setLineDash(lineDash.map((length) => length * size));
    pen.stroke();
    pen.restore();
  };
}

const entry = (name: string, clause: string, draw: Draw): LegendEntry => ({
  text: `boards.agon.legend.${name}`,
  details: { clause },
  draw,
});

export const agonLegend: Legend = {
  title: 'boards.agon.legend.title',
  entries: [
    entry('queen', 'A2', piece({ seat: 1, kind: 'queen', captive: 0 })),
    entry('guard', 'A2', piece({ seat: 2, kind: 'guard', captive: 0 })),
    entry('prisoner', 'A5', piece({ seat: 2, kind: 'guard', captive: 1 })),
    entry('throne', 'A4', (pen, size) => throne(pen, middle(size), size * 0.5)),
    entry('grade', 'A12', grades),
    entry('step', 'A4', move(false)),
    entry('relocation', 'A7', move(true)),
    entry('last', 'A3', endOf([])),
    entry('from', 'A3', endOf(dashes(0.5))),
    entry('possible', 'A4', possible),
    entry('tally', 'A12', onTurn),
  ],
};
