/** The bracket in somebody's hands: drag, wheel, pinch, and the room it has. */
import { computed, onBeforeUnmount, onMounted, ref, shallowRef, watch, type Ref } from 'vue';
import { takeHand } from '../../boards/drag.ts';
import {
  clamped,
  opening,
  panned,
  revealing,
  whole,
  zoomed,
  type Area,
  type Camera,
  type Room,
} from '../../bracket/camera.ts';
import type { Box } from '../../bracket/layout.ts';
import { pixelsOf } from '../../composables/rem.ts';

const NOTCH = 1.3;
/** In the smallest window type is so large, and the plane is made for that. */
const SMALLEST_REM = 15;

export function useBracketCamera(
  element: Readonly<Ref<HTMLElement | null>>,
  plane: () => Area,
  direction: () => 'ltr' | 'rtl',
) {
  const room = shallowRef<Room>({ width: 0, height: 0, ease: 1 });
  const chosen = shallowRef<Camera | null>(null);
  /** Moves by the keyboard and by buttons glide; a hand that drags is followed at once. */
  const isGliding = ref(false);
  const camera = computed<Camera>(() => {
    if (room.value.width === 0) return { scale: 1, x: 0, y: 0 };
    return chosen.value ? clamped(chosen.value, plane(), room.value) : opening(plane(), room.value, direction());
  });

  function move(next: Camera, how: 'glide' | 'jump'): void {
    isGliding.value = how === 'glide';
    chosen.value = next;
  }

  function zoom(how: 'in' | 'out' | 'whole'): void {
    const middle = { x: room.value.width / 2, y: room.value.height / 2 };
    if (how === 'whole') move(whole(plane(), room.value), 'glide');
    else move(zoomed(camera.value, how === 'in' ? NOTCH : 1 / NOTCH, middle, plane(), room.value), 'glide');
  }

  function reveal(box: Pick<Box, 'x' | 'y' | 'width' | 'height'>): void {
    if (room.value.width > 0) move(revealing(camera.value, box, plane(), room.value), 'glide');
  }

  function lookAt(camera: Camera): void {
    move(clamped(camera, plane(), room.value), 'jump');
  }

  let observer: ResizeObserver | null = null;
  let release: (() => void) | null = null;
  onMounted(() => {
    const { value: viewport } = element;
    if (!viewport) return;
    const measure = (): void => {
      room.value = { width: viewport.clientWidth, height: viewport.clientHeight, ease: pixelsOf(1) / SMALLEST_REM };
    };
    observer = new ResizeObserver(measure);
    observer.observe(viewport);
    measure();
    release = takeHand(viewport, {
      drag: (dx, dy) => move(panned(camera.value, dx, dy, plane(), room.value), 'jump'),
      click: () => {},
      wheel: (factor, at) => move(zoomed(camera.value, factor, at, plane(), room.value), 'jump'),
    });
  });
  onBeforeUnmount(() => {
    observer?.disconnect();
    release?.();
  });
  // Mirrored, the same part of the plane is elsewhere.
  watch(direction, () => (chosen.value = null));

  return { camera, room, isGliding, zoom, reveal, lookAt };
}
