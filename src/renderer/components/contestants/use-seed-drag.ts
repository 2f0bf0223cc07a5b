/**
 * Dragging a contestant to another seed: by mouse, pen or finger, with pointer events. The browser's own dragging ends
 * where the system does not support it, and when the row it began at scrolls out of sight.
 */
import { onBeforeUnmount, ref, type Ref } from 'vue';
import { rowUnder, scrollStep, type DragList } from '../../contestants/seed-drag.ts';

/** A hand that trembles has not dragged yet. */
const THRESHOLD = 5;

export interface SeedDrag {
  /** Who is dragged, and the row where they would be put; null while nobody is. */
  readonly dragged: Ref<string | null>;
  readonly target: Ref<number | null>;
  begin(event: PointerEvent, id: string): void;
}

export function useSeedDrag(
  list: Readonly<Ref<HTMLElement | null>>,
  measures: () => Pick<DragList, 'head' | 'line' | 'count'>,
  drop: (id: string, row: number) => void,
): SeedDrag {
  const dragged = ref<string | null>(null);
  const target = ref<number | null>(null);
  let stop: (() => void) | null = null;

  function begin(event: PointerEvent, id: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    stop?.();
    const { pointerId, clientY: start } = event;
    let y = start;
    let frame = 0;

    const look = () => {
      const element = list.value;
      if (!element || dragged.value === null) return;
      const { top, height } = element.getBoundingClientRect();
      const here = { top, height, ...measures() };
      element.scrollTop += scrollStep(y, here);
      target.value = rowUnder(y, element.scrollTop, here);
      frame = requestAnimationFrame(look);
    };
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      // The button was let go where nobody heard of it, and nobody knows where.
      if (moved.buttons === 0) return stop?.();
      y = moved.clientY;
      if (dragged.value !== null || Math.abs(y - start) < THRESHOLD) return;
      dragged.value = id;
      look();
    };
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      const element = list.value;
      y = up.clientY;
      const isDragged = dragged.value !== null && element !== null;
      const top = element?.getBoundingClientRect().top ?? 0;
      const row = isDragged ? rowUnder(y, element.scrollTop, { top, height: 0, ...measures() }) : null;
      stop?.();
      if (row !== null) drop(id, row);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape') stop?.();
    };
    const onCancel = () => stop?.();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey);
    stop = () => {
      stop = null;
      cancelAnimationFrame(frame);
      dragged.value = null;
      target.value = null;
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey);
    };
  }

  onBeforeUnmount(() => stop?.());
  return { dragged, target, begin };
}
