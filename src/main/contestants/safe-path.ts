/**
 * Names of files that strangers chose. A path is taken only if it means the same file on Linux, macOS and Windows, so a
 * contest that moves to another computer still has all its programs, and no name leads out of a program's folder.
 */
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { ProgramError } from './program.ts';

/** Windows' own devices: `NUL.txt` is a device there, too. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\s*\.|$)/i;
/** What Windows does not take in a name. Backslash and colon are streams, drives and folders there. */
const FORBIDDEN = /[<>:"|?*\\/]/;
/** Stands for bytes that were no text: two such names may have been different ones. */
const UNREADABLE = '\ufffd';
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
/** They turn the writing direction, so that a name looks like another. Persian names need none of them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** Most file systems take 255 bytes for a name; Windows takes 260 characters for a path, ours in front included. */
const NAME_BYTES = 255;
const PATH_LENGTH = 180;

/** The parts of a relative path with slashes, or a ProgramError. A slash at the end is for the caller to take away. */
export function safeParts(path: string): string[] {
  const parts = path.split('/');
  const problem = parts.map(nameProblem).find((found) => found !== null);
  if (problem) throw unsafe(path, problem);
  if (path.length > PATH_LENGTH) throw unsafe(path, refusal('path-long', { most: PATH_LENGTH }));
  return parts;
}

/** One string for all the spellings that some file system takes for the same file. */
export function sameFileKey(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

/** A name as it may be shown in a sentence: short, in one line, whatever it is made of. */
export function shown(name: string): string {
  const plain = name.toWellFormed().replace(new RegExp(`${CONTROL.source}|${TURNING.source}`, 'g'), UNREADABLE);
  return plain.length > 80 ? `“${Array.from(plain).slice(0, 80).join('')}…”` : `“${plain}”`;
}

/** What a file that was dropped or uploaded is called here: its base name without what a name may not have. */
export function cleanName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .replace(new RegExp(`${CONTROL.source}|${TURNING.source}`, 'g'), '')
    .replace(new RegExp(`${FORBIDDEN.source}|${UNREADABLE}`, 'g'), '_');
  const short = trimEnd(shorten(trimEnd(plain)));
  if (short === '') return 'program';
  return RESERVED.test(short) ? `_${short}` : short;
}

function nameProblem(name: string): Refusal | null {
  if (name === '..') return refusal('path-climbs');
  if (name === '' || name === '.') return refusal('path-absolute');
  if (!name.isWellFormed() || name.includes(UNREADABLE)) return refusal('path-no-text');
  if (CONTROL.test(name) || TURNING.test(name)) return refusal('path-control');
  if (FORBIDDEN.test(name)) return refusal('path-forbidden');
  if (/[. ]$/.test(name)) return refusal('path-dot-at-end');
  if (RESERVED.test(name)) return refusal('path-device');
  if (Buffer.byteLength(name) > NAME_BYTES) return refusal('path-part-long');
  return null;
}

function unsafe(path: string, why: Refusal): ProgramError {
  return new ProgramError('unsafe-path', refusal('path-unsafe', { name: shown(path), why }));
}

/** The extension is kept, since it may tell the kind. */
function shorten(name: string): string {
  const most = 100;
  const letters = Array.from(name);
  if (letters.length <= most && Buffer.byteLength(name) <= 200) return name;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  let kept = letters.slice(0, most - extension.length);
  while (Buffer.byteLength(kept.join('')) > 200 - extension.length) kept = kept.slice(0, -1);
  return trimEnd(kept.join('')) + extension;
}

function trimEnd(name: string): string {
  return name.replace(/[. ]+$/, '');
}
