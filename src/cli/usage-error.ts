/** What the user of the command line got wrong, as one sentence that says what would be right. Ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
