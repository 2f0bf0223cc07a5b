/** A dropped folder or archive in which many programs lie. */
export const apart = {
  found: 'It holds {count} separate programs. Should each become a contestant?',
  take: 'Add {count} contestants',
  leftOut: 'These would be left out: {names}',
  orOne: 'Or, if all of it is one program, choose the file that starts it:',
} as const;
