/**
 * What the class sees. It is kept here, so that a page that is loaded again shows the same, and every window hears of a
 * change. What is held back and what was revealed of each category is in the contest file: no crash gives a result away.
 */
import { PROJECTOR_AT_FIRST, type ProjectorState } from '../../shared/bridge/results.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import type { Announce } from '../live-games.ts';
import type { ShellServices } from '../shell-services.ts';

export class Projector {
  readonly #announce: Announce;
  readonly #services: ShellServices | null;
  #contest: OpenContest | null = null;
  /** By category. */
  #revealed: Readonly<Record<string, readonly string[]>> = {};
  #state = PROJECTOR_AT_FIRST;

  constructor(announce: Announce, services: ShellServices | null) {
    this.#announce = announce;
    this.#services = services;
  }

  get state(): ProjectorState {
    return this.#state;
  }

  change(change: Partial<ProjectorState>): ProjectorState {
    const next = { ...this.#state, ...change };
    const { category, isHeldBack } = next;
    const revealed =
      change.revealed && category !== null ? { ...this.#revealed, [category]: change.revealed } : this.#revealed;
    // What cannot be kept is not shown either.
    this.#keep(isHeldBack, revealed);
    this.#revealed = revealed;
    this.#show({ ...next, revealed: [...this.#of(category)] });
    return this.#state;
  }

  /** Another contest is open: nothing of the old one is shown. The window stays where it is. */
  reset(contest: OpenContest | null): void {
    this.#contest = contest;
    this.#revealed = contest?.file.settings.get('revealed') ?? {};
    const isHeldBack = contest?.file.settings.get('heldBack') ?? false;
    const { isOpen, display, isDisplaced, mode, seconds } = this.#state;
    this.#show({ ...PROJECTOR_AT_FIRST, isOpen, display, isDisplaced, mode, seconds, isHeldBack });
  }

  /** The matches of a category whose results may be seen; null when none is held back. */
  revealedOf(category: number): ReadonlySet<string> | null {
    return this.#state.isHeldBack ? new Set(this.#of(category)) : null;
  }

  #of(category: number | null): readonly string[] {
    return (category !== null && this.#revealed[category]) || [];
  }

  /** A contest that may only be read is shown as the organiser likes, as long as it is open. */
  #keep(isHeldBack: boolean, revealed: Readonly<Record<string, readonly string[]>>): void {
    const contest = this.#contest;
    if (!contest || contest.readOnly) return;
    if (isHeldBack === this.#state.isHeldBack && revealed === this.#revealed) return;
    contest.mutate(() => {
      const { settings } = contest.file;
      if (isHeldBack !== this.#state.isHeldBack) settings.set('heldBack', isHeldBack);
      if (revealed !== this.#revealed) settings.set('revealed', revealed);
    });
  }

  #show(state: ProjectorState): void {
    const { isOpen, display } = this.#state;
    this.#state = state;
    this.#announce('projector.changed', state);
    // In a browser the page opens the window itself.
    if (state.isOpen && (!isOpen || state.display !== display)) this.#openWindow(state.display);
    else if (!state.isOpen && isOpen) this.#services?.closeProjector();
  }

  #openWindow(display: number | null): void {
    this.#services?.openProjector(display, {
      closed: () => this.change({ isOpen: false, isDisplaced: false }),
      displaced: (isDisplaced) => this.change({ isDisplaced }),
    });
  }
}
