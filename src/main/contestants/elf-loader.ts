/**
 * The loader that a dynamically linked Linux program asks for. When it is missing, the system only says that the program
 * itself is not there, which misleads everybody: 32-bit programs and those built on another Linux are the usual cases.
 */
import type { FileBytes } from './file-bytes.ts';

const LOADER_SEGMENT = 3;
/** Ordinary programs have about a dozen. */
const MOST_SEGMENTS = 64;

/** Its path, or null for a program that needs none or whose headers make no sense. */
export async function loaderOf({ head, at }: FileBytes): Promise<string | null> {
  // 64 bits or 32, and only the byte order of the processors that matter.
  const is64 = head[4] === 2;
  if (head.length < 64 || head[5] !== 1) return null;
  const table = is64 ? Number(head.readBigUInt64LE(32)) : head.readUInt32LE(28);
  const size = head.readUInt16LE(is64 ? 54 : 42);
  const count = Math.min(head.readUInt16LE(is64 ? 56 : 44), MOST_SEGMENTS);
  if (size < (is64 ? 56 : 32) || size > 256 || !Number.isSafeInteger(table)) return null;
  const segments = await at(table, size * count);
  for (let start = 0; start + size <= segments.length; start += size) {
    const segment = segments.subarray(start, start + size);
    if (segment.readUInt32LE(0) !== LOADER_SEGMENT) continue;
    const place = is64 ? Number(segment.readBigUInt64LE(8)) : segment.readUInt32LE(4);
    if (!Number.isSafeInteger(place)) return null;
    const path = (await at(place, 256)).toString('utf8').split('\0')[0] ?? '';
    return path.startsWith('/') ? path : null;
  }
  return null;
}
