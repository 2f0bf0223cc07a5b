/** What has changed in the contest, collected for a moment: fifty dropped programs are one message to the windows. */
import type { ContestArea } from '../../shared/bridge/contests.ts';
import type { Announce } from '../live-games.ts';

const BATCH_MS = 50;

export class ContestChanges {
  readonly #announce: Announce;
  /** By category; those that concern the whole contest are under null. */
  readonly #areas = new Map<number | null, Set<ContestArea>>();
  #timer: NodeJS.Timeout | null = null;

  constructor(announce: Announce) {
    this.#announce = announce;
  }

  add(areas: readonly ContestArea[], category?: number): void {
    const known = this.#areas.get(category ?? null) ?? new Set();
    for (const area of areas) known.add(area);
    this.#areas.set(category ?? null, known);
    this.#timer ??= setTimeout(() => this.#tell(), BATCH_MS);
  }

  /** Nobody wants to know any more: another contest is open. */
  forget(): void {
    this.#areas.clear();
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #tell(): void {
    const changes = [...this.#areas];
    const everywhere = this.#areas.get(null) ?? new Set();
    this.forget();
    for (const [category, areas] of changes) {
      if (category === null) this.#announce('contest.changed', { areas: [...areas] });
      else if (![...areas].every((area) => everywhere.has(area)))
        this.#announce('contest.changed', { areas: [...areas], category });
    }
  }
}
