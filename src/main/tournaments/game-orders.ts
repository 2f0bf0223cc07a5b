/** From a game of the plan to what a worker is told to play. */
import type { Game } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import type { GameOrder } from '../referee/game-order.ts';
import type { Category } from '../store/categories.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { NewGame } from '../store/games.ts';
import { ContestantSeats } from './contestant-seats.ts';

export interface Folders {
  /** Where the programs of the contest are unpacked. */
  readonly programsFolder: string;
  /** Below this one they get their copies for each game. */
  readonly scratchRoot: string;
}

export class GameOrders {
  readonly #file: ContestFile;
  readonly #game: Game;
  readonly #seats: ContestantSeats;
  readonly #scratchRoot: string;

  /** Throws a sentence when the contest's game is not known. */
  constructor(file: ContestFile, { programsFolder, scratchRoot }: Folders) {
    const { game: id } = file.info();
    const game = findGame(id);
    if (!game) throw new Error(`This Meydan does not know the game "${id}".`);
    this.#file = file;
    this.#game = game;
    this.#seats = new ContestantSeats(file, programsFolder);
    this.#scratchRoot = scratchRoot;
  }

  /** Throws a ContestantError when somebody cannot play here, an AggregateError of them when several cannot. */
  async of({ settings: own }: Category, { mapId, seed, seats }: NewGame): Promise<GameOrder> {
    const settings = this.#game.settings.parse({ ...this.#file.settings.get('game'), ...own.game });
    const names = seats.map((contestant) => ({ name: this.#file.contestants.get(contestant).name }));
    return {
      setup: { game: this.#game.id, settings, ...this.#mapOf(mapId ?? null), seed, seats: names },
      players: await this.#seats.all(seats),
      referee: this.#file.settings.get('referee'),
      scratchRoot: this.#scratchRoot,
    };
  }

  #mapOf(mapId: number | null): { map?: unknown } {
    if (!this.#game.maps) return {};
    return { map: mapId === null ? this.#game.maps.standard : this.#file.maps.get(mapId) };
  }
}
