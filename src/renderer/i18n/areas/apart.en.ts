/** A dropped folder or archive in which many programs lie. */
export const apart = {
  found: 'It has no program of its own, but {count} that look like one each. Shall each become a contestant?',
  take: 'Take all {count}, each as a program of its own',
  leftOut: 'These would be left out: {names}',
  orOne: 'Or, if all of it is one program, choose the file that starts it:',
} as const;
