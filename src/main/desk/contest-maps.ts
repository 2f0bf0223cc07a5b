/** The maps of the open contest. */
import { readFile, stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { BridgeError } from '../../shared/bridge.ts';
import type { ShippedMap } from '../../shared/bridge/contests.ts';
import type { Game, MapProblem } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import { ContestError } from '../store/contest-error.ts';
import { gameOf } from './contest-categories.ts';
import type { ContestDesk } from './contest-desk.ts';
import type { OpenContest } from './open-contest.ts';
import type { ShippedMaps } from './shipped-maps.ts';
import type { Upload } from './upload.ts';

const MOST_BYTES = 8_000_000;
const AREAS = { tables: ['maps', 'categories'], areas: ['maps', 'categories'], redraws: true } as const;

export interface UploadedMap {
  readonly added: number | null;
  readonly problems: readonly MapProblem[];
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
    const game = id === undefined ? gameOf(this.#desk.open) : findGame(id);
    if (!game) throw new BridgeError('not-found', `There is no game called “${id}”.`);
    return this.#shipped.list(game);
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

  async upload(upload: Upload): Promise<UploadedMap> {
    const game = gameOf(this.#desk.open);
    this.#desk.open.refuseReadOnly();
    const read = await readMap(game, upload);
    if ('problem' in read) return { added: null, problems: [read.problem] };
    const settings = game.settings.parse(this.#desk.open.file.settings.get('game'));
    const problems = game.maps?.problems(read.map, settings) ?? [];
    if (problems.length > 0) return { added: null, problems };
    const change = { what: 'map-added', details: { name: nameOf(read.map) }, ...AREAS } as const;
    return {
      added: this.#desk.change(change, (contest) => {
        refuseWhilePlayed(contest);
        return contest.file.maps.add(read.map);
      }),
      problems: [],
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
  const todo = 'make a new category with maps of its own, or a new contest';
  throw new ContestError('refused', `“${playing.name}” is being played on all maps: ${todo}.`);
}

/** JSON, or the plain text of an older contest where the game knows one. What is wrong is told, not thrown. */
async function readMap(
  game: Game,
  { path, isFolder }: Upload,
): Promise<{ readonly map: unknown } | { readonly problem: MapProblem }> {
  if (!game.maps) return problem('no-maps', 'This game is played without maps.');
  if (isFolder) return problem('unreadable', 'A folder is no map: choose one file.');
  if ((await stat(path)).size > MOST_BYTES) return problem('unreadable', 'The file is too large to be a map.');
  const text = await readFile(path, 'utf8');
  try {
    const isJson = text.trimStart().startsWith('{') || !game.maps.fromText;
    const content: unknown = isJson ? JSON.parse(text) : game.maps.fromText?.(text);
    const { game: other } = content as { readonly game?: unknown };
    if (typeof other === 'string' && other !== game.id) {
      return problem('other-game', `This is a map of another game (${other.slice(0, 40)}).`);
    }
    const parsed = game.maps.schema.safeParse(content);
    if (parsed.success) return { map: parsed.data };
    const [issue] = parsed.error.issues;
    return problem('unreadable', [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
  } catch (error) {
    return problem(
      'unreadable',
      error instanceof SyntaxError ? 'It is not a map in JSON.' : String((error as Error).message),
    );
  }
}

/** The game has words for its own problems; these have a message instead. */
function problem(code: string, message: string): { readonly problem: MapProblem } {
  return { problem: { code, clause: '', message } };
}

function nameOf(map: unknown): string {
  return String((map as { readonly name?: unknown }).name);
}
