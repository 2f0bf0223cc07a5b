/** From what the command line names to what the contest has: the file, a category, a contestant. */
import { Option, type Command } from 'commander';
import { findGame } from '../shared/games/index.ts';
import { LANGUAGES, type Game } from '../shared/games/game.ts';
import { ContestError } from '../main/store/contest-error.ts';
import { ContestFile } from '../main/store/contest-file.ts';
import type { Category } from '../main/store/categories.ts';
import type { Contestant } from '../main/store/contestants.ts';
import { latinDigits, plainText } from '../main/store/plain-text.ts';
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';
import { UsageError } from './usage-error.ts';

/** Opens the contest to change it, and closes it whatever happens. Throws where it may only be read. */
export async function changing<T>(path: string, work: (file: ContestFile) => Promise<T> | T): Promise<T> {
  const { file, readOnly } = ContestFile.open(path);
  try {
    if (readOnly) throw new ContestError(readOnly.code === 'asked' ? 'read-only' : readOnly.code, readOnly.why);
    return await work(file);
  } finally {
    file.close();
  }
}

/** Opens the contest to look at it, which is possible while another Meydan writes it. */
export async function lookingAt<T>(path: string, work: (file: ContestFile) => Promise<T> | T): Promise<T> {
  const file = await openToLook(path);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

/** A contest of an older Meydan is brought up to date first, where that is possible. */
async function openToLook(path: string): Promise<ContestFile> {
  try {
    return ContestFile.open(path, { mode: 'read' }).file;
  } catch (error) {
    if (!(error instanceof ContestError) || error.code !== 'older-version') throw error;
    await changing(path, () => {});
    return ContestFile.open(path, { mode: 'read' }).file;
  }
}

export function gameOf(file: ContestFile): Game {
  const { game: id } = file.info();
  const game = findGame(id);
  if (!game) throw new UsageError(refusal('cli-game-unknown', { game: id }));
  return game;
}

/** All categories where none is named. */
export function categoriesCalled(file: ContestFile, names: readonly string[]): Category[] {
  const all = file.categories.list();
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find((category) => category.name === name) ?? all.find((one) => same(one.name, name));
    if (found) return found;
    const known = all.length > 0 ? all.map((category) => `"${category.name}"`) : refusal('cli-none-yet');
    throw new UsageError(refusal('cli-no-category', { category: name, known }));
  });
}

/** By name, by number, or by `#id` where two have the same name. */
export function contestantCalled(file: ContestFile, said: string): Contestant {
  const all = file.contestants.list();
  const ways: ((one: Contestant) => boolean)[] = [
    ({ id }) => `#${id}` === said,
    ({ name }) => name === said,
    ({ number }) => number !== null && latinDigits(number) === latinDigits(said),
    ({ name }) => same(name, said),
  ];
  for (const way of ways) {
    const [found, ...others] = all.filter(way);
    if (!found) continue;
    if (others.length === 0) return found;
    const choice = [found, ...others].map(({ id, name }) => `#${id} ${name}`);
    throw new UsageError(refusal('cli-several', { said, choice }));
  }
  const near = all.filter(({ name }) => plainText(name).includes(plainText(said)) && plainText(said) !== '');
  if (near.length === 0) throw new UsageError(refusal('cli-nobody', { said }));
  throw new UsageError(refusal('cli-nobody-near', { said, near: near.map(({ name }) => `"${name}"`) }));
}

function same(one: string, other: string): boolean {
  return plainText(one) !== '' && plainText(one) === plainText(other);
}

const CONTEST = 'a contest, NAME.meydan';

export function contestCommand(program: Command, name: string, description: string, example: string): Command {
  return program
    .command(name)
    .description(description)
    .argument('<contest>', CONTEST)
    .addHelpText('after', `\nExample: ${example}`);
}

export function categoryOption(): Option {
  return new Option('--category <name>', 'only this category; can be repeated').argParser(collect).default([], 'all');
}

export function languageOption(): Option {
  return new Option('--language <language>', 'in which language it speaks').choices(LANGUAGES).default('en');
}

/** For an option that can be repeated. */
export function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

/** `name` is the option, or the thing that is asked for. */
export function wholeNumber(name: string | Refusal, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(latinDigits(text)) ? Number(latinDigits(text)) : NaN;
    if (value >= least && value <= most) return value;
    throw new UsageError(refusal('cli-number', { name, least: String(least), most: String(most), said: text }));
  };
}
