import { expect, test } from 'vitest';
import { formatSchema } from '../../shared/tournament/tournament.ts';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import { opening, panned, whole } from './camera.ts';
import { layOut } from './layout.ts';
import { isInSight, sightOf } from './sight.ts';

const entrants = Array.from({ length: 500 }, (_, i) => ({ id: String(i + 1), seed: i + 1 }));
const plan = new Plan(makeDraw(formatSchema.parse({ kind: 'double-elimination' }), entrants, 1), entrants);
const layout = layOut(plan.matches(), 'ltr');
const room = { width: 1200, height: 700, ease: 1 };

test('of a bracket of 500 few boxes are drawn, and all that can be seen are among them', () => {
  let camera = opening(layout, room, 'ltr');
  for (let step = 0; step < 40; step++) {
    const sight = sightOf(camera, room);
    const drawn = new Set(layout.boxes.filter((box) => isInSight(sight, box)));
    const seen = layout.boxes.filter(({ x, y, width, height }) => {
      const [left, top] = [camera.x + x * camera.scale, camera.y + y * camera.scale];
      const [right, bottom] = [left + width * camera.scale, top + height * camera.scale];
      return right > 0 && left < room.width && bottom > 0 && top < room.height;
    });
    expect(seen.every((box) => drawn.has(box))).toBe(true);
    expect(drawn.size).toBeLessThan(250);
    camera = panned(camera, -37, -411, layout, room);
  }
});

test('from afar all of them are drawn', () => {
  const sight = sightOf(whole(layout, room), room);
  expect(layout.boxes.every((box) => isInSight(sight, box))).toBe(true);
});

test('a hand that drags a little changes nothing of what is drawn', () => {
  const camera = { scale: 1, x: -1000, y: -1000 };
  const sights = [0, 1, 2, 3, 4, 5].map((pixel) => JSON.stringify(sightOf({ ...camera, y: camera.y - pixel }, room)));
  expect(new Set(sights).size).toBe(1);
});
