/** Hundreds may lack a program for the same reason: what is to be done about it is said once. */
import type { RunProblem } from '../../../shared/bridge/running.ts';

export interface ProblemGroup {
  readonly id: string;
  readonly code: string;
  /** One, or those of all contestants with this code. */
  readonly problems: readonly RunProblem[];
  /** How many games wait; one between two of them waits once. */
  readonly games: number;
}

/** In the order in which they came; what is no contestant's stands alone. */
export function groupProblems(problems: readonly RunProblem[]): readonly ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ id, code, contestant }) => (contestant === null ? id : `${code} of many`));
  return [...groups].map(([id, group]) => ({
    id,
    code: group[0]?.code ?? '',
    problems: group,
    games: new Set(group.flatMap(({ games }) => games)).size,
  }));
}
