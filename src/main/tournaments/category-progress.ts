/**
 * How far a category is: its plan, fed with the games and the walkovers of the contest file. Opened again, the same ones
 * lead to the same place. Nothing here writes: whoever changes something asks what is to be written.
 */
import { Plan } from '../../shared/tournament/plan.ts';
import { walkover } from '../../shared/tournament/series.ts';
import { isKnockout, type ContestantId, type PlannedMatch } from '../../shared/tournament/tournament.ts';
import { atOnce } from '../in-parts.ts';
import type { Category } from '../store/categories.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { FinishedGame } from '../store/game-results.ts';
import type { NewGame } from '../store/games.ts';
import { MatchSeries } from './match-series.ts';
import type { Wave } from './pace.ts';

/** What taking back a result, or a withdrawal, has changed. */
export interface TakenBack {
  /** The matches that are open again because of it. */
  readonly matches: readonly string[];
  /** Their games, which do not count any more. */
  readonly games: readonly FinishedGame[];
}

/** A walkover to be written, or, with `winner` undefined, to be removed. */
export interface WalkoverChange {
  readonly matchId: string;
  readonly winner: ContestantId | null | undefined;
}

/** Of fewer matches it cannot be said how many games one usually has. */
const ENOUGH_MATCHES = 3;
/** Nobody notices the time that so many matches take. */
const AT_ONCE = 1000;

export class CategoryProgress {
  readonly category: Category;
  readonly plan: Plan;
  readonly #series: MatchSeries;
  readonly #games = new Map<string, FinishedGame[]>();
  /** The matches that have games and no result yet. */
  readonly #begun = new Set<string>();
  /** As the file has them. */
  readonly #walkovers: Map<string, ContestantId | null>;
  #decided = { matches: 0, games: 0 };

  /** The same as making one, a part at a time; it tells how many matches each part had. */
  static *inParts(
    file: ContestFile,
    category: Category,
    games: readonly FinishedGame[],
  ): Generator<number, CategoryProgress> {
    const progress = new CategoryProgress(file, category, null);
    yield* progress.#takeIn(games);
    return progress;
  }

