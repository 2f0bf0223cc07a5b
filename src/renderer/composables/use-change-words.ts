/** A change of the audit log in words, such as `a removed contestant`, and whom or what it concerned: `Sara`. */
import { en } from '../i18n/en.ts';
import { useCategoryName } from './use-category-name.ts';
import { useLanguage } from './use-language.ts';
import { useMapTitle } from './use-map-title.ts';

export interface NamedChange {
  readonly what: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface ChangeInWords {
  readonly what: string;
  /** Empty where there is nothing to call by its name. */
  readonly name: string;
}

type KnownChange = keyof typeof en.frame.changes;

/** What happens to a category that stays: where there is only one, nobody asks which. */
const OF_A_CATEGORY: readonly string[] = ['category-edited', 'entrants-changed', 'drawn', 'draw-taken-back'];
const OF_A_MAP: readonly string[] = ['map-added', 'map-changed', 'map-removed'];

export function useChangeWords(): (change: NamedChange) => ChangeInWords {
  const { t, number } = useLanguage();
  const categoryName = useCategoryName();
  const mapTitle = useMapTitle();
  /** Several at once, such as fifty programs of one drop, are counted: the first one's name would say too little. */
  const manyOf = ({ what, details: { count } }: NamedChange): string | null => {
    if (typeof count !== 'number' || count < 2 || !isOfMany(what)) return null;
    return t(`frame.manyChanges.${what}`, { count: number(count) });
  };
  const nameOf = ({ what, details: { id, name } }: NamedChange): string => {
    if (OF_A_CATEGORY.includes(what)) return typeof id === 'number' ? categoryName(id) : '';
    if (typeof name !== 'string') return '';
    return OF_A_MAP.includes(what) ? mapTitle(name) : name;
  };
  return (change) => {
    const { what } = change;
    const many = manyOf(change);
    if (many !== null) return { what: many, name: '' };
    return { what: t(`frame.changes.${isKnown(what) ? what : 'other'}`), name: nameOf(change) };
  };
}

function isKnown(what: string): what is KnownChange {
  return Object.hasOwn(en.frame.changes, what);
}

function isOfMany(what: string): what is keyof typeof en.frame.manyChanges {
  return Object.hasOwn(en.frame.manyChanges, what);
}
