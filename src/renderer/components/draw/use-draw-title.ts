/** What stands above the draw of a category while it is shown. */
import { useCategoryName } from '../../composables/use-category-name.ts';
import { useLanguage } from '../../composables/use-language.ts';

export function useDrawTitle(): (category: number) => string {
  const { t } = useLanguage();
  const categoryName = useCategoryName();
  return (category) => {
    const name = categoryName(category);
    return name === '' ? t('draw.show.title') : t('draw.show.titleOf', { category: `\u2068${name}\u2069` });
  };
}
