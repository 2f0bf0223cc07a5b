/** How large an element is, whenever that changes; nothing until it is there. */
import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue';
import type { Area } from '../bracket/camera.ts';

export function useRoom(element: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<Area>> {
  const room = shallowRef<Area>({ width: 0, height: 0 });
  const measure = (): void => {
    if (element.value) room.value = { width: element.value.clientWidth, height: element.value.clientHeight };
  };
  const observer = new ResizeObserver(measure);
  onMounted(() => {
    measure();
    if (element.value) observer.observe(element.value);
  });
  onBeforeUnmount(() => observer.disconnect());
  return room;
}
