/** Brings the students of a class list into a contest, all of them or none. */
import type { ContestantId, Format } from '../../shared/tournament/tournament.ts';
import type { ListedStudent } from './class-list.ts';
import type { ContestFile } from './contest-file.ts';
import { plainText } from './plain-text.ts';

export interface ImportedList {
  readonly added: readonly ContestantId[];
  /** Those who were in the contest already, by their number or, without one, by their name; only their groups count. */
  readonly known: readonly ContestantId[];
}

/** Each group becomes a category of this format, if it is none yet; without a format groups are left out. */
export function importClassList(
  contest: Pick<ContestFile, 'contestants' | 'categories' | 'together'>,
  students: readonly ListedStudent[],
  groupFormat: Format | null,
): ImportedList {
  return contest.together(() => {
    const there = new Map(contest.contestants.list().map((known) => [studentKey(known), known.id]));
    const [added, known]: [ContestantId[], ContestantId[]] = [[], []];
    const groups = new Map<string, ContestantId[]>();
    for (const student of students) {
      const { name, number, seed, notes } = student;
      const found = there.get(studentKey(student));
      const id = found ?? contest.contestants.add({ name, number, seed, notes });
      (found === undefined ? added : known).push(id);
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

/** The same for one student in two lists: by the number or, without one, by the name. */
export function studentKey({ name, number }: { readonly name: string; readonly number: string | null }): string {
  return number === null ? `name ${plainText(name) || name}` : `number ${plainText(number) || number}`;
}
