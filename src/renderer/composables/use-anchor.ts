/** Brings the place that the address names, such as `#A11`, into sight, and the keyboard with it. */
import { nextTick, watch } from 'vue';
import { useRoute } from 'vue-router';

/** `shown`: what is on the page now, null as long as that is nothing; another text, and the place is sought in it. */
export function useAnchor(shown: () => unknown): void {
  const route = useRoute();
  watch(
    [() => route.fullPath, shown],
    async () => {
      if (shown() === null || route.hash === '') return;
      await nextTick();
      const place = document.getElementById(decodeURIComponent(route.hash.slice(1)));
      // What has the focus is drawn larger: only then is it known where it begins.
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'start' });
    },
    { immediate: true },
  );
}
