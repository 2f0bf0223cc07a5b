/** From the games of a match to its next games and to its result, whatever the format and however many play a game. */
import { findGame } from '../../shared/games/index.ts';
import type { Plan } from '../../shared/tournament/plan.ts';
import { legOf, raceScore, runNumber } from '../../shared/tournament/race.ts';
import { nextInSeries, soloGames, soloResult, type NextGame, type SeriesStep } from '../../shared/tournament/series.ts';
import type { ContestantId, Draw, GameScore, MatchResult, PlannedMatch } from '../../shared/tournament/tournament.ts';
import type { Category } from '../store/categories.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { FinishedGame } from '../store/game-results.ts';
import type { NewGame } from '../store/games.ts';

type Sides = PlannedMatch['sides'];

export class MatchSeries {
  readonly #category: Category;
  readonly #draw: Draw;
  readonly #plan: Plan;
  readonly #maps: readonly (number | null)[];
  /** A match of a game that is played alone (race.ts). */
  readonly #isRace: boolean;

  constructor(file: ContestFile, category: Category, draw: Draw, plan: Plan) {
    this.#category = category;
    this.#draw = draw;
    this.#plan = plan;
    const maps = category.settings.maps.length > 0 ? category.settings.maps : file.maps.list().map(({ id }) => id);
    this.#maps = maps.length > 0 ? maps : [null];
    this.#isRace = draw.format.kind !== 'ranking' && findGame(file.info().game)?.seats.max === 1;
  }

  /** As many as a match has when it is not decided before. */
  get mostGames(): number {
    const { format } = this.#draw;
    if (format.kind === 'ranking') return format.attempts * this.#maps.length;
    return format.bestOf * (this.#isRace ? 2 : 1);
  }

  /** How many of its games can be played at once. */
  get atOnce(): number {
    if (this.#draw.format.kind === 'ranking') return this.mostGames;
    return this.#isRace ? 2 : 1;
  }

  /** Null while it is open. */
  result(match: PlannedMatch, games: readonly FinishedGame[]): MatchResult | null {
    if (this.#draw.format.kind === 'ranking') {
      const scores = games.map((game) => scoreFor(match.sides, game));
      return scores.length >= this.#soloGames().length ? soloResult(scores) : null;
    }
    const step = this.#step(match, games);
    return step.kind === 'over' ? step.result : null;
  }

  next(match: PlannedMatch, games: readonly FinishedGame[]): NewGame[] {
    const played = new Set(games.filter((game) => this.#fits(match.sides, game)).map(({ number }) => number));
    const sides = match.sides.filter((side) => side !== null);
    if (this.#draw.format.kind === 'ranking') {
      return this.#soloGames().flatMap((game) => (played.has(game.number) ? [] : this.#order(match, game, sides)));
    }
    const step = this.#step(match, games);
    if (step.kind === 'over') return [];
    const { game } = step;
    if (!this.#isRace) return [this.#order(match, game, game.swapped ? sides.toReversed() : sides)];
    return sides.flatMap((side, index) => {
      const number = runNumber(game.number, index === 0 ? 0 : 1);
      return played.has(number) ? [] : this.#order(match, { ...game, number }, [side]);
    });
  }

  /** One that was played before something else was taken back may be between others. */
  #fits(sides: Sides, { number, seats }: FinishedGame): boolean {
    if (this.#isRace) return seats[0]?.contestantId === sides[legOf(number).side];
    return seats.every(({ contestantId }) => sides.includes(contestantId));
  }

  #order(match: PlannedMatch, { number, mapIndex, randomSeed }: NextGame, seats: readonly ContestantId[]): NewGame {
    const mapId = this.#maps[mapIndex] ?? null;
    return { categoryId: this.#category.id, matchId: match.id, number, seats: [...seats], seed: randomSeed, mapId };
  }

  #step(match: PlannedMatch, games: readonly FinishedGame[]): SeriesStep {
    const { format, randomSeed } = this.#draw;
    if (format.kind === 'ranking') throw new Error('a ranking has no matches of two');
    const rules = { bestOf: format.bestOf, extraGames: format.extraGames, maps: this.#maps.length };
    const { id, place } = match;
    const fits = (game: FinishedGame) => this.#fits(match.sides, game);
    const fitting = games.every(fits) ? games : games.filter(fits);
    const scores = this.#isRace ? raceScores(fitting) : gameScores(match.sides, fitting);
    return nextInSeries(rules, { id, place, randomSeed, seeds: this.#plan.seedsOf(match) }, scores);
  }

  #soloGames(): readonly NextGame[] {
    const { format, randomSeed } = this.#draw;
    return soloGames(format.kind === 'ranking' ? format.attempts : 1, this.#maps.length, randomSeed);
  }
}

/** Up to the first that is missing: one that is played again comes before all that followed it. */
function gameScores(sides: Sides, games: readonly FinishedGame[]): GameScore[] {
  const missing = games.findIndex(({ number }, index) => number !== index + 1);
  return (missing === -1 ? games : games.slice(0, missing)).map((game) => scoreFor(sides, game));
}

function raceScores(games: readonly FinishedGame[]): GameScore[] {
  const runs = new Map(games.map(({ number, measure, seats }) => [number, { measure: measure ?? [], seat: seats[0] }]));
  const runOf = (leg: number, side: 0 | 1) => {
    const run = runs.get(runNumber(leg, side));
    return run?.seat && { ...run.seat, measure: run.measure };
  };
  const scores: GameScore[] = [];
  for (let leg = 1; ; leg += 1) {
    const [first, second] = [runOf(leg, 0), runOf(leg, 1)];
    if (!first || !second) return scores;
    scores.push(raceScore(first, second));
  }
}

/** A game from the view of the match's two sides, whatever seats they had. */
function scoreFor(sides: Sides, { seats, winner }: FinishedGame): GameScore {
  const first = seats.findIndex(({ contestantId }) => contestantId === sides[0]);
  const second = seats.findIndex(({ contestantId }) => contestantId === sides[1]);
  const [one, other] = [seats[first], seats[second]];
  return {
    winner: winner === null ? null : first === winner - 1 ? 0 : second === winner - 1 ? 1 : null,
    scores: [one?.score ?? 0, other?.score ?? 0],
    thinkingMs: [one?.thinkingMs ?? 0, other?.thinkingMs ?? 0],
    timeouts: [one?.timeouts ?? 0, other?.timeouts ?? 0],
    crashes: [one?.crashes ?? 0, other?.crashes ?? 0],
  };
}
