/** Brings the place that the address names, such as `#A11`, into sight, and the keyboard with it. */
import { nextTick, watch } from 'vue';
import { useRoute } from 'vue-router';

/** `isThere`: whether what the address names can be on the page yet. */
export function useAnchor(isThere: () => boolean): void {
  const route = useRoute();
  watch(
    [() => route.fullPath, isThere],
    async () => {
      if (!isThere() || route.hash === '') return;
      await nextTick();
      const place = document.getElementById(decodeURIComponent(route.hash.slice(1)));
      place?.scrollIntoView({ block: 'start' });
      place?.focus({ preventScroll: true });
    },
    { immediate: true },
  );
}
