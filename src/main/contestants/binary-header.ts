/**
 * What the first bytes of a compiled program say: for which system and processor it was built, and whether it can be
 * started at all. Lengths and offsets in a header are somebody's claim, so each read may come back short.
 */
import type { FileBytes } from './file-bytes.ts';

export type Processor = 'x86' | 'x64' | 'arm' | 'arm64' | 'riscv64' | 'loong64' | 'ppc64' | 's390x' | 'other';

export interface BinaryHeader {
  readonly format: 'pe' | 'elf' | 'mach-o' | 'dos' | 'java-class';
  /** `program` can be started; the others are parts of one. */
  readonly role: 'program' | 'library' | 'object';
  readonly processor: Processor;
}

/** The header, or null for a file that is no compiled program of any sort. */
export async function readBinaryHeader(bytes: FileBytes): Promise<BinaryHeader | null> {
  const { head } = bytes;
  if (head.length < 4) return null;
  if (head.toString('latin1', 0, 2) === 'MZ') return readWindows(bytes);
  if (head.readUInt32BE(0) === 0x7f454c46) return readElf(head);
  return readMachO(head);
}

const PE_PROCESSORS = new Map<number, Processor>([
  [0x014c, 'x86'],
  [0x8664, 'x64'],
  [0x01c0, 'arm'],
  [0x01c4, 'arm'],
  [0xaa64, 'arm64'],
]);

/** A DOS program, unless it points to the header of a Windows program. */
async function readWindows({ head, at }: FileBytes): Promise<BinaryHeader> {
  const dos: BinaryHeader = { format: 'dos', role: 'program', processor: 'x86' };
  if (head.length < 0x40) return dos;
  const header = await at(head.readUInt32LE(0x3c), 24);
  if (header.length < 24 || header.readUInt32BE(0) !== 0x50450000) return dos;
  const flags = header.readUInt16LE(22);
  const role = flags & 0x2000 ? 'library' : flags & 0x0002 ? 'program' : 'object';
  return { format: 'pe', role, processor: PE_PROCESSORS.get(header.readUInt16LE(4)) ?? 'other' };
}

const ELF_PROCESSORS = new Map<number, Processor>([
  [3, 'x86'],
  [62, 'x64'],
  [40, 'arm'],
  [183, 'arm64'],
  [243, 'riscv64'],
  [258, 'loong64'],
  [21, 'ppc64'],
  [22, 's390x'],
]);

function readElf(head: Buffer): BinaryHeader {
  if (head.length < 20) return { format: 'elf', role: 'object', processor: 'other' };
  const number = (position: number): number =>
    head[5] === 2 ? head.readUInt16BE(position) : head.readUInt16LE(position);
  // 2 is a program at a fixed place, 3 one that can be put anywhere (a library, too: its name tells).
  const role = number(16) === 2 || number(16) === 3 ? 'program' : 'object';
  return { format: 'elf', role, processor: ELF_PROCESSORS.get(number(18)) ?? 'other' };
}

const MACH_PROCESSORS = new Map<number, Processor>([
  [7, 'x86'],
  [0x01000007, 'x64'],
  [12, 'arm'],
  [0x0100000c, 'arm64'],
]);

function readMachO(head: Buffer): BinaryHeader | null {
  const magic = head.readUInt32BE(0);
  if (magic === 0xcafebabe || magic === 0xcafebabf) return readUniversal(head);
  const isBig = magic === 0xfeedface || magic === 0xfeedfacf;
  if (!isBig && magic !== 0xcefaedfe && magic !== 0xcffaedfe) return null;
  if (head.length < 16) return { format: 'mach-o', role: 'object', processor: 'other' };
  const number = (position: number): number => (isBig ? head.readUInt32BE(position) : head.readUInt32LE(position));
  const type = number(12);
  const role = type === 2 ? 'program' : type === 6 || type === 8 ? 'library' : 'object';
  return { format: 'mach-o', role, processor: MACH_PROCESSORS.get(number(4)) ?? 'other' };
}

/** Java's classes begin with the same four bytes; their version stands where the number of processors is here. */
function readUniversal(head: Buffer): BinaryHeader {
  const count = head.length < 8 ? 0 : head.readUInt32BE(4);
  return count > 0 && count < 40
    ? { format: 'mach-o', role: 'program', processor: 'other' }
    : { format: 'java-class', role: 'object', processor: 'other' };
}
