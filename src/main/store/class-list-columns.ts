/** Which column of a class list is which, by its heading in English or Persian, or by what is in it. */
import { COLUMN_ROLES, type ColumnRole, type Columns } from '../../shared/class-list.ts';
import { DELIMITERS, rowsOf, type Delimiter, type ListRow, type ListRows } from './class-list-text.ts';
import { latinDigits, plainText } from './plain-text.ts';

const HEADINGS: Readonly<Record<ColumnRole, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'fullname',
    'student',
    'student name',
    'contestant',
    'team',
    'team name',
    'نام و نام خانوادگی',
    'نام ونام خانوادگی',
    'نام کامل',
    'نام دانشجو',
    'دانشجو',
    'نام تیم',
    'تیم',
  ],
  first: ['first', 'first name', 'firstname', 'given name', 'forename', 'نام کوچک'],
  family: [
    'family',
    'family name',
    'last',
    'last name',
    'lastname',
    'surname',
    'نام خانوادگی',
    'نام فامیل',
    'فامیل',
    'فامیلی',
  ],
  number: [
    'number',
    'no',
    'id',
    'student id',
    'studentid',
    'student number',
    'student no',
    'شماره',
    'شماره دانشجویی',
    'شماره دانشجوی',
    'شماره دانش اموزی',
    'کد دانشجویی',
    'ش دانشجویی',
  ],
  group: ['group', 'class', 'section', 'category', 'course', 'گروه', 'کلاس', 'رده', 'دسته', 'درس'],
  seed: ['seed', 'seeding', 'سید', 'سیدبندی', 'سرگروه'],
  notes: ['notes', 'note', 'comment', 'comments', 'remarks', 'یادداشت', 'توضیح', 'توضیحات', 'ملاحظات'],
};
/** Without spaces: half-spaces are gone from what is compared, and people leave out the others. */
const ROLE_OF = new Map(
  COLUMN_ROLES.flatMap((role) =>
    HEADINGS[role].map((heading) => [plainText(heading).replaceAll(' ', ''), role] as const),
  ),
);
/** «نام» is the whole name, unless the family name has a column of its own. */
const NAME_IN_PERSIAN = 'نام';
/** Titles stand above the headings in lists that were made to be printed. */
const ROWS_ABOVE = 10;

export interface FoundColumns {
  readonly columns: Columns;
  /** Where the headings are among the rows; null when there are none. */
  readonly headings: number | null;
}

/** `hasHeadings`: when a person says so; headings of which no word is known are in the first row then. */
export function findColumns(rows: readonly ListRow[], hasHeadings?: boolean): FoundColumns {
  if (hasHeadings === false) return { columns: guess(rows), headings: null };
  const candidates = rows
    .slice(0, ROWS_ABOVE)
    .map(({ cells }, index) => ({ columns: rolesOf(cells), headings: index }));
  const named = candidates.filter(({ columns }) => columns.some((role) => role === 'name' || role === 'family'));
  // One known word alone may be somebody's name, or a title, unless it comes first.
  const found = named.find(({ columns }) => countOf(columns) > 1) ?? named.find(({ headings }) => headings === 0);
  return found ?? { columns: guess(rows), headings: hasHeadings && rows.length > 0 ? 0 : null };
}

/** The separator with which most headings are known; without headings the one that gives the most even rows. */
export function readRows(text: string, given: Delimiter | null): ListRows & { readonly delimiter: Delimiter } {
  const readings = (given ? [given] : DELIMITERS).map((delimiter) => ({ delimiter, ...rowsOf(text, delimiter) }));
  const [first, ...others] = readings.map((reading) => ({ reading, ...fitOf(reading.rows) }));
  if (!first) throw new Error('there is no separator to try');
  const best = others.reduce((a, b) => ((b.known - a.known || b.even - a.even) > 0 ? b : a), first);
  return best.reading;
}

function fitOf(rows: readonly ListRow[]): { known: number; even: number } {
  const { columns, headings } = findColumns(rows);
  const widths = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  return {
    known: headings === null ? 0 : countOf(columns),
    even: Math.max(0, ...widths.values()) / (rows.length || 1),
  };
}

function rolesOf(cells: readonly string[]): Columns {
  const plain = cells.map((cell) => plainText(cell.replace(/\(.*?\)/g, '')).replaceAll(' ', ''));
  const roles = plain.map((heading) => ROLE_OF.get(heading) ?? null);
  const hasFamily = roles.includes('family');
  const all = plain.map((heading, index) => {
    const isFirst = heading === NAME_IN_PERSIAN || (roles[index] === 'name' && heading === 'name');
    return isFirst ? (hasFamily ? 'first' : 'name') : (roles[index] ?? null);
  });
  // The second column with the same heading is not read, and told.
  return all.map((role, index) => (role !== null && all.indexOf(role) === index ? role : null));
}

/** A column of long numbers is the students' numbers; the first column with letters is the names. */
function guess(rows: readonly ListRow[]): Columns {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const share = (column: number, pattern: RegExp) =>
    rows.filter(({ cells }) => pattern.test(latinDigits(cells[column] ?? '').trim())).length / (rows.length || 1);
  const indices = Array.from({ length: width }, (_, column) => column);
  const number = indices.find((column) => share(column, /^\d{4,}$/) > 0.5);
  const name = indices.find((column) => column !== number && share(column, /\p{L}/u) > 0.5);
  return indices.map((column) => (column === name ? 'name' : column === number ? 'number' : null));
}

function countOf(columns: Columns): number {
  return columns.filter((role) => role !== null).length;
}
