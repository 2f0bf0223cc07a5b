/**
 * A whole contest in one file, YAML or JSON: read, and checked against the game, the files that it names and itself.
 * What comes out can be made into a contest (description-contest.ts); what is wrong is told all at once.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Game, Language } from '../../shared/games/game.ts';
import { findGame, games } from '../../shared/games/index.ts';
import type { Format } from '../../shared/tournament/tournament.ts';
import { withoutField } from '../../shared/refusals/issues.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { formatProblem, usualFormat } from '../../shared/tournament/fitting-formats.ts';
import { readClassList, type ListedStudent } from '../store/class-list.ts';
import { plainText } from '../store/plain-text.ts';
import { readDescribedMaps } from './description-maps.ts';
import { DescriptionError, suggestion, type DescriptionProblem } from './description-problems.ts';
import {
  parseParts,
  type DescribedCategory,
  type DescribedContestant,
  type Parts,
  type RightEntries,
} from './description-schema.ts';
import { parseDescription, type DescriptionText, type ValuePath } from './description-text.ts';

export interface Description {
  readonly path: string;
  /** Of its text: a description that was changed is another one. */
  readonly sha256: string;
  readonly game: Game;
  readonly parts: Parts;
  /** The maps of the contest, then those that only a category has. */
  readonly maps: ReadonlyMap<string, unknown>;
  readonly students: readonly ListedStudent[];
  /** Of categories that do not say their own. */
  readonly format: Format;
  /** The absolute path of something that the description names. */
  pathOf(named: string): string;
  lineOf(path: ValuePath): number;
}

/**
 * `maps` is the folder of those that come with Meydan, `language` that of its reader. Throws a DescriptionError with
 * everything that is wrong.
 */
export async function readDescription(path: string, maps: string, language: Language): Promise<Description> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const isAbsent = error.code === 'ENOENT';
    const why = isAbsent ? refusal('described-absent') : refusal('described-unreadable', { said: error.message });
    throw new DescriptionError(path, [{ line: null, why }]);
  });
  const text = parseDescription(bytes.toString('utf8'));
  if (text.problems.length > 0) throw new DescriptionError(path, text.problems);
  return new DescriptionReader(path, text, createHash('sha256').update(bytes).digest('hex')).read(maps, language);
}

class DescriptionReader {
  readonly #path: string;
  readonly #text: DescriptionText;
  readonly #sha256: string;
  readonly #problems: DescriptionProblem[];
  readonly #parts: Partial<Parts>;
  readonly #contestants: RightEntries<DescribedContestant>;
  readonly #categories: RightEntries<DescribedCategory>;

  constructor(path: string, text: DescriptionText, sha256: string) {
    this.#path = path;
    this.#text = text;
    this.#sha256 = sha256;
    const { parts, contestants, categories, problems } = parseParts(text);
    this.#parts = parts;
    this.#contestants = contestants;
    this.#categories = categories;
    this.#problems = [...problems];
  }

  async read(shipped: string, language: Language): Promise<Description> {
    const game = this.#game();
    this.#checkFormats(game);
    this.#checkContestants(game);
    this.#checkNames();
    const maps = game ? await this.#maps(game, shipped, language) : new Map<string, unknown>();
    await this.#checkFiles();
    const students = await this.#students();
    if (this.#problems.length > 0 || !game) throw new DescriptionError(this.#path, this.#problems);
    const parts = this.#parts as Parts;
    return {
      path: this.#path,
      sha256: this.#sha256,
      game,
      parts,
      maps,
      students,
      format: parts.format ?? usualFormat(game),
      pathOf: (named) => this.#pathOf(named),
      lineOf: (at) => this.#text.lineOf(at),
    };
  }

  #problem(path: ValuePath, why: Refusal): void {
    this.#problems.push({ line: this.#text.lineOf(path), why });
  }

  #pathOf(named: string): string {
    return resolve(dirname(this.#path), named);
  }

  #game(): Game | null {
    const { game: id, settings = {} } = this.#parts;
    if (id === undefined) return null;
    const game = findGame(id);
    if (!game) {
      const ids = games.map((known) => known.id);
      this.#problem(['game'], refusal('described-no-game', { game: id, hint: suggestion(id, ids) }));
      return null;
    }
    this.#checkSettings(game, ['settings'], settings);
    for (const [index, category] of this.#categories) {
      this.#checkSettings(game, ['categories', index, 'settings'], category.settings);
    }
    return game;
  }

