/** A large contest that is being opened. */
export const opening = {
  label: 'Opening the contest',
  reading: 'Opening the contest: reading {games} games …',
  percent: '{percent} %',
} as const;
