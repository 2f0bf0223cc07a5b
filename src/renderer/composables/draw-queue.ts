/**
 * Many boards, one window: whoever has something new to draw waits here, and each frame draws as many as there is time
 * for, in turn. So sixteen fast games make the boards of a wall follow less often, but never the window stutter.
 */
import { forMs } from './slices.ts';

/** Less than half of a frame at 60 a second. */
const FRAME_MS = 6;

/** Draws, or a part of it, while there is time; true when nothing is left to draw. */
export type Draw = (hasTime: () => boolean) => boolean;

export class DrawQueue {
  readonly #waiting = new Set<Draw>();
  readonly #onFrame: (callback: () => void) => void;
  #isAsked = false;

  constructor(onFrame: (callback: () => void) => void = (callback) => requestAnimationFrame(callback)) {
    this.#onFrame = onFrame;
  }

  /** Asks for one turn; whoever waits already keeps its place. */
  add(draw: Draw): void {
    this.#waiting.add(draw);
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#onFrame(() => this.#frame());
  }

  remove(draw: Draw): void {
    this.#waiting.delete(draw);
  }

  #frame(): void {
    this.#isAsked = false;
    const hasTime = forMs(FRAME_MS);
    // One draws in every frame, however slow this computer is.
    const turn = [...this.#waiting];
    for (const [i, draw] of turn.entries()) {
      if (i > 0 && !hasTime()) break;
      this.#waiting.delete(draw);
      if (!draw(hasTime)) this.#waiting.add(draw);
    }
    const [next] = this.#waiting;
    if (next) this.add(next);
  }
}
