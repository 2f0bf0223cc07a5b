/** A 32-bit hash (FNV-1a) that tells positions apart; it guards against mistakes, not against forgers. */
const OFFSET = 0x811c_9dc5;
const PRIME = 0x0100_0193;

export function hashNumbers(numbers: ArrayLike<number>, start = OFFSET): number {
  let hash = start;
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i] ?? 0;
    hash = Math.imul(hash ^ (value & 0xff), PRIME);
    hash = Math.imul(hash ^ ((value >>> 8) & 0xff), PRIME);
    hash = Math.imul(hash ^ (value >>> 16), PRIME);
  }
  return hash >>> 0;
}

export function hashText(text: string, start = OFFSET): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash >>> 0;
}
