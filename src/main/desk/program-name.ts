/** What somebody is called who is known only by a file. */

/** `Ali_Rezaei-final.py` is “Ali Rezaei final”; half-spaces and all other letters stay as they are. */
export function readableName(file: string): string {
  const stem = file.replace(/(?<=.)\.[A-Za-z0-9]{1,8}$/, '');
  const words = stem
    .toWellFormed()
    .replace(/[_+]+/g, ' ')
    .replace(/(?<=[\p{L}\p{N}])[-.]+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(words || stem || file)
    .slice(0, 100)
    .join('');
}

/** The name, or the name with the first number that makes it another than all these. */
export function unusedName(name: string, used: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; used.has(free); number += 1) free = `${name} ${number}`;
  return free;
}