  #checkSettings(game: Game, path: ValuePath, settings: Readonly<Record<string, unknown>>): void {
    const known = Object.keys(game.settings.shape);
    for (const key of Object.keys(settings).filter((name) => !known.includes(name))) {
      const hint = suggestion(key, known);
      this.#problem([...path, key], refusal('described-no-setting', { game: game.id, setting: key, hint }));
    }
    const right = Object.fromEntries(Object.entries(settings).filter(([name]) => known.includes(name)));
    for (const issue of game.settings.safeParse(right).error?.issues ?? []) {
      const at = issue.path.map(String);
      const why = withoutField(issue);
      this.#problem([...path, ...at], refusal('described-setting', { setting: at.join('.'), why }));
    }
  }

  #checkFormats(game: Game | null): void {
    if (!game) return;
    const { format } = this.#parts;
    const problem = format ? formatProblem(game, format) : null;
    if (problem !== null) this.#problem(['format'], problem);
    for (const [index, category] of this.#categories) {
      const wrong = category.format ? formatProblem(game, category.format) : null;
      if (wrong !== null) this.#problem(['categories', index, 'format'], wrong);
    }
  }

  #checkContestants(game: Game | null): void {
    const bots = game ? Object.keys(game.bots) : [];
    for (const [index, { name, program, house }] of this.#contestants) {
      const path = ['contestants', index];
      if (program !== undefined && house !== undefined) {
        this.#problem(path, refusal('described-two-players', { name }));
      }
      if (house !== undefined && game && !bots.includes(house)) {
        const hint = suggestion(house, bots);
        this.#problem([...path, 'house'], refusal('described-no-bot', { game: game.id, bot: house, hint }));
      }
      if (program === undefined && house === undefined && this.#parts.programs === undefined) {
        this.#problem(path, refusal('described-no-player', { name }));
      }
    }
    const { contestants, programs, classList } = this.#parts;
    if (contestants?.length === 0 && programs === undefined && classList === undefined) {
      this.#problem([], refusal('described-nobody'));
    }
    if (classList !== undefined && programs === undefined) {
      this.#problem(['classList'], refusal('described-list-alone'));
    }
  }

  /** Two of a name could not be told apart later. */
  #checkNames(): void {
    const names = (entries: RightEntries<{ readonly name: string }>) =>
      [...entries].map(([i, { name }]) => [i, name] as const);
    this.#checkTwins(names(this.#contestants), 'contestants', 'name');
    this.#checkTwins(
      [...this.#contestants].flatMap(([i, { number }]) => (number === undefined ? [] : [[i, number] as const])),
      'contestants',
      'number',
    );
    this.#checkTwins(names(this.#categories), 'categories', 'name');
    // A category that is wrong itself has been told already.
    const known = this.#parts.categories?.map(({ name }) => name);
    if (!known) return;
    for (const [index, { categories: entered }] of this.#contestants) {
      entered.forEach((category, place) => {
        if (known.includes(category)) return;
        const path = ['contestants', index, 'categories', place];
        const hint = known.length > 0 ? suggestion(category, known) : refusal('described-new-category');
        this.#problem(path, refusal('described-no-category', { category, hint }));
      });
    }
  }

  #checkTwins(names: readonly (readonly [number, string])[], key: string, field: 'name' | 'number'): void {
    const seen = new Map<string, number>();
    for (const [index, name] of names) {
      const first = seen.get(plainText(name) || name);
      if (first === undefined) seen.set(plainText(name) || name, index);
      else {
        const line = this.#text.lineOf([key, first, field]);
        this.#problem([key, index, field], refusal(`described-same-${field}`, { said: name, line }));
      }
    }
  }

  async #maps(game: Game, shipped: string, language: Language): Promise<ReadonlyMap<string, unknown>> {
    const { maps: own = [], settings = {} } = this.#parts;
    const named = [
      ...own.map((map, index) => ({ map, path: ['maps', index], settings })),
      ...[...this.#categories].flatMap(([place, category]) =>
        category.maps.map((map, index) => ({
          map,
          path: ['categories', place, 'maps', index],
          settings: { ...settings, ...category.settings },
        })),
      ),
    ];
    const places = { shipped, language, pathOf: (map: string) => this.#pathOf(map) };
    const { maps, problems } = await readDescribedMaps(game, named, places);
    for (const { path, why } of problems) this.#problem(path, why);
    return maps;
  }

  async #checkFiles(): Promise<void> {
    for (const [index, { program }] of this.#contestants) {
      if (program !== undefined) await this.#mustBe('there', program, ['contestants', index, 'program']);
    }
    const { programs, classList } = this.#parts;
    if (programs !== undefined) await this.#mustBe('a folder', programs, ['programs']);
    if (classList !== undefined) await this.#mustBe('a file', classList, ['classList']);
  }

  async #mustBe(what: 'there' | 'a folder' | 'a file', named: string, path: ValuePath): Promise<void> {
    const found = await stat(this.#pathOf(named)).catch(() => null);
    const file = named;
    if (!found) this.#problem(path, refusal('described-not-there', { file, place: this.#pathOf(named) }));
    else if (what === 'a folder' && !found.isDirectory()) this.#problem(path, refusal('described-no-folder', { file }));
    else if (what === 'a file' && !found.isFile()) this.#problem(path, refusal('described-no-file', { file }));
  }

  async #students(): Promise<readonly ListedStudent[]> {
    const { classList } = this.#parts;
    if (classList === undefined) return [];
    const bytes = await readFile(this.#pathOf(classList)).catch(() => null);
    // That it is not there was told already.
    if (!bytes) return [];
    const { students, problems } = readClassList(bytes);
    for (const { line, why, kept } of problems) {
      if (!kept) this.#problem(['classList'], refusal('told-line', { file: classList, line, why }));
    }
    if (students.length === 0) this.#problem(['classList'], refusal('cli-no-students', { file: classList }));
    return students;
  }
}
