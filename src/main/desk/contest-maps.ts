/** The maps of the open contest. */
import { isDeepStrictEqual } from 'node:util';
import { BridgeError } from '../../shared/bridge.ts';
import type { ShippedMap } from '../../shared/bridge/contests.ts';
import type { Game, MapProblem } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { ContestError } from '../store/contest-error.ts';
import { gameOf } from './contest-categories.ts';
import type { ContestDesk } from './contest-desk.ts';
import type { OpenContest } from './open-contest.ts';
import type { ShippedMaps } from './shipped-maps.ts';
import type { Upload } from './upload.ts';
import { readMap } from './uploaded-map.ts';

const AREAS = { tables: ['maps', 'categories'], areas: ['maps', 'categories'], redraws: true } as const;

export interface UploadedMap {
  readonly added: number | null;
  /** What the game says against it. */
  readonly problems: readonly MapProblem[];
  /** Why it is no map of this game at all. */
  readonly refusal: Refusal | null;
}

export class ContestMaps {
  readonly #desk: ContestDesk;
  readonly #shipped: ShippedMaps;

  constructor(desk: ContestDesk, shipped: ShippedMaps) {
    this.#desk = desk;
    this.#shipped = shipped;
  }

  /** Of the open contest's game, where none is named. */
  shipped(id?: string): readonly ShippedMap[] {
    return this.#shipped.list(id === undefined ? gameOf(this.#desk.open) : gameNamed(id));
  }

  readShipped(id: string, name: string): unknown {
    return this.#shipped.get(gameNamed(id), name);
  }

  /** One that the contest has already, to the letter, is left out. */
  addShipped(names: readonly string[]): void {
    const maps = names.map((name) => this.#shipped.get(gameOf(this.#desk.open), name));
    const details = { names: maps.map(nameOf) };
    this.#desk.change({ what: 'map-added', details, ...AREAS }, (contest) => {
      refuseWhilePlayed(contest);
      const known = contest.file.maps.list().map(({ id }) => contest.file.maps.get(id));
      for (const map of maps) if (!known.some((other) => isDeepStrictEqual(other, map))) contest.file.maps.add(map);
    });
  }

  /** A map that games were played on stays as it was: what would replace it is added beside it. */
  async upload(upload: Upload, replaces?: number): Promise<UploadedMap> {
    const game = gameOf(this.#desk.open);
    this.#desk.open.refuseReadOnly();
    const read = await readMap(game, upload);
    if ('refusal' in read) return { added: null, problems: [], refusal: read.refusal };
    const settings = game.settings.parse(this.#desk.open.file.settings.get('game'));
    const problems = game.maps?.problems(read.map, settings) ?? [];
    if (problems.length > 0) return { added: null, problems, refusal: null };
    const old = replaces !== undefined && !this.#desk.open.file.maps.isPlayed(replaces) ? replaces : null;
    const what = old === null ? 'map-added' : 'map-changed';
    return {
      added: this.#desk.change({ what, details: { name: nameOf(read.map) }, ...AREAS }, (contest) => {
        refuseWhilePlayed(contest);
        const { maps } = contest.file;
        return old === null ? maps.add(read.map) : maps.replace(old, read.map);
      }),
      problems: [],
      refusal: null,
    };
  }

  order(ids: readonly number[]): void {
    this.#desk.change({ what: 'maps-ordered', details: {}, ...AREAS }, (contest) => {
      refuseWhilePlayed(contest);
      contest.file.maps.order(ids);
    });
  }

  /** Categories that have it among their own maps go on without it. */
  remove(id: number): void {
    const { file } = this.#desk.open;
    const name = file.maps.list().find((map) => map.id === id)?.name ?? '';
    this.#desk.change({ what: 'map-removed', details: { id, name }, ...AREAS }, (contest) => {
      refuseWhilePlayed(contest);
      for (const category of file.categories.list()) {
        const { game, maps } = category.settings;
        if (!maps.includes(id)) continue;
        file.categories.edit(category.id, { settings: { game, maps: maps.filter((other) => other !== id) } });
      }
      file.maps.remove(id);
    });
  }
}

/** Which map a game is played on follows from their number and order, so they stay once games have begun on all of them. */
function refuseWhilePlayed({ file }: OpenContest): void {
  const playing = file.categories.list().find(({ id, draw, settings }) => {
    return draw && settings.maps.length === 0 && file.categories.hasBegun(id);
  });
  if (!playing) return;
  throw new ContestError('refused', refusal('maps-being-played', { name: playing.name }));
}

function gameNamed(id: string): Game {
  const game = findGame(id);
  if (!game) throw new BridgeError('not-found', refusal('no-such-game-kind', { game: id }));
  return game;
}

function nameOf(map: unknown): string {
  return String((map as { readonly name?: unknown }).name);
}
