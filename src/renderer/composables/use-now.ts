/** The time of this window, as a ref that moves only while somebody needs it to. */
import { onScopeDispose, ref, watch, type Ref } from 'vue';

const TICK_MS = 100;

export function useNow(isNeeded: Readonly<Ref<boolean>>): Readonly<Ref<number>> {
  const now = ref(performance.now());
  let timer: ReturnType<typeof setInterval> | undefined;
  watch(
    isNeeded,
    (needed) => {
      clearInterval(timer);
      now.value = performance.now();
      if (needed) timer = setInterval(() => (now.value = performance.now()), TICK_MS);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearInterval(timer));
  return now;
}
