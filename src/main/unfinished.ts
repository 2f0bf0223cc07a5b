/** What would be cut off if everything ended now; what matters most comes first. */
export const UNFINISHED = ['games', 'files', 'export', 'doctor'] as const;
export type Unfinished = (typeof UNFINISHED)[number];
