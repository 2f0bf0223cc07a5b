/** The student's simulator: games outside any contest, between programs that were tried here and bots of the house. */
import { randomInt } from 'node:crypto';
import { BridgeError, type CallInput, type CallOutput } from '../../shared/bridge.ts';
import { findGame } from '../../shared/games/index.ts';
import type { Game } from '../../shared/games/game.ts';
import { refereeSettingsSchema } from '../../shared/match/referee-settings.ts';
import { issueRefusals } from '../../shared/refusals/issues.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { launchCommand } from '../contestants/launch-table.ts';
import { ChooseEntryError, ProgramError } from '../contestants/program.ts';
import { ProgramStore } from '../contestants/store.ts';
import type { ShippedMaps } from '../desk/shipped-maps.ts';
import type { Upload } from '../desk/upload.ts';
import { readMap } from '../desk/uploaded-map.ts';
import type { LiveGames } from '../live-games.ts';
import type { SeatOrder } from '../referee/game-order.ts';

type Start = Omit<CallInput<'simulator.start'>, 'ownMap'>;
type PlayerChoice = Start['players'][number];

export interface SimulatorParts {
  readonly liveGames: LiveGames;
  /** Where the programs are kept, apart from those of contests. */
  readonly folder: string;
  readonly scratchRoot: string;
  readonly shippedMaps: ShippedMaps;
}

export class Simulator {
  readonly #parts: SimulatorParts;
  readonly #programs: ProgramStore;

  constructor(parts: SimulatorParts) {
    this.#parts = parts;
    this.#programs = new ProgramStore(parts.folder);
  }

  async programs(): Promise<CallOutput<'simulator.programs'>> {
    return (await this.#programs.list()).map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes }));
  }

  /** `path` is where the uploaded file or folder is. */
  async add(path: string, entry: string | undefined): Promise<CallOutput<'simulator.add'>> {
    try {
      const program = await this.#programs.importPath(path, entry === undefined ? {} : { entry });
      return { outcome: 'added', program: program.id };
    } catch (error) {
      if (error instanceof ChooseEntryError) return { outcome: 'choose', candidates: error.candidates };
      if (error instanceof ProgramError) return { outcome: 'refused', code: error.code, refusal: error.refusal };
      throw error;
    }
  }

  remove(program: string): Promise<void> {
    return this.#programs.remove(program);
  }

  /** On the student's own map, where there is one. */
  async start(wanted: Start, ownMap?: Upload): Promise<CallOutput<'simulator.start'>> {
    const { game: id, players, settings = {}, map, seed = randomInt(2 ** 32) } = wanted;
    const game = findGame(id);
    if (!game) throw new BridgeError('not-found', refusal('no-such-game-kind', { game: id }));
    const { min, max } = game.seats;
    if (players.length < min || players.length > max) {
      throw new BridgeError('bad-input', refusal('other-player-count', { game: id, count: players.length }));
    }
    const parsed = game.settings.safeParse(settings);
    if (!parsed.success) {
      throw new BridgeError('bad-input', refusal('settings-unplayable', { what: issueRefusals(parsed.error) }));
    }
    const seated = await Promise.all(players.map((player) => this.#seat(game, player)));
    const setup = {
      game: id,
      settings: parsed.data,
      ...(ownMap ? { map: await ownMapOf(game, parsed.data, ownMap) } : this.#mapOf(game, map)),
      seed,
      seats: seated.map(({ name }) => ({ name })),
    };
    const order = { setup, players: seated.map(({ order }) => order), referee: refereeSettingsSchema.parse({}) };
    return { live: this.#parts.liveGames.start({ ...order, scratchRoot: this.#parts.scratchRoot }) };
  }

  async #seat(game: Game, player: PlayerChoice): Promise<{ name: string; order: SeatOrder }> {
    if (player.kind === 'house') {
      const { bot } = player;
      if (Object.hasOwn(game.bots, bot)) return { name: `house:${bot}`, order: { kind: 'house', bot } };
      throw new BridgeError('bad-input', refusal('no-house-bot', { game: game.id, bot, bots: Object.keys(game.bots) }));
    }
    const program = await this.#programs.get(player.program);
    const files = this.#programs.filesOf(program.id);
    // Whether it can be started here is better known before the game than in it.
    await launchCommand(program, files);
    return { name: program.name, order: { kind: 'program', program, files } };
  }

  #mapOf(game: Game, name: string | undefined): { map?: unknown } {
    if (!game.maps) {
      if (name === undefined) return {};
      throw new BridgeError('bad-input', refusal('no-maps'));
    }
    return { map: name === undefined ? game.maps.standard : this.#parts.shippedMaps.get(game, name) };
  }
}

/** A map that cannot be played is refused: its editor says what is wrong with it. */
async function ownMapOf(game: Game, settings: unknown, upload: Upload): Promise<unknown> {
  const read = await readMap(game, upload);
  if ('refusal' in read) throw new BridgeError('bad-input', read.refusal);
  const isSound = game.maps?.problems(read.map, settings).length === 0;
  if (!isSound) throw new BridgeError('refused', refusal('map-unsound'));
  return read.map;
}
