/** What the organiser does with those who take part. */
import { BridgeError } from '../../shared/bridge.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { noteOf } from '../../shared/refusals/remark.ts';
import { ContestError } from '../store/contest-error.ts';
import type { ContestantDetails } from '../store/contestants.ts';
import { CategoryProgress } from '../tournaments/category-progress.ts';
import { Ledger } from '../tournaments/ledger.ts';
import { gameOf } from './contest-categories.ts';
import type { ContestDesk } from './contest-desk.ts';
import type { OpenContest } from './open-contest.ts';

const PEOPLE = { tables: ['contestants', 'entrants'], areas: ['contestants', 'categories'] } as const;
const WITHDRAWALS = {
  tables: ['contestants', 'walkovers'],
  areas: ['contestants', 'categories'],
  redraws: true,
} as const;

export interface NewContestant {
  readonly name: string;
  readonly number: string | null;
  readonly houseBot: string | null;
  readonly category: number | undefined;
}

export type ContestantChange = Partial<Omit<ContestantDetails, 'programId'>>;

export class ContestContestants {
  readonly #desk: ContestDesk;

  constructor(desk: ContestDesk) {
    this.#desk = desk;
  }

  add({ name, number, houseBot, category }: NewContestant): ContestantId {
    refuseUnknownBot(this.#desk.open, houseBot);
    return this.#desk.change({ what: 'contestant-added', details: { name }, ...PEOPLE }, (contest) => {
      const enters = categoryToEnter(contest, category);
      const id = contest.file.contestants.add({ name, number, houseBot });
      if (enters !== null) contest.file.categories.enter(enters, [id]);
      return id;
    });
  }

  edit(id: ContestantId, change: ContestantChange): void {
    const contest = this.#desk.open;
    const before = contest.file.contestants.get(id);
    refuseUnknownBot(contest, change.houseBot ?? null);
    const isSeeded = change.seed !== undefined && change.seed !== before.seed;
    if (isSeeded) refusePlaying(contest, [id]);
    const details = { id, name: change.name ?? before.name };
    const redraws = isSeeded ? { redraws: true as const } : {};
    this.#desk.change({ what: 'contestant-edited', details, ...redraws, ...PEOPLE }, ({ file }) => {
      // Whoever gets a bot of the house plays with it, and not with a program any more.
      file.contestants.edit(id, change.houseBot ? { ...change, programId: null } : change);
    });
  }

  enter(ids: readonly ContestantId[], category: number, isIn: boolean): void {
    const { name } = this.#desk.open.file.categories.get(category);
    const details = { id: category, name, count: ids.length };
    this.#desk.change({ what: 'entrants-changed', details, category, ...PEOPLE }, ({ file }) => {
      const entrants = file.categories.entrants(category);
      const others = entrants.filter((id) => !ids.includes(id));
      // Everybody who leaves or comes has to be somebody of the contest.
      for (const id of ids) file.contestants.get(id);
      file.categories.setEntrants(category, isIn ? [...entrants, ...ids] : others);
    });
  }

  seed(ids: readonly ContestantId[]): void {
    if (new Set(ids).size !== ids.length) throw new BridgeError('bad-input', refusal('somebody-twice'));
    this.#desk.change(
      { what: 'contestant-edited', details: { count: ids.length, seeds: true }, redraws: true, ...PEOPLE },
      (contest) => {
        for (const id of ids) contest.file.contestants.get(id);
        const seeds = new Map(ids.map((id, index) => [id, index + 1]));
        const changed = contest.file.contestants.list().filter(({ id, seed }) => (seeds.get(id) ?? null) !== seed);
        refusePlaying(
          contest,
          changed.map(({ id }) => id),
        );
        for (const { id } of changed) contest.file.contestants.edit(id, { seed: seeds.get(id) ?? null });
      },
    );
  }

  remove(ids: readonly ContestantId[]): void {
    const details = this.#detailsOf(ids);
    this.#desk.change({ what: 'contestant-removed', details, ...PEOPLE }, ({ file }) => {
      for (const id of new Set(ids)) file.contestants.remove(id);
    });
  }

  /** What they have not played yet is lost. */
  disqualify(ids: readonly ContestantId[], reason: string): void {
    const details = { ...this.#detailsOf(ids), reason };
    this.#desk.change({ what: 'contestant-disqualified', details, ...WITHDRAWALS }, (contest) => {
      const ledger = new Ledger(contest.file);
      for (const id of new Set(ids)) {
        contest.file.contestants.disqualify(id, reason);
        for (const progress of freshProgress(contest, [id])) {
          progress.withdraw(id);
          ledger.keepWalkovers(progress);
        }
      }
    });
  }

  /** What `reinstate` would do; a person may want to know before what cannot be undone. */
  weighReinstating(ids: readonly ContestantId[]): { games: number; matches: number } {
    const contest = this.#desk.open;
    let [games, matches] = [0, 0];
    for (const progress of freshProgress(contest, ids)) {
      for (const id of new Set(ids)) games += progress.reinstate(id).games.length;
      matches += progress.takeWalkoverChanges().filter(({ winner }) => winner === undefined).length;
    }
    return { games, matches };
  }

  /** What they lost by it is played, and what others have played because of it does not count any more. */
  reinstate(ids: readonly ContestantId[]): void {
    const details = this.#detailsOf(ids);
    const setAside = this.#desk.change({ what: 'contestant-reinstated', details, ...WITHDRAWALS }, (contest) => {
      const ledger = new Ledger(contest.file);
      let games = 0;
      for (const id of new Set(ids)) {
        const { name, disqualified } = contest.file.contestants.get(id);
        if (!disqualified) continue;
        const progress = freshProgress(contest, [id]);
        contest.file.contestants.reinstate(id);
        for (const category of progress) {
          const taken = category.reinstate(id);
          games += taken.games.length;
          ledger.setAside(category, taken, noteOf(refusal('game-contestant-back', { name })));
        }
      }
      return games;
    });
    // Games that do not count any more cannot be brought back.
    if (setAside > 0) this.#desk.open.undo.clear();
  }

  #detailsOf(ids: readonly ContestantId[]): { id: string; name: string; count?: number } {
    const id = ids[0] ?? '';
    const { name } = this.#desk.open.file.contestants.get(id);
    return { id, name, ...(ids.length > 1 ? { count: ids.length } : {}) };
  }
}

