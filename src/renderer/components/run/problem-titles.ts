import { PROBLEMS, type ProblemCode } from '../../../shared/tournament/problem.ts';
import { useLanguage } from '../../composables/use-language.ts';
import { useNames } from '../../composables/use-names.ts';
import type { ProblemGroup } from './problem-groups.ts';

/** A code that a newer host may know stands for what nobody foresaw. */
export function knownProblem(code: string): ProblemCode {
  return PROBLEMS.find((known) => known === code) ?? 'failed';
}

/** Whom a problem concerns, and what it is. */
export function useProblemTitles(): (group: ProblemGroup) => string {
  const { t, number } = useLanguage();
  const { nameOf } = useNames();

  function whoseOf({ problems }: ProblemGroup): string {
    const [{ contestant = null } = {}] = problems;
    if (problems.length > 1) return t('run.problems.many', { count: number(problems.length) });
    return contestant === null ? '' : `\u2068${nameOf(contestant)}\u2069`;
  }

  return (group) => {
    const title = t(`run.problems.${knownProblem(group.code)}.title`);
    const whose = whoseOf(group);
    return whose === '' ? title : `${whose}: ${title}`;
  };
}
