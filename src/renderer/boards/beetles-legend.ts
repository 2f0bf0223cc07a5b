import { drawBeetle, ILLNESS, type Look } from './beetles-art.ts';
import { drawEntrance, drawExit, GROUND } from './beetles-ground.ts';
import { drawDeath, drawFood, drawMeal, drawPoison, drawShadow } from './beetles-things.ts';
import type { Legend } from './board.ts';
import { legendOn, type DrawThing } from './legend-tile.ts';
import { disc } from './paint.ts';

const entry = legendOn('beetles', GROUND);

const PLAIN: Look = { team: 1, winged: false, antennae: 1, ill: false, carrying: false };

function beetle(look: Partial<Look>): DrawThing {
  return (paint, theme) => drawBeetle(paint, { ...PLAIN, ...look }, theme, true);
}

export const beetlesLegend: Legend = {
  title: 'boards.beetles.legend.title',
  entries: [
    entry('brown', 'B1', beetle({})),
    entry('blond', 'B1', beetle({ team: 2 })),
    entry('winged', 'B12', beetle({ winged: true, antennae: 2 })),
    entry('antennae', 'B3', beetle({ team: 2, antennae: 2 })),
    entry('ill', 'B13', (paint, theme) => {
      drawBeetle(paint, { ...PLAIN, ill: true }, theme, true);
      disc(paint, 0.33, -0.33, 0.16);
      paint.fillStyle = ILLNESS[theme];
      paint.fill();
    }),
    entry('carrying', 'B13', beetle({ carrying: true })),
    entry('food', 'B13', drawFood),
    entry('poison', 'B13', drawPoison),
    entry('shadow', 'B5', (paint, theme) => drawShadow(paint, theme, false)),
    entry('entrance', 'B10', (paint) => drawEntrance(paint, '')),
    entry('exit', 'B10', (paint, theme) => drawExit(paint, theme, '')),
    entry('death', 'B12', drawDeath),
    entry('meal', 'B13', drawMeal),
  ],
};
