/**
 * The projector's one clock. What has several pages shows all of them, one after the other, before anything else comes:
 * a page that is promised is seen.
 */
import { ref, type InjectionKey } from 'vue';

/** A page of several can be read in this time. */
const LEAST_MS = 7_000;

/** How long each page stays where all of them together should take so many seconds. */
export function pageMs(seconds: number, pages: number): number {
  return pages === 1 ? seconds * 1000 : Math.max(LEAST_MS, (seconds * 1000) / pages);
}

export class PageTurner {
  /** From 0. */
  readonly page = ref(0);
  readonly #seconds: () => number;
  readonly #seenAll: () => void;
  #pages = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seconds: () => number, seenAll: () => void) {
    this.#seconds = seconds;
    this.#seenAll = seenAll;
  }

  /** Something with so many pages is shown, from its first one. */
  begin(pages: number): void {
    this.#pages = Math.max(1, pages);
    this.page.value = 0;
    this.restart();
  }

  /** The page that is shown has its whole time again. */
  restart(): void {
    this.stop();
    this.#timer = setTimeout(() => this.#turn(), pageMs(this.#seconds(), this.#pages));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #turn(): void {
    this.page.value = (this.page.value + 1) % this.#pages;
    if (this.page.value === 0) this.#seenAll();
    this.restart();
  }
}

export const PAGE_TURNER: InjectionKey<PageTurner> = Symbol('page turner');
