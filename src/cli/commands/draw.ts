import { randomInt } from 'node:crypto';
import { Option, type Command } from 'commander';
import { CategoryProgress } from '../../main/tournaments/category-progress.ts';
import type { Category } from '../../main/store/categories.ts';
import type { ContestFile } from '../../main/store/contest-file.ts';
import type { Language } from '../../shared/games/game.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { makeDraw, swapPlaces } from '../../shared/tournament/draw.ts';
import { bracketLines, categoryHeading } from '../bracket-text.ts';
import {
  categoriesCalled,
  categoryOption,
  changing,
  contestantCalled,
  contestCommand,
  gameOf,
  languageOption,
  lookingAt,
  wholeNumber,
} from '../contest-access.ts';
import { formatFrom, isFormatSaid, withFormatOptions, type FormatOptions } from '../format-options.ts';
import { say, warn } from '../say.ts';
import { columnsOf, lineIn, nameIn } from '../terminal-text.ts';
import { UsageError } from '../usage-error.ts';

interface DrawOptions extends FormatOptions {
  readonly category: readonly string[];
  readonly seed?: number;
  readonly swap?: readonly string[];
  readonly show?: true;
  readonly again?: true;
  readonly takeBack?: true;
  readonly language: Language;
  readonly json?: true;
}

export function addDrawCommand(program: Command): void {
  const command = contestCommand(
    program,
    'draw',
    'draw the brackets, or show them',
    'meydan draw class.meydan --seed 7 --best-of 3',
  )
    .addOption(categoryOption())
    .addOption(
      new Option('--seed <number>', 'what is drawn from; the same seed gives the same draw').argParser(
        wholeNumber('--seed', 0, 0xffff_ffff),
      ),
    );
  withFormatOptions(command)
    .option('--swap <contestants...>', 'exchange the places of two contestants')
    .option('--show', 'only show what was drawn')
    .option('--again', 'draw anew what was drawn already; possible until the first game')
    .option('--take-back', 'take the draw back, so that contestants can be added; possible until the first game')
    .addOption(languageOption())
    .option('--json', 'print one JSON object')
    .action(draw);
}

async function draw(path: string, options: DrawOptions): Promise<void> {
  if (options.show) {
    await lookingAt(path, (file) => print(file, drawnOf(file, categoriesCalled(file, options.category)), options));
    return;
  }
  await changing(path, (file) => {
    const categories = categoriesCalled(file, options.category);
    if (options.takeBack) {
      for (const { id } of categories) file.categories.takeBackDraw(id);
      say(options.language, refusal('told-draw-back'));
      return;
    }
    // All of it or nothing, also when there are several categories.
    file.together(() => {
      if (options.swap) swap(file, categories, options.swap);
      else drawAll(file, categories, options);
    });
    print(file, drawnOf(file, categoriesCalled(file, options.category)), options);
  });
}

function drawAll(file: ContestFile, categories: readonly Category[], options: DrawOptions): void {
  if (categories.length === 0) throw new UsageError(refusal('cli-no-categories'));
  const game = gameOf(file);
  const seed = options.seed ?? randomInt(2 ** 32);
  const contestants = file.contestants.list();
  const entrantsOf = ({ id }: Category) => contestants.filter(({ categories: entered }) => entered.includes(id));
  // The groups of a class list may be all that was entered; what was asked for by name is never left out.
  const isNamed = options.category.length > 0 || categories.every((category) => entrantsOf(category).length === 0);
  for (const category of categories) {
    const { id, name, format: before, draw: drawn } = category;
    if (drawn && !options.again) {
      throw new UsageError(refusal('cli-drawn-already', { category: name }));
    }
    const entrants = entrantsOf(category);
    if (entrants.length === 0) {
      if (isNamed) throw new UsageError(refusal('cli-nobody-entered', { category: name }));
      warn(options.language, refusal('told-not-drawn', { category: name }));
      continue;
    }
    const format = formatFrom(game, before, options);
    if (drawn) file.categories.takeBackDraw(id);
    if (isFormatSaid(options)) file.categories.edit(id, { format });
    file.categories.setDraw(id, makeDraw(format, entrants, seed));
    const unarmed = entrants.filter(({ programId, houseBot }) => !programId && !houseBot);
    for (const { name: who } of unarmed) warn(options.language, refusal('told-no-program', { name: who }));
  }
  if (options.category.length > 0) return;
  const idle = contestants.filter(({ categories: entered, disqualified }) => entered.length === 0 && !disqualified);
  for (const { name: who } of idle) warn(options.language, refusal('told-no-category', { name: who }));
}

function swap(file: ContestFile, categories: readonly Category[], said: readonly string[]): void {
  const [one, other, ...more] = said;
  if (one === undefined || other === undefined || more.length > 0) {
    throw new UsageError(refusal('cli-swap-two'));
  }
  const [first, second] = [contestantCalled(file, one), contestantCalled(file, other)];
  const both = categories.filter(({ draw }) => draw?.places.includes(first.id) && draw.places.includes(second.id));
  if (both.length === 0) throw new UsageError(refusal('cli-swap-apart', { one: first.name, other: second.name }));
  for (const { id, draw } of both) {
    if (!draw) continue;
    file.categories.setDraw(id, swapPlaces(draw, draw.places.indexOf(first.id), draw.places.indexOf(second.id)));
  }
}

function drawnOf(file: ContestFile, categories: readonly Category[]): CategoryProgress[] {
  const results = file.games.results();
  const drawn = categories.filter((category) => category.draw !== null);
  if (drawn.length === 0) throw new UsageError(refusal('cli-nothing-drawn'));
  return drawn.map((category) => new CategoryProgress(file, category, results));
}

function print(file: ContestFile, categories: readonly CategoryProgress[], { language, json }: DrawOptions): void {
  const names = new Map(file.contestants.list().map(({ id, name }) => [id, name]));
  if (json) {
    const list = categories.map(({ category, plan }) => ({
      name: category.name,
      format: plan.draw.format,
      seed: plan.draw.randomSeed,
      places: plan.draw.places.map((id) => (id === null ? null : (names.get(id) ?? id))),
      matches: plan.matches().map(({ id, place, sides, state }) => ({
        id,
        ...place,
        sides: sides.map((side) => (side === null ? null : (names.get(side) ?? side))),
        state,
      })),
    }));
    console.log(JSON.stringify({ contest: file.info().name, categories: list }));
    return;
  }
  const text = {
    language,
    width: columnsOf(process.stdout),
    nameOf: (id: string) => nameIn(language, names.get(id) ?? id),
  };
  const blocks = categories.map((category) => [categoryHeading(category, language), ...bracketLines(category, text)]);
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
  console.log(lines.map((line) => lineIn(language, line)).join('\n'));
}
