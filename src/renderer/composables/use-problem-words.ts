/** What went wrong, in plain words with what to do. */
import { wordRefusal } from '../../shared/refusals/refusal.ts';
import type { Problem } from '../bridge/host.ts';
import { useLanguage } from './use-language.ts';
import { useRefusals } from './use-refusals.ts';

const REFUSALS: readonly Problem['kind'][] = ['refused', 'bad-input', 'not-found'];

export interface ProblemInWords {
  readonly title: string;
  readonly todo: string;
  /** The host's own sentence is worth reading where it says more than the words above. */
  readonly hasDetail: boolean;
}

export function useProblemWords(): (problem: Problem) => ProblemInWords {
  const { t, language } = useLanguage();
  const { inWords } = useRefusals();
  return ({ kind, refusal }) => {
    // The host did not do what was asked: its refusal says why and what to do.
    const isRefusal = REFUSALS.includes(kind);
    const isSaid = isRefusal && refusal !== null && wordRefusal(language.value, refusal) !== null;
    return {
      title: isRefusal ? t('reasons.notDone') : t(`problem.${kind}.title`),
      todo: isRefusal && refusal ? inWords(refusal) : t(`problem.${kind}.todo`),
      hasDetail: kind !== 'unreachable' && !isSaid,
    };
  };
}
