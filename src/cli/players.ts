/** Who plays, as the command line says it: `house:greedy`, or the path of a program. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { launchCommand } from '../main/contestants/launch-table.ts';
import { ProgramError } from '../main/contestants/program.ts';
import { removeTree } from '../main/contestants/remove-tree.ts';
import { ProgramStore } from '../main/contestants/store.ts';
import type { SeatOrder } from '../main/referee/game-order.ts';
import type { Game } from '../shared/games/game.ts';
import { refusal } from '../shared/refusals/refusal.ts';
import { UsageError } from './usage-error.ts';

export interface Seated {
  readonly name: string;
  readonly order: SeatOrder;
}

type ProgramOrder = Extract<SeatOrder, { readonly kind: 'program' }>;

/** A place for imported programs and their copies that is gone afterwards. */
export class Waiting {
  readonly folder: string;
  readonly #store: ProgramStore;

  private constructor(folder: string) {
    this.folder = folder;
    this.#store = new ProgramStore(join(folder, 'programs'));
  }

  static async open(): Promise<Waiting> {
    return new Waiting(await mkdtemp(join(tmpdir(), 'meydan-')));
  }

  get scratchRoot(): string {
    return join(this.folder, 'scratch');
  }

  async seat(game: Game, spec: string): Promise<Seated> {
    const bot = /^house:(.*)$/.exec(spec)?.[1];
    if (bot !== undefined) return { name: spec, order: { kind: 'house', bot: knownBot(game, spec, bot) } };
    try {
      const order = await this.takeIn(spec);
      // Whether it can be started here is better known before the game than in it.
      await launchCommand(order.program, order.files);
      return { name: basename(spec), order };
    } catch (error) {
      if (error instanceof ProgramError)
        throw new UsageError(refusal('cli-cannot-play', { program: spec, why: error.refusal }));
      throw error;
    }
  }

  /** Throws a ProgramError when it is no program. */
  async takeIn(path: string): Promise<ProgramOrder> {
    const program = await this.#store.importPath(path);
    return { kind: 'program', program, files: this.#store.filesOf(program.id) };
  }

  close(): Promise<void> {
    return removeTree(this.folder);
  }
}

function knownBot(game: Game, spec: string, bot: string): string {
  if (Object.hasOwn(game.bots, bot)) return bot;
  const known = Object.keys(game.bots).map((id) => `house:${id}`);
  throw new UsageError(refusal('cli-no-player', { player: spec, game: game.id, known }));
}
