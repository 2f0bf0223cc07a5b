import { KINDS } from '../../shared/games/diamonds/settings.ts';
import type { Legend } from './board.ts';
import { drawAgent, drawStar, drawTrap } from './diamonds-agent.ts';
import { drawGem } from './diamonds-gems.ts';
import { drawCorner, drawTeleport, drawWall, GROUND } from './diamonds-ground.ts';
import { legendOn } from './legend-tile.ts';

const entry = legendOn('diamonds', GROUND);

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
    entry('hit', 'D6', (paint) => drawStar(paint, 1)),
    entry('corner', 'D2', (paint, theme) => drawCorner(paint, -1, -1, theme)),
    entry('silent', 'D12', (paint) => drawAgent(paint, 1, true)),
  ],
};
