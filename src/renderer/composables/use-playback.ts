/**
 * The cursor of somebody who watches a game: which turn is shown, whether it moves by itself and how fast. At ×1 it is
 * one turn a second. It knows nothing of the game but how many turns there are and whether more may come.
 */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64] as const;
export type Speed = (typeof SPEEDS)[number];

/** Calls `tick` with the milliseconds since the last call until the returned function is called. */
export type Ticker = (tick: (elapsedMs: number) => void) => () => void;

/** How the shown turn was reached: the next one in order, or from anywhere. */
export type Arrival = 'next' | 'jump';

export interface Playback {
  readonly turn: Readonly<Ref<number>>;
  readonly arrival: Readonly<Ref<Arrival>>;
  readonly playing: Readonly<Ref<boolean>>;
  /** Stays at the end while the game grows. */
  readonly following: Readonly<Ref<boolean>>;
  readonly speed: Ref<Speed>;
  /** Playing, but the next turn has not been played yet. */
  readonly waiting: ComputedRef<boolean>;
  readonly atStart: ComputedRef<boolean>;
  readonly atEnd: ComputedRef<boolean>;
  /** How many turns of a game that still runs are not shown yet; 0 in one that is over. */
  readonly behind: ComputedRef<number>;
  play(): void;
  pause(): void;
  /** Whatever moves by itself, be it along the game or with it, comes to rest. */
  toggle(): void;
  /** Shows a turn and stays there. */
  jump(turn: number): void;
  stepBack(): void;
  stepForward(): void;
  toStart(): void;
  toEnd(): void;
  faster(): void;
  slower(): void;
}

/** A turn at ×1. */
const TURN_MS = 1000;

/** A window that was hidden goes on from where it was instead of racing to catch up. */
const LONGEST_TICK_MS = 250;

export const frames: Ticker = (tick) => {
  let last = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    tick(Math.max(0, now - last));
    last = now;
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
};

export interface PlaybackOptions {
  readonly length: Readonly<Ref<number>>;
  /** More turns may come. */
  readonly growing: Readonly<Ref<boolean>>;
  readonly ticker?: Ticker;
}

export function usePlayback({ length, growing, ticker = frames }: PlaybackOptions): Playback {
  const turn = ref(0);
  const arrival = shallowRef<Arrival>('jump');
  const playing = ref(false);
  const wantsEnd = ref(false);
  const speed = ref<Speed>(1);
  let dueMs = 0;
  let stop: (() => void) | null = null;

  // Whoever was cut off from a game that goes on is at its end again when it is heard of again.
  const following = computed(() => wantsEnd.value && growing.value);
  const atStart = computed(() => turn.value === 0);
  const atEnd = computed(() => turn.value >= length.value);
  const behind = computed(() => (growing.value ? length.value - turn.value : 0));
  const waiting = computed(() => playing.value && atEnd.value && growing.value);

  function show(wanted: number): void {
    const next = Math.max(0, Math.min(Math.trunc(wanted), length.value));
    arrival.value = next === turn.value + 1 ? 'next' : 'jump';
    turn.value = next;
  }

  function tick(elapsedMs: number): void {
    if (atEnd.value) {
      dueMs = 0;
      if (!growing.value) pause();
      return;
    }
    dueMs += Math.min(elapsedMs, LONGEST_TICK_MS) * speed.value;
    if (dueMs < TURN_MS) return;
    show(turn.value + Math.trunc(dueMs / TURN_MS));
    dueMs %= TURN_MS;
    if (atEnd.value && !growing.value) pause();
  }

  function play(): void {
    if (playing.value) return;
    wantsEnd.value = false;
    if (atEnd.value && !growing.value) show(0);
    playing.value = true;
    dueMs = 0;
    stop = ticker(tick);
  }

  function pause(): void {
    playing.value = false;
    stop?.();
    stop = null;
  }

  function jump(wanted: number): void {
    pause();
    wantsEnd.value = false;
    show(wanted);
  }

  function toggle(): void {
    if (!playing.value && !following.value) return play();
    pause();
    wantsEnd.value = false;
  }

  function changeSpeed(by: 1 | -1): void {
    speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + by] ?? speed.value;
  }

  /** In a game that still runs, the end is wherever the last turn is. */
  function toEnd(): void {
    jump(length.value);
    wantsEnd.value = true;
  }

  watch([length, following], ([now, follows]) => {
    if (follows || turn.value > now) show(now);
  });
  onScopeDispose(pause);

  return {
    turn,
    arrival,
    playing,
    following,
    speed,
    waiting,
    atStart,
    atEnd,
    behind,
    play,
    pause,
    toggle,
    jump,
    stepBack: () => jump(turn.value - 1),
    stepForward: () => jump(turn.value + 1),
    toStart: () => jump(0),
    toEnd,
    faster: () => changeSpeed(1),
    slower: () => changeSpeed(-1),
  };
}
