/**
 * What a file that was handed in is: its first bytes tell, and its name only where they cannot. What cannot be started
 * is refused here, while the person who handed it in is still there, with the reason that fits.
 */
import { basename, extname } from 'node:path';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { readBinaryHeader, type BinaryHeader } from './binary-header.ts';
import { withFileBytes, type FileBytes } from './file-bytes.ts';
import { jarProblem } from './jar.ts';
import { ProgramError, type ProgramKind } from './program.ts';
import { shown } from './safe-path.ts';
import { readShebang } from './shebang.ts';

/** Kinds that only the name tells; the sentence `kind-nothing` lists all that is accepted. */
const EXTENSIONS: Readonly<Record<string, ProgramKind>> = {
  '.py': 'python',
  '.js': 'javascript',
  '.mjs': 'javascript',
  '.cjs': 'javascript',
  '.cmd': 'batch',
  '.bat': 'batch',
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

export type Recognition = { readonly kind: ProgramKind } | { readonly problem: Refusal };

/** The kind of a file, or a ProgramError that says what to hand in instead. `name` is how the person knows it. */
export async function kindOf(path: string, name = basename(path)): Promise<ProgramKind> {
  const recognition = await recognise(path, name);
  if ('kind' in recognition) return recognition.kind;
  throw new ProgramError('unknown-kind', recognition.problem);
}

/** The same as a value, for looking through a folder where most files are no programs. */
export function recognise(path: string, name = basename(path)): Promise<Recognition> {
  const extension = extname(name).toLowerCase();
  return withFileBytes(path, async (bytes) => {
    if (bytes.size === 0) return { problem: refusal('kind-empty', { name: shown(name) }) };
    const header = await readBinaryHeader(bytes);
    if (header) return fromHeader(header, name);
    const fromContent = fromStart(bytes, name);
    if (fromContent) return fromContent;
    if (startsWith(bytes, 'PK\x03\x04') || extension === '.jar') {
      if (extension !== '.jar') return { problem: refusal('kind-archive', { name: shown(name) }) };
      const problem = await jarProblem(path, shown(name));
      return problem ? { problem } : { kind: 'jar' };
    }
    return fromExtension(extension, name);
  });
}

function fromHeader({ format, role }: BinaryHeader, fileName: string): Recognition {
  const name = shown(fileName);
  if (format === 'dos') return { problem: refusal('kind-dos', { name }) };
  if (format === 'java-class') return { problem: refusal('kind-java-class', { name }) };
  if (role === 'library' || (format === 'elf' && /\.so(\.\d+)*$/i.test(fileName))) {
    return { problem: refusal('kind-library', { name }) };
  }
  if (role === 'object') return { problem: refusal('kind-not-linked', { name }) };
  return { kind: format === 'pe' ? 'windows' : format };
}

function fromStart(bytes: FileBytes, fileName: string): Recognition | null {
  const name = shown(fileName);
  const archive = ARCHIVES.find(([start]) => startsWith(bytes, start));
  if (archive) return { problem: refusal('kind-other-archive', { name, format: archive[1] }) };
  if (!startsWith(bytes, '#!')) return null;
  const shebang = readShebang(bytes.head);
  if (!shebang) return { problem: refusal('kind-no-interpreter-named', { name }) };
  const interpreter = shebang.interpreter.split('/').at(-1) ?? '';
  if (/^(python|pypy)[\d.]*$/.test(interpreter)) return { kind: 'python' };
  if (/^node(js)?$/.test(interpreter)) return { kind: 'javascript' };
  return { kind: 'script' };
}

function fromExtension(extension: string, fileName: string): Recognition {
  const name = shown(fileName);
  if (extension === '.sh') return { problem: refusal('kind-shell-without-line', { name }) };
  if (SOURCES.has(extension)) return { problem: refusal('kind-source', { name }) };
  if (extension === '.exe') return { problem: refusal('kind-no-exe', { name }) };
  const kind = EXTENSIONS[extension];
  return kind ? { kind } : { problem: refusal('kind-nothing', { name }) };
}

function startsWith({ head }: FileBytes, start: string): boolean {
  return head.toString('latin1', 0, start.length) === start;
}
