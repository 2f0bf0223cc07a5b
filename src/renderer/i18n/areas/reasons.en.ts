/** Round what the host refuses; its own sentences are in `src/shared/refusals`, in both languages. */
export const reasons = {
  notDone: 'That was not done',
  unknown: 'A newer Meydan says “{code}”. Load this page again, or update Meydan.',
} as const;
