/** The reception desk: takes programs in, finds out whose they are, and enters their contestants. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { launchCommand } from '../main/contestants/launch-table.ts';
import { ProgramError, type Program } from '../main/contestants/program.ts';
import { removeTree } from '../main/contestants/remove-tree.ts';
import { ProgramStore } from '../main/contestants/store.ts';
import type { Category } from '../main/store/categories.ts';
import type { ContestFile } from '../main/store/contest-file.ts';
import type { Contestant } from '../main/store/contestants.ts';
import { plainText } from '../main/store/plain-text.ts';
import { assignmentProblem, assignPrograms, type Assignment } from '../main/tournaments/description-programs.ts';
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';
import type { ContestantId } from '../shared/tournament/tournament.ts';
import { gameOf } from './contest-access.ts';
import { UsageError } from './usage-error.ts';

export interface HandIn {
  /** The program's file, or `house:greedy`. */
  readonly what: string;
  /** Null when it was not added; then the first remark says why. */
  readonly contestant: ContestantId | null;
  readonly remarks: readonly Refusal[];
}

export interface ReceptionOptions {
  /** The categories to enter; the first that is not drawn, where none was named. */
  readonly categories: readonly number[] | null;
  readonly similar: 'accept' | 'ask';
  /** What happens to a program that the contestant has already. */
  readonly present: 'keep' | 'replace';
  /** For one program: what it is said to be. */
  readonly details: { readonly name: string | null; readonly number: string | null; readonly seed: number | null };
}

export class Reception {
  readonly #file: ContestFile;
  readonly #options: ReceptionOptions;
  readonly #folder: string;
  readonly #store: ProgramStore;

  constructor(file: ContestFile, options: ReceptionOptions) {
    this.#file = file;
    this.#options = options;
    this.#folder = mkdtempSync(join(tmpdir(), 'meydan-add-'));
    this.#store = new ProgramStore(this.#folder);
  }

