/** Lets somebody wait for news, but never for ever. */
export class News {
  readonly #waiting = new Set<() => void>();

  /** Something happened: wakes whoever waits. */
  spread(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Waits for any news, or until `enough` holds, but not longer than this. */
  async within(ms: number, enough: () => boolean = () => true): Promise<void> {
    const until = performance.now() + ms;
    do {
      const left = until - performance.now();
      if (left <= 0) return;
      await this.#next(left);
    } while (!enough());
  }

  #next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#waiting.add(wake);
    });
  }
}
