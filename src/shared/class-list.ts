/** What a person can say of a class list that was read wrongly: its encoding, its headings, and what its columns hold. */
import { z } from 'zod';

/** `first` and `family` together make the name. */
export const COLUMN_ROLES = ['name', 'first', 'family', 'number', 'group', 'seed', 'notes'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];
export type Columns = readonly (ColumnRole | null)[];

export const LIST_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type ListEncoding = (typeof LIST_ENCODINGS)[number];

/** No list of students has more; of a file that has, the first can be chosen. */
export const MOST_COLUMNS = 100;

/** What is not said is guessed. */
export const listReadingSchema = z.strictObject({
  encoding: z.enum(LIST_ENCODINGS).optional(),
  hasHeadings: z.boolean().optional(),
  columns: z.array(z.enum(COLUMN_ROLES).nullable()).max(MOST_COLUMNS).readonly().optional(),
});
export type ListReading = z.output<typeof listReadingSchema>;
