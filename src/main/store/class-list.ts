/**
 * Reads a class list as teachers have it: a CSV file from Excel or a university's system, in English or Persian. The
 * result is a preview, in which every line is either a student or a problem, or both: nothing is left out silently.
 */
import type { ColumnRole, Columns, ListEncoding, ListReading } from '../../shared/class-list.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { findColumns, readRows } from './class-list-columns.ts';
import { decodeList, foreignKind, withoutSeparatorLine, type Delimiter, type ListRow } from './class-list-text.ts';
import { latinDigits, plainText, quoted, tidy } from './plain-text.ts';

export interface ListedStudent {
  /** The line in the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly number: string | null;
  readonly groups: readonly string[];
  readonly seed: number | null;
  readonly notes: string;
}

export type ListProblemCode =
  | 'workbook'
  | 'not-text'
  | 'too-large'
  | 'old-encoding'
  | 'wrong-encoding'
  | 'quotes'
  | 'no-headings'
  | 'no-names'
  | 'column-not-read'
  | 'above-headings'
  | 'no-name'
  | 'too-long'
  | 'no-number'
  | 'rounded-number'
  | 'same-number'
  | 'same-name'
  | 'same-student'
  | 'bad-seed'
  | 'more-cells';

export interface ListProblem {
  readonly code: ListProblemCode;
  readonly line: number;
  readonly why: Refusal;
  /** Whether the line's student is in the list all the same. */
  readonly kept: boolean;
}

export interface ClassList {
  readonly students: readonly ListedStudent[];
  readonly problems: readonly ListProblem[];
  /** Null for a workbook, which has none. */
  readonly encoding: ListEncoding | null;
  readonly delimiter: Delimiter;
  readonly columns: Columns;
  /** What stands above the columns; null when nothing does. */
  readonly headings: readonly string[] | null;
  /** The first that stands in each column below the headings. */
  readonly samples: readonly string[];
}

const MOST_BYTES = 4 * 1024 * 1024;
const LONGEST = { name: 200, number: 64, notes: 10_000 };

/** `chosen`: what a person says of it; the rest is guessed. */
export function readClassList(bytes: Uint8Array, chosen: ListReading = {}): ClassList {
  const read = bytes.subarray(0, MOST_BYTES);
  const foreign = foreignKind(read, chosen.encoding);
  const { encoding, text: whole } = decodeList(read, chosen.encoding);
  if (foreign) return unreadable(foreign, encoding);
  const { text, delimiter: given } = withoutSeparatorLine(whole);
  const { rows, quotesIgnored, delimiter } = readRows(text, given);
  const found = findColumns(rows, chosen.hasHeadings);
  const columns = chosen.columns ?? found.columns;
  const reader = new ListReader(columns);

  if (bytes.length > MOST_BYTES) reader.problem('too-large', 1, refusal('list-too-large'), false);
  if (encoding === 'windows-1256' && !chosen.encoding) {
    reader.problem('old-encoding', 1, refusal('list-old-encoding'), true);
  }
  if (text.includes('\ufffd')) reader.problem('wrong-encoding', 1, refusal('list-wrong-encoding'), true);
  if (quotesIgnored) reader.problem('quotes', 1, refusal('list-quotes'), true);
  if (found.headings === null && chosen.hasHeadings === undefined && !chosen.columns) {
    reader.problem('no-headings', 1, refusal('list-no-headings'), true);
  }
  const isNamed = columns.some((role) => role === 'name' || role === 'first' || role === 'family');
  if (rows.length > 0 && !isNamed) reader.problem('no-names', 1, refusal('list-no-names'), true);
  rows.forEach((row, index) => {
    if (found.headings === null || index > found.headings) reader.student(row);
    else if (index === found.headings) reader.headings(row);
    else {
      const why = refusal('list-above-headings', { text: quoted(row.cells.join(' ')) });
      reader.problem('above-headings', row.line, why, false);
    }
  });
  const headings = found.headings === null ? null : (rows[found.headings]?.cells.map(tidy) ?? null);
  const students = rows.slice(found.headings === null ? 0 : found.headings + 1);
  const samples = columns.map((_, column) =>
    tidy(students.find(({ cells }) => tidy(cells[column] ?? '') !== '')?.cells[column] ?? ''),
  );
  return {
    students: reader.students(),
    problems: reader.problems,
    encoding,
    delimiter,
    columns,
    headings,
    samples,
  };
}

function unreadable(code: 'workbook' | 'not-text', guessed: ListEncoding): ClassList {
  const problems = [{ code, line: 1, why: refusal(`list-${code}`), kept: false }];
  const encoding = code === 'workbook' ? null : guessed;
  return { students: [], problems, encoding, delimiter: ',', columns: [], headings: null, samples: [] };
}

