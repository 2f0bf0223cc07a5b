/** What a game of the run is called: by its category where there are several, its match, and its number in it. */
import { computed, shallowRef, watch } from 'vue';
import type { BracketView } from '../../../shared/bridge/categories.ts';
import { matchNames } from '../../../shared/tournament/words.ts';
import { useHost } from '../../bridge/host.ts';
import { useCategoryName } from '../../composables/use-category-name.ts';
import { useLanguage } from '../../composables/use-language.ts';

export interface GameOfMatch {
  readonly category: number;
  readonly match: string;
  readonly number: number;
}

/** A plan is read when a game is of a match that is not in it: the first, or one of a round that was not known yet. */
export function useGameTitles(games: () => readonly GameOfMatch[]): (game: GameOfMatch) => string {
  const { bridge } = useHost();
  const { t, number, language } = useLanguage();
  const categoryName = useCategoryName();
  const plans = shallowRef<ReadonlyMap<number, BracketView>>(new Map());
  const asked = new Set<string>();

  const names = computed(() => {
    // Whoever plays alone has no match with anybody.
    const ofMatches = [...plans.value.values()].filter(({ category }) => category.format.kind !== 'ranking');
    return new Map(
      ofMatches.map(({ category: { id, format }, matches }) => [id, matchNames(format.kind, matches, language.value)]),
    );
  });
  const matchName = ({ category, match }: GameOfMatch): string => names.value.get(category)?.get(match) ?? '';

  watch(
    games,
    (now) => {
      const strange = now.filter((game) => matchName(game) === '' && !asked.has(`${game.category} ${game.match}`));
      for (const { category, match } of strange) asked.add(`${category} ${match}`);
      for (const category of new Set(strange.map((game) => game.category))) void read(category);
    },
    { immediate: true },
  );

  /** Without its plan a game still has its number. */
  async function read(category: number): Promise<void> {
    const plan = await bridge.call('categories.bracket', { category }).catch(() => null);
    if (plan) plans.value = new Map([...plans.value, [category, plan]]);
  }

  return (game) => {
    const category = categoryName(game.category);
    const parts = [category && `\u2068${category}\u2069`, matchName(game)].filter((part) => part !== '');
    return [...parts, t('run.gameNumber', { number: number(game.number) })].join(t('app.between'));
  };
}
