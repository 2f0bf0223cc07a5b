/** A change of the audit log in words, such as `a removed contestant`, and whom or what it concerned: `Sara`. */
import { useI18n } from 'vue-i18n';
import { en } from '../i18n/en.ts';

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

export function useChangeWords(): (change: NamedChange) => ChangeInWords {
  const { t } = useI18n({ useScope: 'global' });
  return ({ what, details }) => {
    const { name } = details;
    return { what: t(`frame.changes.${isKnown(what) ? what : 'other'}`), name: typeof name === 'string' ? name : '' };
  };
}

function isKnown(what: string): what is KnownChange {
  return Object.hasOwn(en.frame.changes, what);
}
