/**
 * How far a category is: its plan, fed with the games of the contest file. Nothing of it is stored; opened again, the
 * same games lead to the same place.
 */
import { Plan } from '../../shared/tournament/plan.ts';
import { nextInSeries, soloGames, soloResult, type NextGame } from '../../shared/tournament/series.ts';
import type { ContestantId, Draw, GameScore, MatchResult, PlannedMatch } from '../../shared/tournament/tournament.ts';
import type { Category } from '../store/categories.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { FinishedGame } from '../store/game-results.ts';
import type { NewGame } from '../store/games.ts';

export class CategoryProgress {
  readonly category: Category;
  readonly plan: Plan;
  readonly #draw: Draw;
  readonly #maps: readonly (number | null)[];
  readonly #games = new Map<string, FinishedGame[]>();

  /** Throws a sentence when the category has not been drawn. */
  constructor(file: ContestFile, category: Category, games: readonly FinishedGame[]) {
    if (!category.draw) throw new Error(`“${category.name}” has not been drawn yet.`);
    this.category = category;
    this.#draw = category.draw;
    const maps = category.settings.maps.length > 0 ? category.settings.maps : file.maps.list().map(({ id }) => id);
    this.#maps = maps.length > 0 ? maps : [null];
    const contestants = file.contestants.list();
    const withdrawn = contestants.filter(({ disqualified }) => disqualified).map(({ id }) => id);
    this.plan = new Plan(category.draw, contestants, new Set(withdrawn));
    for (const game of games) if (game.categoryId === category.id) this.#keep(game);
    this.#recordWhatIsDecided();
  }

  gamesOf(matchId: string): readonly FinishedGame[] {
    return this.#games.get(matchId) ?? [];
  }

  add(game: FinishedGame): void {
    this.#keep(game);
    this.#recordWhatIsDecided();
  }

  /** The games that can be played now, what the bracket needs next first; one at a time of each match. */
  wanted(): NewGame[] {
    return this.plan.ready().flatMap((match) => this.#nextGames(match).map((game) => this.#order(match, game)));
  }

  /** How many games are still to come: what is certain, and for matches not yet begun as many as they usually have. */
  expectedGames(): number {
    const open = this.plan.matches().filter(({ state }) => state === 'ready' || state === 'waiting');
    const { format } = this.#draw;
    const full = format.kind === 'ranking' ? format.attempts * this.#maps.length : format.bestOf;
    return open.reduce((sum, { id }) => sum + Math.max(1, full - this.gamesOf(id).length), 0);
  }

  #keep(game: FinishedGame): void {
    const games = this.#games.get(game.matchId) ?? [];
    games.push(game);
    games.sort((a, b) => a.number - b.number);
    this.#games.set(game.matchId, games);
  }

  /** One result may make other matches known, so it goes on until nothing new is found. */
  #recordWhatIsDecided(): void {
    for (let found = true; found;) {
      found = false;
      for (const match of this.plan.matches()) {
        const open = match.state === 'ready' || match.result?.decidedBy === 'walkover';
        const result = open && this.#games.has(match.id) ? this.#resultOf(match) : null;
        if (!result) continue;
        this.plan.record(match.id, result);
        found = true;
      }
    }
  }

  #resultOf(match: PlannedMatch): MatchResult | null {
    const scores = this.#scores(match);
    if (this.#draw.format.kind === 'ranking') {
      const { length } = this.#soloGames();
      return scores.length >= length ? soloResult(scores) : null;
    }
    const step = nextInSeries(this.#rules(), this.#series(match), scores);
    return step.kind === 'over' ? step.result : null;
  }

  #nextGames(match: PlannedMatch): NextGame[] {
    if (this.#draw.format.kind === 'ranking') {
      const played = new Set(this.gamesOf(match.id).map(({ number }) => number));
      return this.#soloGames().filter(({ number }) => !played.has(number));
    }
    const step = nextInSeries(this.#rules(), this.#series(match), this.#scores(match));
    return step.kind === 'game' ? [step.game] : [];
  }

  #order(match: PlannedMatch, { number, swapped, mapIndex, randomSeed }: NextGame): NewGame {
    const sides = match.sides.filter((side) => side !== null);
    const seats = swapped ? sides.toReversed() : sides;
    return {
      categoryId: this.category.id,
      matchId: match.id,
      number,
      seats,
      seed: randomSeed,
      mapId: this.#maps[mapIndex] ?? null,
    };
  }

  #scores(match: PlannedMatch): GameScore[] {
    return this.gamesOf(match.id).map((game) => scoreFor(match.sides, game));
  }

  #series({ id, place, ...match }: PlannedMatch) {
    return { id, place, randomSeed: this.#draw.randomSeed, seeds: this.plan.seedsOf({ id, place, ...match }) };
  }

  #rules() {
    const { format } = this.#draw;
    if (format.kind === 'ranking') throw new Error('a ranking has no matches of two');
    return { bestOf: format.bestOf, extraGames: format.extraGames, maps: this.#maps.length };
  }

  #soloGames(): readonly NextGame[] {
    const { format, randomSeed } = this.#draw;
    return soloGames(format.kind === 'ranking' ? format.attempts : 1, this.#maps.length, randomSeed);
  }
}

/** A game from the view of the match's two sides, whatever seats they had. */
function scoreFor(sides: readonly (ContestantId | null)[], { seats, winner }: FinishedGame): GameScore {
  const at = sides.map((side) => seats.findIndex(({ contestantId }) => contestantId === side));
  const of = (what: 'score' | 'thinkingMs' | 'timeouts' | 'crashes') =>
    [seats[at[0] ?? -1]?.[what] ?? 0, seats[at[1] ?? -1]?.[what] ?? 0] as const;
  const won = winner === null ? null : at.indexOf(winner - 1);
  return {
    winner: won === 0 || won === 1 ? won : null,
    scores: of('score'),
    thinkingMs: of('thinkingMs'),
    timeouts: of('timeouts'),
    crashes: of('crashes'),
  };
}
