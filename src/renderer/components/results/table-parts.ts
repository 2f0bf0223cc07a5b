/** Tables of results are made in parts of so many rows, each about so many pixels high. */
export const PART = 40;
export const ROW = 40;
/** What a table has beside its rows: its caption and its headings. */
export const AROUND_ROWS = 88;
