/** A class list that was dropped: what is in it, before anything is changed, and taking it over. */
import { readFile, stat } from 'node:fs/promises';
import { BridgeError } from '../../shared/bridge.ts';
import type { ClassListColumn, ClassListLine, ClassListPreview } from '../../shared/bridge/contestants.ts';
import { MOST_COLUMNS, type ListReading } from '../../shared/class-list.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { usualFormat } from '../../shared/tournament/fitting-formats.ts';
import { readClassList, type ClassList, type ListedStudent, type ListProblemCode } from '../store/class-list.ts';
import type { Contestant } from '../store/contestants.ts';
import { importClassList, knownStudents } from '../store/import-class-list.ts';
import { gameOf } from './contest-categories.ts';
import { categoryToEnter } from './contest-contestants.ts';
import type { ContestDesk } from './contest-desk.ts';
import type { OpenContest } from './open-contest.ts';
import type { Upload } from './upload.ts';

const MOST_BYTES = 16 * 1024 * 1024;

/** What is said of the whole list rather than of one line. */
const OF_THE_LIST: readonly ListProblemCode[] = [
  'workbook',
  'not-text',
  'too-large',
  'old-encoding',
  'wrong-encoding',
  'quotes',
  'no-headings',
  'no-names',
  'column-not-read',
];

export async function previewClassList(
  contest: OpenContest,
  upload: Upload,
  reading: ListReading,
): Promise<ClassListPreview> {
  const list = await read(upload, reading);
  const there = knownStudents(list.students, contest.file.contestants.list());
  const problems = list.problems.filter(({ code }) => !OF_THE_LIST.includes(code));
  const students = list.students.map((student): ClassListLine => {
    const { line, name, number, groups } = student;
    const own = problems.filter((problem) => problem.line === line && problem.kept).map(({ why }) => why);
    const known = there.get(student);
    const fate = known ? (isUpdated(contest, student, known) ? 'updated' : 'unchanged') : 'added';
    return { line, name, number, groups, fate, known: known?.name ?? null, problems: own };
  });
  const shown = new Set(students.map(({ line }) => line));
  // A line without a student of its own is shown with what is wrong with it.
  const others = problems
    .filter(({ line, kept }) => !kept || !shown.has(line))
    .map(({ line, kept, why }): ClassListLine => {
      const fate = kept ? 'joined' : 'left-out';
      return { line, name: '', number: null, groups: [], fate, known: null, problems: [why] };
    });
  return {
    lines: [...students, ...others].toSorted((a, b) => a.line - b.line),
    encoding: list.encoding,
    hasHeadings: list.headings !== null,
    columns: columnsOf(list),
    problems: list.problems.filter(({ code }) => OF_THE_LIST.includes(code)).map(({ why }) => why),
  };
}

export interface ClassListWishes {
  readonly reading: ListReading;
  readonly groups: 'as-categories' | 'left-out';
  /** Where those enter who are in no category then. */
  readonly category: number | undefined;
}

export async function takeClassList(
  desk: ContestDesk,
  upload: Upload,
  { reading, groups, category }: ClassListWishes,
): Promise<{ added: number; changed: number }> {
  const { students } = await read(upload, reading);
  if (students.length === 0) {
    throw new BridgeError('refused', refusal('list-nobody'));
  }
  const change = {
    what: 'contestant-added',
    details: { count: students.length },
    tables: ['contestants', 'categories', 'entrants'],
    areas: ['contestants', 'categories'],
  } as const;
  return desk.change(change, (contest) => {
    const { file } = contest;
    const there = knownStudents(students, file.contestants.list());
    const format = groups === 'as-categories' ? usualFormat(gameOf(contest)) : null;
    const updated = [...there].filter(([student, known]) => isUpdated(contest, student, known));
    const { added, known: listed } = importClassList(file, students, format);
    for (const [student, known] of there) {
      const news = newsOf(student, known);
      if (Object.keys(news).length > 0) file.contestants.edit(known.id, news);
    }
    const enters = categoryToEnter(contest, category);
    const idle = [...added, ...listed].filter((id) => file.contestants.get(id).categories.length === 0);
    if (enters !== null && idle.length > 0) file.categories.enter(enters, idle);
    return { added: added.length, changed: updated.length };
  });
}

/** Whether the list changes somebody who is there already: it tells something new, or they were in no category. */
function isUpdated({ file }: OpenContest, student: ListedStudent, known: Contestant): boolean {
  const isNumbered = known.number === null && student.number !== null;
  const enters = known.categories.length === 0 && file.categories.firstOpen() !== null;
  return isNumbered || enters || Object.keys(newsOf(student, known)).length > 0;
}

/** What the list says otherwise of somebody who is there already. Seeds that were given here stay. */
function newsOf(
  { name, notes }: ListedStudent,
  known: Pick<Contestant, 'name' | 'notes'>,
): { name?: string; notes?: string } {
  return { ...(name === known.name ? {} : { name }), ...(notes === '' || notes === known.notes ? {} : { notes }) };
}

async function read({ path, isFolder }: Upload, reading: ListReading): Promise<ClassList> {
  if (isFolder) throw new BridgeError('refused', refusal('list-folder'));
  if ((await stat(path)).size > MOST_BYTES) {
    throw new BridgeError('refused', refusal('list-file-too-large'));
  }
  return readClassList(await readFile(path), reading);
}

/** Which column was read as what, called as a spreadsheet calls it: A, B, C … */
function columnsOf({ columns, headings, samples }: ClassList): ClassListColumn[] {
  const letter = (index: number): string =>
    (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));
  return columns.slice(0, MOST_COLUMNS).map((role, index) => {
    return { letter: letter(index), role, heading: headings?.[index] ?? '', sample: samples[index] ?? '' };
  });
}
