/**
 * Names as they may stand in a document: contestants choose them, and a character that turns the direction of writing or
 * moves the cursor could make a line say something else than it does. The half-space of Persian stays.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]+/g;

export function plainName(name: string): string {
  return name.toWellFormed().replace(INVISIBLE, ' ').trim() || '–';
}
