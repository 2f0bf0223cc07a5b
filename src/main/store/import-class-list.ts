/** Brings the students of a class list into a contest, all of them or none. */
import type { ContestantId, Format } from '../../shared/tournament/tournament.ts';
import type { ListedStudent } from './class-list.ts';
import type { ContestFile } from './contest-file.ts';
import type { Contestant } from './contestants.ts';
import { matchNames } from './match-names.ts';
import { plainText } from './plain-text.ts';

export interface ImportedList {
  readonly added: readonly ContestantId[];
  /** Those who were in the contest already; only their groups count, and a number that they did not have. */
  readonly known: readonly ContestantId[];
}

/** Each group becomes a category of this format, if it is none yet; without a format groups are left out. */
export function importClassList(
  contest: Pick<ContestFile, 'contestants' | 'categories' | 'together'>,
  students: readonly ListedStudent[],
  groupFormat: Format | null,
): ImportedList {
  return contest.together(() => {
    const there = knownStudents(students, contest.contestants.list());
    const [added, known]: [ContestantId[], ContestantId[]] = [[], []];
    const groups = new Map<string, ContestantId[]>();
    for (const student of students) {
      const { name, number, seed, notes } = student;
      const found = there.get(student);
      const id = found?.id ?? contest.contestants.add({ name, number, seed, notes });
      if (found && found.number === null && number !== null) contest.contestants.edit(id, { number });
      (found ? known : added).push(id);
      for (const group of student.groups) groups.set(group, [...(groups.get(group) ?? []), id]);
    }
    if (groupFormat) {
      const categories = new Map(contest.categories.list().map(({ id, name }) => [plainText(name) || name, id]));
      for (const [name, ids] of groups) {
        const key = plainText(name) || name;
        const category = categories.get(key) ?? contest.categories.add({ name, format: groupFormat });
        categories.set(key, category);
        contest.categories.enter(category, ids);
      }
    }
    return { added, known };
  });
}

/**
 * Which students of a list are in the contest already: by their number; by their name, where only one of the two lists
 * has numbers; or, of whoever came with a program before the list did, by what the name of its file tells. Nobody who
 * could be two people.
 */
export function knownStudents(
  students: readonly ListedStudent[],
  contestants: readonly Contestant[],
): ReadonlyMap<ListedStudent, Contestant> {
  const known = new Map<ListedStudent, Contestant>();
  const open = new Set(contestants);
  const take = (student: ListedStudent, contestant: Contestant): void => {
    known.set(student, contestant);
    open.delete(contestant);
  };
  const left = (): ListedStudent[] => students.filter((student) => !known.has(student));

  const byNumber = new Map(contestants.filter(({ number }) => number !== null).map((one) => [numberKey(one), one]));
  for (const student of students) {
    const found = student.number === null ? undefined : byNumber.get(numberKey(student));
    if (found && open.has(found)) take(student, found);
  }
  const called = Map.groupBy(left(), nameKey);
  for (const [name, [contestant, ...others]] of Map.groupBy(open, nameKey)) {
    const [student, ...namesakes] = called.get(name) ?? [];
    if (!contestant || !student || others.length > 0 || namesakes.length > 0) continue;
    if (student.number === null || contestant.number === null) take(student, contestant);
  }
  const unnamed = [...open].filter(({ number, houseBot }) => number === null && houseBot === null);
  const rest = left();
  const names = rest.map(({ name, number }, index) => ({ id: String(index), name, number }));
  for (const [index, match] of matchNames(
    unnamed.map(({ name }) => name),
    names,
  ).entries()) {
    const contestant = unnamed[index];
    const student = match.kind === 'matched' ? rest[Number(match.contestant)] : undefined;
    if (contestant && student) take(student, contestant);
  }
  return known;
}

function numberKey({ number }: { readonly number: string | null }): string {
  return plainText(number ?? '') || (number ?? '');
}

function nameKey({ name }: { readonly name: string }): string {
  return plainText(name).replaceAll(' ', '') || name;
}
