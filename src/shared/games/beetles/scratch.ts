/**
 * The sheets on which a turn works out its moves. The next turn uses them again: fresh ones for thousands of beetles and
 * cells cost as much as the rules themselves. Whoever takes a sheet has it until it is taken again, so that nothing of it
 * may be kept beyond the turn.
 */
export class Scratch<Sheet extends Int32Array | Uint8Array> {
  readonly #make: (length: number) => Sheet;
  #whole: Sheet;
  #sheet: Sheet;

  constructor(make: (length: number) => Sheet) {
    this.#make = make;
    this.#whole = make(0);
    this.#sheet = this.#whole;
  }

  /** With whatever was written on it before. */
  used(length: number): Sheet {
    if (this.#sheet.length === length) return this.#sheet;
    if (this.#whole.length < length) this.#whole = this.#make(length);
    this.#sheet = this.#whole.subarray(0, length) as Sheet;
    return this.#sheet;
  }

  /** With zeros. */
  clean(length: number): Sheet {
    return this.used(length).fill(0) as Sheet;
  }
}

export function numbers(): Scratch<Int32Array> {
  return new Scratch((length) => new Int32Array(length));
}

export function bytes(): Scratch<Uint8Array> {
  return new Scratch((length) => new Uint8Array(length));
}
