/** What the Othello board says of itself: its position, its cells and its signs. */
export const othelloBoard = {
  position: '{size} by {size} board. {first}: {firstDiscs} discs. {second}: {secondDiscs} discs.',
  lastMove: 'The last disc is on row {row}, column {col}.',
  lastPass: 'The last move was a pass.',
  toMove: '{seat} is to move.',
  row: 'Row {row}: {cells}',
  empty: 'empty',
  separator: ', ',
  tip: {
    empty: 'Empty',
    disc: '{seat}’s disc',
    cell: 'Row {row}, column {col} ({clause})',
    possible: '{seat} may play here: at least one disc turns over ({clause})',
    impossible: '{seat} cannot play here: no disc would turn over ({clause})',
    last: 'The last move was played here',
    turns: 'Turns over when it is caught in a straight line between two discs of {other} ({clause})',
    counted: 'Counts for {seat} ({clause})',
  },
  legend: {
    title: 'Legend',
    black: 'Black’s disc, with a groove ({clause})',
    white: 'White’s disc, plain ({clause})',
    last: 'The last move',
    possible: 'Where the player to move may play, in that player’s colour ({clause})',
    numbers: 'Row and column, as the programs write them ({clause})',
  },
} as const;
