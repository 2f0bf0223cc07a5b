/**
 * What a file that was handed in is: its first bytes tell, and its name only where they cannot. What cannot be started
 * is refused here, while the person who handed it in is still there, with the reason that fits.
 */
import { basename, extname } from 'node:path';
import { readBinaryHeader, type BinaryHeader } from './binary-header.ts';
import { withFileBytes, type FileBytes } from './file-bytes.ts';
import { jarProblem } from './jar.ts';
import { ProgramError, type ProgramKind } from './program.ts';
import { shown } from './safe-path.ts';
import { readShebang } from './shebang.ts';

/** What is accepted, for people: kinds, how they are called, and their usual extensions. */
const KINDS: Readonly<Record<ProgramKind, { readonly title: string; readonly extensions: readonly string[] }>> = {
  windows: { title: 'a Windows program', extensions: ['.exe'] },
  elf: { title: 'a Linux program', extensions: [] },
  'mach-o': { title: 'a macOS program', extensions: [] },
  jar: { title: 'a runnable Java archive', extensions: ['.jar'] },
  python: { title: 'a Python program', extensions: ['.py'] },
  javascript: { title: 'a JavaScript program', extensions: ['.js', '.mjs', '.cjs'] },
  batch: { title: 'a Windows batch file', extensions: ['.cmd', '.bat'] },
  script: { title: 'a script that begins with a #! line', extensions: ['.sh'] },
};

const SOURCES = new Set(
  '.c .cc .cpp .cxx .h .hpp .java .cs .rs .go .kt .swift .pas .ts .hs .scala .f90 .d .zig .nim .vb .fs .ml .asm'.split(
    ' ',
  ),
);

const ARCHIVES: readonly [string, string][] = [
  ['Rar!', 'RAR'],
  ['7z\xbc\xaf', '7-Zip'],
  ['\x1f\x8b', 'gzip'],
  ['\xfd7zXZ', 'xz'],
  ['BZh', 'bzip2'],
];

export type Recognition = { readonly kind: ProgramKind } | { readonly problem: string };

/** Each kind with what people call it and its usual extensions. */
export function describeKinds(): string {
  const kinds = Object.values(KINDS).map(({ title, extensions }) =>
    extensions.length === 0 ? title : `${title} (${extensions.join(', ')})`,
  );
  return `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`;
}

/** The kind of a file, or a ProgramError that says what to hand in instead. `name` is how the person knows it. */
export async function kindOf(path: string, name = basename(path)): Promise<ProgramKind> {
  const recognition = await recognise(path, name);
  if ('kind' in recognition) return recognition.kind;
  throw new ProgramError('unknown-kind', `${shown(name)} ${recognition.problem}.`);
}

/** The same as a value, for looking through a folder where most files are no programs. */
export function recognise(path: string, name = basename(path)): Promise<Recognition> {
  const extension = extname(name).toLowerCase();
  return withFileBytes(path, async (bytes) => {
    if (bytes.size === 0)
      return { problem: 'is empty: hand in the file again, it may not have been copied completely' };
    const header = await readBinaryHeader(bytes);
    if (header) return fromHeader(header, name);
    const fromContent = fromStart(bytes);
    if (fromContent) return fromContent;
    if (startsWith(bytes, 'PK\x03\x04') || extension === '.jar') {
      if (extension !== '.jar')
        return { problem: 'is an archive: hand it in as a .zip file, or as a .jar if it is Java' };
      const problem = await jarProblem(path);
      return problem ? { problem } : { kind: 'jar' };
    }
    return fromExtension(extension);
  });
}

function fromHeader({ format, role }: BinaryHeader, name: string): Recognition {
  if (format === 'dos') {
    return {
      problem: 'is a 16-bit DOS or Windows program, or damaged: build it for 64-bit Windows and hand in the .exe',
    };
  }
  if (format === 'java-class')
    return { problem: 'is one Java class: pack all classes into a runnable .jar and hand that in' };
  if (role === 'library' || (format === 'elf' && /\.so(\.\d+)*$/i.test(name))) {
    return { problem: 'is a library (a DLL) and cannot be started: hand in the program that uses it, both in a .zip' };
  }
  if (role === 'object') return { problem: 'is compiled but not linked, or damaged: link it and hand in the program' };
  return { kind: format === 'pe' ? 'windows' : format };
}

function fromStart(bytes: FileBytes): Recognition | null {
  const archive = ARCHIVES.find(([start]) => startsWith(bytes, start));
  if (archive) return { problem: `is a ${archive[1]} archive: pack the files as .zip and hand that in` };
  if (!startsWith(bytes, '#!')) return null;
  const shebang = readShebang(bytes.head);
  if (!shebang) return { problem: 'begins with #! but names no interpreter: write for example #!/bin/sh' };
  const interpreter = shebang.interpreter.split('/').at(-1) ?? '';
  if (/^(python|pypy)[\d.]*$/.test(interpreter)) return { kind: 'python' };
  if (/^node(js)?$/.test(interpreter)) return { kind: 'javascript' };
  return { kind: 'script' };
}

function fromExtension(extension: string): Recognition {
  if (extension === '.sh') return { problem: 'does not say what runs it: write #!/bin/sh as its first line' };
  if (SOURCES.has(extension)) return { problem: 'is source code: hand in the compiled program' };
  if (extension === '.exe')
    return { problem: 'is named .exe but is no Windows program: build it again and hand in the new file' };
  const kinds: readonly ProgramKind[] = ['python', 'javascript', 'batch'];
  const kind = kinds.find((kind) => KINDS[kind].extensions.includes(extension));
  return kind ? { kind } : { problem: `is nothing that can be started: hand in ${describeKinds()}` };
}

function startsWith({ head }: FileBytes, start: string): boolean {
  return head.toString('latin1', 0, start.length) === start;
}
