import type { categoryCalls } from '../../shared/bridge/categories.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { bracketOf } from '../desk/bracket-view.ts';
import type { ContestCategories } from '../desk/contest-categories.ts';
import type { ContestDesk } from '../desk/contest-desk.ts';

export interface CategoriesParts {
  readonly desk: ContestDesk;
  readonly categories: ContestCategories;
}

export function categoriesHandlers(parts: CategoriesParts): Pick<Handlers, keyof typeof categoryCalls> {
  const { desk, categories } = parts;
  return {
    'categories.add': ({ name, format }) => ({ category: categories.add(name, format) }),
    'categories.edit': ({ category, ...change }) => categories.edit(category, change),
    'categories.remove': ({ category }) => categories.remove(category),
    'categories.bracket': ({ category }) => bracketOf(desk.open, category),
    'categories.draw': ({ category, randomSeed }) => {
      categories.draw(category, randomSeed);
      return bracketOf(desk.open, category);
    },
    'categories.swap': ({ category, places }) => {
      categories.swap(category, places);
      return bracketOf(desk.open, category);
    },
    'categories.takeBack': ({ category }) => {
      categories.takeBack(category);
      return bracketOf(desk.open, category);
    },
  };
}
