import { drawBeetle, type Look } from './beetles-art.ts';
import { drawEntrance, drawExit, GROUND } from './beetles-ground.ts';
import {
  drawDeath,
  drawFood,
  drawMeal,
  drawPoison,
  drawShadow,
  drawSlipper,
  writeFall,
  writeIllness,
} from './beetles-things.ts';
import type { Legend } from './board.ts';
import { legendOn, sideBySide, type DrawThing } from './legend-tile.ts';
import { inHundredths } from './paint.ts';

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
    entry('antennae', 'B3', sideBySide(beetle({ team: 2 }), beetle({ team: 2, antennae: 2 }))),
    entry('ill', 'B13', (paint, theme, number) => {
      drawBeetle(paint, { ...PLAIN, ill: true }, theme, true);
      inHundredths(paint, () => writeIllness(paint, number(15), 28, -28, 32, theme));
    }),
    entry('carrying', 'B13', beetle({ carrying: true })),
    entry('lying', 'B13', sideBySide(drawFood, drawPoison)),
    entry('shadow', 'B5', (paint, theme, number) => {
      drawShadow(paint, theme, false);
      inHundredths(paint, () => writeFall(paint, number(3), 30, -24, 40, theme));
    }),
    entry('slipper', 'B5', drawSlipper),
    entry('entrance', 'B10', (paint, _theme, number) => drawEntrance(paint, number(1))),
    entry('exit', 'B10', (paint, theme, number) => drawExit(paint, theme, number(1))),
    entry('death', 'B12', drawDeath),
    entry('meal', 'B13', drawMeal),
  ],
};