  /** Throws a sentence when the category has not been drawn. `games` is null where they are still to come. */
  constructor(file: ContestFile, category: Category, games: readonly FinishedGame[] | null) {
    if (!category.draw) throw new Error(`“${category.name}” has not been drawn yet.`);
    this.category = category;
    const contestants = file.contestants.list();
    const withdrawn = contestants.filter(({ disqualified }) => disqualified).map(({ id }) => id);
    const entrants = new Set(category.draw.places);
    this.plan = new Plan(category.draw, contestants, new Set(withdrawn.filter((id) => entrants.has(id))));
    this.#series = new MatchSeries(file, category, category.draw, this.plan);
    this.#walkovers = file.walkovers.of(category.id);
    if (games) atOnce(this.#takeIn(games));
  }

  gamesOf(matchId: string): readonly FinishedGame[] {
    return this.#games.get(matchId) ?? [];
  }

  /** All that it knows of, match by match. */
  get games(): readonly FinishedGame[] {
    return [...this.#games.values()].flat();
  }

  add(game: FinishedGame): void {
    this.#keep(game);
    this.#recordBegun();
  }

  /** The games that can be played now, what the bracket needs next first; one at a time of each match. */
  *wanted(): Generator<NewGame, void> {
    for (const match of this.plan.upcoming()) {
      if (match.state === 'ready') yield* this.#series.next(match, this.gamesOf(match.id));
    }
  }

  /** Whether this game can count now: its match is open and between these. */
  wants({ matchId, seats }: NewGame): boolean {
    const match = this.plan.match(matchId);
    return match?.state === 'ready' && seats.every((seat) => match.sides.includes(seat));
  }

  /** How many games are still to come; for matches not yet begun as many as they have had so far. */
  expectedGames(): number {
    return Math.round(this.gamesLeft().reduce((sum, { games }) => sum + games, 0));
  }

  /** The same, those that can be played side by side together. */
  gamesLeft(): readonly Wave[] {
    const { matches, games } = this.#decided;
    const usual = matches >= ENOUGH_MATCHES ? games / matches : this.#series.mostGames;
    const begun = [...this.#begun].filter((id) => this.plan.match(id)?.state === 'ready');
    const inBegun = begun.map((id) => Math.max(1, usual - this.gamesOf(id).length));
    return this.plan.matchesLeft().map((left, wave) => {
      const already = wave === 0 ? inBegun : [];
      const whole = left - already.length;
      const longest = Math.max(whole > 0 ? usual : 0, ...already);
      return {
        games: already.reduce((sum, more) => sum + more, whole * usual),
        inTurn: Math.ceil(longest / this.#series.atOnce),
      };
    });
  }

  /** Their matches that are not decided go to the opponents. */
  withdraw(contestant: ContestantId): void {
    if (this.plan.draw.places.includes(contestant)) this.plan.withdraw(contestant);
  }

  reinstate(contestant: ContestantId): TakenBack {
    if (!this.plan.withdrawn.has(contestant)) return { matches: [], games: [] };
    return this.#takenBack(this.plan.reinstate(contestant));
  }

  /** A game does not count any more, and neither does what came of it. */
  takeBack({ id, matchId }: Pick<FinishedGame, 'id' | 'matchId'>): TakenBack {
    const left = this.gamesOf(matchId).filter((game) => game.id !== id);
    this.#games.set(matchId, left);
    if (!this.plan.isRecorded(matchId)) return { matches: [], games: [] };
    const [, ...later] = this.plan.undo(matchId);
    if (left.length > 0) this.#begun.add(matchId);
    return this.#takenBack(later);
  }

  /** What the file does not know yet; it is taken as written afterwards. */
  takeWalkoverChanges(): WalkoverChange[] {
    return [...this.plan.takeChanges()].flatMap((matchId) => {
      const winner = winnerByWalkover(this.plan.match(matchId));
      if (winner === this.#walkovers.get(matchId)) return [];
      if (winner === undefined) this.#walkovers.delete(matchId);
      else this.#walkovers.set(matchId, winner);
      return [{ matchId, winner }];
    });
  }

  #takenBack(matches: readonly string[]): TakenBack {
    // A match that waits again, or is not there any more, was played because of what is taken back.
    const gone = [...this.#games.keys()].filter((id) => (this.plan.match(id)?.state ?? 'waiting') === 'waiting');
    const games = gone.flatMap((id) => this.gamesOf(id));
    for (const id of gone) {
      this.#games.delete(id);
      this.#begun.delete(id);
    }
    return { matches: [...new Set([...matches, ...games.map(({ matchId }) => matchId)])], games };
  }

  #keep(game: FinishedGame): void {
    const known = this.#games.get(game.matchId);
    const others = known?.filter(({ number }) => number !== game.number) ?? [];
    this.#games.set(game.matchId, others.length === 0 ? [game] : inOrder([...others, game]));
    this.#begun.add(game.matchId);
  }

  *#takeIn(games: readonly FinishedGame[]): Generator<number, void> {
    for (const game of games) if (game.categoryId === this.category.id) this.#keep(game);
    const open = () => new Set([...this.#walkovers.keys(), ...this.#begun]);
    yield* this.#recordEach(open, (match) => this.#recordWalkover(match) || this.#record(match));
  }

  #recordBegun(): void {
    const open = () => this.#begun;
    atOnce(this.#recordEach(open, (match) => this.#record(match)));
  }

  /** One result may make other matches known, so it goes on until nothing new is found. */
  *#recordEach(open: () => ReadonlySet<string>, record: (match: PlannedMatch) => boolean): Generator<number, void> {
    let recorded = 0;
    for (let found = true; found;) {
      found = false;
      for (const id of open()) {
        const match = this.plan.match(id);
        if (!match || !record(match)) continue;
        found = true;
        recorded += 1;
        if (recorded % AT_ONCE === 0) yield AT_ONCE;
      }
    }
  }

  #record(match: PlannedMatch): boolean {
    if (!this.#begun.has(match.id) || !this.#mayRecord(match)) return false;
    const games = this.gamesOf(match.id);
    const result = this.#series.result(match, games);
    if (!result) return false;
    this.plan.record(match.id, result);
    this.#begun.delete(match.id);
    this.#decided = { matches: this.#decided.matches + 1, games: this.#decided.games + games.length };
    return true;
  }

  /** As the file has it, if whoever lost by it has still withdrawn. */
  #recordWalkover(match: PlannedMatch): boolean {
    const winner = this.#walkovers.get(match.id);
    if (winner === undefined || !this.#mayRecord(match)) return false;
    const losers = match.sides.filter((side) => side !== null && side !== winner);
    if (!losers.every((loser) => loser !== null && this.plan.withdrawn.has(loser))) return false;
    const side = winner === null ? null : match.sides.indexOf(winner);
    if (side === -1 || (side === null && isKnockout(match.place))) return false;
    this.plan.record(match.id, walkover(side === null ? null : side === 0 ? 0 : 1));
    this.#begun.delete(match.id);
    return true;
  }

  #mayRecord({ id, state, result }: PlannedMatch): boolean {
    return state === 'ready' || (result?.decidedBy === 'walkover' && !this.plan.isRecorded(id));
  }
}

function inOrder(games: readonly FinishedGame[]): FinishedGame[] {
  return games.toSorted((a, b) => a.number - b.number);
}

/** Undefined where it was not decided so. */
function winnerByWalkover(match: PlannedMatch | null): ContestantId | null | undefined {
  if (match?.result?.decidedBy !== 'walkover') return undefined;
  const { winner } = match.result;
  return winner === null ? null : (match.sides[winner] ?? null);
}
