import { KINDS, type DiamondsSettings } from '../../shared/games/diamonds/settings.ts';
import type { Legend } from './board.ts';
import { drawAgent, drawStar, drawTrap } from './diamonds-agent.ts';
import { drawBagSign } from './diamonds-bag.ts';
import { drawGem } from './diamonds-gems.ts';
import { drawCorner, drawTeleport, GROUND } from './diamonds-ground.ts';
import { drawStep, markEnd } from './diamonds-scene.ts';
import { legendOn, sideBySide } from './legend-tile.ts';
import { inSquare, type Paint } from './paint.ts';

const entry = legendOn('diamonds', GROUND);

/** Its face alone: from afar an agent looks the same with open eyes. */
function drawSleeper(paint: Paint): void {
  paint.beginPath();
  paint.rect(-0.5, -0.5, 1, 1);
  paint.clip();
  inSquare(paint, 0, 0.22, 1.9, () => drawAgent(paint, 1, true));
}

export function diamondsLegend(settings: DiamondsSettings, number: (value: number) => string): Legend {
  return {
    title: 'boards.diamonds.legend.title',
    entries: [
      entry(
        'agents',
        'D2',
        sideBySide(
          (paint) => drawAgent(paint, 1, false),
          (paint) => drawAgent(paint, 2, false),
        ),
      ),
      entry('possible', 'D4', (paint, theme) => inSquare(paint, 0, 0, 2.4, () => drawStep(paint, 1, [0, 1], theme))),
      ...KINDS.map((kind) =>
        entry(kind, 'D13', (paint) => drawGem(paint, kind), { points: number(settings[`${kind}Points`]) }),
      ),
      entry('bag', 'D13', drawBagSign, { traps: 'D9' }),
      entry('last', 'D4', markEnd),
      entry('hit', 'D6', (paint) => drawStar(paint, 1)),
      entry(
        'traps',
        'D10',
        sideBySide(
          (paint) => drawTrap(paint, 1, 0),
          (paint) => drawTrap(paint, 2, 0),
        ),
      ),
      entry('silent', 'D12', drawSleeper),
      entry('teleport', 'D7', drawTeleport),
      entry('corner', 'D2', (paint, theme) => drawCorner(paint, -1, -1, theme)),
    ],
  };
}
