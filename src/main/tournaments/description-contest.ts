/**
 * Makes the contest file that a description describes: programs imported, everybody entered, every category drawn. It
 * appears under its name only when it is whole, so that a kill on the way leaves nothing half made.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeDraw } from '../../shared/tournament/draw.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { ProgramError } from '../contestants/program.ts';
import { removeTree } from '../contestants/remove-tree.ts';
import { ProgramStore } from '../contestants/store.ts';
import { ContestFile } from '../store/contest-file.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { importClassList } from '../store/import-class-list.ts';
import { DescriptionError, type DescriptionProblem } from './description-problems.ts';
import { assignmentProblem, assignPrograms, programsIn } from './description-programs.ts';
import type { ValuePath } from './description-text.ts';
import type { Description } from './description.ts';

export interface MadeContest {
  /** What the organiser should know, such as who has handed in nothing. */
  readonly notes: readonly Refusal[];
}

/** `path` must be free. Throws a DescriptionError when a program cannot be taken in or belongs to nobody. */
export async function makeContest(description: Description, path: string): Promise<MadeContest> {
  const unfinished = `${path}.unfinished`;
  removeContest(unfinished);
  const work = await mkdtemp(join(tmpdir(), 'meydan-description-'));
  const file = ContestFile.create(unfinished, { name: description.parts.name, game: description.game.id });
  try {
    const notes = await new ContestMaker(description, file, new ProgramStore(work)).make();
    file.close();
    renameSync(unfinished, path);
    return { notes };
  } catch (error) {
    file.close();
    removeContest(unfinished);
    throw error;
  } finally {
    await removeTree(work);
  }
}

function removeContest(path: string): void {
  for (const end of ['', '-wal', '-shm', '.lock']) rmSync(path + end, { force: true });
}

class ContestMaker {
  readonly #description: Description;
  readonly #file: ContestFile;
  readonly #store: ProgramStore;
  readonly #problems: DescriptionProblem[] = [];
  readonly #notes: Refusal[] = [];

  constructor(description: Description, file: ContestFile, store: ProgramStore) {
    this.#description = description;
    this.#file = file;
    this.#store = store;
  }

  async make(): Promise<readonly Refusal[]> {
    const { settings, referee, concurrency } = this.#description.parts;
    this.#file.settings.set('game', settings);
    this.#file.settings.set('referee', referee);
    this.#file.settings.set('concurrency', concurrency);
    this.#addCategories(this.#addMaps());
    const entered = await this.#addContestants();
    importClassList(this.#file, this.#description.students, this.#description.format);
    await this.#handOut();
    if (this.#problems.length > 0) throw new DescriptionError(this.#description.path, this.#problems);
    this.#enter(entered);
    this.#draw();
    this.#file.settings.set('description', this.#description.sha256);
    return this.#notes;
  }

  /** Maps that only some categories play come after the contest's own, which the others then name one by one. */
  #addMaps(): ReadonlyMap<string, number> {
    return new Map([...this.#description.maps].map(([name, map]) => [name, this.#file.maps.add(map)]));
  }

  #addCategories(maps: ReadonlyMap<string, number>): void {
    const { categories, maps: own, name, programs } = this.#description.parts;
    const idsOf = (names: readonly string[]) => names.flatMap((map) => maps.get(map) ?? []);
    const isExtra = maps.size > new Set(own).size;
    for (const category of categories) {
      const named = category.maps.length > 0 ? category.maps : isExtra ? own : [];
      this.#file.categories.add({
        name: category.name,
        format: category.format ?? this.#description.format,
        settings: { game: category.settings, maps: idsOf(named) },
      });
    }
    const grouped = programs !== undefined && this.#description.students.some(({ groups }) => groups.length > 0);
    if (categories.length === 0 && !grouped) this.#file.categories.add({ name, format: this.#description.format });
  }

  /** Returns the categories that each has asked for. */
  async #addContestants(): Promise<ReadonlyMap<ContestantId, readonly string[]>> {
    const entered = new Map<ContestantId, readonly string[]>();
    for (const [index, contestant] of this.#description.parts.contestants.entries()) {
      const { name, number = null, seed = null, notes = '', program, house = null, categories } = contestant;
      const programId =
        program === undefined
          ? null
          : await this.#import(this.#description.pathOf(program), ['contestants', index, 'program']);
      const id = this.#file.contestants.add({ name, number, seed, notes, programId, houseBot: house });
      entered.set(id, categories);
    }
    return entered;
  }

  async #import(path: string, at: ValuePath): Promise<string | null> {
    try {
      const { id } = await this.#store.importPath(path);
      await this.#file.programs.keep(id, this.#store);
      return id;
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      this.#problem(at, error.refusal);
      return null;
    }
  }

  /** The programs of the folder; without a list everybody who is named by a file takes part. */
  async #handOut(): Promise<void> {
    const { programs, acceptSimilarNames } = this.#description.parts;
    if (programs === undefined) return;
    const paths = await programsIn(this.#description.pathOf(programs));
    const without = this.#file.contestants.list().filter(({ programId, houseBot }) => !programId && !houseBot);
    const names = new Map(without.map(({ id, name }) => [id, name]));
    const isListed = this.#description.students.length > 0 || without.length > 0;
    const assignments = assignPrograms(paths, without, { similar: acceptSimilarNames ? 'accept' : 'ask' });
    for (const assignment of assignments) {
      const { path } = assignment;
      const at = ['programs'];
      if (assignment.kind === 'given') {
        const programId = await this.#import(path, at);
        this.#file.contestants.edit(assignment.contestant, { programId });
      } else if (assignment.kind === 'nobody' && !isListed) {
        const programId = await this.#import(path, at);
        this.#file.contestants.add({ name: basename(path).replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, ''), programId });
      } else {
        const why = assignmentProblem(assignment, (id) => names.get(id) ?? id) ?? refusal('whose-nobody');
        const code = assignment.kind === 'similar' ? 'described-similar' : 'described-whose';
        this.#problem(at, refusal(code, { program: basename(path), why }));
      }
    }
  }

  /** Whoever names no category plays in all of them; whoever has handed in nothing plays in none. */
  #enter(asked: ReadonlyMap<ContestantId, readonly string[]>): void {
    const categories = this.#file.categories.list();
    const grouped = new Map(this.#file.contestants.list().map(({ id, categories: groups }) => [id, groups]));
    const playing = this.#file.contestants.list().filter(({ name, programId, houseBot }) => {
      if (programId || houseBot) return true;
      this.#notes.push(refusal('described-without-program', { name }));
      return false;
    });
    for (const { id: category, name } of categories) {
      const entrants = playing.filter(({ id }) => {
        const names = asked.get(id) ?? [];
        if (names.length > 0) return names.includes(name);
        const groups = grouped.get(id) ?? [];
        return groups.length === 0 || groups.includes(category);
      });
      this.#file.categories.setEntrants(
        category,
        entrants.map(({ id }) => id),
      );
    }
  }

  #draw(): void {
    const { drawSeed = randomInt(2 ** 32) } = this.#description.parts;
    const contestants = this.#file.contestants.list();
    for (const { id, name, format } of this.#file.categories.list()) {
      const entrants = contestants.filter(({ categories }) => categories.includes(id));
      if (entrants.length === 0) this.#notes.push(refusal('described-empty-category', { name }));
      else this.#file.categories.setDraw(id, makeDraw(format, entrants, drawSeed));
    }
  }

  #problem(path: ValuePath, why: Refusal): void {
    this.#problems.push({ line: this.#description.lineOf(path), why });
  }
}
