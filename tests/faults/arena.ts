/** Games between copies of the one contestant (contestant.mjs), decent or with a vice, by the host's own means. */
import { copyFile, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeTree } from '../../src/main/contestants/remove-tree.ts';
import { ProgramStore } from '../../src/main/contestants/store.ts';
import type { GameOrder, GameResult, SeatOrder } from '../../src/main/referee/game-order.ts';
import { GameWorkers, type RunOptions } from '../../src/main/referee/game-workers.ts';
import { gameWorkerCode } from '../../src/main/referee/worker-code.ts';
import { findGame } from '../../src/shared/games/index.ts';
import type { GameId } from './verdicts.ts';
import { refereeSettingsSchema } from '../../src/shared/match/referee-settings.ts';

export const MOVE_MS = 1500;

/** Short games: a vice shows in a few turns. A budget is for the whole game, so it is larger than a move's time. */
const SHORT: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  othello: { size: 4, moveMs: MOVE_MS },
  agon: { moves: 6, budgetMs: 2 * MOVE_MS },
  beetles: { turnLimit: 5, moveMs: MOVE_MS },
  diamonds: { rounds: 5, moveMs: MOVE_MS },
  worm: { moveLimit: 12, moveMs: MOVE_MS },
};

export interface Meeting {
  readonly game: GameId;
  /** The arguments of each player's program; none for a decent one. */
  readonly players: readonly (readonly string[])[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly referee?: Readonly<Record<string, unknown>>;
}

export class Arena {
  readonly folder: string;
  readonly #seat: SeatOrder & { kind: 'program' };
  readonly #workers: GameWorkers;

  private constructor(folder: string, seat: SeatOrder & { kind: 'program' }, workers: GameWorkers) {
    this.folder = folder;
    this.#seat = seat;
    this.#workers = workers;
  }

  static async open(): Promise<Arena> {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-faults-'));
    const handedIn = join(folder, 'contestant');
    await mkdir(handedIn);
    for (const name of ['contestant.mjs', 'decent-play.mjs']) {
      await copyFile(fileURLToPath(new URL(name, import.meta.url)), join(handedIn, name));
    }
    const store = new ProgramStore(join(folder, 'programs'));
    const program = await store.importFolder(handedIn, { entry: 'contestant.mjs' });
    const seat = { kind: 'program', program, files: store.filesOf(program.id) } as const;
    return new Arena(folder, seat, new GameWorkers(await gameWorkerCode()));
  }

  /** Every process of a program has this path in its environment. */
  get scratchRoot(): string {
    return join(this.folder, 'scratch');
  }

  order({ game, players, settings, referee }: Meeting): GameOrder {
    const map = findGame(game)?.maps?.standard;
    return {
      setup: {
        game,
        settings: { ...SHORT[game], ...settings },
        ...(map === undefined ? {} : { map }),
        seed: 7,
        seats: players.map((args) => ({ name: args.join(' ') || 'decent' })),
      },
      players: players.map((args) => ({ ...this.#seat, args })),
      // A loaded machine may take long to start a program; nobody waits for one that starts at once.
      referee: refereeSettingsSchema.parse({ startMs: 30_000, memoryMb: 400, processes: 16, ...referee }),
      scratchRoot: this.scratchRoot,
    };
  }

  play(meeting: Meeting, options: RunOptions = {}): Promise<GameResult> {
    return this.#workers.run(this.order(meeting), options);
  }

  async close(): Promise<void> {
    await this.#workers.close();
    await removeTree(this.folder);
  }
}
