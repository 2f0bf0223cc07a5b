/**
 * Brings what was committed into the file itself when nothing has changed for a moment. SQLite keeps it beside the file
 * until there is much of it; but people copy the file to a stick or drop it on a window while it is open, and that alone
 * should be the whole contest.
 */
const MOMENT_MS = 1000;

export class Drain {
  readonly #drain: () => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(drain: () => void) {
    this.#drain = drain;
  }

  /** Something was committed. */
  soon(): void {
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(this.#drain, MOMENT_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