class ListReader {
  readonly problems: ListProblem[] = [];
  readonly #columns: Columns;
  readonly #students: ListedStudent[] = [];
  /** Where the students with a number, or without one with a name, are in the list. */
  readonly #byNumber = new Map<string, number[]>();
  readonly #byName = new Map<string, number[]>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  students(): readonly ListedStudent[] {
    return this.#students;
  }

  problem(code: ListProblemCode, line: number, why: Refusal, kept: boolean): void {
    this.problems.push({ code, line, why, kept });
  }

  headings({ line, cells }: ListRow): void {
    cells.forEach((cell, index) => {
      if (cell.trim() === '' || this.#columns[index]) return;
      this.problem('column-not-read', line, refusal('list-column-not-read', { text: quoted(cell) }), true);
    });
  }

  student(row: ListRow): void {
    const { line, cells } = row;
    const cell = (role: ColumnRole) => tidy(cells[this.#columns.indexOf(role)] ?? '');
    const name = cell('name') || `${cell('first')} ${cell('family')}`.trim();
    if (name === '') {
      this.problem('no-name', line, refusal('list-no-name', { text: quoted(cells.join(' ')) }), false);
      return;
    }
    const number = this.#number(line, cell('number'));
    const notes = cell('notes');
    if (name.length > LONGEST.name || (number?.length ?? 0) > LONGEST.number || notes.length > LONGEST.notes) {
      this.problem('too-long', line, refusal('list-too-long', { text: quoted(name) }), false);
      return;
    }
    const more = cells.slice(this.#columns.length).filter((extra) => extra.trim() !== '');
    if (more.length > 0)
      this.problem('more-cells', line, refusal('list-more-cells', { text: quoted(more.join(' ')) }), true);
    const groups = [
      ...new Set(
        cell('group')
          .split(/[,،;|]/)
          .map(tidy),
      ),
    ].filter((group) => group !== '');
    this.#add({ line, name, number, groups, seed: this.#seed(line, cell('seed')), notes });
  }

  /** A student who is there twice, in two groups, is one student. */
  #add(student: ListedStudent): void {
    const { line, name, number } = student;
    const places =
      number === null
        ? listAt(this.#byName, plainText(name).replaceAll(' ', '') || name)
        : listAt(this.#byNumber, plainText(number) || number);
    const same = number === null ? undefined : places.find((at) => sameName(this.#students[at]?.name ?? '', name));
    const known = this.#students[same ?? places[0] ?? -1];
    if (known && same !== undefined) {
      const groups = [...new Set([...known.groups, ...student.groups])];
      this.#students[same] = { ...known, groups, notes: [...new Set([known.notes, student.notes])].join(' ').trim() };
      const why = refusal('list-same-student', { text: quoted(name), line: known.line });
      this.problem('same-student', line, why, true);
      return;
    }
    if (known) {
      const what = number === null ? 'name' : 'number';
      const why = refusal(`list-same-${what}`, { text: quoted(name), line: known.line });
      this.problem(`same-${what}`, line, why, true);
    }
    places.push(this.#students.length);
    this.#students.push(student);
  }

  /** As it is written, without what Excel puts round a number to keep its zeros. */
  #number(line: number, cell: string): string | null {
    if (!this.#columns.includes('number')) return null;
    const number = /^="?(.*?)"?$/.exec(cell)?.[1] ?? cell;
    if (number === '') this.problem('no-number', line, refusal('list-no-number'), true);
    else if (/^\d([.,]\d+)?e\+?\d+$/i.test(latinDigits(number))) {
      this.problem('rounded-number', line, refusal('list-rounded-number', { text: quoted(number) }), true);
    }
    return number === '' ? null : number;
  }

  #seed(line: number, cell: string): number | null {
    if (cell === '') return null;
    const seed = /^\d{1,6}$/.test(latinDigits(cell)) ? Number(latinDigits(cell)) : 0;
    if (seed > 0) return seed;
    this.problem('bad-seed', line, refusal('list-bad-seed', { text: quoted(cell) }), true);
    return null;
  }
}

/** The list that belongs to the key, an empty one at first. */
function listAt(lists: Map<string, number[]>, key: string): number[] {
  const known = lists.get(key);
  if (known) return known;
  const begun: number[] = [];
  lists.set(key, begun);
  return begun;
}

function sameName(one: string, other: string): boolean {
  return (
    one === other ||
    (plainText(one) !== '' && plainText(one).replaceAll(' ', '') === plainText(other).replaceAll(' ', ''))
  );
}
