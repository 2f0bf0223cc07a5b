/** The table at which one game is played: seats the players, keeps what they share, and leaves nothing behind. */
import { findGame } from '../../shared/games/index.ts';
import type { Game } from '../../shared/games/game.ts';
import type { TranscriptEntry, TurnRange } from '../../shared/match/transcript.ts';
import { Keeper } from '../contestants/keeper.ts';
import { launchCommand } from '../contestants/launch-table.ts';
import { makeScratch, type Scratch } from '../contestants/scratch.ts';
import type { GameOrder, GameResult, SeatOrder } from './game-order.ts';
import { HousePlayer } from './house-player.ts';
import { playGame, type Following } from './play-game.ts';
import type { Player } from './player.ts';
import { ProgramPlayer } from './program-player.ts';
import { Transcript } from './transcript.ts';

export class GameTable {
  readonly #order: GameOrder;
  readonly #game: Game;
  readonly #keeper = new Keeper();
  readonly #transcript: Transcript;
  readonly #scratches: Scratch[] = [];
  readonly #players: readonly Player[];
  #clearing: Promise<void> | null = null;

  constructor(order: GameOrder) {
    const game = findGame(order.setup.game);
    if (!game) throw new Error(`there is no game called "${order.setup.game}"`);
    this.#order = order;
    this.#game = game;
    this.#transcript = new Transcript(order.referee.transcriptKb * 1024);
    this.#players = order.players.map((player, i) => this.#seat(player, i + 1));
  }

  async play(following: Following = {}): Promise<GameResult> {
    try {
      const { replay } = await playGame(this.#game, this.#order.setup, this.#players, following);
      const reports = this.#players.map((player) => player.report());
      return { replay, reports, transcript: this.#transcript.entries() };
    } finally {
      await this.clear();
    }
  }

  /** What has passed so far between the referee and the programs, in all or in some turns. */
  passed(turns?: TurnRange): TranscriptEntry[] {
    return this.#transcript.entries(turns);
  }

  /** Ends everybody and removes what they wrote. Whoever calls it, also again, has nothing left when it resolves. */
  clear(): Promise<void> {
    this.#clearing ??= this.#clear();
    return this.#clearing;
  }

  async #clear(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.end()));
    await this.#keeper.release();
    await Promise.all(this.#scratches.splice(0).map((scratch) => scratch.remove()));
  }

  #seat(order: SeatOrder, seat: number): Player {
    if (order.kind === 'house') {
      const { bot, pace } = order;
      return new HousePlayer(this.#game, bot, seat, { seed: this.#order.setup.seed, ...(pace ? { pace } : {}) });
    }
    return new ProgramPlayer({
      game: this.#game,
      settings: this.#order.referee,
      transcript: this.#transcript,
      keeper: this.#keeper,
      prepare: async () => {
        const scratch = await makeScratch(order.files, this.#order.scratchRoot);
        this.#scratches.push(scratch);
        const { args = [], workingFolder = '' } = order;
        return launchCommand(order.program, scratch.folder, { args, workingFolder });
      },
    });
  }
}
