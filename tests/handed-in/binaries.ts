/** Headers of compiled programs, so that each kind can be shown on every system. */

const PE_DLL = 0x2000;
const PE_RUNS = 0x0002;

/** The start of a Windows program or library. */
export function peHeader(role: 'program' | 'dll' = 'program', machine = 0x8664, at = 0x80): Buffer {
  const bytes = Buffer.alloc(at + 0x100);
  bytes.write('MZ');
  bytes.writeUInt32LE(at, 0x3c);
  bytes.write('PE\0\0', at, 'latin1');
  bytes.writeUInt16LE(machine, at + 4);
  bytes.writeUInt16LE(PE_RUNS | (role === 'dll' ? PE_DLL : 0), at + 22);
  return bytes;
}

/** A program of the time before Windows: it points to no newer header. */
export function dosProgram(): Buffer {
  const bytes = Buffer.alloc(0x200);
  bytes.write('MZ');
  return bytes;
}

export function elfHeader(machine: number, type = 2): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\x7fELF\x02\x01\x01', 'latin1');
  bytes.writeUInt16LE(type, 16);
  bytes.writeUInt16LE(machine, 18);
  return bytes;
}

export function machOHeader(type = 2, cpu = 0x0100000c): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32LE(0xfeedfacf, 0);
  bytes.writeUInt32LE(cpu, 4);
  bytes.writeUInt32LE(type, 12);
  return bytes;
}

/** A program for two processors in one file. */
export function universalHeader(): Buffer {
  return Buffer.from('cafebabe00000002', 'hex');
}