  close(): Promise<void> {
    return removeTree(this.#folder);
  }

  /** Those of a class list who are in no group, and everybody of it where categories were named. */
  enterListed(ids: readonly ContestantId[]): void {
    const grouped = new Map(this.#file.contestants.list().map(({ id, categories }) => [id, categories.length > 0]));
    this.#enter(ids.filter((id) => this.#options.categories !== null || !grouped.get(id)));
  }

  house(bot: string): HandIn {
    const game = gameOf(this.#file);
    if (!Object.hasOwn(game.bots, bot)) {
      throw new UsageError(refusal('cli-no-bot', { game: game.id, bot, known: Object.keys(game.bots) }));
    }
    this.#refuseDrawn();
    const { details } = this.#options;
    const id = this.#file.contestants.add({ ...details, name: details.name ?? this.#freeName(bot), houseBot: bot });
    this.#enter([id]);
    return { what: `house:${bot}`, contestant: id, remarks: [] };
  }

  async programs(paths: readonly string[]): Promise<HandIn[]> {
    const known = this.#file.contestants.list();
    const { name } = this.#options.details;
    const isListed = name === null && known.some(({ programId, houseBot }) => !programId && !houseBot);
    const handIns: HandIn[] = [];
    if (isListed) {
      for (const assignment of assignPrograms(paths, known, { similar: this.#options.similar })) {
        handIns.push(await this.#receive(assignment, 'listed'));
      }
      return handIns;
    }
    for (const path of paths) {
      const assignment = assignByName(path, name ?? stemOf(path), this.#file.contestants.list());
      handIns.push(await this.#receive(assignment, 'anybody'));
    }
    return handIns;
  }

  async #receive(assignment: Assignment, who: 'listed' | 'anybody'): Promise<HandIn> {
    const what = basename(assignment.path);
    const refused = (why: Refusal): HandIn => ({ what, contestant: null, remarks: [why] });
    try {
      const given = assignment.kind === 'given' ? this.#file.contestants.get(assignment.contestant) : null;
      if (!given && (who === 'listed' || assignment.kind !== 'nobody')) return refused(this.#whyNot(assignment));
      if (given && (given.programId ?? given.houseBot) !== null && this.#options.present === 'keep') {
        return refused(refusal('hand-in-has-one', { name: given.name }));
      }
      if (!given) this.#refuseDrawn();
      const program = await this.#store.importPath(assignment.path);
      const twin = this.#file.contestants
        .list()
        .find(({ id, programId }) => programId === program.id && id !== given?.id);
      const { name } = this.#options.details;
      if (twin && !given && name === null) {
        return refused(refusal('hand-in-same', { name: twin.name }));
      }
      await this.#file.programs.keep(program.id, this.#store);
      const contestant = this.#contestantFor(given, what, program);
      const remarks = [
        ...(await this.#twins(contestant, program)),
        ...(await this.#launchProblem(program)),
        ...(assignment.kind === 'given' && assignment.by !== 'number' && assignment.by !== 'name'
          ? [refusal(assignment.by === 'sound' ? 'hand-in-by-sound' : 'hand-in-by-look')]
          : []),
      ];
      return { what, contestant, remarks };
    } catch (error) {
      if (error instanceof ProgramError) return refused(refusal('hand-in-cannot-play', { why: error.refusal }));
      throw error;
    }
  }

  #contestantFor(given: Contestant | null, what: string, { id: programId }: Program): ContestantId {
    const { name, number, seed } = this.#options.details;
    if (given) {
      const changes = { ...(number === null ? {} : { number }), ...(seed === null ? {} : { seed }) };
      this.#file.contestants.edit(given.id, { programId, houseBot: null, ...changes });
      if (given.categories.length === 0 || this.#options.categories !== null) this.#enter([given.id]);
      return given.id;
    }
    const id = this.#file.contestants.add({ name: name ?? stemOf(what), number, seed, programId });
    this.#enter([id]);
    return id;
  }

  /** Others who have handed in the same, under whatever name: it is told, and nobody is accused. */
  async #twins(contestant: ContestantId, { id }: Program): Promise<Refusal[]> {
    const same = (await this.#file.programs.alike()).find((ids) => ids.includes(id)) ?? [id];
    const others = this.#file.contestants
      .list()
      .filter(({ id: other, programId }) => other !== contestant && programId !== null && same.includes(programId));
    return others.length === 0 ? [] : [refusal('hand-in-twin', { names: others.map(({ name }) => name) })];
  }

  /** It is taken all the same: the contest may be run elsewhere. */
  async #launchProblem(program: Program): Promise<Refusal[]> {
    try {
      await launchCommand(program, this.#store.filesOf(program.id));
      return [];
    } catch (error) {
      if (error instanceof ProgramError) return [refusal('hand-in-not-here', { why: error.refusal })];
      throw error;
    }
  }

  #whyNot(assignment: Assignment): Refusal {
    const why = assignmentProblem(assignment, (id) => this.#file.contestants.get(id).name) ?? refusal('whose-nobody');
    if (assignment.kind === 'several-files') return why;
    return refusal(assignment.kind === 'similar' ? 'hand-in-accept' : 'hand-in-alone', { why });
  }

  /** Before anything is taken in: a contestant who cannot play would only be in the way. */
  #refuseDrawn(): void {
    const drawn = this.#categories().find(({ draw }) => draw !== null);
    if (!drawn) return;
    throw new UsageError(refusal('cli-drawn-closed', { category: drawn.name }));
  }

  /** Where all are drawn, the first of them is what keeps somebody new out. */
  #categories(): Category[] {
    const all = this.#file.categories.list();
    const wanted = this.#options.categories;
    if (wanted !== null) return all.filter(({ id }) => wanted.includes(id));
    const open = this.#file.categories.firstOpen() ?? all[0]?.id;
    return all.filter(({ id }) => id === open);
  }

  #enter(ids: readonly ContestantId[]): void {
    if (ids.length === 0) return;
    for (const { id } of this.#categories()) {
      const there = this.#file.categories.entrants(id);
      const fresh = ids.filter((contestant) => !there.includes(contestant));
      if (fresh.length > 0) this.#file.categories.enter(id, fresh);
    }
  }

  #freeName(bot: string): string {
    const names = new Set(this.#file.contestants.list().map(({ name }) => name));
    let name = bot;
    for (let number = 2; names.has(name); number += 1) name = `${bot} ${number}`;
    return name;
  }
}

function stemOf(path: string): string {
  return basename(path).replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, '');
}

/** Said by a person: somebody who is there, or somebody new. */
function assignByName(path: string, name: string, known: readonly Contestant[]): Assignment {
  const found = known.filter(
    (one) => one.name === name || (plainText(name) !== '' && plainText(one.name) === plainText(name)),
  );
  const [first, ...others] = found;
  if (!first) return { path, kind: 'nobody' };
  if (others.length > 0) return { path, kind: 'several-contestants', candidates: found.map(({ id }) => id) };
  return { path, kind: 'given', contestant: first.id, by: 'name' };
}
