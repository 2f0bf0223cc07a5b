/** A program's standard error: drained always, kept up to a limit, and its last lines for a verdict. */
export class StderrTail {
  readonly #limit: number;
  #size = 0;
  #tail = '';

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(text: string): void {
    this.#tail = (this.#tail + text).slice(-4096);
  }

  /** As much of the text as is still to be kept. */
  within(text: string): string {
    const kept = text.slice(0, Math.max(0, this.#limit - this.#size));
    this.#size += kept.length;
    return kept;
  }

  lastLines(): string {
    return this.#tail.trimEnd().split('\n').slice(-10).join('\n');
  }
}
