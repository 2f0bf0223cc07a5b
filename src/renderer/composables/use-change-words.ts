/** A change of the audit log in words: `a removed contestant – Sara`. */
import { useI18n } from 'vue-i18n';
import { en } from '../i18n/en.ts';

export interface NamedChange {
  readonly what: string;
  readonly details: Readonly<Record<string, unknown>>;
}

type KnownChange = keyof typeof en.frame.changes;

export function useChangeWords(): (change: NamedChange) => string {
  const { t } = useI18n({ useScope: 'global' });
  return ({ what, details }) => {
    const words = t(`frame.changes.${isKnown(what) ? what : 'other'}`);
    const name = details['name'];
    return typeof name === 'string' && name !== '' ? `${words} – \u2068${name}\u2069` : words;
  };
}

function isKnown(what: string): what is KnownChange {
  return Object.hasOwn(en.frame.changes, what);
}
