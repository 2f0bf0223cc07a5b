/**
 * Programs that are dropped, one or fifty. Each is looked at for itself: whose it is, whether it is there already, what
 * is wrong with it. What only a person can decide waits for them; whatever cannot be used is explained.
 */
import { BridgeError } from '../../shared/bridge.ts';
import type { Drop } from '../../shared/bridge/contestants.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { ChooseEntryError, ProgramError, type Program } from '../contestants/program.ts';
import { submissionsIn, type Submissions } from '../contestants/submissions.ts';
import { ContestError } from '../store/contest-error.ts';
import type { Contestant } from '../store/contestants.ts';
import { matchNames, type NameMatch } from '../store/match-names.ts';
import { plainText } from '../store/plain-text.ts';
import { categoryToEnter } from './contest-contestants.ts';
import type { ContestDesk } from './contest-desk.ts';
import type { OpenContest } from './open-contest.ts';
import { readableName, unusedName } from './program-name.ts';
import { saidOfDisk } from './upload.ts';
import type { Uploads } from './uploads.ts';

export interface Settlement {
  readonly upload: string;
  /** The file that is started, as a person chose it. */
  readonly entry?: string | undefined;
  /** Whose it is, as a person said: null is somebody new; undefined leaves it to the name. */
  readonly contestant?: ContestantId | null | undefined;
  readonly category?: number | undefined;
}

export type OnTaken = (contestant: ContestantId) => void;

type Taken = Extract<Drop, { readonly contestant: string }>;

/** Whom a program goes to: a contestant, somebody new, or one of several that a person chooses among. */
type Owner = { readonly kind: 'one'; readonly contestant: Contestant } | { readonly kind: 'new' } | Asking;
type Group = symbol | string;
type Asking = { readonly kind: 'ask'; readonly contestants: readonly ContestantId[] };

export class Dropping {
  readonly #desk: ContestDesk;
  readonly #uploads: Uploads;
  readonly #onTaken: OnTaken;
  /** What a person decided already while the other question was open. */
  readonly #entries = new Map<string, string>();
  /** One program after the other, whoever drops them: a disk does not get quicker by two. */
  #turn: Promise<unknown> = Promise.resolve();

  /** `onTaken` hears of everybody who has got a program. */
  constructor(desk: ContestDesk, uploads: Uploads, onTaken: OnTaken) {
    this.#desk = desk;
    this.#uploads = uploads;
    this.#onTaken = onTaken;
  }

  /** One answer for each upload, in the same order. What has the same `group` is undone together, also over several calls. */
  async drop(
    uploads: readonly string[],
    category: number | undefined,
    group: Group = Symbol('drop'),
  ): Promise<readonly Drop[]> {
    const contest = this.#desk.open;
    contest.refuseReadOnly();
    placeOf(contest, category);
    const names = uploads.map((upload) => this.#uploads.nameOf(upload) ?? '');
    const matches = matchNames(names, contest.file.contestants.list().filter(hasNothing));
    return await contest.busy(async () => {
      const drops: Drop[] = [];
      for (const [index, upload] of uploads.entries()) {
        const match = matches[index];
        const isOurs = (owner: ContestantId) => drops.some((drop) => 'contestant' in drop && drop.contestant === owner);
        const ownerOf = (name: string) => guessOwner(contest, name, match, isOurs);
        drops.push(await this.#inTurn(() => this.#take(contest, { upload, category }, group, ownerOf)));
      }
      return drops;
    });
  }

  /** Each of the programs that lie in it is dropped for itself; what else lies there was told, and is left out. */
  async takeApart(upload: string, category: number | undefined): Promise<readonly Drop[]> {
    const contest = this.#desk.open;
    contest.refuseReadOnly();
    placeOf(contest, category);
    const apart = await this.#uploads.divide(upload, submissionsIn);
    this.#entries.delete(upload);
    return await this.drop(apart, category);
  }

  /** Goes on with one that had to be decided. */
  async settle(settlement: Settlement): Promise<Drop> {
    const contest = this.#desk.open;
    contest.refuseReadOnly();
    placeOf(contest, settlement.category);
    const { upload, contestant } = settlement;
    if (typeof contestant === 'string') contest.file.contestants.get(contestant);
    const ownerOf = (name: string): Owner => {
      if (contestant === null) return { kind: 'new' };
      if (contestant !== undefined) return { kind: 'one', contestant: contest.file.contestants.get(contestant) };
      const [match] = matchNames([name], contest.file.contestants.list().filter(hasNothing));
      return guessOwner(contest, name, match, () => false);
    };
    if (settlement.entry !== undefined) this.#entries.set(upload, settlement.entry);
    const isSaid = contestant !== undefined;
    return await contest.busy(() =>
      this.#inTurn(() => this.#take(contest, settlement, Symbol('settled'), ownerOf, isSaid)),
    );
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => {});
    return next;
  }

  async #take(
    contest: OpenContest,
    { upload, category }: Settlement,
    group: Group,
    ownerOf: (name: string) => Owner,
    isSaid = false,
  ): Promise<Drop> {
    const name = this.#uploads.nameOf(upload) ?? '';
    try {
      const program = await this.#bringIn(contest, upload);
      const same = contest.file.contestants.list().filter(({ programId }) => programId === program.id);
      const owner = ownerOf(name);
      const isTheirs = owner.kind === 'one' && owner.contestant.programId === program.id;
      // Two may hand in the same; whose it is must be known, and the list of contestants remarks on it.
      const isForOne = owner.kind === 'one' && same.every(({ id }) => id !== owner.contestant.id);
      if (isTheirs || (same.length > 0 && !isSaid && !isForOne)) {
        await this.#done(upload);
        return { upload, name, outcome: 'duplicate', contestants: same.map(({ id }) => id) };
      }
      if (owner.kind === 'ask') return { upload, name, outcome: 'ambiguous', contestants: owner.contestants };
      const taken = this.#give(contest, { program, fileName: name }, owner, group, category);
      await this.#done(upload);
      this.#onTaken(taken.contestant);
      return { upload, name, ...taken };
    } catch (thrown) {
      const error = saidOfDisk(thrown);
      const candidates = error instanceof ChooseEntryError ? error.candidates : [];
      const code = isForPeople(error) ? error.code : 'failed';
      const hasNoEntry = candidates.length > 0 || (code === 'no-entry' && !this.#entries.has(upload));
      const apart = hasNoEntry ? await this.#apart(upload) : null;
      if (apart || candidates.length > 0) {
        this.#entries.delete(upload);
        return { upload, name, outcome: 'choose', candidates, apart };
      }
      // A full disk may be emptied; a program that cannot be used stays one.
      if (error instanceof ProgramError) await this.#done(upload);
      const isKept = this.#uploads.nameOf(upload) !== null;
      return { upload, name, outcome: 'refused', code, refusal: refusalOf(error), isKept };
    }
  }

  async #bringIn(contest: OpenContest, upload: string): Promise<Program> {
    const entry = this.#entries.get(upload);
    const options = entry === undefined ? {} : { entry };
    const program = await this.#uploads.use(upload, ({ path }) => contest.programs.importPath(path, options));
    return await contest.file.programs.keep(program.id, contest.programs);
  }

