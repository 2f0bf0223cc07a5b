/** Puts what the host refused into the words of the reader. */
import { wordRefusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { useLanguage } from './use-language.ts';

export function useRefusals(): { readonly inWords: (refusal: Refusal) => string } {
  const { t, language } = useLanguage();
  return { inWords: (refusal) => wordRefusal(language.value, refusal) ?? t('reasons.unknown', { code: refusal.code }) };
}
