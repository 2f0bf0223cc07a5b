import { expect, test } from 'vitest';
import { field } from '../../../../tests/play-out.ts';
import type { BracketMatch } from '../../../shared/bridge/categories.ts';
import { makeDraw } from '../../../shared/tournament/draw.ts';
import { Plan } from '../../../shared/tournament/plan.ts';
import { formatSchema } from '../../../shared/tournament/tournament.ts';
import { roughWidth } from './name-lines.ts';
import { treeWall } from './tree-wall.ts';

const ROOMS = [
  { width: 962, height: 610 },
  { width: 1204, height: 640 },
  { width: 1804, height: 890 },
  { width: 1804, height: 990 },
];
const LONG = ['سیدمحمدحسین موسوی‌نژاد اصفهانی', 'زهرا موسوی‌نژاد اصفهانی'];

function matchesOf(count: number): BracketMatch[] {
  const format = formatSchema.parse({ kind: 'single-elimination' });
  const plan = new Plan(makeDraw(format, field(count), 1), field(count));
  return plan.matches().map((match) => ({ ...match, live: [], score: [0, 0, 0] }));
}

test('a tree of up to eight fills its wall and no more, in letters for the last row', () => {
  for (const room of ROOMS) {
    for (const count of [2, 3, 5, 8]) {
      for (const direction of ['ltr', 'rtl'] as const) {
        const { layout, size } = treeWall(matchesOf(count), LONG, room, direction, roughWidth);
        expect(layout.width * size).toBeLessThanOrEqual(room.width + 0.01);
        expect(layout.height * size).toBeLessThanOrEqual(room.height + 0.01);
        expect(size).toBeGreaterThan(room.height / 27);
      }
    }
  }
});

test('names stand on one line where there is room for them beside the longest, else on two', () => {
  const [room] = ROOMS.slice(1);
  if (!room) throw new Error('no room');
  const [long, short] = [LONG, ['Ali Rezaei', 'Kian Rad']].map((names) =>
    treeWall(matchesOf(8), names, room, 'ltr', roughWidth),
  );
  expect(long?.lines).toEqual([['سیدمحمدحسین', 'موسوی‌نژاد اصفهانی'], ['زهرا موسوی‌نژاد اصفهانی']]);
  expect(short?.lines).toEqual([['Ali Rezaei'], ['Kian Rad']]);
  expect(short?.size).toBeGreaterThan(long?.size ?? 0);
  const widest = Math.max(...(long?.lines.flat().map(roughWidth) ?? []));
  expect(widest).toBeLessThan(long?.layout.boxes[0]?.width ?? 0);
});
