/** The games of the contest that are being played now, each of them a live game that can be watched. */
import type { RunningGame } from '../../shared/bridge/running.ts';
import type { GameSetup, TurnRecord } from '../../shared/match/replay.ts';
import type { Refusal } from '../../shared/refusals/refusal.ts';
import type { LiveGames, LiveReport } from '../live-games.ts';
import type { GameResult } from '../referee/game-order.ts';
import type { OpenTranscript } from '../referee/open-transcript.ts';
import type { ContestFile } from '../store/contest-file.ts';

export class GamesOnAir {
  readonly #file: ContestFile;
  readonly #liveGames: LiveGames;
  readonly #games = new Map<number, { readonly game: RunningGame; readonly report: LiveReport }>();

  constructor(file: ContestFile, liveGames: LiveGames) {
    this.#file = file;
    this.#liveGames = liveGames;
  }

  get list(): readonly RunningGame[] {
    return [...this.#games.values()].map(({ game }) => game);
  }

  begin(id: number, setup: GameSetup, transcript: OpenTranscript): RunningGame {
    const { categoryId: category, matchId: match, number, seats, startedAt } = this.#file.games.get(id);
    const contestGame = { game: id, category, match, number };
    const report = this.#liveGames.begin(setup, { contestGame, transcript });
    const contestants = seats.map(({ contestantId }) => contestantId);
    const at = startedAt ?? Date.now();
    const game = { ...contestGame, live: report.live, contestants, startedAt: at };
    this.#games.set(id, { game, report });
    return game;
  }

  turn(id: number, record: TurnRecord, times: readonly number[]): void {
    this.#games.get(id)?.report.turn(record, times);
  }

  answer(id: number, answered: number): void {
    this.#games.get(id)?.report.answer(answered);
  }

  end(id: number, { replay, transcript }: GameResult): void {
    const { report } = this.#games.get(id) ?? {};
    this.#games.delete(id);
    if (replay.outcome) report?.end({ status: 'finished', outcome: replay.outcome }, transcript);
  }

  /** It was not played to its end. */
  fail(id: number, refusal: Refusal): void {
    const { report } = this.#games.get(id) ?? {};
    this.#games.delete(id);
    report?.end({ status: 'failed', refusal });
  }

  ofMatch(category: number, match: string): string[] {
    const games = this.list.filter((game) => game.category === category && game.match === match);
    return games.map(({ live }) => live);
  }

  ofGame(id: number): string | null {
    return this.#games.get(id)?.game.live ?? null;
  }
}
