import type { WormMap } from '../../shared/games/worm/map.ts';
import type { Cell } from '../../shared/games/worm/direction.ts';
import type { WormSettings } from '../../shared/games/worm/settings.ts';
import type { BoardWords } from '../boards/board.ts';
import { frameOf } from '../boards/camera.ts';
import { letter, type Paint } from '../boards/paint.ts';
import { paintAmount, paintStart } from '../boards/worm-art.ts';
import { paintWorm } from '../boards/worm-body.ts';
import { colourOf, PALETTES, scaleOf } from '../boards/worm-colours.ts';
import type { Drawing, Frame } from './drawing.ts';
import { Miniature } from './worm-miniature.ts';

/** Below this a cell has no room for a seam beside it. */
const SMALLEST_WITH_SEAM = 8;
/** Below this an amount cannot be read. */
const SMALLEST_WITH_AMOUNT = 15;

const middleOf = ({ left, top, cell }: Frame, { x, y }: Cell) => ({
  x: left + (x + 0.5) * cell,
  y: top + (y + 0.5) * cell,
});

function paintField(paint: Paint, map: WormMap, frame: Frame): void {
  const { cell, left, top, sight, theme } = frame;
  const look = { scale: scaleOf(map.food), theme, number: frame.number };
  for (let y = sight.top; y < sight.bottom; y++) {
    for (let x = sight.left; x < sight.right; x++) {
      const amount = map.food[y]?.[x] ?? 0;
      paint.fillStyle = colourOf(amount, look.scale, theme);
      paint.fillRect(left + x * cell, top + y * cell, cell - 1, cell - 1);
      if (cell >= SMALLEST_WITH_AMOUNT) paintAmount(paint, middleOf(frame, { x, y }), cell, amount, look);
    }
  }
}

/** The protocol's numbers, as many as there is room for, where they can be seen. */
function paintRulers(paint: Paint, frame: Frame, box: { x: number; y: number }): void {
  const { cell, left, top, sight, theme } = frame;
  const style = { size: 13, fill: PALETTES[theme].label };
  const step = [1, 2, 5, 10, 20, 50].find((each) => each * cell >= 26) ?? 100;
  for (let x = Math.ceil(sight.left / step) * step; x < sight.right; x += step)
    letter(paint, String(x), left + (x + 0.5) * cell, box.y - 13, style);
  for (let y = Math.ceil(sight.top / step) * step; y < sight.bottom; y += step)
    letter(paint, String(y), box.x - 18, top + (y + 0.5) * cell, style);
}

function describe({ food, start }: WormMap, { c }: WormSettings, cell: Cell, { t, number }: BoardWords): string[] {
  const amount = food[cell.y]?.[cell.x] ?? 0;
  const place = `\u2066(${cell.x}, ${cell.y})\u2069`;
  const lines = [t('boards.worm.tip.cell', { cell: place, amount: number(amount), clause: 'W1' })];
  if (amount > 0) {
    const points = number(amount * c + 1);
    lines.push(t('boards.worm.tip.meal', { points, amount: number(amount), clause: 'W4, W8' }));
  } else lines.push(t('boards.worm.tip.bare', { clause: 'W5' }));
  if (start.x === cell.x && start.y === cell.y) lines.push(t('boards.worm.tip.start', { clause: 'W3' }));
  return lines;
}

export function wormDrawing(): Drawing<WormMap> {
  const miniature = new Miniature();
  return {
    sameGround: (map, other) => map.food === other.food,
    paintGround(paint, map, frame) {
      const { cell, window, camera, theme } = frame;
      const box = frameOf(camera, { width: map.food[0]?.length ?? 0, height: map.food.length }, window);
      const rim = Math.max(3, Math.min(9, cell * 0.12));
      paint.fillStyle = PALETTES[theme].frame;
      paint.beginPath();
      paint.roundRect(box.x - rim, box.y - rim, box.width + 2 * rim, box.height + 2 * rim, rim * 1.6);
      paint.fill();
      paint.save();
      paint.beginPath();
      paint.rect(box.x, box.y, box.width, box.height);
      paint.clip();
      if (cell >= SMALLEST_WITH_SEAM) paintField(paint, map, frame);
      else {
        const [width, height] = [cell * (map.food[0]?.length ?? 0), cell * map.food.length];
        paint.imageSmoothingEnabled = false;
        paint.drawImage(miniature.of(map.food, theme), frame.left, frame.top, width, height);
      }
      paint.restore();
      paintRulers(paint, frame, box);
    },
    paintThings(paint, map, frame) {
      const { cell, theme } = frame;
      const at = middleOf(frame, map.start);
      paintStart(paint, at, cell, theme);
      paintWorm(paint, { line: [at], cell, growing: false, ready: true, heading: null, leaving: 0 });
    },
    renew() {},
    paintBrush(paint, { tool, options }, size, theme, number) {
      const amount = tool === 'food' ? Number(options['amount']) : 3;
      const middle = { x: size / 2, y: size / 2 };
      const scale = Math.max(9, amount);
      paint.fillStyle = colourOf(amount, scale, theme);
      paint.fillRect(0, 0, size, size);
      if (tool === 'food') return paintAmount(paint, middle, size, amount, { scale, theme, number });
      paintStart(paint, middle, size, theme);
      paintWorm(paint, { line: [middle], cell: size, growing: false, ready: true, heading: null, leaving: 0 });
    },
    describe: (map, settings, cell, words) => describe(map, settings as WormSettings, cell, words),
  };
}
