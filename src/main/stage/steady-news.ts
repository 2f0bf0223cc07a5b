/** Tells of something at most a few times a second, and never forgets to tell of the last change. */
export class SteadyNews {
  readonly #tell: () => void;
  readonly #pauseMs: number;
  #timer: NodeJS.Timeout | null = null;
  #isWaiting = false;

  constructor(pauseMs: number, tell: () => void) {
    this.#pauseMs = pauseMs;
    this.#tell = tell;
  }

  /** The first change is told at once, those that follow it together. */
  changed(): void {
    if (this.#timer) {
      this.#isWaiting = true;
      return;
    }
    this.#rest();
    this.#tell();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isWaiting = false;
  }

  #rest(): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (!this.#isWaiting) return;
      this.#isWaiting = false;
      this.changed();
    }, this.#pauseMs);
  }
}
