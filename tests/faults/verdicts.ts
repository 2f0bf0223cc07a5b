/**
 * What each vice of contestant.mjs deserves in each game. The names of faults are the referee's (G4); what a fault means
 * is each game's own rule: O9, A11, B14, D12, W9.
 *
 * - a fault: it loses in Othello (O9) and Agon (A10, A11), ends a worm's attempt (W9), is ignored in Beetles (B14) and is a
 *   noop in Diamonds (D12);
 * - `plays`: no fault, and the game is the same as between two decent contestants;
 * - `legal`: no fault, but it plays another game;
 * - `refused`: Agon tells why and asks again (A11), and the game goes on;
 * - `noop`: Diamonds does not know the word; that is no fault, the line stands in the replay (D12).
 *
 * In Beetles whatever spoils the word `end` leaves the answer without its end, so it is waited for, not unreadable. What
 * floods with words is judged by the first of them where one word is enough; Agon refuses and reads on, until it is a flood.
 */
export const GAMES = ['othello', 'agon', 'beetles', 'diamonds', 'worm'] as const;
export type GameId = (typeof GAMES)[number];

const TABLE = `
vice                  | othello    | agon    | beetles    | diamonds | worm
silent                | timeout    | timeout | timeout    | timeout  | timeout
late                  | timeout    | timeout | timeout    | timeout  | timeout
never-flushes         | timeout    | timeout | timeout    | timeout  | timeout
no-newline            | timeout    | timeout | timeout    | timeout  | timeout
close-stdin           | timeout    | timeout | timeout    | timeout  | timeout
crash-start           | crash      | crash   | crash      | crash    | crash
crash                 | crash      | crash   | crash      | crash    | crash
crash-by-signal       | crash      | crash   | crash      | crash    | crash
crash-resumed         | crash      | crash   | crash      | crash    | crash
exit                  | closed     | closed  | closed     | closed   | closed
exit-leaving-children | closed     | closed  | closed     | closed   | closed
close-stdout          | closed     | closed  | closed     | closed   | closed
flood-stdout          | flood      | flood   | flood      | flood    | flood
flood-words           | unreadable | flood   | flood      | noop     | unreadable
long-line             | unreadable | flood   | flood      | flood    | unreadable
prompt                | unreadable | refused | timeout    | noop     | unreadable
nul                   | unreadable | refused | timeout    | noop     | unreadable
utf16                 | unreadable | refused | timeout    | noop     | unreadable
number-1e99           | unreadable | refused | unreadable | noop     | unreadable
number-07             | plays      | plays   | plays      | noop     | unreadable
answer-and-exit       | closed     | closed  | closed     | closed   | closed
ahead                 | plays      | legal   | plays      | legal    | plays
flood-stderr          | plays      | plays   | plays      | plays    | plays
byte-by-byte          | plays      | plays   | plays      | plays    | plays
grandchildren         | plays      | plays   | plays      | plays    | plays
ignores-sigterm       | plays      | plays   | plays      | plays    | plays
loops-after-end       | plays      | plays   | plays      | plays    | plays
writes-folder         | plays      | plays   | plays      | plays    | plays
reads-others          | plays      | plays   | plays      | plays    | plays
memory                | memory     | memory  | memory     | memory   | memory
memory-by-bits        | memory     | memory  | memory     | memory   | memory
processes             | processes  | processes | processes | processes | processes
`;

export interface Case {
  readonly vice: string;
  readonly game: GameId;
  readonly verdict: string;
}

export const CASES: readonly Case[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [vice = '', ...verdicts] = line.split('|').map((word) => word.trim());
    return GAMES.map((game, i) => ({ vice, game, verdict: verdicts[i] ?? '' }));
  });

export function casesOf(game: GameId): readonly Case[] {
  return CASES.filter((each) => each.game === game);
}

export const VICES = [...new Set(CASES.map(({ vice }) => vice))];
