/** Everything on the field that looks the same in many places, ready to be copied. */
import { KINDS, type Kind } from '../../shared/games/diamonds/settings.ts';
import { drawAgent, drawTrap } from './diamonds-agent.ts';
import { drawGem } from './diamonds-gems.ts';
import { middleOf, type DiamondsLayout } from './diamonds-layout.ts';
import type { Paint } from './paint.ts';
import type { Stamps } from './stamps.ts';

/** In a square of side 1 round (0, 0), which is `side` pixels at rest. */
export function pressGem(stamps: Stamps, paint: Paint, side: number, kind: Kind): void {
  stamps.press(paint, kind, side, (paint) => drawGem(paint, kind));
}

/** Some rows of the field, the one called `to` not among them. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The gems that lie in some rows of the field. */
export function putGems(
  stamps: Stamps,
  paint: Paint,
  layout: DiamondsLayout,
  cells: readonly string[],
  { from, to }: Rows,
): void {
  const { cols } = layout;
  stamps.layOut(paint, layout.cell, (put) => {
    for (let i = from * cols; i < to * cols; i++) {
      const kind = KINDS[Number(cells[i]) - 1];
      if (!kind) continue;
      const { x, y } = middleOf(layout, Math.floor(i / cols), i % cols);
      put(kind, x, y, (paint) => drawGem(paint, kind));
    }
  });
}

export function pressAgent(stamps: Stamps, paint: Paint, side: number, seat: number, asleep: boolean): void {
  stamps.press(paint, `agent ${seat} ${asleep}`, side, (paint) => drawAgent(paint, seat, asleep));
}

/** Jaws that are just closing are like no others. */
export function pressTrap(stamps: Stamps, paint: Paint, side: number, seat: number, shut: number): void {
  if (shut > 0 && shut < 1) drawTrap(paint, seat, shut);
  else stamps.press(paint, `trap ${seat} ${shut}`, side, (paint) => drawTrap(paint, seat, shut));
}
