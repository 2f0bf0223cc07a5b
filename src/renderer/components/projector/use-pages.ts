/** Something that may need several pages on the projector. */
import { computed, inject, onScopeDispose, ref, watch, type ComputedRef, type Ref } from 'vue';
import { useLanguage } from '../../composables/use-language.ts';
import { PAGE_TURNER } from './page-turner.ts';

/**
 * Which page is shown now, from 0, and that in words; where nobody turns them it is the first, without a word. Whenever
 * there is news, it is the first one again.
 */
export function usePages(
  count: () => number,
  news: () => unknown = () => null,
): { page: Readonly<Ref<number>>; told: ComputedRef<string> } {
  const { t, number } = useLanguage();
  const turner = inject(PAGE_TURNER, null);
  const page = turner?.page ?? ref(0);
  const told = computed(() =>
    turner && count() > 1 ? t('projector.pageOf', { page: number(page.value + 1), of: number(count()) }) : '',
  );
  watch([count, news], ([pages]) => turner?.begin(pages), { immediate: true });
  onScopeDispose(() => turner?.begin(1));
  return { page, told };
}
