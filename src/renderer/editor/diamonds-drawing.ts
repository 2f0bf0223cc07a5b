import type { DiamondsMap } from '../../shared/games/diamonds/map.ts';
import { KINDS, type DiamondsSettings } from '../../shared/games/diamonds/settings.ts';
import type { DiamondsView } from '../../shared/games/diamonds/view.ts';
import { drawGem } from '../boards/diamonds-gems.ts';
import { drawGround, drawTeleport, drawWall, GROUND } from '../boards/diamonds-ground.ts';
import type { DiamondsLayout } from '../boards/diamonds-layout.ts';
import { putGems } from '../boards/diamonds-stamps.ts';
import { describeCell } from '../boards/diamonds-words.ts';
import { inSquare } from '../boards/paint.ts';
import { Stamps } from '../boards/stamps.ts';
import type { Drawing, Frame } from './drawing.ts';

function viewOf({ rows }: DiamondsMap, settings: DiamondsSettings): DiamondsView {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const nothing = { agents: [], traps: [], last: null, possible: [], over: false, toMove: null, round: 0 };
  return { settings, height, width, cells: [...rows.join('')], ...nothing };
}

function layoutOf({ rows }: DiamondsMap, { cell, left, top }: Frame): DiamondsLayout {
  const margin = Math.max(12, Math.min(26, Math.floor(cell / 2)));
  return { rows: rows.length, cols: rows[0]?.length ?? 0, cell, left, top, margin, bags: [], bagsBeside: false };
}

const withoutGems = ({ rows }: DiamondsMap): string => rows.join('\n').replace(/[1-4]/g, 'E');

export function diamondsDrawing(): Drawing<DiamondsMap> {
  const stamps = new Stamps();
  return {
    sameGround: (map, other) => withoutGems(map) === withoutGems(other),
    paintGround: (paint, map, frame) => drawGround(paint, layoutOf(map, frame), [...map.rows.join('')], frame.theme),
    paintThings(paint, map, frame) {
      const layout = layoutOf(map, frame);
      putGems(stamps, paint, layout, [...map.rows.join('')], { from: 0, to: layout.rows });
    },
    renew: () => stamps.clear(),
    paintBrush(paint, { tool }, size, theme) {
      paint.fillStyle = GROUND[theme].tiles[0];
      paint.fillRect(0, 0, size, size);
      inSquare(paint, size / 2, size / 2, size, () => {
        const kind = KINDS.find((each) => each === tool);
        if (kind) drawGem(paint, kind);
        else if (tool === 'wall') drawWall(paint, theme);
        else drawTeleport(paint);
      });
    },
    describe: (map, settings, { x, y }, words) =>
      describeCell(viewOf(map, settings as DiamondsSettings), { row: y, col: x }, words),
  };
}
