/** The categories of the open contest: who plays in which, how, and where the draw has put them. */
import { randomInt } from 'node:crypto';
import { BridgeError } from '../../shared/bridge.ts';
import type { Game } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import { makeDraw, swapPlaces } from '../../shared/tournament/draw.ts';
import { fewestEntrants, formatProblem, usualFormat } from '../../shared/tournament/fitting-formats.ts';
import type { Format } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { Category, CategorySettings } from '../store/categories.ts';
import { ContestError } from '../store/contest-error.ts';
import { checked } from '../store/records.ts';
import type { ContestDesk } from './contest-desk.ts';
import type { OpenContest } from './open-contest.ts';

export interface CategoryChange {
  readonly name?: string | undefined;
  readonly format?: Format | undefined;
  readonly settings?: CategorySettings | undefined;
}

const AREAS = { tables: ['categories', 'entrants', 'walkovers'], areas: ['categories', 'contestants'] } as const;

export class ContestCategories {
  readonly #desk: ContestDesk;

  constructor(desk: ContestDesk) {
    this.#desk = desk;
  }

  add(name: string, format: Format | undefined): number {
    const game = gameOf(this.#desk.open);
    if (format) refuseUnfit(game, format);
    const change = { what: 'category-added', details: { name }, ...AREAS } as const;
    return this.#desk.change(change, ({ file }) => file.categories.add({ name, format: format ?? usualFormat(game) }));
  }

  edit(category: number, { name, format, settings }: CategoryChange): void {
    const contest = this.#desk.open;
    const before = contest.file.categories.get(category);
    if (format) refuseUnfit(gameOf(contest), format);
    if (settings) refuseSettings(contest, settings);
    const details = { id: category, name: name ?? before.name };
    // The bracket knows its category's name.
    const redraws = before.draw ? { redraws: true as const } : {};
    this.#desk.change({ what: 'category-edited', details, category, ...redraws, ...AREAS }, ({ file }) => {
      file.categories.edit(category, {
        ...(name === undefined ? {} : { name }),
        ...(format === undefined ? {} : { format }),
        ...(settings === undefined ? {} : { settings }),
      });
    });
  }

  remove(category: number): void {
    const { name } = this.#desk.open.file.categories.get(category);
    const details = { id: category, name };
    this.#desk.change({ what: 'category-removed', details, category, redraws: true, ...AREAS }, ({ file }) => {
      file.categories.remove(category);
    });
  }

  /** Whoever is disqualified is left out of it. */
  draw(category: number, randomSeed = randomInt(2 ** 32)): void {
    const stored = this.#desk.open.file.categories.get(category);
    const details = { id: category, name: stored.name };
    this.#desk.change({ what: 'drawn', details, category, redraws: true, ...AREAS }, (contest) => {
      const { categories, contestants } = contest.file;
      const all = categories.entrants(category);
      const known = new Map(contestants.list().map((contestant) => [contestant.id, contestant]));
      const entrants = all.flatMap((id) => known.get(id) ?? []).filter(({ disqualified }) => !disqualified);
      refuseTooFew(stored, entrants.length);
      if (entrants.length < all.length) {
        categories.takeBackDraw(category);
        categories.setEntrants(
          category,
          entrants.map(({ id }) => id),
        );
      }
      refuseUnfit(gameOf(contest), stored.format);
      categories.setDraw(category, makeDraw(stored.format, entrants, randomSeed));
    });
  }

  swap(category: number, [one, other]: readonly [number, number]): void {
    const { name, draw } = this.#desk.open.file.categories.get(category);
    if (!draw) throw new ContestError('refused', refusal('not-drawn', { name }));
    if (Math.max(one, other) >= draw.places.length) {
      throw new BridgeError('bad-input', refusal('draw-places', { first: 1, last: draw.places.length }));
    }
    const swapped = swapPlaces(draw, one, other);
    const details = { id: category, name, places: [one, other] };
    this.#desk.change({ what: 'drawn', details, category, redraws: true, ...AREAS }, ({ file }) => {
      file.categories.setDraw(category, swapped);
    });
  }

  takeBack(category: number): void {
    const { name } = this.#desk.open.file.categories.get(category);
    const details = { id: category, name };
    this.#desk.change({ what: 'draw-taken-back', details, category, redraws: true, ...AREAS }, ({ file }) => {
      file.categories.takeBackDraw(category);
    });
  }
}

export function gameOf({ file }: OpenContest): Game {
  const { game: id } = file.info();
  const game = findGame(id);
  if (!game) throw new BridgeError('refused', refusal('game-unknown-here', { game: id }));
  return game;
}

/** They are the contest's with some of their own; both together have to be right. */
function refuseSettings(contest: OpenContest, { game: own, maps }: CategorySettings): void {
  const game = gameOf(contest);
  const unknown = Object.keys(own).find((name) => !Object.hasOwn(game.settings.shape, name));
  if (unknown !== undefined) {
    throw new ContestError('refused', refusal('setting-unknown', { game: game.id, setting: unknown }));
  }
  checked(game.settings, { ...contest.file.settings.get('game'), ...own }, 'setting');
  const known = new Set(contest.file.maps.list().map(({ id }) => id));
  if (new Set(maps).size !== maps.length || !maps.every((id) => known.has(id))) {
    throw new ContestError('refused', refusal('maps-not-of-contest'));
  }
}

function refuseUnfit(game: Game, format: Format): void {
  const problem = formatProblem(game, format);
  if (problem) throw new BridgeError('refused', problem);
}

function refuseTooFew({ name, format }: Category, entrants: number): void {
  const least = fewestEntrants(format);
  if (entrants >= least) return;
  throw new ContestError('refused', refusal(least === 1 ? 'nobody-in-category' : 'too-few-in-category', { name }));
}
