/**
 * Whose program is it? Fifty files are dropped at once, named by fifty people. A student's number decides; then the name,
 * as it is written, nearly so, or as it sounds. What could be two people's, or two files for one, is left to a person.
 */
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { soundOf } from './name-sound.ts';
import { latinDigits, plainText } from './plain-text.ts';
import { slipsBetween } from './slips.ts';

export interface NamedContestant {
  readonly id: ContestantId;
  readonly name: string;
  readonly number: string | null;
}

/** From sure to less sure: the last two are for a person to confirm. */
export const MATCHED_BY = ['number', 'name', 'similar', 'sound'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

export type NameMatch =
  | { readonly file: string; readonly kind: 'matched'; readonly by: MatchedBy; readonly contestant: ContestantId }
  | { readonly file: string; readonly kind: 'several-contestants'; readonly candidates: readonly ContestantId[] }
  /** Others of the dropped files are the same contestant's. */
  | {
      readonly file: string;
      readonly kind: 'several-files';
      readonly contestant: ContestantId;
      readonly files: string[];
    }
  | { readonly file: string; readonly kind: 'unmatched' };

interface Words {
  readonly words: readonly string[];
  /** All of them without spaces. */
  readonly joined: string;
}

interface Known {
  readonly id: ContestantId;
  readonly number: string;
  readonly name: Words;
  readonly sounds: readonly string[];
}

/** One answer for each file, in the same order. */
export function matchNames(files: readonly string[], contestants: readonly NamedContestant[]): NameMatch[] {
  const known = contestants.map(({ id, name, number }): Known => {
    const words = wordsOf(name);
    return { id, number: plainText(number ?? '').replaceAll(' ', ''), name: words, sounds: soundsOf(words) };
  });
  const matches = files.map((file) => matchFile(file, known));
  const filesOf = Map.groupBy(
    matches.filter((match) => match.kind === 'matched'),
    ({ contestant }) => contestant,
  );
  return matches.map((match) => {
    const same = match.kind === 'matched' ? (filesOf.get(match.contestant) ?? []) : [];
    if (match.kind !== 'matched' || same.length < 2) return match;
    const others = same.filter((other) => other !== match).map(({ file }) => file);
    return { file: match.file, kind: 'several-files', contestant: match.contestant, files: others };
  });
}

function matchFile(file: string, known: readonly Known[]): NameMatch {
  const stem = stemOf(file);
  const words = wordsOf(stem);
  const ways: [MatchedBy, () => Known[]][] = [
    ['number', () => byNumber(stem, words, known)],
    ['name', () => byName(words, known)],
    ['similar', () => bySimilarity(words, known)],
    ['sound', () => bySound(words, known)],
  ];
  for (const [by, look] of ways) {
    const [first, ...others] = look();
    if (!first) continue;
    if (others.length === 0) return { file, kind: 'matched', by, contestant: first.id };
    return { file, kind: 'several-contestants', candidates: [first, ...others].map(({ id }) => id) };
  }
  return { file, kind: 'unmatched' };
}

/** A number counts only as a whole: 123 is not in 91234. */
function byNumber(stem: string, { joined }: Words, known: readonly Known[]): Known[] {
  const runs = new Set((latinDigits(stem).match(/\d+/g) ?? []).filter((run) => run.length >= 3));
  return known.filter(({ number }) =>
    /^\d+$/.test(number) ? runs.has(number) : number.length >= 3 && joined.includes(number),
  );
}

/** Every word of the name is there. A longer name that is there as a whole is meant rather than a part of it. */
function byName({ words, joined }: Words, known: readonly Known[]): Known[] {
  const found = known.filter(
    ({ name }) =>
      name.joined.length >= 2 &&
      (name.words.every((word) => words.includes(word)) || (name.joined.length >= 5 && joined.includes(name.joined))),
  );
  return longest(found, ({ name }) => name.joined.length);
}

/** A slip or two in the whole name, in either order; or a word of the name that nobody else has. */
function bySimilarity({ words, joined }: Words, known: readonly Known[]): Known[] {
  const letters = joined.replace(/\d+/g, '');
  const near = known.map((one) => {
    const turned = one.name.words.toReversed().join('');
    const most = Math.floor(turned.length / 5);
    return { one, slips: Math.min(...[one.name.joined, turned].map((name) => slipsBetween(letters, name, most))) };
  });
  const least = Math.min(Infinity, ...near.map(({ slips }) => slips));
  if (least < Infinity) return near.filter(({ slips }) => slips === least).map(({ one }) => one);
  return known.filter(({ name }) => name.words.some((word) => word.length >= 4 && words.includes(word)));
}

function bySound(file: Words, known: readonly Known[]): Known[] {
  const heard = soundsOf(file);
  const whole = heard.join('');
  const found = known.filter(({ sounds }) => {
    const said = sounds.join('');
    if (said.length < 3) return false;
    return sounds.every((sound) => heard.includes(sound)) || whole === said || whole === sounds.toReversed().join('');
  });
  return longest(found, ({ sounds }) => sounds.join('').length);
}

function longest(found: readonly Known[], lengthOf: (one: Known) => number): Known[] {
  const most = Math.max(0, ...found.map(lengthOf));
  return found.filter((one) => lengthOf(one) === most);
}

function soundsOf({ words }: Words): string[] {
  return words.map(soundOf).filter((sound) => sound !== '');
}

/** `AliRezaei2` is three words. */
function wordsOf(text: string): Words {
  const apart = text
    .slice(0, 400)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2');
  const words = plainText(apart)
    .split(' ')
    .filter((word) => word !== '');
  return { words, joined: words.join('') };
}

function stemOf(file: string): string {
  const base = file.split(/[/\\]/).at(-1) ?? '';
  return base.replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, '');
}
