import { HEADINGS, mirrored, mirroredHeading } from '../../shared/games/beetles/field.ts';
import type { BeetlesMap } from '../../shared/games/beetles/map.ts';
import type { BeetlesSettings } from '../../shared/games/beetles/settings.ts';
import type { BeetlesView, BeetleView } from '../../shared/games/beetles/view.ts';
import { drawBeetle } from '../boards/beetles-art.ts';
import { drawEntrance, drawExit, drawGround, GROUND } from '../boards/beetles-ground.ts';
import { atRest } from '../boards/beetles-motion.ts';
import { drawSwarm } from '../boards/beetles-swarm.ts';
import { describeCell } from '../boards/beetles-words.ts';
import { inSquare } from '../boards/paint.ts';
import { Sprites } from '../boards/sprites.ts';
import type { Drawing } from './drawing.ts';

/** Both teams before the first turn (B16). */
function swarmOf(map: BeetlesMap): BeetleView[] {
  const healthy = { power: 0, ill: 0, carrying: false };
  const first = map.beetles.map((beetle, i): BeetleView => ({ ...beetle, ...healthy, number: i + 1, team: 1 }));
  const second = first.map((beetle): BeetleView => {
    const [x, y] = mirrored(map, [beetle.x, beetle.y]);
    const heading = HEADINGS[mirroredHeading(map.symmetry, HEADINGS.indexOf(beetle.heading))] ?? 'N';
    return { ...beetle, x, y, heading, number: beetle.number + first.length, team: 2 };
  });
  return [...first, ...second];
}

function viewOf(map: BeetlesMap, settings: BeetlesSettings): BeetlesView {
  const { width, height, symmetry, wells } = map;
  const nothing = { turn: 0, toDecide: [], food: [], poison: [], shadows: [], counts: [], tables: [], over: false };
  return { width, height, symmetry, wells, settings, beetles: swarmOf(map), scores: [0, 0], ...nothing };
}

export function beetlesDrawing(): Drawing<BeetlesMap> {
  const sprites = new Sprites();
  return {
    sameGround: (map, other) => map.wells === other.wells && map.width === other.width && map.height === other.height,
    paintGround: (paint, map, { camera, window, theme, number }) =>
      drawGround(paint, { field: map, wells: map.wells, camera, window, theme, pointed: null, number }),
    paintThings(paint, map, { camera, window, theme, number }) {
      // No rule decides how a beetle looks.
      const view = viewOf(map, {} as BeetlesSettings);
      const scene = { view, tracks: atRest(view), gone: [], events: [], followed: null, theme, number };
      drawSwarm(paint, scene, camera, window, sprites, 1);
    },
    renew: () => sprites.clear(),
    paintBrush(paint, { tool, options }, size, theme) {
      paint.fillStyle = GROUND[theme].tiles[0];
      paint.fillRect(0, 0, size, size);
      if (tool === 'well') {
        inSquare(paint, size * 0.36, size * 0.36, size * 0.6, () => drawEntrance(paint, ''));
        inSquare(paint, size * 0.72, size * 0.72, size * 0.48, () => drawExit(paint, theme, ''));
        return;
      }
      inSquare(paint, size / 2, size / 2, size, () => {
        paint.rotate((HEADINGS.findIndex((heading) => heading === options['heading']) * Math.PI) / 2);
        const look = { team: 1, winged: tool === 'winged', antennae: Number(options['antennae']) };
        drawBeetle(paint, { ...look, ill: false, carrying: false }, theme, true);
      });
    },
    describe: (map, settings, { x, y }, words) => describeCell(viewOf(map, settings as BeetlesSettings), x, y, words),
  };
}
