/**
 * Whose programs are these? A folder of files that people named, against those who take part. What is certain is given
 * to its contestant; everything else is told in a sentence, for a person to decide.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { isDropping } from '../contestants/handed-in-files.ts';
import { matchNames, type MatchedBy, type NamedContestant } from '../store/match-names.ts';

export type Assignment =
  | { readonly path: string; readonly kind: 'given'; readonly contestant: ContestantId; readonly by: MatchedBy }
  /** It looks like somebody's, but a person has to say so. */
  | { readonly path: string; readonly kind: 'similar'; readonly contestant: ContestantId; readonly by: MatchedBy }
  | { readonly path: string; readonly kind: 'several-contestants'; readonly candidates: readonly ContestantId[] }
  | {
      readonly path: string;
      readonly kind: 'several-files';
      readonly contestant: ContestantId;
      readonly files: readonly string[];
    }
  | { readonly path: string; readonly kind: 'nobody' };

/** `similar: 'accept'` takes what only sounds or looks alike for certain. */
export function assignPrograms(
  paths: readonly string[],
  contestants: readonly NamedContestant[],
  { similar }: { readonly similar: 'accept' | 'ask' },
): Assignment[] {
  const matches = matchNames(paths, contestants);
  return paths.map((path, index): Assignment => {
    const match = matches[index];
    if (!match || match.kind === 'unmatched') return { path, kind: 'nobody' };
    if (match.kind === 'several-contestants') return { path, kind: match.kind, candidates: match.candidates };
    if (match.kind === 'several-files') {
      return { path, kind: match.kind, contestant: match.contestant, files: match.files };
    }
    const { by, contestant } = match;
    const isCertain = by === 'number' || by === 'name' || similar === 'accept';
    return { path, kind: isCertain ? 'given' : 'similar', contestant, by };
  });
}

/** What was handed in in a folder: each file and each folder in it is a program. */
export async function programsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => !isDropping(name) && !name.startsWith('.'))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Why a program was not given to anybody; null for one that was. */
export function assignmentProblem(assignment: Assignment, nameOf: (id: ContestantId) => string): Refusal | null {
  switch (assignment.kind) {
    case 'given':
      return null;
    case 'similar': {
      const code = assignment.by === 'sound' ? 'whose-sounds' : 'whose-looks';
      return refusal(code, { name: nameOf(assignment.contestant) });
    }
    case 'several-contestants':
      return refusal('whose-several', { names: assignment.candidates.map(nameOf) });
    case 'several-files':
      return refusal('whose-files', { name: nameOf(assignment.contestant) });
    case 'nobody':
      return refusal('whose-nobody');
  }
}
