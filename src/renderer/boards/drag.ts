/** Pointer and wheel on a board that can be moved and zoomed: a drag, a click, or a turn of the wheel. */
import type { Box } from './paint.ts';

type At = Pick<Box, 'x' | 'y'>;

export interface Hand {
  drag(dx: number, dy: number): void;
  click(at: At): void;
  /** Above 1 is nearer. */
  wheel(factor: number, at: At): void;
}

/** A hand trembles: up to so many pixels it is a click. */
const TREMBLE = 4;

/** Listens until the returned function is called. */
export function takeHand(element: HTMLElement, hand: Hand): () => void {
  let from: At | null = null;
  let dragging = false;

  function placeOf({ clientX, clientY }: MouseEvent): At {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    from = placeOf(event);
    dragging = false;
  }

  function move(event: PointerEvent): void {
    // The button may have been let go where nobody heard of it.
    if (event.buttons === 0) from = null;
    if (!from) return;
    const at = placeOf(event);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    if (!dragging && Math.hypot(dx, dy) <= TREMBLE) return;
    if (!dragging) element.setPointerCapture(event.pointerId);
    dragging = true;
    from = at;
    hand.drag(dx, dy);
  }

  function up(event: PointerEvent): void {
    if (from && !dragging) hand.click(placeOf(event));
    from = null;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1);
    hand.wheel(Math.exp(-Math.max(-240, Math.min(240, pixels)) / 480), placeOf(event));
  }

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', () => (from = null), { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}
