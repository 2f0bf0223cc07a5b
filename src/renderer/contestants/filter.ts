/** Whom the organiser wants to see: by a category, and by words that occur in the name, the number or the program. */
import type { ContestantRow } from '../../shared/bridge/contestants.ts';

export interface ContestantFilter {
  readonly text: string;
  readonly category: number | null;
}

export function filterRows(rows: readonly ContestantRow[], { text, category }: ContestantFilter): ContestantRow[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (category !== null && !row.categories.includes(category)) return false;
    if (words.length === 0) return true;
    const content = plain([row.name, row.number ?? '', row.program?.name ?? '', row.notes].join(' '));
    return words.every((word) => content.includes(word));
  });
}

/** Letters and digits that people type differently and mean the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/\u200c/g, ' ')
    .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
