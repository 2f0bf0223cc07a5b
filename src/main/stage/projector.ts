/**
 * What the class sees. It is kept here, so that a page that is loaded again shows the same, and every window hears of a
 * change. What was revealed of a category stays revealed when the organiser looks at another one in between.
 */
import type { ProjectorState } from '../../shared/bridge/results.ts';
import type { Announce } from '../live-games.ts';
import type { ShellServices } from '../shell-services.ts';

const FIRST: ProjectorState = {
  isOpen: false,
  mode: 'follow',
  page: 'title',
  category: null,
  live: null,
  seconds: 20,
  isHeldBack: false,
  revealed: [],
  drawStep: null,
};

export class Projector {
  readonly #announce: Announce;
  readonly #services: ShellServices | null;
  readonly #revealed = new Map<number | null, string[]>();
  #state = FIRST;

  constructor(announce: Announce, services: ShellServices | null) {
    this.#announce = announce;
    this.#services = services;
  }

  get state(): ProjectorState {
    return this.#state;
  }

  change(change: Partial<ProjectorState>): ProjectorState {
    const { category, isOpen } = this.#state;
    this.#state = { ...this.#state, ...change };
    if (change.revealed) this.#revealed.set(this.#state.category, change.revealed);
    if (this.#state.category !== category) {
      this.#state = { ...this.#state, revealed: this.#revealed.get(this.#state.category) ?? [] };
    }
    if (this.#state.isOpen !== isOpen) this.#showOrHide(this.#state.isOpen);
    this.#announce('projector.changed', this.#state);
    return this.#state;
  }

  /** Another contest is open: nothing of the old one is shown. The window stays where it is. */
  reset(): void {
    this.#revealed.clear();
    const { isOpen, mode, seconds, isHeldBack } = this.#state;
    this.change({ ...FIRST, isOpen, mode, seconds, isHeldBack });
  }

  /** The matches of a category whose results may be seen; null when none is held back. */
  revealedOf(category: number): ReadonlySet<string> | null {
    return this.#state.isHeldBack ? new Set(this.#revealed.get(category)) : null;
  }

  #showOrHide(isOpen: boolean): void {
    // In a browser the page opens the window itself.
    if (isOpen) this.#services?.openProjector(() => this.change({ isOpen: false }));
    else this.#services?.closeProjector();
  }
}
