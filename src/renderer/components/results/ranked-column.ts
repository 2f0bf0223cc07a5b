/** A column of a table of places, beside the place, the name and what separates it from the next. */
export interface RankedColumn<Row> {
  readonly key: string;
  readonly name: string;
  /** In full, where the name is short for it. */
  readonly title?: string;
  readonly isStrong?: boolean;
  /** Its numbers may be longer than its name. */
  readonly isLong?: boolean;
  valueOf(row: Row): string;
  /** Smaller, below the value. */
  belowOf?(row: Row): string;
}