/** The brackets of these contestants as the file has them: what is kept of them must not change before the file does. */
function freshProgress({ file }: OpenContest, contestants: readonly ContestantId[]): CategoryProgress[] {
  return file.categories
    .list()
    .filter(({ draw }) => draw?.places.some((place) => place !== null && contestants.includes(place)))
    .map((category) => new CategoryProgress(file, category, file.games.results(category.id)));
}

/** Where somebody new enters: the category that was named, or the first that is not drawn yet. */
export function categoryToEnter({ file }: OpenContest, named: number | undefined): number | null {
  if (named === undefined) return file.categories.firstOpen();
  const { name, draw } = file.categories.get(named);
  if (draw) throw new ContestError('refused', refusal('drawn', { name }));
  return named;
}

/** A level match may be decided by the seeds, so they stay once it has begun. */
function refusePlaying({ file }: OpenContest, ids: readonly ContestantId[]): void {
  const begun = new Map(
    file.categories.list().flatMap(({ id, name }) => (file.categories.hasBegun(id) ? [[id, name] as const] : [])),
  );
  for (const id of ids) {
    const { name, categories } = file.contestants.get(id);
    const playing = categories.find((category) => begun.has(category));
    if (playing === undefined) continue;
    throw new ContestError('refused', refusal('seed-fixed', { category: begun.get(playing) ?? '', name }));
  }
}

function refuseUnknownBot(contest: OpenContest, bot: string | null): void {
  if (bot === null) return;
  const { id, bots } = gameOf(contest);
  if (Object.hasOwn(bots, bot)) return;
  throw new BridgeError('not-found', refusal('no-house-bot', { game: id, bot, bots: Object.keys(bots) }));
}
