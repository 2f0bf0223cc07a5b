import type { categoryCalls } from '../../shared/bridge/categories.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { notYet } from './not-yet.ts';

export function categoriesHandlers(): Pick<Handlers, keyof typeof categoryCalls> {
  return {
    'categories.add': notYet,
    'categories.edit': notYet,
    'categories.remove': notYet,
    'categories.bracket': notYet,
    'categories.draw': notYet,
    'categories.swap': notYet,
    'categories.takeBack': notYet,
  };
}
