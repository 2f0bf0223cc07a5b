/** The places in the page that links lead to. Ids of matches are our own, and a file may still have others. */
export function categoryAnchor(category: number): string {
  return `category-${category}`;
}

export function matchAnchor(category: number, match: string): string {
  return `match-${category}-${match.replace(/[^a-z0-9-]/gi, '_')}`;
}

export function replayAnchor(game: number): string {
  return `replay-${game}`;
}
