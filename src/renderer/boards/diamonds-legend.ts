import { KINDS } from '../../shared/games/diamonds/settings.ts';
import type { BoardTheme, Legend, LegendEntry } from './board.ts';
import { drawAgent, drawTrap } from './diamonds-agent.ts';
import { drawGem } from './diamonds-gems.ts';
import { drawCorner, drawTeleport, drawWall, GROUND } from './diamonds-ground.ts';
import { inSquare, type Paint } from './paint.ts';

type Draw = (paint: Paint, theme: BoardTheme) => void;

function entry(name: string, clause: string, draw: Draw): LegendEntry {
  return {
    text: `boards.diamonds.legend.${name}`,
    details: { clause },
    draw(paint, size, theme) {
      paint.fillStyle = GROUND[theme].tiles[0];
      paint.beginPath();
      paint.roundRect(0, 0, size, size, size * 0.18);
      paint.fill();
      inSquare(paint, size / 2, size / 2, size * 0.94, () => draw(paint, theme));
    },
  };
}

export const diamondsLegend: Legend = {
  title: 'boards.diamonds.legend.title',
  entries: [
    entry('agentA', 'D2', (paint) => drawAgent(paint, 1, false)),
    entry('agentB', 'D2', (paint) => drawAgent(paint, 2, false)),
    ...KINDS.map((kind) => entry(kind, 'D13', (paint) => drawGem(paint, kind))),
    entry('wall', 'D6', drawWall),
    entry('teleport', 'D7', drawTeleport),
    entry('trapA', 'D10', (paint) => drawTrap(paint, 1, 0)),
    entry('trapB', 'D10', (paint) => drawTrap(paint, 2, 0)),
    entry('corner', 'D2', (paint, theme) => drawCorner(paint, -1, -1, theme)),
    entry('silent', 'D12', (paint) => drawAgent(paint, 1, true)),
  ],
};