  #give(
    { file }: OpenContest,
    { program, fileName }: { readonly program: Program; readonly fileName: string },
    owner: Exclude<Owner, Asking>,
    group: Group,
    category: number | undefined,
  ): Pick<Taken, 'outcome' | 'contestant' | 'isLate'> {
    const tables = ['contestants', 'entrants'] as const;
    const areas = ['contestants', 'categories'] as const;
    if (owner.kind === 'one') {
      const { id, name, programId, categories } = owner.contestant;
      const change = { what: 'contestant-edited', details: { id, name }, tables, areas, group } as const;
      return this.#desk.change(change, (contest) => {
        file.contestants.edit(id, { programId: program.id, houseBot: null });
        const isIdle = categories.length === 0;
        const enters = isIdle ? placeOf(contest, category) : null;
        if (enters !== null) file.categories.enter(enters, [id]);
        return {
          outcome: programId === null ? 'given' : 'replaced',
          contestant: id,
          isLate: isIdle && enters === null,
        };
      });
    }
    const used = new Set(file.contestants.list().map((contestant) => contestant.name));
    const name = unusedName(readableName(fileName), used);
    return this.#desk.change({ what: 'contestant-added', details: { name }, tables, areas, group }, (contest) => {
      const id = file.contestants.add({ name, programId: program.id });
      const enters = placeOf(contest, category);
      if (enters !== null) file.categories.enter(enters, [id]);
      return { outcome: 'added', contestant: id, isLate: enters === null };
    });
  }

  /** The programs that lie in it, where it is a folder or an archive and has none of its own. */
  async #apart(upload: string): Promise<Submissions | null> {
    return await this.#uploads.use(upload, async (given) => {
      const folder = await given.opened();
      return folder === null ? null : await submissionsIn(folder);
    });
  }

  async #done(upload: string): Promise<void> {
    this.#entries.delete(upload);
    await this.#uploads.abandon(upload);
  }
}

/** Where whoever has got a program enters; null for one that comes after the draw, which does not keep it out of the contest. */
function placeOf(contest: OpenContest, named: number | undefined): number | null {
  const isDrawn = named !== undefined && contest.file.categories.get(named).draw !== null;
  return isDrawn ? null : categoryToEnter(contest, named);
}

/**
 * By the class list first. A number also finds somebody who has a program, whose new one it is; a name only asks then,
 * because two students may both call their file `bot.py`.
 */
function guessOwner(
  { file }: OpenContest,
  name: string,
  match: NameMatch | undefined,
  isOfThisDrop: (contestant: ContestantId) => boolean,
): Owner {
  const contestants = file.contestants.list();
  if (match?.kind === 'several-contestants') return { kind: 'ask', contestants: match.candidates };
  if (match?.kind === 'several-files') return { kind: 'ask', contestants: [match.contestant] };
  const matched = match?.kind === 'matched' ? contestants.find(({ id }) => id === match.contestant) : undefined;
  // Somebody may have got another program in the meantime.
  if (matched)
    return hasNothing(matched) ? { kind: 'one', contestant: matched } : { kind: 'ask', contestants: [matched.id] };
  const others = contestants.filter((other) => !hasNothing(other) && !isOfThisDrop(other.id));
  const [again] = matchNames([name], others);
  if (again?.kind === 'matched' && again.by === 'number') {
    const contestant = others.find(({ id }) => id === again.contestant);
    if (contestant) return { kind: 'one', contestant };
  }
  const readable = plainText(readableName(name));
  const namesakes = others.filter((other) => readable !== '' && plainText(other.name) === readable);
  return namesakes.length > 0 ? { kind: 'ask', contestants: namesakes.map(({ id }) => id) } : { kind: 'new' };
}

function hasNothing({ programId, houseBot, disqualified }: Contestant): boolean {
  return programId === null && houseBot === null && disqualified === null;
}

function isForPeople(error: unknown): error is ProgramError | ContestError | BridgeError {
  return error instanceof ProgramError || error instanceof ContestError || error instanceof BridgeError;
}
