/** What the runner writes into the contest file: each entry all of it or nothing. */
import type { Problem } from '../../shared/tournament/problem.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { noteOf } from '../../shared/refusals/remark.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { StoredGame } from '../store/game-list.ts';
import type { PackedGame } from '../store/game-record.ts';
import type { FinishedGame } from '../store/game-results.ts';
import type { GameId, NewGame } from '../store/games.ts';
import type { CategoryProgress, TakenBack } from './category-progress.ts';

export class Ledger {
  readonly #file: ContestFile;

  constructor(file: ContestFile) {
    this.#file = file;
  }

  /** The game runs now; if nobody remembers, it is played again. One that was planned before, by us or by whoever had the file open, keeps its number. */
  enter(game: NewGame): GameId {
    const { games } = this.#file;
    return this.#file.inPassing(() => {
      const known = games.current(game);
      const id = known ? this.#planAgain(known, game) : games.plan(game);
      games.start(id);
      return id;
    });
  }

  /** The result, and what it means for others. It may be told when the file is settled. */
  save(category: CategoryProgress, game: NewGame & { readonly id: GameId }, packed: PackedGame): FinishedGame {
    return this.#file.inPassing(() => {
      const finished = finishedGame(game, packed, this.#file.games.save(game.id, packed));
      category.add(finished);
      this.keepWalkovers(category);
      return finished;
    });
  }

  /** A game that was stopped is planned again, unless its match is decided without it. */
  putBack(id: GameId, isWanted: boolean): void {
    this.#file.together(() => {
      this.#file.games.stop(id);
      if (!isWanted) this.#file.games.discard(id);
    });
  }

  fail(game: GameId, problem: Problem): Problem {
    this.#file.games.fail(game, noteOf(problem.refusal));
    return { ...problem, game };
  }

  /** Returns the matches that are open again. */
  setAside(category: CategoryProgress, { matches, games }: TakenBack, why: string): readonly string[] {
    for (const { id } of games) this.#file.games.setAside(id, why);
    this.keepWalkovers(category);
    return matches;
  }

  keepWalkovers(progress: CategoryProgress): void {
    const { id } = progress.category;
    for (const { matchId, winner } of progress.takeWalkoverChanges()) {
      if (winner === undefined) this.#file.walkovers.remove(id, matchId);
      else this.#file.walkovers.put(id, matchId, winner);
    }
  }

  #planAgain({ id, state, seed, seats, mapId }: StoredGame, game: NewGame): GameId {
    const { games } = this.#file;
    const { seats: wanted, mapId: wantedMap = null } = game;
    if (state === 'failed' || state === 'finished') {
      const why = noteOf(refusal(state === 'failed' ? 'game-had-failed' : 'game-of-others'));
      return games.replace(id, why, game.seed, { seats: wanted, mapId: wantedMap });
    }
    const isSame =
      seed === game.seed && mapId === wantedMap && `${seats.map((seat) => seat.contestantId)}` === `${wanted}`;
    if (isSame) return id;
    games.discard(id);
    return games.plan(game);
  }
}

/** The same that the file would tell, without asking it. */
function finishedGame(game: NewGame & { readonly id: GameId }, packed: PackedGame, finishedAt: number): FinishedGame {
  const { id, categoryId, matchId, number, mapId = null, seats } = game;
  const { winner, reason, measure } = packed;
  const played = packed.seats.map((seat, i) => ({ ...seat, contestantId: seats[i] ?? '' }));
  return { id, categoryId, matchId, number, mapId, winner, reason, measure, finishedAt, seats: played };
}
