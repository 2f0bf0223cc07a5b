/** A file for a spreadsheet may hold several tables, each under a line of its own: told apart, they can be read. */
export interface TableRow {
  readonly part: 'caption' | 'head' | 'body';
  readonly cells: readonly string[];
}

export function tableParts(rows: readonly (readonly string[])[]): TableRow[] {
  const parts: TableRow[] = [];
  rows.forEach((cells, index) => {
    if (isBlank(cells)) return;
    const begins = index === 0 || isBlank(rows[index - 1] ?? []);
    // The line above a table has fewer cells than the table.
    const isCaption = begins && cells.length < (rows[index + 1]?.length ?? 0);
    const isHead = begins || parts.at(-1)?.part === 'caption';
    parts.push({ part: isCaption ? 'caption' : isHead ? 'head' : 'body', cells });
  });
  return parts;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '');
}
